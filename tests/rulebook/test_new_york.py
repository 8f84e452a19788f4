"""New York, rule by rule. Each test is named by its rule."""

import pytest

from whistlestop.core.chance import Scripted, Seeded
from whistlestop.core.game import new_game
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.deck import CardDrawn, RowSwept
from whistlestop.rules.tickets import Choosing, TicketsKept

from .tables import EMPTY, Trial, begin, can_pay, joined, random_game, some_of, tables

NEW_YORK = edition("new_york")
BOARD = NEW_YORK.board
ROW = ["red", "blue", "green", "pink", "black"]
DECK = ["chelsea-brooklyn", "times_square-soho", "east_village-soho"]


def test_n_01_two_to_four_players_with_15_taxis() -> None:
    assert list(NEW_YORK.seats) == [2, 3, 4]
    for seats, step in tables("new_york"):
        assert [player.trains for player in step.state.players] == [15] * seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_n_01_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        begin("new_york", seats)


def test_n_02_the_pack_and_the_tickets() -> None:
    colours = ("blue", "green", "black", "pink", "red", "orange")
    assert dict(NEW_YORK.pack.counts) == {**dict.fromkeys(colours, 6), "wild": 8}
    assert sum(NEW_YORK.pack.all) == 44
    assert len(BOARD.tickets) == 18


def test_n_03_two_cards_each_and_five_face_up() -> None:
    for seats, step in tables("new_york"):
        state = step.state
        assert [sum(player.hand) for player in state.players] == [2] * seats
        assert len(state.row) == 5
        assert state.row.count("wild") < 3
        assert sum(state.deck) + sum(state.discards) == 44 - 2 * seats - 5


def test_n_03_three_taxis_sweep_the_row_at_set_up() -> None:
    script = ["blue"] * 4 + ["wild", "red", "wild", "red", "wild"] + ROW
    step = new_game(NEW_YORK, 2, Scripted(script, Seeded("first row")), first=0)
    assert step.events.count(RowSwept()) == 1
    assert step.state.row == tuple(ROW)


@pytest.mark.parametrize(("deck", "swept"), [({"wild": 2}, False), ({"wild": 1, "blue": 1}, True)])
def test_n_03_and_later_if_a_better_row_is_possible(deck: dict[str, int], swept: bool) -> None:
    row = ["red", "wild", "wild", "pink", "pink"]
    trial = Trial("new_york", row=row, deck=deck, draws="wild").play("take red")
    assert (RowSwept() in trial.events) == swept
    assert (trial.state.row.count("wild") < 3) == swept


def test_n_04_two_tickets_each_of_which_one_may_go() -> None:
    for seats, step in tables("new_york"):
        phase = step.state.phases[-1]
        assert isinstance(phase, Choosing)
        assert [len(offer) for offer in phase.offers] == [2] * seats
        assert len(step.state.loose) == 18 - 2 * seats
        for seat in range(seats):
            assert len(observe(step.state, seat).moves) == 3


def test_n_04_what_goes_stays_in_the_game() -> None:
    tickets = [["chelsea-brooklyn", "times_square-soho"], ["east_village-soho"]]
    trial = Trial("new_york", setup=True, tickets=tickets, ticket_deck=["central_park-chelsea"])
    assert trial.rule("keep", seat=0) == "N-04"
    trial.play("keep east_village-soho", seat=1).play("keep times_square-soho", seat=0)
    assert trial.ticket_deck == ["central_park-chelsea", "chelsea-brooklyn"]
    assert observe(trial.state, 0).under[1].ticket == "chelsea-brooklyn"
    assert observe(trial.state, 1).under[1].ticket is None


def test_n_05_the_first_player_is_picked_or_drawn() -> None:
    for seats in NEW_YORK.seats:
        picked = [begin("new_york", seats, first=first).state.first for first in range(seats)]
        drawn = {begin("new_york", seats, f"first {seed}").state.first for seed in range(60)}
        assert picked == list(range(seats))
        assert drawn == set(range(seats))


def test_n_05_clockwise() -> None:
    trial = Trial("new_york", 3, turn=2, first=2)
    turns = []
    for _ in range(4):
        turns.append(trial.state.turn)
        trial.play("draw", "draw")
    assert turns == [2, 0, 1, 2]


def test_n_10_three_actions_and_a_pass_only_for_want_of_them() -> None:
    trial = Trial("new_york", hands=[{"blue": 2}, {}], row=ROW)
    assert {move.split()[0] for move in trial.moves()} == {"draw", "take", "claim", "tickets"}
    assert trial.rule("pass") == "N-10"
    assert trial.rule("draw", seat=1) == "N-10"
    poor = Trial("new_york", 3, **EMPTY)
    for _ in range(3):
        assert poor.moves() == {"pass"}
        poor.play("pass")
    assert poor.state.over


def test_n_11_two_cards_and_the_face_up_taxi() -> None:
    trial = Trial("new_york", row=["wild", "red", "red", "blue", "blue"], draws="pink green")
    trial.play("take red")
    assert trial.state.row == ("wild", "pink", "red", "blue", "blue")
    assert trial.rule("take wild") == "N-11"
    assert trial.rule("pass") == "N-11"
    assert trial.moves() == {"draw", "take pink", "take red", "take blue"}
    trial.play("take pink")
    assert trial.state.turn == 1
    assert trial.play("take wild").state.turn == 0


def test_n_11_a_taxi_drawn_blind_is_ordinary_and_hidden() -> None:
    trial = Trial("new_york", row=ROW, draws="wild").play("draw")
    assert trial.state.turn == 0
    (drawn,) = (event for event in trial.events if isinstance(event, CardDrawn))
    assert (drawn.seen_by(0).card, drawn.seen_by(1).card) == ("wild", None)


def test_n_12_a_new_deck_and_what_happens_when_cards_run_out() -> None:
    trial = Trial("new_york", row=ROW, deck={"red": 1}, discards={"blue": 2}).play("draw")
    assert (trial.deck, trial.discards) == ({"blue": 2}, {})
    out = Trial("new_york", hands=[{}, {"red": 2}], row=["blue", "wild"], deck={})
    assert out.rule("draw") == "N-12"
    out.play("take blue")
    assert out.state.turn == 1
    out.play("claim lincoln_center-midtown_west red*2")
    assert sorted(out.state.row) == ["red", "red", "wild"]


@pytest.mark.parametrize("seed", range(6))
def test_n_20_every_payment_and_no_other(seed: int) -> None:
    cards = some_of(NEW_YORK.pack.cards(NEW_YORK.pack.all), 9, f"hand {seed}")
    hand = {card: cards.count(card) for card in cards}
    trial = Trial("new_york", hands=[hand, {}])
    offered: dict[str, set[tuple[str, ...]]] = {route: set() for route in BOARD.routes}
    for move in observe(trial.state, 0).moves:
        if isinstance(move, ClaimRoute):
            offered[move.route].add(tuple(sorted(move.payment.cards)))
    for route in BOARD.routes.values():
        assert offered[route.id] == can_pay(route, cards)


def test_n_20_paid_to_the_discards_and_claimed_once() -> None:
    trial = Trial("new_york", hands=[{"red": 3}, {"red": 2}])
    assert trial.rule("claim lincoln_center-midtown_west red*3") == "N-20"
    trial.play("claim lincoln_center-midtown_west red*2")
    assert (trial.hand(), trial.discards) == ({"red": 1}, {"red": 2})
    assert trial.state.players[0].trains == 13
    assert trial.rule("claim lincoln_center-midtown_west red*2") == "N-20"


@pytest.mark.parametrize("taxis", range(5))
def test_n_21_a_taxi_for_every_space(taxis: int) -> None:
    trial = Trial("new_york", hands=[{"wild": 8}, {}], trains=[taxis, 15])
    for route in BOARD.routes.values():
        refused = None if route.length <= taxis else "N-21"
        assert trial.rule(f"claim {route.id} wild*{route.length}") == refused


@pytest.mark.parametrize("seats", NEW_YORK.seats)
def test_n_22_double_routes(seats: int) -> None:
    assert len(BOARD.twins) == 22
    for route, (twin,) in BOARD.twins.items():
        assert set(BOARD.routes[route].ends) == set(BOARD.routes[twin].ends)
        claim = f"claim {twin} wild*{BOARD.routes[twin].length}"
        hands = [{"wild": 8}] + [{}] * (seats - 1)
        own = Trial("new_york", seats, hands=hands, routes={route: 0})
        other = Trial("new_york", seats, hands=hands, routes={route: 1})
        assert own.rule(claim) == "N-22"
        assert other.rule(claim) == ("N-22" if seats == 2 else None)


@pytest.mark.parametrize("left", range(4))
def test_n_30_draw_two_or_what_is_left(left: int) -> None:
    trial = Trial("new_york", ticket_deck=DECK[:left])
    if not left:
        assert trial.rule("tickets") == "N-30"
        return
    trial.play("tickets")
    drawn = min(2, left)
    assert len(trial.moves("keep")) == 2**drawn - 1
    assert trial.rule("keep") == "N-30"
    trial.play(f"keep {DECK[drawn - 1]}")
    assert trial.ticket_deck == DECK[drawn:left] + DECK[: drawn - 1]


def test_n_31_kept_and_secret() -> None:
    trial = Trial("new_york", tickets=[DECK[:2], DECK[2:]])
    assert trial.rule("keep chelsea-brooklyn") == "N-31"
    assert observe(trial.state, 0).tickets == tuple(DECK[:2])
    for seat in (None, 0, 1):
        seen = observe(trial.state, seat).players
        assert [player.tickets for player in seen] == [(None, None), (None,)]


def test_n_31_choices_are_secret_too() -> None:
    trial = Trial("new_york", ticket_deck=DECK).play("tickets", "keep chelsea-brooklyn")
    (kept,) = (event for event in trial.events if isinstance(event, TicketsKept))
    assert kept.seen_by(0).kept == ("chelsea-brooklyn",)
    for other in (None, 1):
        assert (kept.seen_by(other).kept, kept.seen_by(other).returned) == ((None,), (None,))


@pytest.mark.parametrize("seats", NEW_YORK.seats)
def test_n_40_everybody_has_one_last_turn(seats: int) -> None:
    hands = [{"blue": 1}] + [{}] * (seats - 1)
    trial = Trial("new_york", seats, hands=hands, trains=[3] + [15] * (seats - 1))
    trial.play("claim lower_east_side-chinatown blue")
    order = []
    while not trial.state.over:
        order.append(trial.state.turn)
        trial.play("draw", "draw")
    assert order == [*range(1, seats), 0]
    assert trial.rule("draw", seat=0) == "N-40"


@pytest.mark.parametrize("seats", NEW_YORK.seats)
def test_n_41_routes_tickets_and_attractions(seats: int) -> None:
    state = list(random_game("new_york", seats, f"sum {seats}"))[-1].state
    trial = Trial("new_york", seats)
    trial.state = state
    found = trial.finish()
    for seat, player in enumerate(state.players):
        held = [BOARD.routes[route] for route in state.routes_of(seat)]
        points = sum({1: 1, 2: 2, 3: 4, 4: 7}[route.length] for route in held)
        touched = {city for route in held for city in route.ends}
        sights = [city for city in touched if BOARD.cities[city].traits.get("attraction")]
        for ticket in (BOARD.tickets[ticket] for ticket in player.tickets):
            points += ticket.points if joined(held, *ticket.ends) else -ticket.points
        assert found.totals[seat] == points + len(sights)


def test_n_41_nine_attractions_once_each() -> None:
    sights = [city for city in BOARD.cities.values() if city.traits.get("attraction")]
    assert len(sights) == 9
    trial = Trial("new_york", routes=dict.fromkeys(BOARD.routes, 0), trains=[0, 15])
    assert trial.points("attractions") == [9, 0]


def test_n_42_ties() -> None:
    routes = {"lincoln_center-times_square-1": 1, "times_square-empire_state_building-1": 1}
    tickets: list[list[str]] = [[], ["lincoln_center-empire_state_building"], []]
    tied = Trial("new_york", 3, routes=routes, tickets=tickets, points=[8, 3, 8]).finish()
    assert (tied.totals, tied.winners) == ((8, 8, 8), (1,))
    assert Trial("new_york", 3, points=[8, 3, 8]).finish().winners == (0, 2)


@pytest.mark.parametrize("move", ["station chinatown red", "pay red", "decline"])
def test_n_43_moves_of_other_editions(move: str) -> None:
    assert Trial("new_york", hands=[{"red": 4}, {}]).rule(move) == "N-43"


def test_n_43_no_tunnel_ferry_or_bonus() -> None:
    assert not any(route.traits for route in BOARD.routes.values())
    names = {line.name for line in Trial("new_york").finish().lines[0]}
    assert names == {"routes", "tickets", "attractions"}

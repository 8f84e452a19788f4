"""The classic board, rule by rule. Each test is named by its rule."""

import pytest

from whistlestop.core.chance import Scripted, Seeded
from whistlestop.core.game import new_game
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.deck import CardDrawn, RowSwept
from whistlestop.rules.tickets import Choosing

from .tables import (
    EMPTY,
    Trial,
    begin,
    can_pay,
    joined,
    longest,
    random_game,
    some_of,
    tables,
)

USA = edition("usa")
BOARD = USA.board
ROW = ["red", "blue", "green", "white", "black"]
DECK = ["boston-miami", "denver-el_paso", "seattle-new_york", "dallas-new_york"]
POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}


def test_u_01_two_to_five_players_with_45_cars() -> None:
    assert list(USA.seats) == [2, 3, 4, 5]
    for seats, step in tables("usa"):
        assert [player.trains for player in step.state.players] == [45] * seats


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_u_01_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        begin("usa", seats)


def test_u_02_the_pack() -> None:
    colours = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
    assert dict(USA.pack.counts) == {**dict.fromkeys(colours, 12), "wild": 14}
    assert sum(USA.pack.all) == 110


def test_u_03_thirty_tickets_of_one_deck() -> None:
    assert len(BOARD.tickets) == 30
    assert {ticket.deck for ticket in BOARD.tickets.values()} == {""}
    assert (len(BOARD.cities), len(BOARD.routes)) == (36, 100)


def test_u_04_four_cards_each_and_five_face_up() -> None:
    for seats, step in tables("usa"):
        state = step.state
        assert [sum(player.hand) for player in state.players] == [4] * seats
        assert len(state.row) == 5
        assert sum(state.deck) + sum(state.discards) == 110 - 4 * seats - 5


def test_u_05_three_tickets_each() -> None:
    for seats, step in tables("usa"):
        phase = step.state.phases[-1]
        assert isinstance(phase, Choosing)
        assert [len(offer) for offer in phase.offers] == [3] * seats
        assert len(step.state.loose) == 30 - 3 * seats


def test_u_06_at_least_two_are_kept_and_the_third_goes_under_the_deck() -> None:
    tickets = [DECK[:3], DECK[3:]]
    trial = Trial("usa", setup=True, tickets=tickets, ticket_deck=["toronto-miami"])
    assert len(trial.moves("keep", seat=0)) == 4
    assert trial.rule("keep boston-miami", seat=0) == "U-06"
    trial.play("keep dallas-new_york", seat=1).play("keep boston-miami denver-el_paso", seat=0)
    assert trial.ticket_deck == ["toronto-miami", "seattle-new_york"]
    assert observe(trial.state, 0).under[1].ticket == "seattle-new_york"
    assert observe(trial.state, 1).under[1].ticket is None


def test_u_07_the_first_player_is_picked_or_drawn() -> None:
    for seats in USA.seats:
        picked = [begin("usa", seats, first=first).state.first for first in range(seats)]
        drawn = {begin("usa", seats, f"first {seed}").state.first for seed in range(60)}
        assert picked == list(range(seats))
        assert drawn == set(range(seats))


def test_u_10_three_actions_and_a_pass_only_for_want_of_them() -> None:
    trial = Trial("usa", hands=[{"blue": 2}, {}], row=ROW)
    assert {move.split()[0] for move in trial.moves()} == {"draw", "take", "claim", "tickets"}
    assert trial.rule("pass") == "U-10"
    poor = Trial("usa", 3, **EMPTY)
    for _ in range(3):
        assert poor.moves() == {"pass"}
        poor.play("pass")
    assert poor.state.over


def test_u_11_two_cards_and_the_row_is_refilled() -> None:
    trial = Trial("usa", row=["wild", "red", "red", "blue", "blue"], draws="white green")
    trial.play("take red")
    assert trial.state.row == ("wild", "white", "red", "blue", "blue")
    assert trial.rule("pass") == "U-11"
    trial.play("take white")
    assert trial.state.turn == 1


def test_u_12_a_face_up_wild_card_is_the_only_one() -> None:
    trial = Trial("usa", row=["wild", "wild", "red", "blue", "blue"], draws="white green")
    assert trial.play("take wild").state.turn == 1
    trial.play("draw")
    assert trial.rule("take wild") == "U-12"


def test_u_13_a_wild_card_drawn_blind_is_ordinary_and_hidden() -> None:
    trial = Trial("usa", row=ROW, draws="wild").play("draw")
    assert trial.state.turn == 0
    (drawn,) = (event for event in trial.events if isinstance(event, CardDrawn))
    assert (drawn.seen_by(0).card, drawn.seen_by(1).card) == ("wild", None)


def test_u_14_a_new_deck_at_once() -> None:
    trial = Trial("usa", row=ROW, deck={"red": 1}, discards={"blue": 2}).play("draw")
    assert (trial.deck, trial.discards) == ({"blue": 2}, {})


def test_u_15_three_wild_cards_sweep_the_row() -> None:
    script = ["blue"] * 8 + ["wild", "red", "wild", "red", "wild"] + ROW
    step = new_game(USA, 2, Scripted(script, Seeded("first row")), first=0)
    assert step.events.count(RowSwept()) == 1
    assert step.state.row == tuple(ROW)


def test_u_16_when_cards_run_out() -> None:
    out = Trial("usa", hands=[{}, {"red": 2}], row=["blue", "wild"], deck={})
    assert out.rule("draw") == "U-16"
    out.play("take blue")
    assert out.state.turn == 1
    out.play("claim boston-new_york-2 red*2")
    assert sorted(out.state.row) == ["red", "red", "wild"]


@pytest.mark.parametrize("seed", range(6))
def test_u_20_every_payment_and_no_other(seed: int) -> None:
    cards = some_of(USA.pack.cards(USA.pack.all), 10, f"hand {seed}")
    hand = {card: cards.count(card) for card in cards}
    trial = Trial("usa", hands=[hand, {}])
    offered: dict[str, set[tuple[str, ...]]] = {route: set() for route in BOARD.routes}
    for move in observe(trial.state, 0).moves:
        if isinstance(move, ClaimRoute):
            offered[move.route].add(tuple(sorted(move.payment.cards)))
    for route in BOARD.routes.values():
        assert offered[route.id] == can_pay(route, cards)


@pytest.mark.parametrize("cars", range(7))
def test_u_21_a_car_for_every_space(cars: int) -> None:
    trial = Trial("usa", hands=[{"wild": 8}, {}], trains=[cars, 45])
    for route in BOARD.routes.values():
        refused = None if route.length <= cars else "U-21"
        assert trial.rule(f"claim {route.id} wild*{route.length}") == refused


def test_u_22_any_open_route_once() -> None:
    trial = Trial("usa", hands=[{"purple": 4}, {"purple": 4}], routes={"calgary-helena": 0})
    trial.play("claim charleston-miami purple*4")
    assert trial.state.turn == 1
    assert trial.rule("claim charleston-miami purple*4") == "U-22"


def test_u_23_points_for_every_length() -> None:
    for length, points in POINTS.items():
        route = next(route for route in BOARD.routes.values() if route.length == length)
        trial = Trial("usa", hands=[{"wild": 6}, {}])
        trial.play(f"claim {route.id} wild*{length}")
        assert trial.points("routes") == [points, 0]
        assert trial.discards == {"wild": length}
    assert {route.length for route in BOARD.routes.values()} == POINTS.keys()


@pytest.mark.parametrize("seats", USA.seats)
def test_u_24_nobody_holds_both_tracks(seats: int) -> None:
    for route, (twin,) in BOARD.twins.items():
        assert set(BOARD.routes[route].ends) == set(BOARD.routes[twin].ends)
        hands = [{"wild": 8}] + [{}] * (seats - 1)
        own = Trial("usa", seats, hands=hands, routes={route: 0})
        assert own.rule(f"claim {twin} wild*{BOARD.routes[twin].length}") == "U-24"


@pytest.mark.parametrize("seats", USA.seats)
def test_u_25_one_track_only_with_two_or_three(seats: int) -> None:
    for route, (twin,) in BOARD.twins.items():
        hands = [{"wild": 8}] + [{}] * (seats - 1)
        other = Trial("usa", seats, hands=hands, routes={route: 1})
        claim = f"claim {twin} wild*{BOARD.routes[twin].length}"
        assert other.rule(claim) == ("U-25" if seats <= 3 else None)


@pytest.mark.parametrize("left", range(5))
def test_u_30_draw_three_or_what_is_left(left: int) -> None:
    trial = Trial("usa", ticket_deck=DECK[:left])
    if not left:
        assert trial.rule("tickets") == "U-30"
        return
    trial.play("tickets")
    drawn = min(3, left)
    assert len(trial.moves("keep")) == 2**drawn - 1
    trial.play(f"keep {DECK[drawn - 1]}")
    assert trial.ticket_deck == DECK[drawn:left] + DECK[: drawn - 1]


def test_u_31_kept_and_secret() -> None:
    trial = Trial("usa", tickets=[DECK[:2], DECK[2:]])
    assert trial.rule("keep boston-miami") == "U-31"
    for seat in (None, 0, 1):
        seen = observe(trial.state, seat).players
        assert [player.tickets for player in seen] == [(None, None), (None, None)]


def test_u_32_a_ticket_for_or_against() -> None:
    routes = {"boston-new_york-1": 0, "new_york-washington-1": 0, "denver-santa_fe": 0}
    routes |= {"el_paso-santa_fe": 0}
    trial = Trial("usa", routes=routes, tickets=[["denver-el_paso", "boston-miami"], []])
    assert trial.points("tickets") == [4 - 12, 0]


def test_u_35_what_is_public_and_what_is_not() -> None:
    trial = Trial("usa", hands=[{"red": 2}, {"blue": 3}], row=ROW).play("take red", "draw")
    seen = observe(trial.state, 1)
    assert (seen.players[0].cards, sum(seen.players[0].known)) == (4, 1)
    assert seen.hand == trial.state.players[1].hand


@pytest.mark.parametrize("seats", USA.seats)
def test_u_40_everybody_has_one_more_turn(seats: int) -> None:
    hands = [{"red": 2}] + [{}] * (seats - 1)
    trial = Trial("usa", seats, hands=hands, trains=[4] + [45] * (seats - 1))
    trial.play("claim boston-new_york-2 red*2")
    order = []
    while not trial.state.over:
        order.append(trial.state.turn)
        trial.play("draw", "draw")
    assert order == [*range(1, seats), 0]
    assert trial.rule("draw", seat=0) == "U-40"


@pytest.mark.parametrize("seats", USA.seats)
def test_u_41_routes_tickets_and_the_bonus(seats: int) -> None:
    state = list(random_game("usa", seats, f"sum {seats}"))[-1].state
    trial = Trial("usa", seats)
    trial.state = state
    found = trial.finish()
    held = [[BOARD.routes[r] for r in state.routes_of(seat)] for seat in range(seats)]
    paths = [longest(routes) for routes in held]
    for seat, player in enumerate(state.players):
        points = sum(POINTS[route.length] for route in held[seat])
        for ticket in (BOARD.tickets[ticket] for ticket in player.tickets):
            points += ticket.points if joined(held[seat], *ticket.ends) else -ticket.points
        points += 10 if paths[seat] == max(paths) > 0 else 0
        assert found.totals[seat] == points


def test_u_42_all_who_tie_for_the_longest_path() -> None:
    routes = {"charleston-miami": 0, "calgary-helena": 1, "atlanta-charleston": 2}
    assert Trial("usa", 3, routes=routes).points("longest") == [10, 10, 0]
    assert Trial("usa", 3).points("longest") == [0, 0, 0]


def test_u_43_ties() -> None:
    routes = {"denver-santa_fe": 1, "el_paso-santa_fe": 1, "charleston-miami": 0}
    tickets: list[list[str]] = [[], ["denver-el_paso"], []]
    tied = Trial("usa", 3, routes=routes, tickets=tickets, points=[10, 6, 20]).finish()
    assert (tied.totals, tied.winners) == ((20, 20, 20), (1,))
    level = Trial("usa", 3, routes={"charleston-miami": 0}, points=[7, 17, 17]).finish()
    assert (level.totals, level.winners) == ((17, 17, 17), (0,))
    assert Trial("usa", 3, points=[8, 3, 8]).finish().winners == (0, 2)


def test_u_44_a_total_may_be_negative() -> None:
    assert Trial("usa", tickets=[["boston-miami"], []]).finish().totals == (-12, 0)


@pytest.mark.parametrize("move", ["station miami red", "pay red", "decline"])
def test_u_45_moves_of_other_editions(move: str) -> None:
    assert Trial("usa", hands=[{"red": 4}, {}]).rule(move) == "U-45"
    assert not any(route.traits for route in BOARD.routes.values())

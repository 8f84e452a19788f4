"""Europe, rule by rule: tickets, stations, knowledge, the end. Each test is named by its rule."""

from itertools import product
from typing import Any

import pytest

from whistlestop.core.chance import Seeded
from whistlestop.core.event import Event
from whistlestop.core.game import standings
from whistlestop.core.imagine import imagine
from whistlestop.core.state import Slip, State, Trace
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.rules.deck import CardDrawn
from whistlestop.rules.stations import StationMap
from whistlestop.rules.tickets import Choosing, TicketsDealt, TicketsKept, TicketsOffered

from .tables import EMPTY, Trial, begin, joined, longest, random_game, some_of

EUROPE = edition("europe")
BOARD = EUROPE.board
DECK = ["paris-wien", "essen-kyiv", "london-wien", "kyiv-sochi", "berlin-roma"]
ENDS = [list(random_game("europe", seats, f"end {seats}"))[-1].state for seats in EUROPE.seats]
"""The last states of some games played at random."""


@pytest.mark.parametrize("left", range(6))
def test_e_40_draw_three_or_what_is_left(left: int) -> None:
    trial = Trial("europe", ticket_deck=DECK[:left])
    if not left:
        assert trial.rule("tickets") == "E-40"
        assert not trial.moves("tickets")
        return
    trial.play("tickets")
    drawn = min(3, left)
    assert len(trial.moves("keep")) == 2**drawn - 1
    assert trial.rule("keep") == "E-40"
    trial.play(f"keep {DECK[drawn - 1]}")
    assert trial.state.players[0].tickets == (DECK[drawn - 1],)
    assert trial.ticket_deck == DECK[drawn:left] + DECK[: drawn - 1]


def test_e_40_only_who_returned_them_knows_which() -> None:
    trial = Trial("europe", 3, ticket_deck=DECK).play("tickets", "keep essen-kyiv")
    for seat, known in {0: [None, None, "paris-wien", "london-wien"], 1: [None] * 4}.items():
        assert [slip.ticket for slip in observe(trial.state, seat).under] == known
    (kept,) = (event for event in trial.events if isinstance(event, TicketsKept))
    assert kept.seen_by(0) == kept
    for other in (None, 1, 2):
        assert (kept.seen_by(other).kept, kept.seen_by(other).returned) == ((None,), (None, None))


def places(trial: Trial, seat: int, ticket: str) -> set[str]:
    """Where a ticket can be, as far as a seat knows."""
    found, view = set(), observe(trial.state, seat)
    for number in range(60):
        world = imagine(view, Seeded(f"where {number}"))
        hands = {f"hand {n}" for n, player in enumerate(world.players) if ticket in player.tickets}
        phases = {"offer" for phase in world.phases if ticket in phase.tickets()}
        found |= (
            hands | phases | {f"slip {n}" for n, s in enumerate(world.under) if s.ticket == ticket}
        )
    return found


def test_e_40_who_returned_a_ticket_knows_where_it_can_be() -> None:
    mine, other, third = "paris-wien", "london-wien", "essen-kyiv"
    trial = Trial("europe", 3, ticket_deck=[mine, third, other]).play("tickets", f"keep {third}")
    trial.play("tickets")
    assert places(trial, 0, mine) == places(trial, 0, other) == {"offer"}
    trial.play(f"keep {mine}")
    assert places(trial, 0, mine) == places(trial, 0, other) == {"hand 1", "slip 0"}
    assert places(trial, 1, mine) == {"hand 1"}
    trial.play("tickets")
    assert places(trial, 0, mine) == places(trial, 0, other) == {"hand 1", "offer"}
    trial.play(f"keep {other}")
    assert places(trial, 0, mine) == places(trial, 0, other) == {"hand 1", "hand 2"}
    assert places(trial, 1, other) == {"hand 2"}, "it had to be kept"
    assert places(trial, 2, mine) == {"hand 0", "hand 1"}, "or in the box: it saw nothing"


def test_e_40_a_ticket_that_had_to_be_kept_is_known_for_sure() -> None:
    trial = Trial("europe", ticket_deck=DECK[:2]).play("tickets", f"keep {DECK[1]}", "tickets")
    trial.play(f"keep {DECK[0]}")
    assert places(trial, 0, DECK[0]) == {"hand 1"}


def test_e_40_returned_tickets_lie_in_the_order_drawn_also_for_who_knew_them() -> None:
    four = DECK[:4]
    trial = Trial("europe", 3, ticket_deck=four).play("tickets", f"keep {four[1]}")
    trial.play("tickets", f"keep {four[3]}")
    assert trial.ticket_deck == [four[0], four[2]]
    assert places(trial, 0, four[0]) == {"hand 1", "slip 0", "slip 1"}
    assert places(trial, 0, four[2]) == {"hand 1", "slip 1"}, "it was drawn last"


def test_e_40_others_and_spectators_see_counts_only() -> None:
    trial = Trial("europe", 3, ticket_deck=DECK[:3]).play("tickets", f"keep {DECK[1]}")
    trial.play("tickets", f"keep {DECK[0]}")
    drawn = (Slip(DECK[0], 0), Slip(DECK[2], 0))
    hidden = (Slip(None, 0), Slip(None, 0))
    for seat, slips in {0: drawn, 1: drawn, 2: hidden, None: hidden}.items():
        assert observe(trial.state, seat).traces[-1] == Trace(1, 0, slips, 1)


def test_e_41_a_kept_ticket_stays_to_the_end() -> None:
    assert Trial("europe", tickets=[DECK, []]).rule("keep paris-wien") == "E-41"
    held: list[tuple[str, ...]] = [()] * 3
    for step in random_game("europe", 3, "tickets stay"):
        for seat, player in enumerate(step.state.players):
            assert player.tickets[: len(held[seat])] == held[seat]
        held = [player.tickets for player in step.state.players]
    assert max(len(tickets) for tickets in held) > 4


def test_e_41_secret_until_the_game_is_over() -> None:
    for step in random_game("europe", 2, "secret"):
        for seat in (None, 0, 1):
            players = observe(step.state, seat).players
            shown = [tuple(seen.tickets) for seen in players]
            held = [player.tickets for player in step.state.players]
            hidden = [(None,) * len(tickets) for tickets in held]
            assert shown == (held if step.state.over else hidden)


def _completed(state: State, seat: int, borrowed: tuple[str, ...]) -> list[bool]:
    routes = [BOARD.routes[route] for route in (*state.routes_of(seat), *borrowed)]
    return [joined(routes, *BOARD.tickets[t].ends) for t in state.players[seat].tickets]


def _ticket_score(state: State, seat: int, borrowed: tuple[str, ...]) -> tuple[int, int]:
    done = _completed(state, seat, borrowed)
    points = [BOARD.tickets[ticket].points for ticket in state.players[seat].tickets]
    signed = [p if yes else -p for p, yes in zip(points, done, strict=True)]
    return sum(signed), sum(done)


def test_e_42_connected_counts_for_anything_else_against() -> None:
    done = 0
    for seed in range(8):
        routes = dict.fromkeys(some_of(BOARD.routes, 30, f"net {seed}"), 0)
        tickets = some_of(BOARD.tickets, 20, f"tickets {seed}")
        trial = Trial("europe", routes=routes, tickets=[tickets, []], trains=[0, 45])
        line = trial.finish().line(0, "tickets")
        assert (line.points, line.tie) == _ticket_score(trial.state, 0, ())
        done += line.tie
    assert 0 < done < 160


def test_e_50_any_city_without_a_station() -> None:
    trial = Trial("europe", hands=[{"blue": 1}, {"blue": 1}])
    assert {move.split()[1] for move in trial.moves("station")} == set(BOARD.cities)
    trial.play("station roma blue")
    assert {move.split()[1] for move in trial.moves("station")} == set(BOARD.cities) - {"roma"}
    assert trial.rule("station roma blue") == "E-50"


def test_e_50_three_a_game() -> None:
    stations = {"roma": 0, "wien": 0, "paris": 0}
    trial = Trial("europe", hands=[{"blue": 9}, {}], stations=stations)
    assert trial.rule("station berlin blue*4") == "E-50"
    assert not trial.moves("station")


@pytest.mark.parametrize("built", range(3))
def test_e_51_one_card_more_each_time(built: int) -> None:
    stations = dict.fromkeys(["roma", "wien"][:built], 0)
    trial = Trial("europe", hands=[{"blue": 4, "red": 2, "wild": 4}, {}], stations=stations)
    ways = {
        0: {"blue", "red", "wild"},
        1: {"blue*2", "blue+wild", "red*2", "red+wild", "wild*2"},
        2: {"blue*3", "blue*2+wild", "blue+wild*2", "red*2+wild", "red+wild*2", "wild*3"},
    }[built]
    assert trial.moves("station paris") == {f"station paris {way}" for way in ways}
    for wrong in ("blue*4", "blue+red", "green"):
        assert trial.rule(f"station paris {wrong}") == "E-51"
    trial.play(f"station paris {min(ways)}")
    assert sum(trial.discards.values()) == built + 1


def test_e_52_four_points_for_each_never_built() -> None:
    trial = Trial("europe", 3, stations={"roma": 1, "wien": 2, "paris": 2, "riga": 2})
    assert trial.points("stations") == [12, 8, 0]


def _best_borrowing(state: State, seat: int) -> tuple[int, int]:
    """The best ticket total and number, found by trying every choice of a route a station."""
    lent = [
        [r.id for r in BOARD.routes_at[city] if state.owners.get(r.id, seat) != seat] or [""]
        for city, owner in state.part(StationMap).at.items()
        if owner == seat
    ]
    choices = (tuple(filter(None, choice)) for choice in product(*lent))
    return max(_ticket_score(state, seat, choice) for choice in choices)


@pytest.mark.parametrize("seed", range(12))
def test_e_53_the_best_route_for_each_station(seed: int) -> None:
    net = some_of(BOARD.routes, 44, f"net {seed}")
    routes = {route: place % 3 for place, route in enumerate(net)}
    cities = some_of(BOARD.cities, 3, f"stations {seed}")
    tickets = some_of(BOARD.tickets, 14, f"tickets {seed}")
    trial = Trial(
        "europe",
        4,
        routes=routes,
        stations=dict.fromkeys(cities, 0),
        tickets=[tickets, [], [], []],
        trains=[0, 0, 0, 45],
    )
    line = trial.finish().line(0, "tickets")
    assert (line.points, line.tie) == _best_borrowing(trial.state, 0)
    assert len(line.routes) <= 3
    assert all(trial.state.owners[route] != 0 for route in line.routes)


@pytest.mark.parametrize("state", ENDS, ids=lambda state: f"{len(state.players)} players")
def test_e_53_at_the_end_of_whole_games(state: State) -> None:
    for seat in range(len(state.players)):
        line = next(x for x in _lines(state)[seat] if x[0] == "tickets")
        assert line[1] == _best_borrowing(state, seat)[0]


def _lines(state: State) -> list[list[tuple[str, int]]]:
    trial = Trial("europe", len(state.players))
    trial.state = state
    return [[(line.name, line.points) for line in seat] for seat in trial.finish().lines]


def test_e_55_a_view_does_not_depend_on_what_is_hidden() -> None:
    shared: dict[str, Any] = {"row": ["red"] * 5, "routes": {"cadiz-lisboa": 1}}
    one = Trial(
        "europe",
        hands=[{"blue": 2}, {"white": 3}],
        tickets=[["paris-wien"], ["essen-kyiv"]],
        ticket_deck=["london-wien", "kyiv-sochi"],
        **shared,
    )
    two = Trial(
        "europe",
        hands=[{"blue": 2}, {"black": 2, "wild": 1}],
        tickets=[["paris-wien"], ["london-wien"]],
        ticket_deck=["kyiv-sochi", "essen-kyiv"],
        **shared,
    )
    assert one.state != two.state
    assert observe(one.state, 0) == observe(two.state, 0)
    assert observe(one.state, None) == observe(two.state, None)
    assert observe(one.state, 1) != observe(two.state, 1)


def test_e_55_public_numbers() -> None:
    for step in random_game("europe", 3, "public"):
        state = step.state
        for seat in (None, 0, 1, 2):
            view = observe(state, seat)
            for seen, player in zip(view.players, state.players, strict=True):
                assert (seen.cards, len(seen.tickets)) == (sum(player.hand), len(player.tickets))
                assert (seen.trains, seen.points) == (player.trains, player.points)
                assert all(k <= h for k, h in zip(seen.known, player.hand, strict=True))
            assert (view.discards, view.row, view.owners) == (
                state.discards,
                state.row,
                state.owners,
            )
            assert view.part(StationMap) == state.part(StationMap)
            assert view.deck == sum(state.deck)


def _secrets(event: Event) -> list[str | None]:
    """What an event tells only to the seat that it is about."""
    if isinstance(event, CardDrawn):
        return [event.card]
    if isinstance(event, (TicketsDealt, TicketsOffered)):
        return list(event.tickets)
    if isinstance(event, TicketsKept):
        return [*event.kept, *event.returned]
    return []


def test_e_55_events_tell_secrets_to_their_seat_only() -> None:
    told = 0
    for step in random_game("europe", 3, "events"):
        for event in step.events:
            owner = getattr(event, "seat", None)
            assert event.seen_by(owner) == event
            for other in {None, 0, 1, 2} - {owner}:
                seen = event.seen_by(other)
                assert not any(_secrets(seen))
                if not _secrets(event):
                    assert seen == event
            told += bool(_secrets(event))
    assert told > 50


def test_e_55_an_offer_is_seen_by_its_seat_only() -> None:
    state = begin("europe", 3).state
    for seat in (None, 0, 1, 2):
        (phase,) = observe(state, seat).phases
        assert isinstance(phase, Choosing)
        for chooser, offer in enumerate(phase.offers):
            assert len(offer) == 4
            assert any(offer) == all(offer) == (chooser == seat)


@pytest.mark.parametrize("seats", EUROPE.seats)
def test_e_60_everybody_has_one_more_turn(seats: int) -> None:
    for begins in range(seats):
        trains = [45] * seats
        trains[begins] = 3
        hands: list[dict[str, int]] = [{} for _ in range(seats)]
        hands[begins] = {"purple": 1}
        trial = Trial("europe", seats, turn=begins, trains=trains, hands=hands)
        trial.play("claim dieppe-paris purple")
        order = []
        while not trial.state.over:
            order.append(trial.state.turn)
            trial.play("draw", "draw")
        assert order == [(begins + 1 + turn) % seats for turn in range(seats)]
        assert trial.rule("draw", seat=0) == "E-60"


def test_e_60_not_with_three_cars_and_not_twice() -> None:
    trial = Trial("europe", hands=[{"purple": 1}, {"blue": 2}], trains=[4, 4])
    trial.play("claim dieppe-paris purple", "claim cadiz-lisboa blue*2")
    trial.play("draw", "draw")
    assert trial.state.players[0].trains == 3
    assert not trial.state.over
    assert trial.play("draw", "draw").state.over


@pytest.mark.parametrize("state", ENDS, ids=lambda state: f"{len(state.players)} players")
def test_e_61_the_lines_add_up(state: State) -> None:
    trial = Trial("europe", len(state.players))
    trial.state = state
    found = trial.finish()
    for seat, lines in enumerate(_lines(state)):
        names = dict(lines)
        assert set(names) == {"routes", "tickets", "stations", "longest"}
        assert found.totals[seat] == sum(names.values())
        assert names["routes"] == state.players[seat].points
        assert names["stations"] == 4 * state.part(StationMap).left[seat]


@pytest.mark.parametrize("seed", range(20))
def test_e_62_the_longest_path(seed: int) -> None:
    around = [r.id for city in ("paris", "frankfurt", "wien") for r in BOARD.routes_at[city]]
    routes = dict.fromkeys(some_of(sorted(set(around)), 9, f"path {seed}"), 0)
    trial = Trial("europe", routes=routes, trains=[0, 45])
    line = trial.finish().line(0, "longest")
    assert dict(line.items)["length"] == longest([BOARD.routes[route] for route in routes])
    assert sum(BOARD.routes[route].length for route in line.routes) == dict(line.items)["length"]


def test_e_62_all_who_tie_and_nobody_for_nothing() -> None:
    ties = {"athina-sarajevo": 0, "edinburgh-london-1": 2, "cadiz-lisboa": 1}
    assert Trial("europe", 3, routes=ties).points("longest") == [10, 0, 10]
    assert Trial("europe", 3).points("longest") == [0, 0, 0]


def test_e_62_without_borrowed_routes() -> None:
    routes = {"frankfurt-paris-1": 0, "munchen-wien": 0, "frankfurt-munchen": 1, "riga-wilno": 1}
    trial = Trial("europe", routes=routes, stations={"munchen": 0}, tickets=[["paris-wien"], []])
    assert trial.points("tickets") == [8, 0]
    assert trial.points("longest") == [0, 10]


EXPRESS = {"athina-sarajevo": 0, "cadiz-lisboa": 1}
TICKET = {"essen-frankfurt": 0, "essen-kobenhavn-1": 0, "petrograd-stockholm": 1}


@pytest.mark.parametrize(
    ("position", "winners"),
    [
        ({"points": [9, 10, 8]}, [1]),
        (
            {
                "points": [21, 12, 0],
                "routes": TICKET,
                "tickets": [["frankfurt-kobenhavn"], [], []],
                "stations": {"roma": 0},
            },
            [0],
        ),
        ({"points": [4, 10, 0], "routes": EXPRESS, "stations": {"roma": 0}}, [1]),
        ({"points": [2, 12, 0], "routes": EXPRESS}, [0]),
        ({"points": [5, 5, 5]}, [0, 1, 2]),
    ],
    ids=["total", "tickets", "stations", "express", "shared"],
)
def test_e_63_ties(position: dict[str, Any], winners: list[int]) -> None:
    found = Trial("europe", 3, **position).finish()
    assert list(found.winners) == winners
    assert set(found.ranking[: len(winners)]) == set(winners)
    if len(winners) == 1 and "routes" in position:
        assert found.totals[0] == found.totals[1]


def test_e_64_less_than_nothing() -> None:
    trial = Trial("europe", tickets=[["lisboa-danzig", "palermo-moskva"], []], **EMPTY)
    assert trial.finish().totals == (12 - 40, 12)


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("europe", {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}),
        ("usa", {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}),
        ("new_york", {1: 1, 2: 2, 3: 4, 4: 7}),
    ],
)
def test_e_65_u_46_n_41_a_count_from_the_board_is_the_running_count(
    name: str, printed: dict[int, int]
) -> None:
    routes = edition(name).board.routes
    for step in random_game(name, 3, "recount"):
        state = step.state
        again = [sum(printed[routes[r].length] for r in state.routes_of(seat)) for seat in range(3)]
        assert [player.points for player in state.players] == again
    assert state.over
    assert [standings(state).line(seat, "routes").points for seat in range(3)] == again
    assert max(again) > 0

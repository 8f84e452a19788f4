"""Ways: what each ticket still needs, by any combination of what may be borrowed."""

from collections.abc import Iterable, Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.campaign.effects import frontier
from whistlestop.bots.registry import make
from whistlestop.core.chance import Seeded
from whistlestop.core.game import legal, new_game, play
from whistlestop.core.network import Islands
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition, names
from whistlestop.insight.ways import CLOSED, Progress, progress, tracks, wanted
from whistlestop.notation import read_position
from whistlestop.rules.claiming import closed_routes
from whistlestop.rules.journeys import best_journeys


def position(**data: Any) -> State:
    return read_position(edition("europe"), 2, data, Seeded("ways"))


def only(state: State) -> Progress:
    (found,) = progress(state, 0)
    return found


def ids(legs: Iterable[Any]) -> list[str]:
    return [leg.route for leg in legs]


def games(name: str, seats: int, count: int, *, every: int = 7) -> Iterator[State]:
    """Moments of games in which somebody plays well, and sometimes anyhow: so stations are built,
    and tickets cut off."""
    for number in range(count):
        luck, dice = Seeded(f"ways {name} {number}"), Random(number)
        bots = [make("greedy", seed=f"{number} {seat}") for seat in range(seats)]
        state, moves = new_game(edition(name), seats, luck, first=0).state, 0
        while (seat := state.turn) is not None:
            well = dice.random() < 0.7
            move = bots[seat].choose(observe(state, seat)) if well else dice.choice(legal(state))
            state, moves = play(state, move, luck, seat).state, moves + 1
            if moves % every == 0:
                yield state


def test_the_fewest_cars_over_own_routes() -> None:
    state = position(tickets=[["paris-wien"], []], routes={"paris-zurich": 0})
    found, board = only(state), edition("europe").board
    assert found.way is not None
    assert not found.done
    assert found.way.cars == sum(board.routes[leg.route].length for leg in found.way.missing)
    assert ids(found.way.own) == ["paris-zurich"]
    assert found.points == board.tickets["paris-wien"].points
    assert wanted(state, 0) == {*ids(found.way.missing)}


def test_a_way_is_travelled_from_end_to_end() -> None:
    """The legs join, whatever their routes are called."""
    for state in games("europe", 3, 2):
        for seat in range(3):
            for found in progress(state, seat):
                ends = edition("europe").board.tickets[found.ticket].ends
                here = ends[0]
                for leg in found.way.legs if found.way else ():
                    board = edition("europe").board.routes[leg.route]
                    assert (leg.start, {leg.start, leg.end}) == (here, {*board.ends})
                    assert leg.cars in (0, board.length)
                    here = leg.end
                assert found.way is None or here == ends[1]


def test_a_ticket_made_is_done() -> None:
    routes = {"essen-frankfurt": 0, "essen-kobenhavn-1": 0}
    found = only(position(tickets=[["frankfurt-kobenhavn"], []], routes=routes))
    assert found.way is not None
    assert (found.done, found.way.missing, found.way.lent, found.way.cars) == (True, [], [], 0)
    assert {*ids(found.way.own)} == {*routes}


def test_a_station_lends_a_route() -> None:
    found = only(
        position(
            tickets=[["frankfurt-kobenhavn"], []],
            routes={"essen-frankfurt": 0, "essen-kobenhavn-1": 1, "essen-kobenhavn-2": 1},
            stations={"essen": 0},
        )
    )
    assert found.done
    assert found.way is not None
    assert found.way.missing == []
    assert ids(found.way.lent)[0].startswith("essen-kobenhavn")


def test_a_station_lends_a_route_to_a_ticket_that_is_not_made_yet() -> None:
    """Nothing is lent for points yet, but the way knows what will be: whichever serves it."""
    routes = {"essen-kobenhavn-1": 1, "essen-kobenhavn-2": 1, "berlin-essen": 1}
    data = {"tickets": [["frankfurt-kobenhavn"], []], "stations": {"essen": 0}, "routes": routes}
    found = only(position(**data))
    assert found.way is not None
    assert not found.done
    assert ids(found.way.missing) == ["essen-frankfurt"]
    assert ids(found.way.lent)[0].startswith("essen-kobenhavn")
    assert only(position(**{**data, "stations": {}})).way != found.way


def test_a_station_that_serves_a_ticket_lends_no_other_route() -> None:
    routes = {"essen-kobenhavn-1": 1, "essen-kobenhavn-2": 1, "berlin-essen": 1}
    state = position(
        tickets=[["frankfurt-kobenhavn", "essen-kyiv"], []],
        routes={**routes, "essen-frankfurt": 0, "berlin-warszawa-1": 0, "kyiv-warszawa": 0},
        stations={"essen": 0},
    )
    made, other = progress(state, 0)
    assert (made.done, other.done) == (False, True), "ten points, and not five"
    assert made.way is not None
    assert made.way.cars > 0, "Essen lends the route to Berlin, so none to Kobenhavn"
    assert not {"essen-kobenhavn-1", "essen-kobenhavn-2"} & {*ids(made.way.lent)}


def test_a_ticket_cut_off_has_no_way() -> None:
    board = edition("europe").board
    routes = {route.id: 1 for route in board.routes_at["edinburgh"]}
    ticket = next(t.id for t in board.tickets.values() if "edinburgh" in t.ends)
    found = only(position(tickets=[[ticket], []], routes=routes))
    assert (found.way, found.done) == (None, False)


def test_a_closed_track_is_no_way_unless_it_reopens() -> None:
    """With two players the second track of a double route is closed to both."""
    board = edition("europe").board
    routes = {r.id: 1 for r in board.routes_at["edinburgh"] if not r.id.endswith("-2")}
    ticket = next(t.id for t in board.tickets.values() if "edinburgh" in t.ends)
    assert only(position(tickets=[[ticket], []], routes=routes)).way is None
    more = read_position(
        edition("europe"), 4, {"tickets": [[ticket], [], [], []], "routes": routes}, Seeded("four")
    )
    assert only(more).way is not None


@pytest.mark.parametrize("name", names())
def test_a_view_tells_a_seat_as_much_as_the_whole_state(name: str) -> None:
    seats = 3
    for state in games(name, seats, 2):
        for seat in range(seats):
            assert progress(observe(state, seat), seat) == progress(state, seat)


def by_hand(state: State, seat: int) -> dict[str, tuple[bool, int | None]]:
    """The same with every choice of what may be borrowed tried, and cars counted one by one."""
    board, owners = state.edition.board, state.owners
    shut = closed_routes(state, seat)
    lends = [[*lent] for hook in state.edition.hooks.lends for lent in hook(state, seat) if lent]
    items, _ = best_journeys(state, seat)
    made = {ticket for ticket, points in items if points > 0}
    own = [route for route in board.routes.values() if owners.get(route.id) == seat]
    found: dict[str, tuple[bool, int | None]] = {}
    for choice in product(*lends):
        lent = [board.routes[route] for route in choice]
        islands = Islands([*own, *lent])
        if not all(islands.connected(board.tickets[ticket].ends) for ticket in made):
            continue
        cost = {r.id: 0 for r in (*own, *lent)}
        cost |= {r.id: r.length for r in board.routes.values() if r.id not in {*owners, *shut}}
        for ticket, _ in items:
            ends = board.tickets[ticket].ends
            far = {ends[0]: 0}
            for _ in board.cities:  # as often as there are cities: Bellman and Ford's way
                for route in cost:
                    for one, other in (board.routes[route].ends, board.routes[route].ends[::-1]):
                        if one in far and far[one] + cost[route] < far.get(other, 999):
                            far[other] = far[one] + cost[route]
            now = far.get(ends[1])
            before = found.get(ticket, (False, None))[1]
            least = now if before is None or (now is not None and now < before) else before
            found[ticket] = ticket in made, least
    return found


def test_the_way_is_the_best_of_all_choices_of_loans() -> None:
    """And what is made stays made."""
    lending = 0
    for state in games("europe", 3, 3, every=31):
        for seat in range(3):
            told = {
                one.ticket: (one.done, one.way.cars if one.way else None)
                for one in progress(state, seat)
            }
            assert told == by_hand(state, seat)
            lending += bool(tracks(state, seat).lenders)
    assert lending > 3


def test_a_postcard_opens_a_closed_track() -> None:
    """The second track is closed with few players, but who holds the card may take it (X-10)."""
    for card, open_to in (("126", [True, False]), ("117", [False, False])):
        state = frontier.held(card, routes={"bangor-quebec-1": 1}).state
        place = [*state.edition.board.routes].index("bangor-quebec-2")
        assert [tracks(state, seat).weights[place] != CLOSED for seat in (0, 1)] == open_to

"""What a ticket still needs: the way with the fewest cars that is still open."""

from heapq import heappop, heappush
from typing import NamedTuple

from whistlestop.core.state import State
from whistlestop.rules.claiming import closed_routes
from whistlestop.rules.journeys import best_journeys


class Leg(NamedTuple):
    """A route still to be claimed, in the direction of travel."""

    route: str
    start: str
    end: str


class Way(NamedTuple):
    """The routes still to be claimed, in the order of travel, and the cars they take."""

    legs: tuple[Leg, ...]
    cars: int


def cheapest(state: State, seat: int, ends: tuple[str, str]) -> Way | None:
    """The way between two cities that takes the fewest cars, own routes being free; or None."""
    board, shut = state.edition.board, closed_routes(state, seat)
    goal = ends[1]
    heap: list[tuple[int, int, str, tuple[Leg, ...]]] = [(0, 0, ends[0], ())]
    seen: set[str] = set()
    while heap:
        cars, hops, city, path = heappop(heap)
        if city == goal:
            return Way(path, cars)
        if city in seen:
            continue
        seen.add(city)
        for route in board.routes_at[city]:
            owner = state.owners.get(route.id)
            if owner not in (None, seat) or (owner is None and route.id in shut):
                continue
            other = route.ends[0] if route.ends[1] == city else route.ends[1]
            if owner == seat:
                heappush(heap, (cars, hops, other, path))
            else:
                more = (*path, Leg(route.id, city, other))
                heappush(heap, (cars + route.length, hops + 1, other, more))
    return None


class Progress(NamedTuple):
    """How a ticket stands: done (with borrowed routes, perhaps), or the way to go; or neither."""

    ticket: str
    done: bool
    way: Way | None


def progress(state: State, seat: int) -> list[Progress]:
    """How the tickets of a seat stand."""
    board = state.edition.board
    items, _ = best_journeys(state, seat)
    return [
        Progress(ticket, points > 0, cheapest(state, seat, board.tickets[ticket].ends))
        for ticket, points in items
    ]


def wanted(state: State, seat: int) -> frozenset[str]:
    """The routes on the cheapest ways of the tickets that are not made yet."""
    return frozenset(
        leg.route
        for found in progress(state, seat)
        if not found.done and found.way
        for leg in found.way.legs
    )

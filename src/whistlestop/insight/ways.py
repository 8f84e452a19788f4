"""Ways: what each ticket of a seat still needs, over own, lent and free tracks (Dijkstra)."""

from collections.abc import Iterable, Mapping, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from whistlestop.core.board import CityId, RouteId, TicketId
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.insight.atlas import Atlas, atlas_of
from whistlestop.rules.claiming import closed_routes
from whistlestop.rules.journeys import best_journeys, held_by

CAR, LOAN, LEG = 1 << 20, 1 << 10, 1
"""What a way is judged by, in one number: fewest cars, then fewest loans, then fewest routes."""
CLOSED = 0
"""The weight of a route that no way leads over."""


class Leg(NamedTuple):
    """A route of a way, in the direction of travel, and the cars it still takes."""

    route: RouteId
    start: CityId
    end: CityId
    cars: int
    lent: bool


class Way(NamedTuple):
    """One way from end to end, and the cars it still takes."""

    legs: tuple[Leg, ...]
    cars: int

    @property
    def own(self) -> list[Leg]:
        """What the seat has built of it."""
        return [leg for leg in self.legs if not leg.cars and not leg.lent]

    @property
    def lent(self) -> list[Leg]:
        """What stations lend of it."""
        return [leg for leg in self.legs if leg.lent]

    @property
    def missing(self) -> list[Leg]:
        """What is still to be claimed."""
        return [leg for leg in self.legs if leg.cars]


class Progress(NamedTuple):
    """How a ticket stands: made at the best use of what is lent, or the way to go; or cut off."""

    ticket: TicketId
    points: int
    done: bool
    way: Way | None


Lenders = tuple[tuple[int, ...], ...]


class Tracks(NamedTuple):
    """What a seat may travel over: a weight for each route by number, and what each lender lends.

    Of the routes of a lender one may be used. While these stay the same and the tickets too, so
    does the progress of the tickets.
    """

    weights: tuple[int, ...]
    lenders: Lenders


def tracks(table: State | View, seat: int) -> Tracks:
    """The tracks of a seat as they lie: a closed one counts only if it may be reopened."""
    edition, owners = table.edition, table.owners
    routes, route_of = edition.board.routes, atlas_of(edition).route_of
    shut = {
        route
        for route, reason in closed_routes(table, seat).items()
        if not any(again(table, seat, routes[route], reason) for again in edition.hooks.reopens)
    }
    weights = tuple(
        (CLOSED if route in shut else CAR * facts.length + LEG)
        if (owner := owners.get(route)) is None
        else (LEG if owner == seat else CLOSED)
        for route, facts in routes.items()
    )
    lenders = tuple(
        tuple(map(route_of.__getitem__, lent))
        for lends in edition.hooks.lends
        for lent in lends(table, seat)
    )
    return Tracks(weights, lenders)


def way(atlas: Atlas, over: Tracks, ends: tuple[CityId, CityId]) -> Way | None:
    """The way of least weight between two cities; or None.

    Where a lender has a choice, a place on the way is a city together with the lenders used.
    """
    weights, loans = _lent(over)
    start, goal = map(atlas.city_of.__getitem__, ends)
    cities, exits = len(atlas.cities), atlas.exits
    best = {start: 0}
    came: dict[int, tuple[int, int]] = {}
    heap = [(0, start)]
    while heap:
        far, place = heappop(heap)
        if far > best[place]:
            continue
        used, city = divmod(place, cities)
        if city == goal:
            legs = []
            while place != start:
                there, (route, place) = place, came[place]
                here, on = atlas.cities[place % cities], atlas.cities[there % cities]
                weight = over.weights[route]
                lent = weight == CLOSED
                legs.append(Leg(atlas.routes[route].id, here, on, weight // CAR, lent))
            return Way(tuple(legs[::-1]), far // CAR)
        for route, other in exits[city]:
            weight = weights[route]
            if weight:
                steps: Iterable[tuple[int, int]] = ((far + weight, used * cities + other),)
            elif route in loans:
                free = (lender for lender in loans[route] if not used & lender)
                steps = [(far + LOAN + LEG, (used | lender) * cities + other) for lender in free]
            else:
                continue
            for there, then in steps:
                if then not in best or there < best[then]:
                    best[then] = there
                    came[then] = route, place
                    heappush(heap, (there, then))
    return None


def _lent(over: Tracks) -> tuple[Sequence[int], Mapping[int, Sequence[int]]]:
    """The weights with what can be had of a lender without a choice, and the other loans: for
    each such route its lenders, a bit each."""
    if not over.lenders:
        return over.weights, {}
    weights, loans = list(over.weights), dict[int, list[int]]()
    for number, routes in enumerate(over.lenders):
        for route in routes:
            if len(routes) == 1:
                weights[route] = LOAN + LEG
            else:
                loans.setdefault(route, []).append(1 << number)
    return weights, loans


def progress(
    table: State | View,
    seat: int,
    tickets: Sequence[TicketId] | None = None,
    over: Tracks | None = None,
) -> list[Progress]:
    """How tickets of a seat stand: those it holds, if no others are named.

    What is made counts with the best choice of what may be borrowed (E-53). A lender that this
    needs is bound to that route; every other may still lend any one of its routes.
    """
    board = table.edition.board
    tickets = held_by(table, seat) if tickets is None else tickets
    over = tracks(table, seat) if over is None else over
    items, borrowed = best_journeys(table, seat, tickets)
    atlas = atlas_of(table.edition)
    chosen = tuple((atlas.route_of[route],) for route in borrowed)
    ways = {
        ticket: way(atlas, over._replace(lenders=chosen), board.tickets[ticket].ends)
        for ticket, points in items
        if points > 0
    }
    needed = {atlas.route_of[leg.route] for made in ways.values() if made for leg in made.lent}
    still = [over._replace(lenders=lenders) for lenders in _bound(over.lenders, needed)]
    for ticket in tickets:
        if ticket not in ways:
            found = (way(atlas, each, board.tickets[ticket].ends) for each in still)
            ways[ticket] = min(filter(None, found), key=_weight, default=None)
    return [
        Progress(ticket, board.tickets[ticket].points, points > 0, ways[ticket])
        for ticket, points in items
    ]


def _weight(way: Way) -> tuple[int, int, int]:
    return way.cars, len(way.lent), len(way.legs)


def _bound(lenders: Lenders, needed: Iterable[int]) -> Sequence[Lenders]:
    """What may be lent when each of some routes is lent by somebody: a route between two stations
    may be lent by either, so there may be several answers."""
    left, bound = {lenders}, tuple((route,) for route in sorted(needed))
    for (route,) in bound:
        left = {
            rest[:place] + rest[place + 1 :]
            for rest in left
            for place, routes in enumerate(rest)
            if route in routes
        }
    return [bound + rest for rest in sorted(left)]


def wanted(table: State | View, seat: int) -> frozenset[RouteId]:
    """The routes still missing on the ways of the tickets that are not made yet."""
    return frozenset(
        leg.route for found in progress(table, seat) if found.way for leg in found.way.missing
    )

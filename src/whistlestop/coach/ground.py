"""The ground on which reasons stand: a seat's own tickets, ways, needs and time, from its view."""

from collections.abc import Sequence
from functools import cached_property

from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan, Planner
from whistlestop.core.view import View
from whistlestop.insight.atlas import Atlas, atlas_of
from whistlestop.insight.needs import Needs
from whistlestop.insight.ways import CAR, CLOSED, LEG, Tracks, tracks, way
from whistlestop.rules.turns import Clock

CUT_OFF = 99
"""Cars that stand for: there is no way any more."""


class Ground:
    """What reason-finders look at."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.atlas: Atlas = atlas_of(view.edition)
        self.outlook = Outlook(view, self.atlas)
        self.seat = self.outlook.seat
        self.planner = Planner(self.outlook, [1.0] * len(self.atlas.routes))

    @cached_property
    def plan(self) -> Plan:
        """The cheapest network for the tickets held."""
        return self.planner.plan(self.view.tickets)

    @cached_property
    def need(self) -> Needs:
        """The cards missing for that network."""
        return self.outlook.needs(self.plan.claims)

    @cached_property
    def _tracks(self) -> Tracks:
        """The tracks of the seat; what no cars are left for is as good as closed."""
        over = tracks(self.view, self.seat)
        most = CAR * self.outlook.trains + LEG
        return over._replace(weights=tuple(w if w <= most else CLOSED for w in over.weights))

    def cars(self, ticket: str, *, without: int | None = None, own: Sequence[int] = ()) -> int:
        """The fewest cars a ticket still asks for; CUT_OFF where no way is left."""
        over = self._tracks
        if without is not None or own:
            weights = list(over.weights)
            for route in own:
                weights[route] = LEG
            if without is not None:
                weights[without] = CLOSED
            over = over._replace(weights=tuple(weights))
        found = way(self.atlas, over, self.view.edition.board.tickets[ticket].ends)
        return CUT_OFF if found is None else found.cars

    @cached_property
    def missing(self) -> dict[str, int]:
        """The cars that each open ticket asks for."""
        return {ticket: self.cars(ticket) for ticket in self.outlook.open}

    def detours(self, route: int) -> dict[str, int]:
        """For each open ticket that a free route helps, the cars more that it costs without it."""
        found = {}
        for ticket, cars in self.missing.items():
            without = self.cars(ticket, without=route)
            if cars < CUT_OFF and without > cars:
                found[ticket] = min(CUT_OFF, without) - cars if without < CUT_OFF else CUT_OFF
        return found

    def done_by(self, routes: Sequence[int]) -> list[str]:
        """The open tickets that those routes complete."""
        return [
            ticket
            for ticket, cars in self.missing.items()
            if cars > 0 and self.cars(ticket, own=routes) == 0
        ]

    def served(self, route: int) -> list[str]:
        """The open tickets whose planned way leads over a route."""
        return [ticket for ticket, path in self.plan.paths.items() if route in path]

    def nearby(self, route: int) -> int | None:
        """Another seat that has built at both ends of a route."""
        one, other = self.atlas.ends[route]
        for seat in range(len(self.view.players)):
            if seat != self.seat:
                routes = [r for r, owner in self.outlook.owner.items() if owner == seat]
                cities = {city for r in routes for city in self.atlas.ends[r]}
                if one in cities and other in cities:
                    return seat
        return None

    @cached_property
    def ends_at(self) -> int:
        """With how many cars left the last round begins."""
        clock = self.view.parts.get(Clock)
        return clock.ends_at if isinstance(clock, Clock) else 0

    @cached_property
    def nearest_end(self) -> tuple[int, int]:
        """Another seat with the fewest cars, and how many those are."""
        others = [
            (seen.trains, seat)
            for seat, seen in enumerate(self.view.players)
            if seat != self.seat or len(self.view.players) == 1
        ]
        cars, seat = min(others)
        return seat, cars

    @property
    def last_round(self) -> bool:
        """Has the last round begun?"""
        clock = self.view.parts.get(Clock)
        return isinstance(clock, Clock) and clock.left is not None

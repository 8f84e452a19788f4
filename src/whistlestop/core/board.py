"""The board: cities, the routes between them, and the tickets that ask for journeys."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated

from whistlestop.core.spelled import spelled

CityId = Annotated[str, "city"]
RouteId = Annotated[str, "route"]
TicketId = Annotated[str, "ticket"]
"""Ids are plain text; the notes tell the notation which of the board's words to expect."""

Names = Mapping[str, str]
"""A name in every language: language tag to text."""


@dataclass(frozen=True, slots=True)
class City:
    """A place where routes meet; `traits` are what rules care about ("attraction")."""

    id: str
    name: Names
    traits: Mapping[str, int] = field(default_factory=dict)
    piece: str = ""
    """The piece of the board it lies on, where a board has pieces."""

    __repr__ = spelled


@dataclass(frozen=True, slots=True)
class Route:
    """One track of some spaces between two cities; colour None is grey: any one colour."""

    id: str
    ends: tuple[str, str]
    length: int
    colour: str | None
    group: str | None = None
    traits: Mapping[str, int] = field(default_factory=dict)
    needs: tuple[str, ...] = ()
    """The pieces that must be on the table, beyond the first ones."""

    __repr__ = spelled

    def trait(self, name: str) -> int:
        """How much of a trait this route has: 0 for none."""
        return self.traits.get(name, 0)


@dataclass(frozen=True, slots=True)
class Ticket:
    """A journey between two cities, worth points when made; `deck` is the deck it is dealt from."""

    id: str
    ends: tuple[str, str]
    points: int
    deck: str = ""
    postcard: str = ""
    """The number of the postcard that waits at its counter (TB-3)."""

    __repr__ = spelled


@dataclass(frozen=True, eq=False)
class Board:
    """Everything printed: look things up by id, or in the order of the data."""

    cities: Mapping[str, City]
    routes: Mapping[str, Route]
    tickets: Mapping[str, Ticket]
    beyond: Mapping[str, Route] = field(default_factory=dict)
    """Routes that run off the edge of the board: nobody can claim them (L-32)."""

    @classmethod
    def of(
        cls, cities: Iterable[City], routes: Iterable[Route], tickets: Iterable[Ticket]
    ) -> "Board":
        """A board from its parts."""
        return cls(
            {city.id: city for city in cities},
            {route.id: route for route in routes},
            {ticket.id: ticket for ticket in tickets},
        )

    @cached_property
    def twins(self) -> Mapping[str, tuple[str, ...]]:
        """For each route of a double (or triple) route, the other tracks of its group."""
        groups: dict[str, list[str]] = {}
        for route in self.routes.values():
            if route.group:
                groups.setdefault(route.group, []).append(route.id)
        return {
            route: tuple(other for other in group if other != route)
            for group in groups.values()
            for route in group
        }

    @cached_property
    def routes_at(self) -> Mapping[str, tuple[Route, ...]]:
        """For each city, the routes that lead into it."""
        found: dict[str, list[Route]] = {city: [] for city in self.cities}
        for route in self.routes.values():
            for end in route.ends:
                found[end].append(route)
        return {city: tuple(routes) for city, routes in found.items()}

    @cached_property
    def ticket_order(self) -> Mapping[str, int]:
        """The place of each ticket in the data: the order in which sets of tickets are written."""
        return {ticket: place for place, ticket in enumerate(self.tickets)}

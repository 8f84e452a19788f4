"""The words of postcards' conditions: each asks something of a game and a seat (7.3, PC.5)."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from whistlestop.core.board import Route
from whistlestop.core.network import Islands
from whistlestop.core.state import State
from whistlestop.rules.companies import Companies, route_colour
from whistlestop.rules.journeys import best_journeys

NOBODY = "white"
"""The colour that stands in for one's own (≠): no company has it (C-01)."""
PORTS = "ports"
"""What a pack writes for all ports."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A condition, or a part of one."""

    moment: ClassVar[str]
    """When it is looked at: after a `travel`, at the start of a `turn`, at the `end` (C-43)."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if field.type is int and (not isinstance(value, int) or value < 0):
                raise ValueError(f"{field.name} should be a whole number, not {value!r}")

    def met(self, state: State, seat: int) -> bool:
        """Is it met by a seat now?"""
        raise NotImplementedError


def _own(state: State, seat: int) -> list[Route]:
    return [state.edition.board.routes[route] for route in state.routes_of(seat)]


@dataclass(frozen=True, slots=True)
class Link(Goal):
    """The seat's routes connect two cities."""

    moment = "travel"
    one: str
    other: str

    def met(self, state: State, seat: int) -> bool:
        """By a path of own cars."""
        return Islands(_own(state, seat)).connected((self.one, self.other))


@dataclass(frozen=True, slots=True)
class Touch(Goal):
    """The seat's routes touch so many of these cities, or of all ports."""

    moment = "travel"
    count: int
    of: tuple[str, ...] | str

    def met(self, state: State, seat: int) -> bool:
        """Each city counts once."""
        touched = {city for route in _own(state, seat) for city in route.ends}
        cities = state.edition.board.cities
        if self.of == PORTS:
            return sum(bool(cities[city].traits.get("port")) for city in touched) >= self.count
        return len(touched.intersection(self.of)) >= self.count


@dataclass(frozen=True, slots=True)
class Hold(Goal):
    """The seat has travelled so many routes, of some length, or of some colour (≠)."""

    moment = "travel"
    count: int
    spaces: int | None = None
    colour: str | None = None

    def met(self, state: State, seat: int) -> bool:
        """Whoever has that colour itself counts white routes."""
        own = self.colour == state.part(Companies).colours[seat]
        colour = NOBODY if own else self.colour
        found = [
            route
            for route in _own(state, seat)
            if self.spaces in (None, route.length) and colour in (None, route_colour(state, route))
        ]
        return len(found) >= self.count


@dataclass(frozen=True, slots=True)
class Hand(Goal):
    """The seat holds so many train cards at the start of its turn."""

    moment = "turn"
    count: int
    at: str

    def __post_init__(self) -> None:
        Goal.__post_init__(self)
        if self.at != "turn-start":
            raise ValueError(f"a hand is looked at at turn-start, not at {self.at!r}")

    def met(self, state: State, seat: int) -> bool:
        """Or more."""
        return sum(state.players[seat].hand) >= self.count


@dataclass(frozen=True, slots=True)
class Finish(Goal):
    """The seat has so many cars left at the end."""

    moment = "end"
    cars: int

    def met(self, state: State, seat: int) -> bool:
        """No more, no fewer."""
        return state.players[seat].trains == self.cars


@dataclass(frozen=True, slots=True)
class Complete(Goal):
    """The seat completed so many tickets."""

    moment = "end"
    count: int

    def met(self, state: State, seat: int) -> bool:
        """Or more."""
        items, _ = best_journeys(state, seat)
        return sum(points > 0 for _, points in items) >= self.count


WORDS: dict[str, type[Goal]] = {
    "link": Link,
    "touch": Touch,
    "hold": Hold,
    "hand": Hand,
    "finish": Finish,
    "complete": Complete,
}
"""Every word a condition may begin with."""


def read_goals(goal: Mapping[str, Any]) -> tuple[Goal, ...]:
    """A condition as a pack writes it: all of its parts must be met, at the same moment.

    Anything else is a LookupError, TypeError or ValueError that says what is wrong.
    """
    found: list[Goal] = []
    for word, asked in goal.items():
        if word not in WORDS:
            every = ", ".join(WORDS)
            raise LookupError(f"no condition begins with {word!r}; there are: {every}")
        kind: Any = WORDS[word]
        if isinstance(asked, Mapping):
            found.append(kind(**asked))
        else:
            found.append(kind(*asked) if isinstance(asked, list | tuple) else kind(asked))
    if len({part.moment for part in found}) != 1:
        raise ValueError("the parts of a condition are looked at at one and the same moment")
    return tuple(found)

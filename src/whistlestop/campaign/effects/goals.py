"""The words of postcards' conditions: each asks something of a game and a seat (7.3, PC.5)."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from whistlestop.campaign.chapter.places import frontier_city
from whistlestop.core.board import Route
from whistlestop.core.cards import WILD, symbol_of
from whistlestop.core.errors import CannotRead
from whistlestop.core.network import Islands
from whistlestop.core.state import State
from whistlestop.rules.claiming import Paid
from whistlestop.rules.companies import Companies, route_colour

NOBODY = "white"
"""The colour that stands in for one's own (≠): no company has it (C-01)."""
PORTS, CITIES, FRONTIER, START = "ports", "cities", "frontier", "start"
"""What a pack writes for all ports, all cities, all frontiers, all pieces of the start."""
TRAVEL, ANY_TRAVEL, TURN, TURN_END = "travel", "any-travel", "turn", "turn-end"
NEWS, END, RANKING, CAMPAIGN, NEVER = "news", "end", "ranking", "campaign", "never"
"""When a condition is looked at (C-43): after own travels, after everybody's, at the start and the
end of own turns, when an event is turned up, at the end, when the places are known, between games,
and never by itself."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A condition, or a part of one."""

    moment: ClassVar[str] = TRAVEL

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            number = field.type is int or (field.type == int | None and value is not None)
            if number and (not isinstance(value, int) or value < 0):
                raise CannotRead(f"{field.name} should be a whole number, not {value!r}")

    @property
    def when(self) -> str:
        """When it is looked at (C-43)."""
        return self.moment

    def met(self, state: State, seat: int) -> bool:
        """Is it met by a seat now?"""
        raise NotImplementedError


def own_routes(state: State, seat: int) -> list[Route]:
    """The routes that a seat has travelled in this game."""
    return [state.edition.board.routes[route] for route in state.routes_of(seat)]


@dataclass(frozen=True, slots=True)
class Link(Goal):
    """The seat's routes connect two cities."""

    one: str
    other: str

    def met(self, state: State, seat: int) -> bool:
        """By a path of own cars."""
        return Islands(own_routes(state, seat)).connected((self.one, self.other))


@dataclass(frozen=True, slots=True)
class LinkPorts(Goal):
    """The seat's routes connect a port of some pieces with one of other pieces, or of the start."""

    one: tuple[str, ...]
    other: tuple[str, ...] | str

    def met(self, state: State, seat: int) -> bool:
        """By a path of own cars."""
        routes, cities = own_routes(state, seat), state.edition.board.cities
        islands, near, far = Islands(routes), set(), set()
        for city in (end for route in routes for end in route.ends):
            if cities[city].traits.get("port"):
                piece, start = cities[city].piece, not frontier_city(state.edition, city)
                if piece in self.one:
                    near.add(islands.find(city))
                if start if self.other == START else piece in self.other:
                    far.add(islands.find(city))
        return bool(near & far)


@dataclass(frozen=True, slots=True)
class Touch(Goal):
    """The seat's routes touch so many of these cities, of all ports, or of all cities."""

    count: int
    of: tuple[str, ...] | str

    def met(self, state: State, seat: int) -> bool:
        """Each city counts once."""
        touched = {city for route in own_routes(state, seat) for city in route.ends}
        cities = state.edition.board.cities
        if self.of == PORTS:
            return sum(bool(cities[city].traits.get("port")) for city in touched) >= self.count
        return len(touched if self.of == CITIES else touched.intersection(self.of)) >= self.count


@dataclass(frozen=True, slots=True)
class Hold(Goal):
    """The seat has travelled so many routes of a kind; or some in each of several colours (≠)."""

    count: int = 1
    spaces: int | None = None
    colour: str | None = None
    spaces_from: int = 0
    spaces_to: int | None = None
    without: str | None = None
    grey: bool = False
    touch: str | None = None
    each_colour: int | None = None
    of: tuple[str, ...] | int = ()

    def met(self, state: State, seat: int) -> bool:
        """Whoever has that colour itself counts white routes."""
        found = [route for route in own_routes(state, seat) if self._counts(state, seat, route)]
        if self.each_colour is None:
            return len(found) >= self.count
        colours = Counter(route_colour(state, route) for route in found)
        full = {colour for colour, n in colours.items() if colour and n >= self.each_colour}
        return len(full) >= self.of if isinstance(self.of, int) else full.issuperset(self.of)

    def _counts(self, state: State, seat: int, route: Route) -> bool:
        own = self.colour == state.part(Companies).colours[seat]
        colour = NOBODY if own else self.colour
        most = route.length if self.spaces_to is None else self.spaces_to
        if self.spaces not in (None, route.length) or not self.spaces_from <= route.length <= most:
            return False
        if colour is not None and route_colour(state, route) != colour:
            return False
        if self.grey and (route_colour(state, route) is not None or route.trait("bed")):
            return False
        if self.without and self.without in state.part(Paid).cards.get(route.id, (WILD,)):
            return False
        return self.touch is None or any(self._there(state, end) for end in route.ends)

    def _there(self, state: State, city: str) -> bool:
        """Does a city lie where the routes should lead?"""
        if self.touch == FRONTIER:
            return frontier_city(state.edition, city)
        return state.edition.board.cities[city].piece == self.touch


@dataclass(frozen=True, slots=True)
class Pay(Goal):
    """The cards paid in one travel show a symbol so often."""

    symbol: str
    count: int

    def met(self, state: State, seat: int) -> bool:
        """The symbols of any one of the seat's routes."""
        paid = state.part(Paid).cards
        return any(
            sum(symbol_of(card) == self.symbol for card in paid.get(route, ())) >= self.count
            for route in state.routes_of(seat)
        )


@dataclass(frozen=True, slots=True)
class Hand(Goal):
    """The seat holds so many train cards, or at most so many, at the start or end of its turn."""

    at: str
    count: int = 0
    most: int | None = None

    def __post_init__(self) -> None:
        Goal.__post_init__(self)
        if self.at not in ("turn-start", "turn-end"):
            raise CannotRead(f"a hand is looked at at turn-start or turn-end, not at {self.at!r}")

    @property
    def when(self) -> str:
        """At the one or the other."""
        return TURN if self.at == "turn-start" else TURN_END

    def met(self, state: State, seat: int) -> bool:
        """No fewer, no more."""
        cards = sum(state.players[seat].hand)
        return cards >= self.count and (self.most is None or cards <= self.most)


def read_goals(goal: Mapping[str, Any], words: Mapping[str, type[Goal]]) -> tuple[Goal, ...]:
    """A condition as a pack writes it: all of its parts must be met, at the same moment.

    Anything else is a LookupError, TypeError or ValueError that says what is wrong.
    """
    found: list[Goal] = []
    for word, asked in goal.items():
        if word not in words:
            every = ", ".join(words)
            raise LookupError(f"no condition begins with {word!r}; there are: {every}")
        kind: Any = words[word]
        if isinstance(asked, Mapping):
            found.append(kind(**{key: _plain(value) for key, value in asked.items()}))
        else:
            found.append(kind(*asked) if isinstance(asked, list | tuple) else kind(asked))
    if len({part.when for part in found}) != 1:
        raise CannotRead("the parts of a condition are looked at at one and the same moment")
    return tuple(found)


def _plain(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value

"""Effects that only the small test pack uses: they live here, and the registry finds them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.core.board import Route
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Trip
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.rules.companies import Patron
from whistlestop.rules.effects import Effect


class Penny(Effect, Patron):
    """The company reward pays more."""

    effect = "test-penny"

    def __init__(self, id: str, *, dollars: int) -> None:  # noqa: A002
        super().__init__(id)
        self.dollars = dollars

    def reward(self, state: State | View, seat: int, route: Route, dollars: int) -> int:
        return dollars + self.dollars


class PennyPlate(Penny):
    """The same for whoever holds the plate."""

    effect = "test-plate"

    def reward(self, state: State | View, seat: int, route: Route, dollars: int) -> int:
        mine = recipe_of(state).holder(self.id) == seat
        return dollars + self.dollars if mine else dollars


@dataclass(frozen=True, slots=True)
class Counts:
    """How many travels touched each piece, in this game and those before."""

    travels: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class TravelCounted(Event):
    """A travel touched a piece."""

    letter: str

    def apply(self, state: State) -> State:
        found = state.part(Counts)
        count = found.travels[self.letter] + 1
        return state.with_part(replace(found, travels={**found.travels, self.letter: count}))


class Counter(Effect):
    """A module that remembers from game to game how often its piece was travelled."""

    effect = "test-counter"
    facts = (TravelCounted,)
    parts = (Counts,)

    def __init__(self, id: str, *, piece: str) -> None:  # noqa: A002
        super().__init__(id)
        self.piece = piece

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        kept = recipe_of(edition).module
        letters = [rule.id for rule in edition.rules if isinstance(rule, Counter)]
        return [Counts({letter: int(str(kept.get(letter, 0))) for letter in letters})]

    def travelled(self, table: Table, trip: Trip) -> Iterable[Phase]:
        board = table.state.edition.board
        ends = board.routes[trip.route].ends
        if any(board.cities[end].piece == self.piece for end in ends):
            table.emit(TravelCounted(self.id))
        return ()

    def lasting(self, state: State) -> Mapping[str, Any]:
        return {"module": {self.id: state.part(Counts).travels[self.id]}}

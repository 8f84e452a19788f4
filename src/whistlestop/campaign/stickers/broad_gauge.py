"""Broad gauge: southern routes are dear before the changeover, and cheap after it (S.1 to S.4)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from whistlestop.core.board import Route
from whistlestop.core.edition import Edition
from whistlestop.core.errors import CannotRead
from whistlestop.core.event import Event
from whistlestop.core.rule import Price
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.codec import expect
from whistlestop.rules.effects import Effect
from whistlestop.rules.newspapers import Reader
from whistlestop.rules.payments import cheaper, dearer


@dataclass(frozen=True, slots=True)
class Gauge:
    """How many newspapers are to come before the changeover: 0 after it."""

    left: int


@dataclass(frozen=True, slots=True)
class ChangeoverNeared(Event):
    """A newspaper came; so many are left before the changeover, which has come with 0 (S.3)."""

    left: int

    def apply(self, state: State) -> State:
        """The count goes down."""
        return state.with_part(Gauge(self.left))


class BroadGauge(Effect, Reader):
    """A route that touches these `pieces` costs a card more, then a card less.

    The `changeover` comes with that newspaper of the game, by the number of players.
    """

    effect = "broad-gauge"
    facts = (ChangeoverNeared,)
    parts = (Gauge,)
    pieces: tuple[str, ...]
    changeover: tuple[int, ...]

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """All newspapers are still to come."""
        return [Gauge(self.changeover[seats - 2])]

    def southern(self, edition: Edition, route: Route) -> bool:
        """Does a route touch a city of the south (S.1)?"""
        cities = edition.board.cities
        return any(cities[end].piece in self.pieces for end in route.ends)

    def fare(self, state: State | View, seat: int, route: Route, price: Price) -> Price:
        """A card more before the changeover (S.2), a card less after it (S.4)."""
        if not self.southern(state.edition, route):
            return price
        return dearer(price, 1) if state.part(Gauge).left else cheaper(price, 1)

    def newspaper(self, table: Table) -> None:
        """One less to come (S.3)."""
        left = table.state.part(Gauge).left
        if left:
            table.emit(ChangeoverNeared(left - 1))

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """How many newspapers are to come."""
        return {"changeover": state.part(Gauge).left}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """As a position tells it."""
        left = position.get("changeover", state.part(Gauge).left)
        if expect(left, int, "a whole number", "changeover") < 0:
            raise CannotRead(f"cannot be {left}", "changeover")
        return state.with_part(Gauge(left))

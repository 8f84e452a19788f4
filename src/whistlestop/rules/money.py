"""Money instead of points: coins that everybody sees (L-04, L-11, L-51; C-04)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.rule import Rule, hook
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State, put
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.position import numbers


@dataclass(frozen=True, slots=True)
class Coins:
    """What each seat has, for all to see (L-04)."""

    held: tuple[int, ...]

    def plus(self, seat: int, amount: int) -> "Coins":
        """The coins after a seat took (or gave) some."""
        return Coins(put(self.held, seat, self.held[seat] + amount))


@dataclass(frozen=True, slots=True)
class MoneyTaken(Event):
    """A seat took money from the bank; `why` is the id of what gave it."""

    seat: int
    amount: int
    why: str

    def apply(self, state: State) -> State:
        """Into the purse."""
        return state.with_part(state.part(Coins).plus(self.seat, self.amount))


@dataclass(frozen=True, slots=True)
class MoneyPaid(Event):
    """A seat paid money, to another seat or to the bank."""

    seat: int
    amount: int
    to: int | None
    why: str

    def apply(self, state: State) -> State:
        """From purse to purse."""
        coins = state.part(Coins).plus(self.seat, -self.amount)
        return state.with_part(coins if self.to is None else coins.plus(self.to, self.amount))


def coins_of(state: State | View, seat: int) -> int:
    """How much a seat has."""
    return state.part(Coins).held[seat]


def take(table: Table, seat: int, amount: int, why: str) -> None:
    """A seat takes money from the bank."""
    if amount > 0:
        table.emit(MoneyTaken(seat, amount, why))


class Waiver(Rule):
    """A rule by which somebody need not pay."""

    @hook("amend")
    def exempt(self, state: State | View, seat: int, to: int | None, why: str) -> bool:
        """Need a seat not pay what is asked of it, to another seat or to nobody?"""
        return False


def due(state: State, seat: int, amount: int, why: str, to: int | None = None) -> int:
    """What a seat really pays of what is asked: no more than it has; the rest is forgiven (C-04).

    Whoever is exempt pays nothing.
    """
    if any(exempt(state, seat, to, why) for exempt in state.edition.hooks[Waiver.exempt]):
        return 0
    return min(amount, coins_of(state, seat))


def pay(table: Table, seat: int, amount: int, why: str, to: int | None = None) -> int:
    """A seat pays what is asked of it, as far as it must. What was really paid."""
    amount = due(table.state, seat, amount, why, to)
    if amount > 0:
        table.emit(MoneyPaid(seat, amount, to, why))
    return amount


def spend(table: Table, seat: int, amount: int, why: str) -> None:
    """A seat pays a price of its own will, in full (C-04)."""
    table.emit(MoneyPaid(seat, amount, None, why))


class Money(Rule):
    """Everybody begins with some coins, and counts them at the end."""

    facts = (MoneyTaken, MoneyPaid)
    parts = (Coins,)
    start: int

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """The first coins (L-11)."""
        return [Coins((self.start,) * seats)]

    def score(self, state: State) -> Sequence[ScoreLine]:
        """Coins in hand (L-51)."""
        return [ScoreLine("coins", held) for held in state.part(Coins).held]

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """Everybody's coins."""
        return {"money": list(state.part(Coins).held)}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """Coins as a position tells them."""
        held = numbers(position, "money", len(state.players))
        return state if held is None else state.with_part(Coins(tuple(held)))

"""The gang and its loot: where they are, and what becomes of them (J)."""

from dataclasses import dataclass, replace

from whistlestop.core.board import CityId
from whistlestop.core.edition import ThingId
from whistlestop.core.event import Event
from whistlestop.core.state import State, put
from whistlestop.core.table import Table
from whistlestop.rules.money import MoneyPaid, due

LOOT = -1
"""To whom one pays that pays into the loot: no seat."""


@dataclass(frozen=True, slots=True)
class Gang:
    """Where the gang stands, its loot, and the biggest loot that each seat took."""

    city: CityId | None
    loot: int
    best: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GangCame(Event):
    """The gang appears in a city with new loot (J.1, J.3)."""

    city: CityId
    amount: int

    def apply(self, state: State) -> State:
        """There it stands."""
        return state.with_part(replace(state.part(Gang), city=self.city, loot=self.amount))


@dataclass(frozen=True, slots=True)
class GangMoved(Event):
    """A seat moved the gang (J.2)."""

    seat: int
    city: CityId

    def apply(self, state: State) -> State:
        """With its loot."""
        return state.with_part(replace(state.part(Gang), city=self.city))


@dataclass(frozen=True, slots=True)
class LootGrew(Event):
    """The bank adds to the loot (J.2)."""

    amount: int
    why: ThingId

    def apply(self, state: State) -> State:
        """So much more."""
        gang = state.part(Gang)
        return state.with_part(replace(gang, loot=gang.loot + self.amount))


@dataclass(frozen=True, slots=True)
class LootPaid(MoneyPaid):
    """A seat paid into the loot (J.3)."""

    def apply(self, state: State) -> State:
        """From the purse onto the pile."""
        gang = state.part(Gang)
        loot = replace(gang, loot=gang.loot + self.amount)
        return MoneyPaid.apply(self, state).with_part(loot)


@dataclass(frozen=True, slots=True)
class LootWon(Event):
    """A seat stood against the gang: the loot is its own (J.3)."""

    seat: int
    amount: int

    def apply(self, state: State) -> State:
        """Nothing is left of it."""
        gang, seat = state.part(Gang), self.seat
        most = max(gang.best[seat], self.amount)
        return state.with_part(replace(gang, loot=0, best=put(gang.best, seat, most)))


def into_the_loot(table: Table, seat: int, amount: int, why: str) -> None:
    """A seat pays into the loot what it has and must (C-04, X-07)."""
    amount = due(table.state, seat, amount, why, LOOT)
    if amount:
        table.emit(LootPaid(seat, amount, None, why))

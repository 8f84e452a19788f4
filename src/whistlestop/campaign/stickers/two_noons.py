"""The day of two noons: a card for another turn, or for money at the end (D.1 to D.3)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from whistlestop.campaign.stickers.asked import NOTHING_ASKED, Done
from whistlestop.campaign.stickers.extra_turns import Again, GivesExtraTurn
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State, put
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.position import numbers


@dataclass(frozen=True, slots=True)
class Noons:
    """How many Noon cards each seat holds: one, or none."""

    held: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NoonGiven(Event):
    """A seat gave up its Noon card (D.2)."""

    seat: int

    def apply(self, state: State) -> State:
        """It is gone."""
        held = state.part(Noons).held
        return state.with_part(Noons(put(held, self.seat, held[self.seat] - 1)))


@dataclass(frozen=True, slots=True)
class PlayNoon(Again):
    """Give up the Noon card for another turn."""

    verb = "noon"


class TwoNoons(GivesExtraTurn):
    """Everybody starts with one Noon card; one still held at the end is `worth` something."""

    effect = "two-noons"
    verbs = (PlayNoon, Done)
    facts = (*GivesExtraTurn.facts, NoonGiven)
    parts = (*GivesExtraTurn.parts, Noons)
    move = PlayNoon
    refusals = {"extra-turn-due": ".2", "no-extra-turn-due": ".2", **NOTHING_ASKED}
    worth: int

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """One each (D.1)."""
        return [*super().memory(edition, seats), Noons((1,) * seats)]

    def has(self, state: State, seat: int) -> bool:
        """Is the card still there?"""
        return state.part(Noons).held[seat] > 0

    def give(self, table: Table, seat: int) -> None:
        """The card goes."""
        table.emit(NoonGiven(seat))

    def score(self, state: State) -> Sequence[ScoreLine]:
        """A card still held (D.3)."""
        return [ScoreLine("noon", self.worth * held) for held in state.part(Noons).held]

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """Everybody's Noon cards."""
        return {"noons": list(state.part(Noons).held)}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """Noon cards as a position tells them."""
        held = numbers(position, "noons", len(state.players))
        return state if held is None else state.with_part(Noons(tuple(held)))

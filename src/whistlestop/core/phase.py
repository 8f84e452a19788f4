"""Phases: a stack of small pending decisions. The top one says who may do what now."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from whistlestop.core.move import Move
from whistlestop.core.refusal import Reason

if TYPE_CHECKING:
    from whistlestop.core.cards import Card
    from whistlestop.core.state import State


@dataclass(frozen=True, slots=True)
class Phase:
    """A decision that one seat (or several at the same time) must make."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may act now."""
        raise NotImplementedError

    def moves(self, state: "State", seat: int) -> list[Move]:
        """Every legal move of a seat that may act."""
        raise NotImplementedError

    def misplaced(self, state: "State", move: Move) -> Reason | None:
        """Why this kind of move cannot be made now, or None if it can."""
        raise NotImplementedError

    def not_yours(self, seat: int) -> Reason:
        """Why a seat that may not act must wait."""
        return Reason("not-your-turn", {"player": self.seats[0]})

    def seen_by(self, seat: int | None) -> Self:
        """The phase as a seat (None: a spectator) may see it: public unless a rule says else."""
        return self

    def dreamt(self, seat: int, tickets: Iterable[str]) -> Self:
        """The phase with the tickets hidden from the viewer filled in for another seat."""
        raise NotImplementedError

    def hidden_tickets(self) -> dict[int, int]:
        """In a phase that was `seen_by` somebody: how many tickets are hidden, per seat."""
        return {}

    def tickets(self) -> Iterable[str]:
        """The tickets that lie in this phase, as far as they are known."""
        return ()

    def cards(self) -> Iterable["Card"]:
        """The train cards that lie in this phase, as far as they are known."""
        return ()

    def hidden_cards(self) -> int:
        """In a phase that was `seen_by` somebody: how many train cards are hidden."""
        return 0

    def with_cards(self, cards: Iterable["Card"]) -> Self:
        """The phase with the train cards hidden from the viewer filled in."""
        raise NotImplementedError

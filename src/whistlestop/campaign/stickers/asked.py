"""Questions that a named thing asks a seat: each answered by a move of its own."""

from dataclasses import dataclass
from typing import ClassVar

from whistlestop.core.edition import ThingId
from whistlestop.core.move import Move
from whistlestop.core.refusal import Reason
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.work import Answer, Answered
from whistlestop.rules.deck import shuffle_if_empty


@dataclass(frozen=True, slots=True)
class Asked(Answer):
    """A decision of one seat; `thing` is the id of what asks for it."""

    due: ClassVar[str]
    """The reason given for anything but an answer."""
    thing: ThingId

    def misplaced(self, state: State, move: Move) -> Reason | None:
        """Nothing but the answer."""
        kinds = {type(one) for one in self.moves(state, self.seat)}
        return None if type(move) in kinds else Reason(self.due, about=self.thing)


def ask(table: Table, asked: Asked) -> tuple[Asked, ...]:
    """Ask it; an empty deck is made anew first, as before any decision (L-25)."""
    shuffle_if_empty(table)
    return (asked,)


NOTHING_ASKED = {"nothing-asked": "C-42"}
"""The refusal of an answer that nobody waits for."""


@dataclass(frozen=True, slots=True)
class Done(Move):
    """Leave an offer, and go on."""

    verb = "done"
    out_of_place = "nothing-asked"

    def refused(self, state: State, seat: int) -> Reason | None:
        """Whatever may be done may be left."""
        return None

    def perform(self, table: Table, seat: int) -> None:
        """Nothing happens."""
        table.emit(Answered())

"""The answer of whoever does not want what is offered."""

from dataclasses import dataclass

from whistlestop.core.move import Move
from whistlestop.core.refusal import Reason
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.work import Answered

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

"""Questions that a named thing asks a seat: each answered by a move of its own."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from whistlestop.core.edition import ThingId
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.work import Answer, Answered, Task
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


@dataclass(frozen=True, slots=True)
class Reply(Move):
    """A move that answers what is asked, and does something when that is off the stack."""

    unfit: ClassVar[str] = ""
    """The reason given if it is none of those on offer; "" where any such answer will do."""

    def refused(self, state: State, seat: int) -> Reason | None:
        """One of those on offer."""
        asked = state.asked(Asked)
        if not self.unfit or self in asked.moves(state, seat):
            return None
        facts = {field.name: getattr(self, field.name) for field in fields(self)}
        return Reason(self.unfit, facts, about=asked.thing)

    def perform(self, table: Table, seat: int) -> Iterable[Phase] | None:
        """Asked and answered."""
        asked = table.state.asked(Asked)
        table.emit(Answered())
        return self.do(table, seat, asked)

    def do(self, table: Table, seat: int, asked: Any) -> Iterable[Phase] | None:
        """What the answer does; what comes back is to be done (or decided) next."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Due(Task):
    """Something comes to a seat; `thing` is the id of what brings it."""

    seat: int
    thing: ThingId


def ask(table: Table, asked: Asked) -> tuple[Asked, ...]:
    """Ask it; an empty deck is made anew first, as before any decision (L-25)."""
    shuffle_if_empty(table)
    return (asked,)


def choose(table: Table, asked: Asked) -> Iterable[Phase]:
    """Ask it where there is a choice; an only answer is given by itself."""
    match asked.moves(table.state, asked.seat):
        case [Reply() as only]:
            return only.do(table, asked.seat, asked) or ()
        case several:
            return ask(table, asked) if several else ()


NOTHING_ASKED = {"nothing-asked": "C-42"}
"""The refusal of an answer that nobody waits for."""


@dataclass(frozen=True, slots=True)
class Done(Reply):
    """Leave an offer, and go on."""

    verb = "done"
    out_of_place = "nothing-asked"

    def do(self, table: Table, seat: int, asked: Asked) -> None:
        """Nothing happens."""

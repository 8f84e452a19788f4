"""Work: what is still to be done goes on a stack, and waits there for the decisions it needs.

A task is done by itself; a decision asks somebody. Whatever happens in the middle of something
else (an event turned up while a card is drawn) is put on top and done first, so nothing ever
blocks for an answer, and a game can be saved between any two decisions.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.table import Table

if TYPE_CHECKING:
    from whistlestop.core.state import State


@dataclass(frozen=True, slots=True)
class Task(Phase):
    """Something that happens by itself as soon as it is on top."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Nobody is asked."""
        return ()

    def do(self, table: Table) -> Iterable[Phase] | None:
        """Do it; what comes back is to be done (or decided) next, before all that waits."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Answer(Phase):
    """A decision of one seat with a few fixed answers."""

    seat: int

    @property
    def seats(self) -> tuple[int, ...]:
        """The seat that is asked."""
        return (self.seat,)

    def moves(self, state: "State", seat: int) -> list[Move]:
        """Every answer."""
        raise NotImplementedError

    def misplaced(self, state: "State", move: Move) -> Reason | None:
        """Nothing but the answer."""
        moves = self.moves(state, self.seat)
        return None if type(move) in {type(one) for one in moves} else Reason("answer-due")


@dataclass(frozen=True, slots=True)
class Waiting(Event):
    """A decision is due; beneath it lies what is to be done after it."""

    phases: tuple[Phase, ...]

    def apply(self, state: "State") -> "State":
        """All of it on the stack."""
        return state.with_phases((*state.phases, *self.phases))

    def seen_by(self, seat: int | None) -> Self:
        """Each phase as the seat may see it."""
        return type(self)(tuple(phase.seen_by(seat) for phase in self.phases))


@dataclass(frozen=True, slots=True)
class Resumed(Event):
    """A decision was made: the work beneath it goes on, so much of it."""

    tasks: int

    def apply(self, state: "State") -> "State":
        """Off the stack, into the hands of those who do it."""
        return state.with_phases(state.phases[: -self.tasks])


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """The decision on top has been made."""

    def apply(self, state: "State") -> "State":
        """Off the stack."""
        return state.with_phases(state.phases[:-1])


def carry_out(table: Table, work: Iterable[Phase] | None) -> None:
    """Do this work, and then what waits on the stack, until somebody must decide."""
    stack = [*work][::-1] if work else []
    while True:
        while stack:
            top = stack.pop()
            if isinstance(top, Task):
                if more := top.do(table):
                    stack += [*more][::-1]
            else:
                table.emit(Waiting((*stack, top)))
                return
        phases = table.state.phases
        if not phases or phases[-1].seats:
            return
        tasks = 1
        while tasks < len(phases) and isinstance(phases[-tasks - 1], Task):
            tasks += 1
        stack = [*phases[-tasks:]]
        table.emit(Resumed(tasks))

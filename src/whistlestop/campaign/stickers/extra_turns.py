"""Extra turns: another full turn at once, never two of them in a row (D.2, EM-18, X-08)."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from whistlestop.campaign.chapter.frame import Taken
from whistlestop.campaign.stickers.asked import Asked, Done, Due, Reply, ask
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.state import State, put
from whistlestop.core.table import Table
from whistlestop.rules.effects import Effect, rule_of
from whistlestop.rules.turns import Clock, last_round_begins


@dataclass(frozen=True, slots=True)
class ExtraTurns:
    """For each seat, which of its turns is the latest extra one: 0 if it has had none."""

    latest: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ExtraTurnTaken(Event):
    """A seat takes another turn as soon as this one is over; `why` is the id of what gave it."""

    seat: int
    why: str

    def apply(self, state: State) -> State:
        """The turn after those it has taken is the extra one."""
        latest, seat = state.part(ExtraTurns).latest, self.seat
        turn = state.part(Taken).turns[seat] + 1
        return state.with_part(ExtraTurns(put(latest, seat, turn)))


@dataclass(frozen=True, slots=True)
class Again(Reply):
    """Take another turn at once."""

    verb = "again"
    out_of_place = "no-extra-turn-due"

    def do(self, table: Table, seat: int, asked: "ExtraTurnOffered") -> None:
        """What it costs, then the turn."""
        rule_of(table.state, GivesExtraTurn, asked.thing).give(table, seat)
        table.emit(ExtraTurnTaken(seat, asked.thing))


@dataclass(frozen=True, slots=True)
class ExtraTurnOffered(Asked):
    """A seat may take another turn."""

    due = "extra-turn-due"

    def moves(self, state: State, seat: int) -> list[Move]:
        """Take it, or leave it for later."""
        return [rule_of(state, GivesExtraTurn, self.thing).move(), Done()]


@dataclass(frozen=True, slots=True)
class OfferExtraTurn(Due):
    """A turn has been counted, and all that belongs to its end is done."""

    def do(self, table: Table) -> Iterable[Phase]:
        """Ask, unless the last round has been triggered, also by this turn (D.2)."""
        state, seat = table.state, self.seat
        over = state.part(Clock).left is not None or last_round_begins(state, seat)
        # neither after an extra turn, nor when one is due already.
        in_a_row = state.part(ExtraTurns).latest[seat] >= state.part(Taken).turns[seat]
        return () if over or in_a_row else ask(table, ExtraTurnOffered(seat, self.thing))


class GivesExtraTurn(Effect):
    """Something that gives a seat another turn, at the end of one."""

    facts: ClassVar[tuple[type[Event], ...]] = (ExtraTurnTaken,)
    phases = (ExtraTurnOffered, OfferExtraTurn)
    parts: ClassVar[tuple[type[Any], ...]] = (ExtraTurns,)
    move: ClassVar[type[Again]]
    """How one says that one takes it."""

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """No extra turn yet."""
        return [ExtraTurns((0,) * seats)]

    def has(self, state: State, seat: int) -> bool:
        """May the seat still use it in this game?"""
        raise NotImplementedError

    def give(self, table: Table, seat: int) -> None:
        """It is used."""
        raise NotImplementedError

    def turn_ends(self, table: Table, seat: int) -> Iterable[Phase]:
        """Whoever has it is asked when all else is in order."""
        return (OfferExtraTurn(seat, self.id),) if self.has(table.state, seat) else ()

    def follows(self, state: State, seat: int, following: int) -> int:
        """The same seat, if an extra turn of it is due."""
        due = state.part(ExtraTurns).latest[seat] > state.part(Taken).turns[seat]
        return seat if due else following

"""Crake's notes: money now for white routes, and a reckoning at the end (P.1 to P.3)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from whistlestop.campaign.stickers.asked import NOTHING_ASKED, Asked, Done, Reply, ask
from whistlestop.core.edition import Edition
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Trip
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State, put
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.position import numbers
from whistlestop.rules.companies import route_colour
from whistlestop.rules.effects import Effect
from whistlestop.rules.money import MoneyTaken

WHITE = "white"
"""The colour that belongs to no company (C-01)."""


@dataclass(frozen=True, slots=True)
class Notes:
    """How many Notes each seat has signed in this game; they are public (C-11)."""

    held: tuple[int, ...]


def notes_of(state: State | View) -> tuple[int, ...]:
    """Everybody's Notes; none where nobody lends."""
    notes = state.parts.get(Notes)
    return notes.held if isinstance(notes, Notes) else (0,) * len(state.players)


@dataclass(frozen=True, slots=True)
class NoteTaken(MoneyTaken):
    """A seat took money from the bank and signed a Note (P.1)."""

    def apply(self, state: State) -> State:
        """Money and paper."""
        held, seat = state.part(Notes).held, self.seat
        notes = Notes(put(held, seat, held[seat] + 1))
        return MoneyTaken.apply(self, state).with_part(notes)


@dataclass(frozen=True, slots=True)
class TakeNote(Reply):
    """Take the money and a Note."""

    verb = "note"
    out_of_place = "no-note-due"

    def do(self, table: Table, seat: int, asked: "NoteOffered") -> None:
        """Signed and paid out."""
        table.emit(NoteTaken(seat, asked.dollars, f"{asked.thing}.1"))


@dataclass(frozen=True, slots=True)
class NoteOffered(Asked):
    """A seat that travelled a white route may take money and a Note."""

    due = "note-due"
    dollars: int

    def moves(self, state: State, seat: int) -> list[Move]:
        """Take it, or not."""
        return [TakeNote(), Done()]


class CrakesNotes(Effect):
    """Rider on step 3: so many `dollars` for a Note, of which each costs something at the end.

    Whoever has the `most` of them pays that much for each, any `other` company so much.
    """

    effect = "notes"
    verbs = (TakeNote, Done)
    facts = (NoteTaken,)
    phases = (NoteOffered,)
    parts = (Notes,)
    slot = 3
    refusals = {"note-due": ".1", "no-note-due": ".1", **NOTHING_ASKED}
    dollars: int
    most: int
    other: int

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """Nothing signed; Notes of earlier games went back (P.3)."""
        return [Notes((0,) * seats)]

    def travel(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """Offer it on a white route, also on a bed just laid white (P.1, X-01)."""
        state = table.state
        if route_colour(state, state.edition.board.routes[trip.route]) != WHITE:
            return ()
        return ask(table, NoteOffered(trip.seat, self.id, self.dollars))

    def score(self, state: State) -> Sequence[ScoreLine]:
        """The reckoning: all who tie for most pay the higher rate (P.2)."""
        held = state.part(Notes).held
        return [
            ScoreLine("notes", -n * (self.most if n == max(held) else self.other)) for n in held
        ]

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """Everybody's Notes."""
        return {"notes": list(state.part(Notes).held)}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """Notes as a position tells them."""
        held = numbers(position, "notes", len(state.players))
        return state if held is None else state.with_part(Notes(tuple(held)))

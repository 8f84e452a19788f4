"""Partners at the end of the last game: whose routes serve whose tickets (E.3)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Annotated

from whistlestop.campaign.stickers.asked import Asked, Due, Reply, ask
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.state import State, put
from whistlestop.core.table import Table
from whistlestop.picture.palette import COMPANIES
from whistlestop.rules.companies import Companies

NOBODY = "none"
WORDS = {"partner": (*COMPANIES, NOBODY)}
"""Whom one can name: a company by its colour, or nobody."""


@dataclass(frozen=True, slots=True)
class Partners:
    """Whom each seat has named; and in the race of E.2, who was the first to link the oceans."""

    named: tuple[int | None, ...]
    first: int | None = None


@dataclass(frozen=True, slots=True)
class PartnerNamed(Event):
    """A seat named another as its partner (E.3)."""

    seat: int
    to: int

    def apply(self, state: State) -> State:
        """For its tickets."""
        partners = state.part(Partners)
        return state.with_part(replace(partners, named=put(partners.named, self.seat, self.to)))


@dataclass(frozen=True, slots=True)
class OceansLinked(Event):
    """A seat was the first to link the two ends of the line (E.2)."""

    seat: int
    why: str

    def apply(self, state: State) -> State:
        """Nobody else can be."""
        return state.with_part(replace(state.part(Partners), first=self.seat))


@dataclass(frozen=True, slots=True)
class NamePartner(Reply):
    """Name a company as partner, or nobody."""

    verb = "partner"
    out_of_place = "no-partner-due"
    partner: Annotated[str, "partner"]

    def refused(self, state: State, seat: int) -> Reason | None:
        """Another company of this game."""
        if self.partner == NOBODY:
            return None
        colours = state.part(Companies).colours
        if self.partner not in colours:
            return Reason("partner-absent", {"colour": self.partner})
        return Reason("partner-self") if colours[seat] == self.partner else None

    def do(self, table: Table, seat: int, asked: "Naming") -> None:
        """It is told to all."""
        if self.partner != NOBODY:
            to = table.state.part(Companies).colours.index(self.partner)
            table.emit(PartnerNamed(seat, to))


@dataclass(frozen=True, slots=True)
class Naming(Asked):
    """A seat may name a partner."""

    due = "partner-due"

    def moves(self, state: State, seat: int) -> list[Move]:
        """Every other company, or nobody."""
        colours = state.part(Companies).colours
        others = (NamePartner(colour) for at, colour in enumerate(colours) if at != seat)
        return [*others, NamePartner(NOBODY)]


@dataclass(frozen=True, slots=True)
class NextToName(Due):
    """A seat's turn to name a partner has come."""

    def do(self, table: Table) -> Iterable[Phase]:
        """Ask."""
        return ask(table, Naming(self.seat, self.thing))

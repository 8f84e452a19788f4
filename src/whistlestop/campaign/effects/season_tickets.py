"""An event at which everybody looks at the top ticket (EV-18)."""

from collections.abc import Iterable
from dataclasses import dataclass

from whistlestop.campaign.stickers.asked import Due
from whistlestop.core.edition import ThingId
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.rules.deck import shuffle_if_empty
from whistlestop.rules.newspapers import Headline
from whistlestop.rules.tickets import (
    Choosing,
    KeepTickets,
    Offer,
    TicketsKept,
    choosing,
    draw_tickets,
    off_deck,
)


@dataclass(frozen=True, slots=True)
class TopTicket(Choosing):
    """A seat looks at a ticket: it may keep it, or put it under the deck."""

    thing: ThingId

    def moves(self, state: State, seat: int) -> list[Move]:
        """Keep it, or not."""
        return [*Choosing.moves(self, state, seat), PutUnder()]

    def misplaced(self, state: State, move: Move) -> Reason | None:
        """Nothing but the choice."""
        if isinstance(move, KeepTickets | PutUnder):
            return None
        return Reason("top-ticket-due", about=self.thing)

    def kept(self, seat: int) -> Iterable[Phase]:
        """The turn goes on: this was no action of it."""
        return ()


@dataclass(frozen=True, slots=True)
class PutUnder(Move):
    """Put the ticket under the deck."""

    verb = "under"
    out_of_place = "no-top-ticket"

    def refused(self, state: State, seat: int) -> Reason | None:
        """It need not be kept."""
        return None

    def perform(self, table: Table, seat: int) -> None:
        """Only the seat knows where it lies."""
        offer = choosing(table.state).offers[seat]
        table.emit(TicketsKept(seat, (), offer, boxed=False))


@dataclass(frozen=True, slots=True)
class TopTicketSeen(Event):
    """A seat looks at the top ticket of the deck: nobody else does."""

    secret = ("tickets",)
    seat: int
    tickets: Offer

    def apply(self, state: State) -> State:
        """Off the deck."""
        return off_deck(state, self.seat, self.tickets)


@dataclass(frozen=True, slots=True)
class ShowTopTicket(Due):
    """A seat's turn to look has come."""

    def do(self, table: Table) -> Iterable[Phase]:
        """If there is a ticket."""
        found = draw_tickets(table, 1)
        if not found:
            return ()
        shuffle_if_empty(table)
        table.emit(TopTicketSeen(self.seat, found))
        offers: list[Offer] = [()] * len(table.state.players)
        offers[self.seat] = found
        return (TopTicket(tuple(offers), len(found), first=False, thing=self.thing),)


class SeasonTickets(Headline):
    """Keep the top ticket, or put it under the deck."""

    effect = "season-tickets"
    lightning = True
    verbs = (KeepTickets, PutUnder)
    facts = (TopTicketSeen, TicketsKept)
    phases = (TopTicket, ShowTopTicket)
    refusals = {"top-ticket-due": "", "no-top-ticket": ""}

    def strike(self, table: Table, seat: int) -> Iterable[Phase]:
        """Everybody in turn, beginning with the active player (C-07)."""
        seats = len(table.state.players)
        return [ShowTopTicket((seat + n) % seats, self.id) for n in range(seats)]

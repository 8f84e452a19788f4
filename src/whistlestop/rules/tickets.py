"""Tickets: dealt, drawn, kept, and counted at the end (E-05, E-06, E-40 to E-42; N-04, N-30)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, Self

from whistlestop.core.board import TicketId
from whistlestop.core.errors import CannotRead
from whistlestop.core.event import Event
from whistlestop.core.imagine import split_decks
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Rule
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import Slip, State, Trace, put
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.codec import expect
from whistlestop.rules.journeys import best_journeys
from whistlestop.rules.turns import TurnBegan, end_turn

Offer = tuple[TicketId | None, ...]


@dataclass(frozen=True, slots=True)
class Choosing(Phase):
    """Seats choose which of the tickets before them to keep: each its own, at the same time.

    `offers` has an offer for each seat, empty for those who do not choose (any more); `first`
    tells the choice before the first turn from a later one.
    """

    offers: tuple[Offer, ...]
    least: int
    first: bool

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that have not chosen yet."""
        return tuple(seat for seat, offer in enumerate(self.offers) if offer)

    @property
    def about(self) -> str:
        """Which choice a refusal is about."""
        return "first" if self.first else ""

    def must_keep(self, seat: int) -> int:
        """The fewest tickets a seat may keep: all if no more were left (E-40)."""
        return min(self.least, len(self.offers[seat]))

    def moves(self, state: State, seat: int) -> list[Move]:
        """Every choice of enough tickets."""
        place = state.edition.board.ticket_order
        offer = sorted((t for t in self.offers[seat] if t), key=place.__getitem__)
        return [
            KeepTickets(kept)
            for count in range(self.must_keep(seat), len(offer) + 1)
            for kept in combinations(offer, count)
        ]

    def misplaced(self, state: State, move: Move) -> Reason | None:
        """Nothing but the choice."""
        return None if type(move) is KeepTickets else Reason("keep-due", about=self.about)

    def kept(self, seat: int) -> "Iterable[Phase]":
        """What follows a choice in play: it was the action of the turn."""
        return end_turn(seat)

    def not_yours(self, seat: int) -> Reason:
        """At the first choice everybody chooses once."""
        if self.first:
            return Reason("already-kept", about=self.about)
        return Phase.not_yours(self, seat)

    def seen_by(self, seat: int | None) -> Self:
        """Others see how many tickets, not which (E-41)."""
        return replace(
            self,
            offers=tuple(
                offer if chooser == seat else (None,) * len(offer)
                for chooser, offer in enumerate(self.offers)
            ),
        )

    def hidden_tickets(self) -> dict[int, int]:
        """The offers that are not shown."""
        return {seat: offer.count(None) for seat, offer in enumerate(self.offers)}

    def dreamt(self, seat: int, tickets: Iterable[str]) -> Self:
        """The offer of a seat filled in."""
        return replace(self, offers=put(self.offers, seat, tuple(tickets)))

    def tickets(self) -> Iterable[str]:
        """The tickets shown."""
        return (ticket for offer in self.offers for ticket in offer if ticket)


def choosing(state: State) -> Choosing:
    """The choice that is pending."""
    return state.asked(Choosing)


@dataclass(frozen=True, slots=True)
class DrawTickets(Move):
    """Draw new tickets to choose from."""

    verb = "tickets"
    action = True

    def refused(self, state: State, seat: int) -> Reason | None:
        """There must be one left (E-40)."""
        return None if state.loose or state.under else Reason("no-tickets")

    def perform(self, table: Table, seat: int) -> None:
        """As many as the rule says, or as are left."""
        rule = table.state.edition.rule(Tickets)
        count = rule.draw
        for more in table.state.edition.hooks.ticket_draw:
            count = more(table.state, seat, count)
        table.emit(TicketsOffered(seat, draw_tickets(table, count), rule.keep))


@dataclass(frozen=True, slots=True)
class KeepTickets(Move):
    """Keep some of the tickets on offer; the order in which they are named does not matter."""

    verb = "keep"
    out_of_place = "no-keep-due"
    tickets: tuple[TicketId, ...]

    def refused(self, state: State, seat: int) -> Reason | None:
        """Only tickets on offer, and enough of them."""
        phase = choosing(state)
        for ticket in self.tickets:
            if ticket not in phase.offers[seat]:
                return Reason("keep-not-offered", {"ticket": ticket}, about=phase.about)
        least = phase.must_keep(seat)
        if len(set(self.tickets)) < least or len(set(self.tickets)) < len(self.tickets):
            return Reason("keep-few", {"least": least}, about=phase.about)
        return None

    def perform(self, table: Table, seat: int) -> Iterable[Phase] | None:
        """The rest goes under the deck, or out of the game for good."""
        phase = choosing(table.state)
        rule = table.state.edition.rule(Tickets)
        rest = tuple(t for t in phase.offers[seat] if t not in self.tickets)
        table.emit(TicketsKept(seat, self.tickets, rest, boxed=phase.first and rule.box_first))
        if not phase.first:
            return phase.kept(seat)
        if choosing(table.state).seats:
            return None
        first = table.state.first
        table.emit(TurnBegan(first, None, 0))
        return [w for begins in table.state.edition.hooks.turn_begins for w in begins(table, first)]


@dataclass(frozen=True, slots=True)
class TicketsDealt(Event):
    """A seat was dealt its first tickets (E-05)."""

    secret = ("tickets",)
    seat: int
    tickets: Offer
    least: int

    def apply(self, state: State) -> State:
        """Out of the deck (or the box), before the seat."""
        if state.phases:
            phase = choosing(state)
        else:
            phase = Choosing(((),) * len(state.players), self.least, first=True)
        taken = set(self.tickets)
        return state._replace(
            loose=tuple(t for t in state.loose if t not in taken),
            box=tuple(slip for slip in state.box if slip.ticket not in taken),
            phases=(phase.dreamt(self.seat, (t for t in self.tickets if t)),),
        )


@dataclass(frozen=True, slots=True)
class TicketsOffered(Event):
    """A seat drew tickets to choose from (E-40)."""

    secret = ("tickets",)
    seat: int
    tickets: Offer
    least: int

    def apply(self, state: State) -> State:
        """Off the deck, before the seat."""
        offers: list[Offer] = [()] * len(state.players)
        offers[self.seat] = self.tickets
        choosing = Choosing(tuple(offers), self.least, first=False)
        return off_deck(state, self.seat, self.tickets).with_phases((*state.phases, choosing))


@dataclass(frozen=True, slots=True)
class TicketsKept(Event):
    """A seat kept some tickets and gave the others away, in secret (E-06, E-40)."""

    secret = ("kept", "returned")
    seat: int
    kept: Offer
    returned: Offer
    boxed: bool

    def apply(self, state: State) -> State:
        """Into the hand for good; the others under the deck in the order drawn, or into the box."""
        player = state.players[self.seat]
        kept = tuple(ticket for ticket in self.kept if ticket)
        away = tuple(Slip(ticket, self.seat) for ticket in self.returned)
        phase = choosing(state)
        chosen = phase.dreamt(self.seat, ())
        traces = state.traces
        if traces and traces[-1].returned is None:
            traces = (*traces[:-1], traces[-1]._replace(returned=len(away)))
        return state._replace(
            box=state.box + away if self.boxed else state.box,
            under=state.under if self.boxed else state.under + away,
            traces=traces,
            phases=(*state.phases[:-1], *((chosen,) if phase.first else ())),
        ).with_player(self.seat, player._replace(tickets=player.tickets + kept))


def _kept(state: State | View) -> Iterable[Offer]:
    """The tickets in each player's hand, as far as they are known."""
    return (player.tickets for player in state.players)


def draw_tickets(table: Table, count: int) -> tuple[str, ...]:
    """Tickets off the deck: the shuffled ones first, then those put back, in their order."""
    loose, under = list(table.state.loose), list(table.state.under)
    drawn: list[str] = []
    while len(drawn) < count and (loose or under):
        if loose:
            ticket: str | None = table.pick(loose, (1,) * len(loose))
            loose.remove(ticket or "")
        else:
            ticket = under.pop(0).ticket
        assert ticket is not None
        drawn.append(ticket)
    return tuple(drawn)


def off_deck(state: State, seat: int, tickets: Offer) -> State:
    """Without tickets that a seat drew; if some of them had been put back, that leaves a trace."""
    taken = set(tickets)
    slips = tuple(slip for slip in state.under if slip.ticket in taken)
    trace = (Trace(seat, len(tickets) - len(slips), slips, None),) if slips else ()
    return state._replace(
        loose=tuple(t for t in state.loose if t not in taken),
        under=tuple(slip for slip in state.under if slip.ticket not in taken),
        traces=state.traces + trace,
    )


class Tickets(Rule):
    """The ticket action, the first choice, and the points at the end.

    `draw` and `keep`: how many are drawn in play and the fewest kept; `keep_first`: the fewest
    kept of the first deal; `box_first`: what is not kept then leaves the game (E-06).
    """

    verbs = (DrawTickets, KeepTickets)
    facts = (TicketsDealt, TicketsOffered, TicketsKept)
    phases = (Choosing,)
    setup_step = 12
    draw: int
    keep: int
    keep_first: int
    box_first: bool

    def setup(self, table: Table) -> None:
        """Deal each seat its first tickets, deck by deck (E-05, N-04)."""
        edition = table.state.edition
        for seat in range(len(table.state.players)):
            dealt: list[str] = []
            for deck, count in edition.deals.items():
                if deck == "":
                    for more in edition.hooks.first_tickets:
                        count = more(table.state, seat, count)
                left = [t for t in _left(table.state) if edition.board.tickets[t].deck == deck]
                for _ in range(min(count, len(left))):
                    dealt.append(table.pick(left, (1,) * len(left)))
                    left.remove(dealt[-1])
            table.emit(TicketsDealt(seat, tuple(dealt), self.keep_first))

    def offers(self, state: State, seat: int) -> Iterable[Move]:
        """Drawing, while there is a ticket."""
        return (DRAW_TICKETS,) if state.loose or state.under else ()

    def score(self, state: State) -> Sequence[ScoreLine]:
        """Each ticket for or against (E-42, N-41), with the best use of what may be borrowed."""
        found = []
        for seat in range(len(state.players)):
            items, borrowed = best_journeys(state, seat)
            done = sum(points > 0 for _, points in items)
            spared = spared_tickets(state, seat, items)
            items = tuple((t, 0 if t in spared else points) for t, points in items)
            points = sum(points for _, points in items)
            found.append(ScoreLine("tickets", points, done, items, borrowed))
        return found

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """Is the first choice still to be made?"""
        phase = state.phases[-1] if state.phases else None
        if not isinstance(phase, Choosing) or not phase.first:
            return {"setup": False}
        held = [[*kept, *offer] for kept, offer in zip(_kept(state), phase.offers, strict=True)]
        return {"setup": True, "turn": state.first, "tickets": held}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """With `setup`, the tickets of the seats are what they were dealt and may choose from."""
        if not expect(position.get("setup", False), bool, "true or false", "setup"):
            return state
        turn = state.turn
        assert turn is not None
        offers = tuple(player.tickets for player in state.players)
        if not all(offers):
            raise CannotRead("needs `tickets`: what each seat was dealt to choose from", "setup")
        return state._replace(
            first=turn,
            players=tuple(player._replace(tickets=()) for player in state.players),
            phases=(Choosing(offers, self.keep_first, first=True),),
        )


DRAW_TICKETS = DrawTickets()


def spared_tickets(
    state: State, seat: int, items: Sequence[tuple[str, int]], before: object = None
) -> set[str]:
    """The tickets that cost nothing: each rule looks at those that the ones before it left.

    With `before`, those that the rules spare until it is that one's turn.
    """
    spared: set[str] = set()
    for spares in state.edition.hooks.spares:
        if spares == before:
            break
        spared |= {*spares(state, seat, [item for item in items if item[0] not in spared])}
    return spared


def _left(state: State) -> list[str]:
    """The tickets that can still be dealt."""
    _, rare = split_decks(state.edition)
    boxed = {slip.ticket for slip in state.box}
    return [*state.loose, *(ticket for ticket in rare if ticket in boxed)]

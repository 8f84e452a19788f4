"""Tunnels: three cards are turned up, and each that matches costs one more (E-30 to E-35)."""

from collections.abc import Iterable
from dataclasses import dataclass

from whistlestop.core.board import RouteId
from whistlestop.core.cards import WILD, Card, Payment, at_least_none, holds, minus, minus_one, plus
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Price, Rule, Trip
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.work import Answer
from whistlestop.rules.claiming import complete
from whistlestop.rules.deck import next_card, shuffle_if_empty
from whistlestop.rules.payments import payments
from whistlestop.rules.turns import end_turn

REVEALED = 3


@dataclass(frozen=True, slots=True)
class Tunnel(Answer):
    """A payment lies on the table, cards are turned up beside it (E-33)."""

    route: RouteId
    payment: Payment
    revealed: tuple[Card, ...] = ()

    @property
    def matches(self) -> tuple[bool, ...]:
        """Which of the cards match: those of the colour paid, and wild cards (E-30, E-31)."""
        return tuple(card in (self.payment.colour, WILD) for card in self.revealed)

    @property
    def extra(self) -> int:
        """How many more cards are due: one for each match (E-30)."""
        return sum(self.matches)

    @property
    def price(self) -> Price:
        """What the extra costs: the colour paid (E-35), or wild cards only (E-31)."""
        colour = self.payment.colour
        assert colour is not None
        return Price(() if colour == WILD else (colour,), self.extra)

    def cards(self) -> Iterable[Card]:
        """The payment and the cards turned up."""
        return self.payment.cards + self.revealed

    def moves(self, state: State, seat: int) -> list[Move]:
        """Pay the extra in any way the hand allows, or decline (E-32)."""
        hand = state.players[seat].hand
        found: list[Move] = [PayExtra(p) for p in payments(state.edition.pack, self.price, hand)]
        return [*found, Decline()]

    def misplaced(self, state: State, move: Move) -> Reason | None:
        """Nothing but paying or declining."""
        return None if type(move) in (PayExtra, Decline) else Reason("tunnel-due")


def tunnel(state: State) -> Tunnel:
    """The tunnel being dug."""
    return state.asked(Tunnel)


@dataclass(frozen=True, slots=True)
class PayExtra(Move):
    """Pay what the cards turned up cost."""

    verb = "pay"
    out_of_place = "no-tunnel-due"
    payment: Payment

    def refused(self, state: State, seat: int) -> Reason | None:
        """The number, then the colour, then the hand."""
        due, given = tunnel(state), len(self.payment.cards)
        if due.payment.colour == WILD and self.payment.colour != WILD:
            return Reason("extra-wild-only")
        if given != due.extra:
            return Reason("extra-count", {"need": due.extra, "given": given})
        if self.payment.colour not in (due.payment.colour, WILD):
            return Reason("extra-colour", {"colour": due.payment.colour})
        pack = state.edition.pack
        if not holds(state.players[seat].hand, pack.bag(self.payment.cards)):
            return Reason("not-held", {"payment": self.payment}, about="extra")
        return None

    def perform(self, table: Table, seat: int) -> Iterable[Phase]:
        """The route is claimed with everything paid; no more cars than spaces (E-35)."""
        dug = tunnel(table.state)
        table.emit(TunnelEnded(seat, dug.route, held=True))
        cards = table.state.edition.pack.sorted(dug.payment.cards + self.payment.cards)
        return finish(table, Trip(seat, dug.route, Payment(cards, dug.payment.colour)))


@dataclass(frozen=True, slots=True)
class Decline(Move):
    """Take the payment back; the turn is over (E-32)."""

    verb = "decline"
    out_of_place = "no-tunnel-due"

    def refused(self, state: State, seat: int) -> Reason | None:
        """Always allowed."""
        return None

    def perform(self, table: Table, seat: int) -> Iterable[Phase]:
        """Nothing is claimed."""
        table.emit(TunnelEnded(seat, tunnel(table.state).route, held=False))
        return end_turn(seat)


@dataclass(frozen=True, slots=True)
class PaymentLaid(Event):
    """A seat laid down its payment for a tunnel."""

    seat: int
    route: RouteId
    payment: Payment

    def apply(self, state: State) -> State:
        """From the hand to the table, where it is not among the discards (E-33)."""
        player = state.players[self.seat]
        laid = state.edition.pack.bag(self.payment.cards)
        player = player.with_hand(minus(player.hand, laid), at_least_none(player.known, laid))
        phase = Tunnel(self.seat, self.route, self.payment)
        return state.with_phases((*state.phases, phase)).with_player(self.seat, player)


@dataclass(frozen=True, slots=True)
class TunnelRevealed(Event):
    """A card was turned up at a tunnel."""

    card: Card

    def apply(self, state: State) -> State:
        """From the deck to the table."""
        dug = tunnel(state)
        more = Tunnel(dug.seat, dug.route, dug.payment, (*dug.revealed, self.card))
        deck = minus_one(state.deck, state.edition.pack.index[self.card])
        return state.with_deck(deck).with_phases((*state.phases[:-1], more))


@dataclass(frozen=True, slots=True)
class TunnelEnded(Event):
    """The tunnel held or was given up: the cards turned up are discarded (E-33).

    The payment goes back to the hand, for all to see; if the tunnel held it is paid from there
    together with the extra.
    """

    seat: int
    route: RouteId
    held: bool

    def apply(self, state: State) -> State:
        """The table is cleared."""
        pack, dug = state.edition.pack, tunnel(state)
        player, back = state.players[self.seat], pack.bag(dug.payment.cards)
        player = player.with_hand(plus(player.hand, back), plus(player.known, back))
        return state._replace(
            discards=plus(state.discards, pack.bag(dug.revealed)), phases=state.phases[:-1]
        ).with_player(self.seat, player)


def finish(table: Table, trip: Trip) -> Iterable[Phase]:
    """Claim the route behind the tunnel; the turn is over."""
    complete(table, trip)
    return end_turn(trip.seat)


class Tunnels(Rule):
    """A route with the trait "tunnel" may cost more than it shows."""

    verbs = (PayExtra, Decline)
    facts = (PaymentLaid, TunnelRevealed, TunnelEnded)
    phases = (Tunnel,)

    def claim(self, table: Table, trip: Trip) -> Iterable[Phase] | None:
        """Lay the payment down and turn up three cards, or as many as there are (E-34)."""
        if not table.state.edition.board.routes[trip.route].trait("tunnel"):
            return None
        table.emit(PaymentLaid(trip.seat, trip.route, trip.payment))
        for _ in range(REVEALED):
            card = next_card(table)
            if card is not None:
                table.emit(TunnelRevealed(card))
                shuffle_if_empty(table)
        if tunnel(table.state).extra:
            return ()
        table.emit(TunnelEnded(trip.seat, trip.route, held=True))
        return finish(table, trip)

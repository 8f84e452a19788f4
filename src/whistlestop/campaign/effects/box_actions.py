"""Events of the frontier boxes with an action of their own (EV-25, EV-37, C-15)."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, product

from whistlestop.core.cards import WILD, Payment, colour_of, holds
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.rules.deck import blind_card, can_draw
from whistlestop.rules.discarding import CardsDiscarded
from whistlestop.rules.events.excursion import ActionEvent, ForMoney, not_open, sold
from whistlestop.rules.money import coins_of, spend
from whistlestop.rules.newspapers import ActionUsed, current
from whistlestop.rules.turns import end_turn


@dataclass(frozen=True, slots=True)
class FillElevator(Move):
    """Discard cards of different colours for money."""

    verb = "elevator"
    action = True
    payment: Payment

    def refused(self, state: State, seat: int) -> Reason | None:
        """So many cards, each of another colour and none of them wild."""
        shut = not_open(state, seat, GrainElevator)
        rule = current(state, GrainElevator)
        if shut or rule is None:
            return shut
        cards = self.payment.cards
        if len(cards) != rule.cards:
            return Reason("pay-count", {"need": rule.cards, "given": len(cards)})
        if WILD in cards or len({*map(colour_of, cards)}) < len(cards):
            return Reason("elevator-colours", about=rule.id)
        if not holds(state.players[seat].hand, state.edition.pack.bag(cards)):
            return Reason("not-held", {"payment": self.payment})
        return None

    def perform(self, table: Table, seat: int) -> Iterable[Phase]:
        """The cards go, the money comes; it was the action of the turn."""
        return sold(table, seat, self.payment, GrainElevator)


class GrainElevator(ForMoney):
    """So many cards of as many colours for money (EV-25)."""

    effect = "grain-elevator"
    verbs = (FillElevator,)
    facts = (CardsDiscarded,)
    refusals = {"elevator-colours": ""}

    def offers(self, state: State, seat: int) -> Iterable[Move]:
        """Every set of cards that will do."""
        if not self.open_to(state, seat):
            return ()
        pack, hand = state.edition.pack, state.players[seat].hand
        held = [[f for f in faces if hand[pack.index[f]]] for faces in pack.faces.values()]
        groups = combinations([faces for faces in held if faces], self.cards)
        sets = (cards for group in groups for cards in product(*group))
        return [FillElevator(Payment.of(pack, cards)) for cards in sets]


@dataclass(frozen=True, slots=True)
class BoardSteamer(Move):
    """Pay for cards off the deck."""

    verb = "steamer"
    action = True

    def refused(self, state: State, seat: int) -> Reason | None:
        """With the money for it, and a card to be had."""
        shut = not_open(state, seat, CoastSteamer)
        rule = current(state, CoastSteamer)
        if shut or rule is None:
            return shut
        if coins_of(state, seat) < rule.dollars:
            facts = {"need": rule.dollars, "have": coins_of(state, seat)}
            return Reason("few-coins", facts, about=rule.id)
        return None if can_draw(state) else Reason("no-cards")

    def perform(self, table: Table, seat: int) -> Iterable[Phase]:
        """The money goes, the cards come; it was the action of the turn."""
        rule = current(table.state, CoastSteamer)
        assert rule is not None
        table.emit(ActionUsed(seat))
        spend(table, seat, rule.dollars, rule.id)
        return (*(blind_card(seat),) * rule.cards, *end_turn(seat))


class CoastSteamer(ActionEvent):
    """Money for so many cards off the deck (EV-37)."""

    effect = "coast-steamer"
    verbs = (BoardSteamer,)
    refusals = {"few-coins": ""}
    dollars: int
    cards: int

    def offers(self, state: State, seat: int) -> Iterable[Move]:
        """Once, for whoever can pay."""
        return () if BoardSteamer().refused(state, seat) else (BoardSteamer(),)

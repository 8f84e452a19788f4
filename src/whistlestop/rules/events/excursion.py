"""Events with an action, once for each seat (C-15); and one of them: cards for money (EV-04)."""

from collections.abc import Iterable
from dataclasses import dataclass

from whistlestop.core.cards import Payment
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Price
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.rules.discarding import CardsDiscarded
from whistlestop.rules.money import MoneyTaken, take
from whistlestop.rules.newspapers import ActionUsed, Headline, News, current
from whistlestop.rules.payments import payments, wrong_cards
from whistlestop.rules.turns import end_turn


class ActionEvent(Headline):
    """An event whose action each seat may use once, while it is current (C-15)."""

    def open_to(self, state: State, seat: int) -> bool:
        """Is it current, and not used by the seat yet?"""
        return self.on(state) and seat not in state.part(News).used


def not_open(state: State, seat: int, kind: type[ActionEvent]) -> Reason | None:
    """Why a seat may not use the action of that kind of event now."""
    if current(state, kind) is None:
        return Reason("no-such-action")
    return Reason("action-used") if seat in state.part(News).used else None


class ForMoney(ActionEvent):
    """An action that gives so many dollars for so many cards."""

    cards: int
    dollars: int


def sold(table: Table, seat: int, payment: Payment, kind: type[ForMoney]) -> Iterable[Phase]:
    """The cards go, the money comes; it was the action of the turn."""
    rule = current(table.state, kind)
    assert rule is not None
    table.emit(ActionUsed(seat))
    table.emit(CardsDiscarded(seat, payment.cards, rule.id))
    take(table, seat, rule.dollars, rule.id)
    return end_turn(seat)


@dataclass(frozen=True, slots=True)
class RunExcursion(Move):
    """Discard cards of one colour for money."""

    verb = "excursion"
    action = True
    payment: Payment

    def refused(self, state: State, seat: int) -> Reason | None:
        """While the event is current, once for each seat."""
        shut, rule = not_open(state, seat, Excursion), current(state, Excursion)
        if shut or rule is None:
            return shut
        hand = state.players[seat].hand
        return wrong_cards(state.edition.pack, rule.price_of(state), hand, self.payment)

    def perform(self, table: Table, seat: int) -> Iterable[Phase]:
        """The cards go, the money comes; it was the action of the turn."""
        return sold(table, seat, self.payment, Excursion)


class Excursion(ForMoney):
    """So many cards of one colour for so many dollars; wild cards may stand in."""

    effect = "excursion"
    verbs = (RunExcursion,)
    facts = (CardsDiscarded, MoneyTaken)

    def price_of(self, state: State) -> Price:
        """What the action costs."""
        return Price(state.edition.pack.colours, self.cards)

    def offers(self, state: State, seat: int) -> Iterable[Move]:
        """Every set of cards that pays for it."""
        if not self.open_to(state, seat):
            return ()
        hand = state.players[seat].hand
        return [RunExcursion(p) for p in payments(state.edition.pack, self.price_of(state), hand)]

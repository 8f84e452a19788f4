"""An event with an action: cards for money (EV-04, C-15)."""

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
from whistlestop.rules.newspapers import ActionUsed, Headline, News
from whistlestop.rules.payments import payments, wrong_cards
from whistlestop.rules.turns import end_turn


@dataclass(frozen=True, slots=True)
class RunExcursion(Move):
    """Discard cards of one colour for money."""

    verb = "excursion"
    action = True
    payment: Payment

    def refused(self, state: State, seat: int) -> Reason | None:
        """While the event is current, once for each seat."""
        rule = _current(state)
        if rule is None:
            return Reason("no-such-action")
        if seat in state.part(News).used:
            return Reason("action-used")
        hand = state.players[seat].hand
        return wrong_cards(state.edition.pack, rule.price_of(state), hand, self.payment)

    def perform(self, table: Table, seat: int) -> Iterable[Phase]:
        """The cards go, the money comes; it was the action of the turn."""
        rule = _current(table.state)
        assert rule is not None
        table.emit(ActionUsed(seat))
        table.emit(CardsDiscarded(seat, self.payment.cards, rule.id))
        take(table, seat, rule.dollars, rule.id)
        return end_turn(seat)


class Excursion(Headline):
    """So many cards of one colour for so many dollars; wild cards may stand in."""

    effect = "excursion"
    verbs = (RunExcursion,)
    facts = (CardsDiscarded, MoneyTaken)

    def __init__(self, id: str, *, cards: int, dollars: int) -> None:  # noqa: A002
        super().__init__(id)
        self.cards = cards
        self.dollars = dollars

    def price_of(self, state: State) -> Price:
        """What the action costs."""
        return Price(state.edition.pack.colours, self.cards)

    def offers(self, state: State, seat: int) -> Iterable[Move]:
        """Every set of cards that pays for it."""
        if not self.on(state) or seat in state.part(News).used:
            return ()
        hand = state.players[seat].hand
        return [RunExcursion(p) for p in payments(state.edition.pack, self.price_of(state), hand)]


def _current(state: State) -> Excursion | None:
    rules = state.edition.rules
    return next((rule for rule in rules if isinstance(rule, Excursion) and rule.on(state)), None)

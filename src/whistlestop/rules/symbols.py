"""Symbols on cards, and what they do for a price (C-09; O.1, EM-13)."""

from dataclasses import dataclass

from whistlestop.core.cards import WILD, Bag, Card, Pack, Payment, colour_of, minus_one, symbol_of
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Price
from whistlestop.rules.payments import misfit, payments


@dataclass(frozen=True, slots=True)
class Shows:
    """One of the cards must show a symbol (O.1)."""

    symbol: str

    def payments(self, pack: Pack, price: Price, hand: Bag) -> list[Payment]:
        """Those in which one does."""
        return [paid for paid in payments(pack, price, hand) if paid.shows(self.symbol)]

    def misfit(self, price: Price, payment: Payment) -> Reason | None:
        """Colours are as they are without it."""
        return misfit(price, payment)

    def unmet(self, payment: Payment) -> Reason | None:
        """None does."""
        return None if payment.shows(self.symbol) else Reason("pay-symbol", {"symbol": self.symbol})


@dataclass(frozen=True, slots=True)
class Joker:
    """One of the cards that show a symbol counts as a colour that it has not (EM-13)."""

    symbol: str

    def payments(self, pack: Pack, price: Price, hand: Bag) -> list[Payment]:
        """Those that a card of another colour makes whole."""
        laid: dict[tuple[Card, ...], Payment] = {}
        for at, card in enumerate(pack.kinds):
            if hand[at] and symbol_of(card) == self.symbol:
                rest = price._replace(cards=price.cards - 1)
                for payment in payments(pack, rest, minus_one(hand, at)):
                    whole = Payment.of(pack, (*payment.cards, card))
                    if self.misfit(price, whole) is None:
                        laid.setdefault(whole.cards, whole)
        return list(laid.values())

    def misfit(self, price: Price, payment: Payment) -> Reason | None:
        """The card is needed, and without it the others fit."""
        cards, less = payment.cards, price._replace(cards=price.cards - 1)
        rest = (_without(cards, card) for card in cards if symbol_of(card) == self.symbol)
        if misfit(price, payment) and not all(misfit(less, found) for found in rest):
            return None
        return Reason("pay-joker", {"symbol": self.symbol})

    def unmet(self, payment: Payment) -> Reason | None:
        """It asks for nothing."""
        return None


def _without(cards: tuple[Card, ...], card: Card) -> Payment:
    """A payment of those cards but one."""
    at = cards.index(card)
    rest = (*cards[:at], *cards[at + 1 :])
    colours = {colour_of(other) for other in rest if other != WILD}
    return Payment(rest, colours.pop() if len(colours) == 1 else None if colours else WILD)

"""Payments: every way to pay a price from a hand, and what is wrong with a payment that is not."""

from functools import cache

from whistlestop.core.cards import WILD, Bag, Card, Pack, Payment, holds
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Price


@cache
def sets(colour: Card, count: int, wilds: int, have: int, have_wild: int) -> tuple[Payment, ...]:
    """The payments with at least one card of a colour: few wild cards first.

    `wilds` is how many of the cards must be wild, `have` and `have_wild` what the hand holds.
    """
    return tuple(
        Payment((colour,) * (count - wild) + (WILD,) * wild, colour)
        for wild in range(max(wilds, count - have), min(count - 1, have_wild) + 1)
    )


@cache
def only_wild(count: int) -> Payment:
    """A payment of wild cards alone."""
    return Payment((WILD,) * count, WILD)


def payments(pack: Pack, price: Price, hand: Bag) -> list[Payment]:
    """Every way to pay a price from a hand."""
    have_wild = hand[pack.wild]
    found: list[Payment] = []
    for colour in price.colours:
        have = hand[pack.index[colour]]
        if have:
            found += sets(colour, price.cards, price.wilds, have, have_wild)
    if have_wild >= price.cards:
        found.append(only_wild(price.cards))
    return found


def wrong_cards(pack: Pack, price: Price, hand: Bag, payment: Payment) -> Reason | None:
    """Why a payment does not pay a price: number, colour, not in hand, then wild cards due."""
    given = len(payment.cards)
    if given != price.cards:
        return Reason("pay-count", {"need": price.cards, "given": given})
    if payment.colour != WILD and payment.colour not in price.colours:
        if len(price.colours) > 1:
            return Reason("pay-mixed")
        return Reason("pay-colour", {"colour": price.colours[0]})
    if not holds(hand, pack.bag(payment.cards)):
        return Reason("not-held", {"payment": payment})
    if payment.wilds < price.wilds:
        return Reason("ferry-wilds", {"need": price.wilds, "given": payment.wilds})
    return None

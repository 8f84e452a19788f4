"""Payments: every way to pay a price from a hand, and what is wrong with a payment that is not."""

from functools import cache
from itertools import combinations, product

from whistlestop.core.cards import (
    WILD,
    Bag,
    Card,
    Pack,
    Payment,
    colour_of,
    holds,
    minus,
    minus_one,
    symbol_of,
)
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Price

MOST = 2
"""The cards that all reductions of one travel are worth together (C-05)."""


def dearer(price: Price, cards: int) -> Price:
    """A price with some extra cards of any kind (C-05)."""
    return price._replace(extra=price.extra + cards)


def cheaper(price: Price, cards: int) -> Price:
    """A price that some cards are to be taken off when it is settled (C-05)."""
    return price._replace(less=price.less + cards)


def settled(price: Price) -> Price:
    """The price after all additions and reductions (C-05).

    Reductions come off the extra cards first, then off the matching ones, of which one remains.
    """
    less = min(price.less, MOST)
    if not less:
        return price
    extra = min(price.extra, less)
    cards = max(1, price.cards - (less - extra))
    return price._replace(extra=price.extra - extra, cards=cards, less=0)


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
    if price.shows:
        every = payments(pack, price._replace(shows=""), hand)
        return [payment for payment in every if payment.shows(price.shows)]
    if price.joker:
        return _with_joker(pack, price, hand)
    have_wild = hand[pack.wild]
    found: list[Payment] = []
    for colour in price.colours:
        if pack.plain:
            have = hand[pack.index[colour]]
            if have:
                found += sets(colour, price.cards, price.wilds, have, have_wild)
        else:
            faces = pack.faces[colour]
            held = tuple(hand[pack.index[face]] for face in faces)
            if any(held):
                found += face_sets(faces, held, price.cards, price.wilds, have_wild)
    if have_wild >= price.cards:
        found.append(only_wild(price.cards))
    return _with_extra(pack, found, price.extra, hand) if price.extra else found


@cache
def face_sets(
    faces: tuple[Card, ...], held: tuple[int, ...], count: int, wilds: int, have_wild: int
) -> tuple[Payment, ...]:
    """The payments with at least one card of a colour that has several faces (C-09)."""
    most = [min(n, count) for n in held]
    return tuple(
        Payment(
            tuple(face for face, n in zip(faces, chosen, strict=True) for _ in range(n))
            + (WILD,) * wild,
            colour_of(faces[0]),
        )
        for wild in range(max(wilds, count - sum(held)), min(count - 1, have_wild) + 1)
        for chosen in product(*(range(n, -1, -1) for n in most))
        if sum(chosen) == count - wild
    )


def _with_joker(pack: Pack, price: Price, hand: Bag) -> list[Payment]:
    """The payments in which one card with a symbol counts as a colour that it has not (EM-13)."""
    laid: dict[tuple[Card, ...], Payment] = {}
    for at, card in enumerate(pack.kinds):
        if hand[at] and symbol_of(card) == price.joker:
            rest = price._replace(cards=price.cards - 1, joker="")
            for payment in payments(pack, rest, minus_one(hand, at)):
                whole = Payment.of(pack, (*payment.cards, card))
                if _matches(price, whole):
                    laid.setdefault(whole.cards, whole)
    return list(laid.values())


def _with_extra(pack: Pack, found: list[Payment], extra: int, hand: Bag) -> list[Payment]:
    """Those payments, each with so many cards of any kind on top (C-05)."""
    laid: dict[tuple[Card, ...], Payment] = {}
    for payment in found:
        rest = pack.cards(minus(hand, pack.bag(payment.cards)))
        for more in dict.fromkeys(combinations(rest, extra)):
            whole = Payment.of(pack, payment.cards + more)
            laid.setdefault(whole.cards, whole)
    return list(laid.values())


def wrong_cards(pack: Pack, price: Price, hand: Bag, payment: Payment) -> Reason | None:
    """Why a payment does not pay a price: number, colour, not in hand, then wild cards due."""
    given, need = len(payment.cards), price.cards + price.extra
    if given != need:
        return Reason("pay-count", {"need": need, "given": given})
    if not _matches(price, payment):
        if price.joker:
            return Reason("pay-joker", {"symbol": price.joker})
        if len(price.colours) > 1:
            return Reason("pay-mixed")
        return Reason("pay-colour", {"colour": price.colours[0]})
    if not holds(hand, pack.bag(payment.cards)):
        return Reason("not-held", {"payment": payment})
    if payment.wilds < price.wilds:
        return Reason("ferry-wilds", {"need": price.wilds, "given": payment.wilds})
    if price.shows and not payment.shows(price.shows):
        return Reason("pay-symbol", {"symbol": price.shows})
    return None


def _matches(price: Price, payment: Payment) -> bool:
    """Are enough of the cards of one of the colours, or wild?"""
    if price.joker:
        plain, cards = price._replace(joker=""), payment.cards
        less = plain._replace(cards=price.cards - 1)
        rest = (_without(cards, card) for card in cards if symbol_of(card) == price.joker)
        return not _matches(plain, payment) and any(_matches(less, found) for found in rest)
    if not price.cards:
        return True
    if not price.extra:
        return payment.colour == WILD or payment.colour in price.colours
    colours = [colour_of(card) for card in payment.cards]
    most = max(colours.count(colour) for colour in price.colours)
    return most + payment.wilds >= price.cards


def _without(cards: tuple[Card, ...], card: Card) -> Payment:
    """A payment of those cards but one."""
    at = cards.index(card)
    rest = (*cards[:at], *cards[at + 1 :])
    colours = {colour_of(other) for other in rest if other != WILD}
    return Payment(rest, colours.pop() if len(colours) == 1 else None if colours else WILD)

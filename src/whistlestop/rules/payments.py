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
)
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Price, Term

MOST = 2
"""The cards that all reductions of one travel are worth together (C-05)."""


def dearer(price: Price, cards: int) -> Price:
    """A price with some extra cards of any kind (C-05)."""
    return price._replace(extra=price.extra + cards)


def cheaper(price: Price, cards: int) -> Price:
    """A price that some cards are to be taken off when it is settled (C-05)."""
    return price._replace(less=price.less + cards)


def on_terms(price: Price, *terms: Term) -> Price:
    """A price that asks or allows something beside number and colour."""
    return price._replace(terms=price.terms + terms)


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
    if price.terms:
        return price.terms[0].payments(pack, price._replace(terms=price.terms[1:]), hand)
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
    if (reason := misfit(price, payment)) is not None:
        return reason
    if not holds(hand, pack.bag(payment.cards)):
        return Reason("not-held", {"payment": payment})
    if payment.wilds < price.wilds:
        return Reason("ferry-wilds", {"need": price.wilds, "given": payment.wilds})
    unmet = (term.unmet(payment) for term in price.terms)
    return next((reason for reason in unmet if reason is not None), None)


def misfit(price: Price, payment: Payment) -> Reason | None:
    """Why the cards do not fit: too few of them are of one of the colours, or wild."""
    if price.terms:
        return price.terms[0].misfit(price._replace(terms=price.terms[1:]), payment)
    if not price.cards:
        return None
    if not price.extra:
        enough = payment.colour == WILD or payment.colour in price.colours
    else:
        colours = [colour_of(card) for card in payment.cards]
        most = max(colours.count(colour) for colour in price.colours)
        enough = most + payment.wilds >= price.cards
    if enough:
        return None
    if len(price.colours) > 1:
        return Reason("pay-mixed")
    return Reason("pay-colour", {"colour": price.colours[0]})

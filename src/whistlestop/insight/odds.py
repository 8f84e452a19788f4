"""Odds: what comes off the deck, from what a seat knows. Exact: no card comes twice."""

from collections.abc import Iterable
from functools import cache
from math import comb
from typing import NamedTuple

from whistlestop.core.cards import Bag, Card, Payment
from whistlestop.core.event import Event
from whistlestop.core.imagine import unseen_cards
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.insight.atlas import atlas_of
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.tunnels import REVEALED, PaymentLaid, Tunnel, TunnelRevealed


def unseen(view: View) -> Bag:
    """How many cards of each colour (wild ones last) a seat cannot place: those of the deck and of
    closed hands."""
    return atlas_of(view.edition).shades(unseen_cards(view))


@cache
def matching(fit: int, total: int, turned: int = REVEALED) -> tuple[float, ...]:
    """The chances that 0, 1, 2 … of the cards turned up match, when `fit` of `total` would: the
    hypergeometric distribution. Where there are fewer cards, fewer are turned up.

    >>> [round(chance, 3) for chance in matching(20, 80)]
    [0.417, 0.431, 0.139, 0.014]
    """
    drawn = min(turned, total)
    return tuple(
        comb(fit, hits) * comb(total - fit, drawn - hits) / comb(total, drawn)
        if hits <= drawn
        else 0.0
        for hits in range(turned + 1)
    )


def extra_odds(view: View, shade: int, hidden: Bag | None = None) -> tuple[float, ...]:
    """How likely a tunnel paid with a colour (a place in a bag) asks for 0, 1, 2 or 3 more cards.

    A deck that ends while it is dug is made up by the discards, which everybody knows (E-34).
    `hidden` is what lies unseen, for whoever knows it already.
    """
    atlas = atlas_of(view.edition)
    hidden = unseen(view) if hidden is None else hidden
    shades = {shade, atlas.wild}
    fit = sum(hidden[at] for at in shades)
    if view.deck >= REVEALED:
        return matching(fit, sum(hidden))
    known = atlas.shades(view.discards)
    first = matching(fit, sum(hidden), view.deck)
    then = matching(sum(known[at] for at in shades), sum(known), REVEALED - view.deck)
    return tuple(
        sum(
            chance * then[due - hits]
            for hits, chance in enumerate(first)
            if 0 <= due - hits < len(then)
        )
        for due in range(REVEALED + 1)
    )


def drawn_odds(view: View, hidden: Bag | None = None) -> list[float]:
    """For each colour (wild cards last) the chance that the next card off the deck is of it: one
    drawn blind, or one that refills the row."""
    known = unseen(view) if hidden is None else hidden
    if not view.deck:  # the discards will be the deck (E-14)
        known = atlas_of(view.edition).shades(view.discards)
    total = sum(known)
    return [count / total if total else 0.0 for count in known]


class Digging(NamedTuple):
    """The odds of a tunnel asking for 0, 1, 2, 3 more, and the chance that it can be paid."""

    odds: tuple[float, ...]
    holds: float


def digging(view: View, move: Move) -> Digging | None:
    """The odds of a claim that digs a tunnel; None of any other move."""
    atlas = atlas_of(view.edition)
    if not isinstance(move, ClaimRoute) or not atlas.tunnel[atlas.route_of[move.route]]:
        return None
    shade = _shade(view, move.payment)
    odds = extra_odds(view, shade)
    hand, paid = atlas.shades(view.hand), atlas.counted(move.payment.cards)
    spare = sum(hand[at] - paid[at] for at in {shade, atlas.wild})
    return Digging(odds, sum(odds[: spare + 1]))


def payments(view: View, route: str) -> list[tuple[Move, Digging]]:
    """The odds of every way to pay for a tunnel now."""
    claims = (m for m in view.moves if isinstance(m, ClaimRoute) and m.route == route)
    return [(move, found) for move in claims if (found := digging(view, move))]


class Dug(NamedTuple):
    """A tunnel as it was dug: each card turned up and whether it matches, and what the odds had
    been of what is due."""

    seat: int
    route: str
    laid: tuple[Card, ...]
    turned: tuple[tuple[Card, bool], ...]
    extra: int
    odds: tuple[float, ...]


def dug(before: View, events: Iterable[Event]) -> Dug | None:
    """The tunnel that those events dug, as seen by the one who dug; None if they dug none."""
    found: Tunnel | None = None
    for event in events:
        if isinstance(event, PaymentLaid):
            found = Tunnel(event.seat, event.route, event.payment)
        elif isinstance(event, TunnelRevealed) and found is not None:
            found = Tunnel(found.seat, found.route, found.payment, (*found.revealed, event.card))
    if found is None or found.seat != before.seat:
        return None
    turned = tuple(zip(found.revealed, found.matches, strict=True))
    odds = extra_odds(before, _shade(before, found.payment))
    return Dug(found.seat, found.route, found.payment.cards, turned, found.extra, odds)


def _shade(view: View, payment: Payment) -> int:
    """The place of the colour that a payment claims to be."""
    assert payment.colour is not None
    return atlas_of(view.edition).shade[payment.colour]

"""Needs: which cards a hand lacks for some routes, when every card is put to its best use."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from whistlestop.insight.atlas import Atlas


class Needs(NamedTuple):
    """What is missing: per colour (as places in a bag), wild cards that nothing replaces, in all.

    `any_colour` counts the cards missing for routes that take any colour and have none yet.
    """

    wanted: list[int]
    wilds: int
    any_colour: int
    missing: int


SPARE = 1
"""Cards a tunnel is planned with beyond its length."""


def needs(atlas: Atlas, hand: Sequence[int], routes: Iterable[int]) -> Needs:
    """The cards missing to claim all those routes from this hand."""
    left = list(hand)
    wanted = [0] * len(left)
    wilds_due = 0
    grey: list[tuple[int, int]] = []
    for route in routes:
        wilds = atlas.wilds_due[route]
        wilds_due += wilds
        cards = atlas.length[route] - wilds
        if atlas.tunnel[route]:
            cards += SPARE
        colours = atlas.colours[route]
        if len(colours) == 1:
            at = colours[0]
            use = min(left[at], cards)
            left[at] -= use
            wanted[at] += cards - use
        elif cards:
            grey.append((cards, route))
    any_colour = 0
    for cards, route in sorted(grey, reverse=True):
        # The colour with most cards to spare; one that is wanted anyway has none left.
        at = max(atlas.colours[route], key=left.__getitem__)
        use = min(left[at], cards)
        left[at] -= use
        if use:
            wanted[at] += cards - use
        else:
            any_colour += cards
    spare_wilds = hand[atlas.wild] - wilds_due
    missing = max(0, sum(wanted) + any_colour - max(0, spare_wilds)) + max(0, -spare_wilds)
    return Needs(wanted, max(0, -spare_wilds), any_colour, missing)

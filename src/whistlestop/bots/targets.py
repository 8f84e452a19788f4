"""Targets: routes to claim for their points alone, when no ticket asks for any."""

from collections.abc import Sequence

from whistlestop.bots.claims import best_payment, by_route
from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import DRAW
from whistlestop.core.move import Move

CAR = 0.8
"""Points that a car could earn elsewhere."""
LUCK = 0.55
"""How likely a tunnel must be to hold."""
MOST = 3
"""How many targets to have in mind at once."""


def targets(outlook: Outlook) -> list[int]:
    """The routes that give most for the turns they take, as many as the cars reach."""
    atlas, hand, trains = outlook.atlas, list(outlook.hand), outlook.trains
    free = list(outlook.free)
    found: list[int] = []
    while len(found) < MOST:
        known = [(_value(outlook, hand, trains, route), route) for route in free]
        values = [(value, route) for value, route in known if value is not None]
        if not values:
            break
        _, route = max(values)
        found.append(route)
        # Nobody may claim a second track of the same double route.
        free = [other for other in free if set(atlas.ends[other]) != set(atlas.ends[route])]
        at = max(atlas.colours[route], key=hand.__getitem__)
        hand[at] = max(0, hand[at] - atlas.length[route])
        trains -= atlas.length[route]
    return found


def _value(outlook: Outlook, hand: Sequence[int], trains: int, route: int) -> float | None:
    """Points for each turn that a route takes; None if it is out of reach."""
    atlas = outlook.atlas
    length, wilds = atlas.length[route], atlas.wilds_due[route]
    held = max([hand[at] for at in atlas.colours[route]])
    missing = max(0, length - wilds - held) + max(0, wilds - hand[atlas.wild])
    turns = 1 + DRAW * (missing + atlas.tunnel[route])
    if length > trains or turns > outlook.turns:
        return None
    return (outlook.gain(route) - CAR * length) / turns


def claim_target(outlook: Outlook) -> Move | None:
    """The best of the targets that can be paid for now."""
    goals, ways = targets(outlook), by_route(outlook)
    for route in goals:
        if route in ways:
            claim = best_payment(outlook, ways[route], [g for g in goals if g != route])
            if claim.luck > LUCK:
                return claim.move
    return None

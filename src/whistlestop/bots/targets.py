"""Targets: routes to claim for their points alone, when no ticket asks for any."""

from collections.abc import Sequence

from whistlestop.bots.claims import best_payment, by_route
from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import DRAW
from whistlestop.core.move import Move

CAR = 0.8
"""Points that a car could earn elsewhere."""


def targets(outlook: Outlook) -> list[int]:
    """The routes that give most for the turns they take, as many as the cars reach."""
    atlas, hand, trains = outlook.atlas, list(outlook.hand), outlook.trains
    found: list[int] = []
    free = set(outlook.free)
    while trains > 0 and len(found) < 3:
        best: tuple[float, int, int, int] | None = None
        for route in sorted(free):
            length, wilds = atlas.length[route], atlas.wilds_due[route]
            if length > trains:
                continue
            at = max(atlas.colours[route], key=hand.__getitem__)
            missing = max(0, length - wilds - hand[at]) + max(0, wilds - hand[atlas.wild])
            if atlas.tunnel[route]:
                missing += 1
            turns = 1 + DRAW * missing
            if turns > outlook.turns:
                continue
            value = (outlook.gain(route) - CAR * length) / turns
            if best is None or value > best[0]:
                best = value, route, at, length
        if best is None:
            break
        _, route, at, length = best
        found.append(route)
        free -= {
            route,
            *(
                r
                for r, _ in atlas.exits[atlas.ends[route][0]]
                if atlas.ends[r] == atlas.ends[route]
            ),
        }
        hand[at] = max(0, hand[at] - length)
        trains -= length
    return found


def claim_for_points(outlook: Outlook, goals: Sequence[int]) -> Move | None:
    """The best of the targets that can be paid for now."""
    ways = by_route(outlook, outlook.view.moves)
    for route in goals:
        if route in ways:
            claim = best_payment(outlook, ways[route], [g for g in goals if g != route])
            if claim.luck > 0.55:
                return claim.move
    return None

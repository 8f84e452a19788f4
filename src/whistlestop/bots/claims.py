"""Claiming: which of the routes one can pay for now to claim, and with which cards."""

from collections.abc import Iterable, Sequence

from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan
from whistlestop.bots.tunnels import holds_up
from whistlestop.core.cards import WILD, minus
from whistlestop.core.move import Move
from whistlestop.insight.needs import needs
from whistlestop.rules.claiming import ClaimRoute

LUCK, HURRY = 0.6, 4
"""A tunnel is dug when it holds with this chance; with fewer turns left, whatever the chance."""
GAIN, WASTE, SLACK = 7.0, 2.0, 3.0
"""A route outside the plan must earn so many points, less so many for each card the plan will
miss, and leave so many turns over."""
DOLLAR = 0.5
"""What a dollar is worth, in cards."""
EVEN = 0.01
"""Of like payments for an open bed, the colour of which most track stickers are left."""


class Claim:
    """A claim that could be made now: how likely it is to hold, and what the payment wastes."""

    __slots__ = ("dollars", "luck", "move", "route", "waste")

    def __init__(self, outlook: Outlook, move: ClaimRoute, others: Iterable[int]) -> None:
        atlas = outlook.atlas
        self.move = move
        self.route = atlas.route_of[move.route]
        after = minus(outlook.hand, atlas.counted(move.payment.cards))
        colour = atlas.shade[move.payment.colour or WILD]
        spare = after[atlas.wild] + (after[colour] if colour != atlas.wild else 0)
        self.luck = holds_up(outlook, self.route, colour, spare)
        self.dollars = outlook.lore.dollars(move)
        # Cards that the other routes in mind will miss, a little for wild cards, and for money.
        self.waste = needs(atlas, after, others).missing + 0.25 * move.payment.wilds
        self.waste += DOLLAR * self.dollars


def best_payment(outlook: Outlook, moves: Sequence[ClaimRoute], others: Sequence[int]) -> Claim:
    """The way to pay for one route that leaves the best hand for the others."""
    claims = [Claim(outlook, move, others) for move in moves]
    left = outlook.lore.stickers_left(outlook, moves[0].route) if len(claims) > 1 else {}

    def worth(claim: Claim) -> float:
        colour = claim.move.payment.colour
        return 3 * claim.luck - claim.waste + EVEN * left.get(colour or WILD, 0)

    return max(claims, key=worth)


def by_route(outlook: Outlook) -> dict[int, list[ClaimRoute]]:
    """The claims that can be made now, by the number of their route.

    Of payments that differ only in what the cards show beside their colour, the first will do.
    """
    atlas, lore = outlook.atlas, outlook.lore
    found: dict[int, dict[object, ClaimRoute]] = {}
    for move in outlook.view.moves:
        if isinstance(move, ClaimRoute) and not lore.dreads(move):
            cards = move.payment.cards if atlas.plain else atlas.counted(move.payment.cards)
            found.setdefault(atlas.route_of[move.route], {}).setdefault((move.how, cards), move)
    return {route: [*ways.values()] for route, ways in found.items()}


def claim_planned(outlook: Outlook, plan: Plan) -> Move | None:
    """The planned route that is most in danger, or longest, among those to be had."""
    before = outlook.needs(plan.claims).missing
    ways = by_route(outlook)
    best: tuple[float, Move] | None = None
    for route in plan.claims:
        if route not in ways:
            continue
        others = [other for other in plan.claims if other != route]
        claim = best_payment(outlook, ways[route], others)
        if claim.luck < LUCK and outlook.turns > HURRY:
            continue
        value = _threat(outlook, route) + 0.5 * outlook.atlas.length[route]
        value -= claim.waste - before
        if best is None or value > best[0]:
            best = value, claim.move
    return best[1] if best else None


def claim_extra(outlook: Outlook, plan: Plan) -> Move | None:
    """A route that is not planned but earns its turn, paid with cards that nothing needs."""
    if outlook.turns - plan.turns < SLACK:
        return None
    before = outlook.needs(plan.claims).missing
    best: tuple[float, Move] | None = None
    for route, ways in by_route(outlook).items():
        gain = outlook.gain(route)
        if gain < GAIN or plan.cars + outlook.atlas.length[route] > outlook.trains:
            continue
        claim = best_payment(outlook, ways, plan.claims)
        value = gain * claim.luck - WASTE * (claim.waste - before)
        if value >= GAIN and (best is None or value > best[0]):
            best = value, claim.move
    return best[1] if best else None


def _threat(outlook: Outlook, route: int) -> float:
    """How likely others are to want a route: they are near, or few routes lead there at all."""
    atlas = outlook.atlas
    near = 0
    for end in atlas.ends[route]:
        rivals = {outlook.owner.get(other, outlook.seat) for other, _ in atlas.exits[end]}
        near += len(rivals - {outlook.seat})
    narrow = any(len(atlas.exits[end]) < 4 for end in atlas.ends[route])
    return near + (0.5 if narrow else 0.0)

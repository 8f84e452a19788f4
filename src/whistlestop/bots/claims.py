"""Claiming: which of the routes one can pay for now to claim, and with which cards."""

from collections.abc import Iterable, Sequence

from whistlestop.bots.needs import needs
from whistlestop.bots.outlook import Outlook
from whistlestop.core.cards import minus
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.tunnels import REVEALED


def holds_up(outlook: Outlook, route: int, payment_colour: int, spare: int) -> float:
    """How likely a claim is to go through: 1 but for tunnels, where cards may be turned up."""
    if not outlook.atlas.tunnel[route]:
        return 1.0
    unseen, wild = outlook.unseen, outlook.atlas.wild
    total = sum(unseen) or 1
    hits = unseen[wild] + (unseen[payment_colour] if payment_colour != wild else 0)
    p = hits / total
    q = 1 - p
    chances = (q**3, 3 * q * q * p, 3 * q * p * p, p**3)
    return sum(chances[: min(REVEALED, spare) + 1])


class Claim:
    """A claim that could be made now."""

    __slots__ = ("luck", "move", "route", "waste")

    def __init__(self, outlook: Outlook, move: ClaimRoute, others: Iterable[int]) -> None:
        pack, atlas = outlook.view.edition.pack, outlook.atlas
        self.move = move
        self.route = atlas.route_of[move.route]
        after = minus(outlook.hand, pack.bag(move.payment.cards))
        colour = pack.index[move.payment.colour or "wild"]
        spare = after[atlas.wild] + (after[colour] if colour != atlas.wild else 0)
        self.luck = holds_up(outlook, self.route, colour, spare)
        # Cards that the other routes in mind will miss, and a little for wild cards.
        self.waste = needs(atlas, after, others).missing + 0.25 * move.payment.wilds


def best_payment(outlook: Outlook, moves: Sequence[ClaimRoute], others: Sequence[int]) -> Claim:
    """The way to pay for one route that leaves the best hand for the others."""
    claims = [Claim(outlook, move, others) for move in moves]
    return max(claims, key=lambda claim: 3 * claim.luck - claim.waste)


def by_route(outlook: Outlook, moves: Iterable[object]) -> dict[int, list[ClaimRoute]]:
    """The claims among some moves, by the number of their route."""
    found: dict[int, list[ClaimRoute]] = {}
    route_of = outlook.atlas.route_of
    for move in moves:
        if isinstance(move, ClaimRoute):
            found.setdefault(route_of[move.route], []).append(move)
    return found


def threat(outlook: Outlook, route: int) -> float:
    """How likely others are to want a route: they are near, and there is no second track."""
    atlas = outlook.atlas
    near = 0
    for end in atlas.ends[route]:
        rivals = {outlook.owner.get(other, outlook.seat) for other, _ in atlas.exits[end]}
        near += len(rivals - {outlook.seat})
    return near + (0.5 if len(atlas.exits[atlas.ends[route][0]]) < 4 else 0.0)

"""Tunnels: how likely one is to hold, and whether to pay when it costs more."""

from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan
from whistlestop.core.cards import minus
from whistlestop.core.move import Move
from whistlestop.insight.needs import needs
from whistlestop.insight.odds import extra_odds
from whistlestop.rules.tunnels import Decline, PayExtra, Tunnel

CARD = 1.3
"""Points that a card is worth: what a route for points alone must earn for each one extra."""


def holds_up(outlook: Outlook, route: int, colour: int, spare: int) -> float:
    """How likely a claim is to go through with so many cards to spare: 1 but for tunnels."""
    if not outlook.atlas.tunnel[route]:
        return 1.0
    return sum(extra_odds(outlook.view, colour, outlook.unseen)[: spare + 1])


def at_tunnel(outlook: Outlook, plan: Plan) -> Move:
    """Pay the extra where the route is planned or earns more than the cards; else decline."""
    moves = outlook.view.moves
    pays = [move for move in moves if isinstance(move, PayExtra)]
    decline = next((move for move in moves if isinstance(move, Decline)), moves[0])
    dug = outlook.view.phases[-1]
    if not pays or not isinstance(dug, Tunnel):
        return decline
    route = outlook.atlas.route_of[dug.route]
    idle = route not in plan.claims and not outlook.last
    if idle and outlook.gain(route) < CARD * dug.extra:
        return decline
    hand = outlook.atlas.shades(outlook.view.hand)
    others = [other for other in plan.claims if other != route]

    def waste(move: PayExtra) -> float:
        after = minus(hand, outlook.atlas.counted(move.payment.cards))
        return needs(outlook.atlas, after, others).missing + 0.3 * move.payment.wilds

    return min(pays, key=waste)

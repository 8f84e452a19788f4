"""The moves worth trying: of all ways to pay for the same, the one that spares most."""

from collections.abc import Hashable

from whistlestop.coach.ground import Ground
from whistlestop.core.edition import Edition
from whistlestop.core.move import Move
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.stations import BuildStation
from whistlestop.rules.tunnels import PayExtra

Paying = ClaimRoute | BuildStation | PayExtra
WILD_CARD = 0.3
"""What spending a wild card counts for, in cards that a plan then lacks."""


def target(edition: Edition, move: Move) -> Hashable:
    """What a move is about, however it is paid: tracks alike side by side are the same."""
    if isinstance(move, ClaimRoute):
        route = edition.board.routes[move.route]
        return ClaimRoute, route.ends, route.length, route.colour, move.how
    if isinstance(move, BuildStation):
        return BuildStation, move.city
    if isinstance(move, PayExtra):
        return PayExtra
    return move


def waste(ground: Ground, move: Move) -> float:
    """What a payment costs the plan for everything else."""
    if not isinstance(move, Paying):
        return 0.0
    claimed = ground.atlas.route_of[move.route] if isinstance(move, ClaimRoute) else None
    others = [route for route in ground.plan.claims if route != claimed]
    missing = ground.outlook.needs(others, without=move.payment.cards).missing
    return missing + WILD_CARD * move.payment.wilds


def candidates(ground: Ground, must: Move | None = None) -> list[Move]:
    """Every move, but of all ways to pay for the same thing one; `must` stands for its own."""
    edition = ground.view.edition
    found: dict[Hashable, Move] = {}
    worth: dict[Hashable, float] = {}
    for move in ground.view.moves:
        what = target(edition, move)
        cost = -1.0 if move == must else waste(ground, move)
        if what not in worth or cost < worth[what]:
            found[what], worth[what] = move, cost
    return list(found.values())

"""Stations: built only where a plan needs to borrow a route."""

from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan
from whistlestop.core.move import Move
from whistlestop.rules.stations import BuildStation

HURRY = 4
"""With so few turns to spare the station comes first, lest it come too late."""


def best_station(outlook: Outlook, plan: Plan) -> Move | None:
    """The station that lends a planned route, once the rest of that journey is built."""
    if not plan.borrowed:
        return None
    sites: set[str] = set()
    for ticket, path in plan.paths.items():
        if 2 * outlook.journeys[ticket][2] <= outlook.atlas.station_worth:
            continue
        borrowed = [route for route in path if route in plan.borrowed]
        to_claim = [route for route in path if route in plan.claims]
        if borrowed and (not to_claim or outlook.turns < plan.turns + HURRY):
            for route in borrowed:
                sites |= {outlook.atlas.cities[end] for end in outlook.station_sites(route)}
    builds = [m for m in outlook.view.moves if isinstance(m, BuildStation) and m.city in sites]
    if not builds:
        return None

    def waste(move: BuildStation) -> float:
        missing = outlook.needs(plan.claims, without=move.payment.cards).missing
        return missing + 0.3 * move.payment.wilds

    return min(builds, key=waste)

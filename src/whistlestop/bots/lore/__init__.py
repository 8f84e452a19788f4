"""Lore: what bots know of stickers, people and postcards, asked of it where an edition has any.

The modules of this room alone know the campaign. They are loaded with the first edition that has
rules of it, and bots of other editions never load them.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from whistlestop.core.cards import Colour
from whistlestop.core.edition import Edition
from whistlestop.core.move import Move
from whistlestop.rules.claiming import ClaimRoute

if TYPE_CHECKING:
    from whistlestop.bots.outlook import Outlook
    from whistlestop.bots.plan import Plan
    from whistlestop.insight.atlas import Atlas


class Sidelines:
    """Dollars by city and by route, beside those that every edition pays."""

    def __init__(self, atlas: "Atlas") -> None:
        self.atlas = atlas
        self.cities: dict[str, float] = {}
        self.routes: dict[int, float] = {}

    def worth(self, route: int) -> float:
        """What a route brings."""
        if not self.cities and not self.routes:
            return 0.0
        one, other = self.atlas.routes[route].ends
        cities = self.cities
        return self.routes.get(route, 0.0) + cities.get(one, 0.0) + cities.get(other, 0.0)


class Lore:
    """What there is to know of an edition that has nothing of its own."""

    def journeys(self, outlook: "Outlook") -> Mapping[str, tuple[int, int, int]]:
        """Connections that are wanted as if they were tickets: their ends and their worth."""
        return {}

    def sidelines(self, outlook: "Outlook") -> Sidelines:
        """What routes bring beside tickets."""
        return Sidelines(outlook.atlas)

    def dollars(self, claim: ClaimRoute) -> int:
        """What a claim costs in money."""
        return 0

    def dreads(self, claim: ClaimRoute) -> bool:
        """Does a claim cost more than it saves?"""
        return False

    def stickers_left(self, outlook: "Outlook", route: str) -> Mapping[Colour, int]:
        """How many track stickers of each colour are left for a route that takes one."""
        return {}

    def sell(self, outlook: "Outlook", plan: "Plan") -> Move | None:
        """Cards sold in one's turn, if they can be spared."""
        return None


@cache
def _campaign() -> Lore:
    from whistlestop.bots.lore.campaign import CampaignLore

    return CampaignLore()


@lru_cache(maxsize=8)
def lore_of(edition: Edition) -> Lore:
    """What there is to know of an edition."""
    made_by = (type(rule).__module__ for rule in edition.rules)
    of_campaign = any(module.startswith("whistlestop.campaign.") for module in made_by)
    return _campaign() if of_campaign else Lore()

"""Lore of the campaign: each question to the module that knows the answer."""

from collections.abc import Mapping

from whistlestop.bots.lore import Lore, frontier, people, story
from whistlestop.bots.lore.sidelines import CampaignSidelines, journeys
from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan
from whistlestop.campaign.stickers.lay_the_rails import Beds
from whistlestop.campaign.stickers.night_trains import SKULL, WAY
from whistlestop.campaign.stickers.receivers import price_in_money
from whistlestop.core.cards import Colour
from whistlestop.core.move import Move
from whistlestop.rules.claiming import ClaimRoute

ANSWERING = (people, frontier, story)
"""The modules that know answers."""


class CampaignLore(Lore):
    """What there is to know of a campaign game; a rule that is not in force counts for nothing."""

    def journeys(self, outlook: Outlook) -> Mapping[str, tuple[int, int, int]]:
        """Those of one's postcards."""
        return journeys(outlook.view, outlook.seat, outlook.atlas)

    def sidelines(self, outlook: Outlook) -> CampaignSidelines:
        """Crates, towns, loot, bridges, tunnels, tolls, postcards."""
        return CampaignSidelines(outlook)

    def dollars(self, claim: ClaimRoute) -> int:
        """The price of a marked route in money (V.2)."""
        return price_in_money(claim.how)

    def dreads(self, claim: ClaimRoute) -> bool:
        """A night run with a skull costs more than it saves."""
        return WAY in claim.how and claim.payment.shows(SKULL) > 0

    def stickers_left(self, outlook: Outlook, route: str) -> Mapping[Colour, int]:
        """For open beds (F.1, F.2)."""
        beds = outlook.view.parts.get(Beds)
        bed = outlook.view.edition.board.routes[route].trait("bed")
        return beds.left if bed and isinstance(beds, Beds) else {}

    def sell(self, outlook: Outlook, plan: Plan) -> Move | None:
        """Into the grain elevator."""
        return frontier.fill_elevator(outlook, plan)

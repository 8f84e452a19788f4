"""Prizes for what a company has gathered in the whole campaign: won between games (PC.6, PC.7)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.content.postcards import MOST_PRIZES, story_prizes
from whistlestop.campaign.decision import CampaignTask, at
from whistlestop.campaign.facts.mail import PostcardFulfilled
from whistlestop.core.table import Table


def _last(campaign: Campaign, company: int) -> int:
    return sum(played.last == company for played in campaign.games if not played.free)


COUNTS: Mapping[str, Callable[[Campaign, int], int]] = {
    "games-won": lambda campaign, company: campaign.companies[company].wins,
    "games-last": _last,
    "souvenirs": lambda campaign, company: len(campaign.companies[company].souvenirs),
    "stamps": lambda campaign, company: len(campaign.companies[company].stamps),
}
"""What the words of such conditions count."""


@dataclass(frozen=True, slots=True)
class AwardPrizes(CampaignTask):
    """The open prizes about the campaign: the first company to meet the condition has it."""

    def do(self, table: Table) -> None:
        """Of several the one with the lowest campaign total (PC.6)."""
        for no in sorted(at(table).prizes):
            winner = next((c for c in at(table).standing if _wins(at(table), c, no)), None)
            if winner is not None:
                table.emit(PostcardFulfilled(no, winner))


def _wins(campaign: Campaign, company: int, no: str) -> bool:
    """Does a company that played meet the condition, and hold fewer prizes than it may (PC.7)?"""
    card = campaign.pack.postcard(no)
    goal = (card.goal if card else None) or {}
    if not goal or not COUNTS.keys() >= goal.keys() or company not in campaign.present:
        return False
    every = story_prizes(campaign.pack, campaign.game)
    vault = campaign.companies[company].vault
    if no in every and len(every.intersection(vault)) >= MOST_PRIZES[len(campaign.companies)]:
        return False
    return all(COUNTS[word](campaign, company) >= count for word, count in goal.items())

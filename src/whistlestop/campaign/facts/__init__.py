"""The facts of a campaign: only they change it, and they alone rebuild it."""

from whistlestop.campaign.facts import frame, ground, mail, story
from whistlestop.campaign.facts.fact import Fact
from whistlestop.campaign.kinds import declared

FACTS = declared(Fact, frame, story, mail, ground)
"""Every kind of fact."""

__all__ = ["FACTS", "Fact"]

"""The facts of a campaign: only they change it, and they alone rebuild it."""

from whistlestop.campaign.facts import frame, ground, mail, story
from whistlestop.campaign.facts.fact import Fact

FACTS: tuple[type[Fact], ...] = (*frame.FACTS, *story.FACTS, *mail.FACTS, *ground.FACTS)
"""Every kind of fact."""

__all__ = ["FACTS", "Fact"]

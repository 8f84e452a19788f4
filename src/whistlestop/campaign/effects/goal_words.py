"""Every word that a postcard's condition may begin with."""

from collections.abc import Mapping
from typing import Any

from whistlestop.campaign.effects import box_goals, end_goals, goals
from whistlestop.campaign.effects.goals import Goal

CAMPAIGN_WORDS = ("games-won", "games-last", "souvenirs", "stamps")
"""Those about the whole campaign: looked at between games."""
WORDS: dict[str, type[Goal]] = {
    "link": goals.Link,
    "touch": goals.Touch,
    "hold": goals.Hold,
    "hand": goals.Hand,
    "finish": end_goals.Finish,
    "complete": end_goals.Complete,
    "complete-all": end_goals.CompleteAll,
    "pay": goals.Pay,
    "paid-at-depots": end_goals.PaidAtDepots,
    "poorest-at-news": end_goals.PoorestAtNews,
    "link-ports": goals.LinkPorts,
    "deliver": box_goals.Deliver,
    "grow": box_goals.Grow,
    "loot": box_goals.Loot,
    "bonds": box_goals.OwnBonds,
    "token": box_goals.DrawToken,
    "alone-on-vein": box_goals.AloneOnVein,
    "plates": box_goals.OwnPlates,
    "bore": box_goals.Bore,
    "rule": end_goals.ByRule,
    **dict.fromkeys(CAMPAIGN_WORDS, end_goals.Kept),
}


def read_goals(goal: Mapping[str, Any]) -> tuple[Goal, ...]:
    """A condition as a pack writes it, in these words."""
    return goals.read_goals(goal, WORDS)

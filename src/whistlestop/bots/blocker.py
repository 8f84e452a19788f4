"""A bot that looks where others are going, and is there first where that pays."""

from typing import TYPE_CHECKING

from whistlestop.bots.foresighted import Foresighted

if TYPE_CHECKING:
    from whistlestop.bots.thinking import Study
    from whistlestop.bots.ways import Way


class BlockerBot(Foresighted):
    """Plans as `planner` does, sees where others are likely to go on, and thinks about what to
    claim before they do, where to go round what they may take, and what to give up for it."""

    seconds = 0.3
    budget = "blocker"

    def ways(self, study: "Study") -> "list[Way]":
        """Its moves, and plans that do without what others may take first."""
        return study.moves() + study.ways_round() + study.ways_without()

    def look_round(self, study: "Study") -> None:
        """It sees what others have built, and where they are going."""
        study.look_round()

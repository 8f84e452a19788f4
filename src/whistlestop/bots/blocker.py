"""A bot that looks where others are going, and is there first where that pays."""

from typing import TYPE_CHECKING

from whistlestop.bots.foresighted import Foresighted

if TYPE_CHECKING:
    from whistlestop.bots.courses import Course
    from whistlestop.bots.thinking import Study


class BlockerBot(Foresighted):
    """Plans as `planner` does, sees where others are likely to go on, and thinks about what to
    claim before they do, where to go round what they may take, and what to give up for it."""

    seconds = 0.3
    budget = "blocker"

    def courses(self, study: "Study") -> "list[Course]":
        """Its moves, and plans that do without what others may take first."""
        return study.moves() + study.courses_round() + study.courses_without()

    def look_round(self, study: "Study") -> None:
        """It sees what others have built, and where they are going."""
        study.look_round()

"""A bot that looks where others are going, and is there first where that pays."""

from typing import TYPE_CHECKING

from whistlestop.bots.foresighted import NEAR
from whistlestop.bots.searching import Searching
from whistlestop.turbo.layout import STATION

if TYPE_CHECKING:
    from whistlestop.bots.thinking import Study


class BlockerBot(Searching):
    """Plans as `planner` does, and thinks a little about which route to claim now, if any: one of
    its own, or one that others would miss."""

    seconds = 0.05
    playouts = 1000

    def narrowed(self, study: "Study", actions: list[int]) -> list[int]:
        """The pilot's choice, its planned routes, and others, those first that rivals want;
        everything when the end is near."""
        if min(player.trains for player in study.view.players) <= NEAR:
            return actions
        return [actions[0], *(action for action in actions[1:] if action < STATION)]

"""A bot that looks where others are going, and is there first where that pays."""

from typing import TYPE_CHECKING

from whistlestop.bots.searching import Searching
from whistlestop.turbo.layout import STATION
from whistlestop.turbo.pilot.room import DANGER

if TYPE_CHECKING:
    from whistlestop.bots.thinking import Study

LIKELY = 25
"""A route is worth cutting if others plan it in so many of a hundred worlds."""
CUTS = 4
"""So many cuts are thought about."""


class BlockerBot(Searching):
    """Plans as `planner` does, and plays out only what others would miss most."""

    seconds = 0.5
    playouts = 160

    def narrowed(self, study: "Study", actions: list[int]) -> list[int]:
        """The pilot's choice, and routes to be had now that others are likely to want."""
        likely = {a: int(study.mind[DANGER + a]) for a in actions[1:] if a < STATION}
        cuts = [action for action, chance in likely.items() if chance >= LIKELY]
        cuts.sort(key=lambda action: -likely[action])
        return [actions[0], *cuts[:CUTS]]

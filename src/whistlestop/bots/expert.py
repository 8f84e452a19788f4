"""The strongest bot: it searches among everything that is worth thinking about."""

from typing import TYPE_CHECKING

from whistlestop.bots.searching import Searching

if TYPE_CHECKING:
    from whistlestop.bots.thinking import Study, Way


class ExpertBot(Searching):
    """Imagines worlds that fit what it knows, and plays moves and plans out in all of them."""

    seconds = 1.0

    def ways(self, study: "Study") -> "list[Way]":
        """Its moves, and other plans than the pilot's own."""
        return study.moves() + study.other_plans()

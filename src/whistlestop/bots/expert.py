"""The strongest bot: it searches among everything that is worth thinking about."""

from typing import TYPE_CHECKING

from whistlestop.bots.searching import Searching

if TYPE_CHECKING:
    from whistlestop.bots.thinking import Study
    from whistlestop.bots.ways import Way


class ExpertBot(Searching):
    """Imagines worlds that fit what it knows, and plays moves and plans out in all of them."""

    seconds = 1.0
    moody = True
    crossings = 3

    def ways(self, study: "Study") -> "list[Way]":
        """Its moves, and other plans than the pilot's own."""
        moves = study.moves()
        return moves + study.ways_round() + study.ways_without() + study.in_moods()

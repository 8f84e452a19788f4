"""The strongest bot: it searches among everything that is worth thinking about."""

from typing import TYPE_CHECKING

from whistlestop.bots.searching import Searching

if TYPE_CHECKING:
    from whistlestop.bots.courses import Course
    from whistlestop.bots.thinking import Study


class ExpertBot(Searching):
    """Imagines worlds that fit what it knows, and plays moves and plans out in all of them."""

    seconds = 1.0
    moody = True
    crossings = 3

    def courses(self, study: "Study") -> "list[Course]":
        """Its moves, and other plans than the pilot's own."""
        moves = study.moves()
        return moves + study.courses_round() + study.courses_without() + study.in_moods()

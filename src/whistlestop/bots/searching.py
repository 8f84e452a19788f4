"""Bots that search: they think about the pilot's candidates until their time is up."""

import logging
from time import perf_counter
from typing import TYPE_CHECKING

from whistlestop.bots.luck import luck_of
from whistlestop.bots.piloted import Piloted, move_of
from whistlestop.bots.styles import caution_for, moods_for
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.rules.drawing import SecondCard
from whistlestop.turbo.jit import MISSING, available

if TYPE_CHECKING:
    from whistlestop.bots.courses import Course
    from whistlestop.bots.thinking import Study

log = logging.getLogger(__name__)


class Searching(Piloted):
    """Asks the pilot what is worth thinking about, and thinks about it."""

    seconds = 1.0
    """How long a move may take."""
    playouts = 1_000_000
    """How many playouts are enough."""
    moody = False
    """Does it also think of going on in another style?"""
    crossings = 0
    """How often it crosses the best courses."""
    clock = staticmethod(perf_counter)
    _told = False

    def think(self, view: View) -> Move:
        """The action that is best in worlds like this one; without Numba, what the pilot says.

        A second card goes by the plan: searching for it made bots weaker (docs/bots-tried.md).
        """
        if not available():
            return self.without(view)
        return self.by_plan(view) if isinstance(view.phases[-1], SecondCard) else self.search(view)

    def by_plan(self, view: View) -> Move:
        """What the pilot would do, without a search."""
        return super().think(view)

    def without(self, view: View) -> Move:
        """Where nothing is compiled: the pilot's choice, and a word about it, once."""
        if not Searching._told:
            Searching._told = True
            log.warning("%s plays as planner: %s", type(self).__name__, MISSING)
        return self.by_plan(view)

    def search(self, view: View) -> Move:
        """Think."""
        start = self.clock()
        study = self.study(view)
        courses = self.courses(study)
        if len(courses) == 1:
            return move_of(study, courses[0].action)
        left = max(0.0, self.seconds - (self.clock() - start))
        caution = caution_for(view.edition, len(view.players))
        found = study.weigh(courses, left, self.playouts, caution, self.clock, self.crossings)
        return move_of(study, found[0].action.action)

    def study(self, view: View) -> "Study":
        """A desk to think at, with all that this bot sees."""
        from whistlestop.bots.thinking import Study

        seats = len(view.players)
        moods = moods_for(self.style, view.edition, seats) if self.moody else []
        study = Study(view, [self.kind(view)] * seats, luck_of(view, self.seed), moods)
        self.look_round(study)
        return study

    def look_round(self, study: "Study") -> None:
        """See what others have built, and where they are likely to go on."""
        study.look_round()

    def courses(self, study: "Study") -> "list[Course]":
        """What this bot thinks about, the pilot's own choice first."""
        return study.moves()

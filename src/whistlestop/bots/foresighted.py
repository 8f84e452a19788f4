"""Bots that play by their plan, and think ahead when the end is near."""

from math import inf

from whistlestop.bots.searching import Searching
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.rules.drawing import SecondCard

NEAR = 18
"""The end is near when somebody has no more cars than so many: games are then short enough to be
played out, a few dozen times, within a few hundredths of a second."""


class Foresighted(Searching):
    """Towards the end it plays a move out a few times before it makes it: so many times, whatever
    the clock says, so that the same view and seed always give the same move."""

    seconds = inf
    share = 1.0
    """It looks ahead with no more than this share of the cars that the game began with."""
    games = 240
    """How many short games: the more play, the fewer, so that a move never takes long."""

    def search(self, view: View) -> Move:
        """Think ahead when the end is near; until then the plan is enough."""
        near = min(NEAR, self.share * view.edition.trains)
        fewest = min(seen.trains for seen in view.players)
        if fewest <= near and not isinstance(view.phases[-1], SecondCard):
            self.playouts = self.games // len(view.players)
            return super().search(view)
        return self.by_plan(view)

    def without(self, view: View) -> Move:
        """Without Numba, the plan alone."""
        return self.by_plan(view)

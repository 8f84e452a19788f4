"""A bot that plans all its tickets together, counts cards, cars and turns, and sees the end."""

from math import inf

from whistlestop.bots.searching import Searching
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.rules.drawing import SecondCard

NEAR = 18
"""The end is near when somebody has no more cars than so many: games are then short enough to be
played out, a few dozen times, within a few hundredths of a second."""


class PlannerBot(Searching):
    """Plans one network for all tickets, draws for it, and gives up in time what does not fit.

    Towards the end it plays a move out a few times before it makes it: so many times, whatever
    the clock says, so that the same view and seed always give the same move.
    """

    style = "planner"
    seconds = inf
    games = 240
    """How many short games: the more play, the fewer, so that a move never takes long."""

    def search(self, view: View) -> Move:
        """Think ahead when the end is near; until then the plan is enough."""
        near = min(seen.trains for seen in view.players) <= NEAR
        if near and not isinstance(view.phases[-1], SecondCard):
            self.playouts = self.games // len(view.players)
            return super().search(view)
        return self.by_plan(view)

    def without(self, view: View) -> Move:
        """Without Numba, the plan alone."""
        return self.by_plan(view)

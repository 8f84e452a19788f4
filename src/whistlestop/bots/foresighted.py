"""Bots that play a move out a few times before they make it."""

from math import inf
from typing import TYPE_CHECKING

from whistlestop.bots.searching import Searching
from whistlestop.bots.styles import playouts_for
from whistlestop.core.move import Move
from whistlestop.core.view import View

if TYPE_CHECKING:
    from whistlestop.bots.thinking import Study


class Foresighted(Searching):
    """Plays a move out so many times before it makes it. Where no limit of time is set, the same
    view and seed always give the same move, on any machine."""

    seconds = inf
    budget = "planner"
    """How many playouts, by name (`budgets.json`)."""
    share = 1.0
    """It looks ahead when somebody has no more than this share of the cars left."""

    def search(self, view: View) -> Move:
        """Think ahead when it is time for that; until then the plan is enough."""
        fewest = min(seen.trains for seen in view.players)
        if fewest <= self.share * view.edition.trains:
            self.playouts = playouts_for(self.budget, view.edition, len(view.players))
            return super().search(view)
        return self.by_plan(view)

    def look_round(self, study: "Study") -> None:
        """It sees what others have built, but not where they are going."""
        study.believe()

    def without(self, view: View) -> Move:
        """Without Numba, the plan alone."""
        return self.by_plan(view)

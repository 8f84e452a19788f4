"""Bots that play a move out a few times before they make it."""

from math import inf
from typing import TYPE_CHECKING

from whistlestop.bots.searching import Searching
from whistlestop.bots.styles import is_small
from whistlestop.core.move import Move
from whistlestop.core.view import View

if TYPE_CHECKING:
    from whistlestop.bots.thinking import Study


class Foresighted(Searching):
    """Plays a move out so many times before it makes it. Where no limit of time is set, the same
    view and seed always give the same move, on any machine."""

    seconds = inf
    per_car = 9.0
    """How many playouts, for each car that the game began with."""
    per_car_on_small: float | None = None
    """And on small boards, if that differs."""
    share = 1.0
    """It looks ahead when somebody has no more than this share of the cars left."""

    def search(self, view: View) -> Move:
        """Think ahead when it is time for that; until then the plan is enough."""
        trains, fewest = view.edition.trains, min(seen.trains for seen in view.players)
        if fewest <= self.share * trains:
            small = is_small(view.edition) and self.per_car_on_small
            self.playouts = round((small or self.per_car) * trains)
            return super().search(view)
        return self.by_plan(view)

    def look_round(self, study: "Study") -> None:
        """It sees what others have built, but not where they are going."""
        study.believe()

    def without(self, view: View) -> Move:
        """Without Numba, the plan alone."""
        return self.by_plan(view)

"""Express service: more draws in the draw action (T.1)."""

from whistlestop.core.state import State
from whistlestop.rules.effects import Effect


class ExpressService(Effect):
    """So many draws; a face-up wild card is the first of them and uses two, as ever."""

    effect = "express-service"
    draws: int

    def draw_count(self, state: State, seat: int, draws: int) -> int:
        """So many, or more if there are more already."""
        return max(draws, self.draws)

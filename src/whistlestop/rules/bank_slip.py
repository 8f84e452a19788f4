"""The bank slip: what cars left are worth, and who is ahead of equals (L-51, L-52, L-57)."""

from collections.abc import Mapping, Sequence

from whistlestop.core.rule import Rule
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State


class BankSlip(Rule):
    """A bonus for cars left, by their number; more cars than the table knows bring nothing."""

    cars_left: Mapping[int, int]

    def score(self, state: State) -> Sequence[ScoreLine]:
        """The bonus (L-51)."""
        return [ScoreLine("cars", self.cars_left.get(p.trains, 0)) for p in state.players]

    def ahead(self, state: State) -> Sequence[int]:
        """The later in turn order is ahead (L-52)."""
        seats = len(state.players)
        return [(seat - state.first) % seats for seat in range(seats)]

"""The longest continuous path earns a bonus (E-62)."""

from collections.abc import Sequence

from whistlestop.core.network import longest_path
from whistlestop.core.rule import Rule
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State


class LongestPath(Rule):
    """All who tie for the longest path get the bonus; a path of length 0 gets nothing."""

    bonus: int

    def score(self, state: State) -> Sequence[ScoreLine]:
        """The bonus, and the path itself to be traced on the board."""
        routes = state.edition.board.routes
        paths = [
            longest_path(routes[route] for route in state.routes_of(seat))
            for seat in range(len(state.players))
        ]
        best = max(length for length, _ in paths)
        return [
            ScoreLine("longest", self.bonus, 1, (("length", length),), path)
            if length == best > 0
            else ScoreLine("longest", 0, 0, (("length", length),), path)
            for length, path in paths
        ]

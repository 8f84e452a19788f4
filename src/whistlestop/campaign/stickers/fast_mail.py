"""Fast mail: prizes for the longest lines (R.1, R.2)."""

from collections.abc import Sequence

from whistlestop.core.network import longest_path
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State
from whistlestop.rules.effects import Effect


class FastMail(Effect):
    """`prizes` for the longest and the second longest path, by the number of players."""

    effect = "fast-mail"
    prizes: tuple[tuple[int, int], ...]

    def score(self, state: State) -> Sequence[ScoreLine]:
        """The prize, and the path itself to be traced on the board."""
        routes, seats = state.edition.board.routes, range(len(state.players))
        paths = [longest_path(routes[r] for r in state.routes_of(seat)) for seat in seats]
        first, second = self.prizes[len(paths) - 2]
        order = sorted((length for length, _ in paths), reverse=True)
        if order[0] == order[1]:
            second = 0  # R.2: those who tie for longest leave no second prize
        rest = [length for length in order if length < order[0]]
        prizes = {rest[0]: second} if rest else {}
        prizes |= {order[0]: first, 0: 0}  # R.2: no path, no prize
        return [
            ScoreLine("fast-mail", prizes.get(length, 0), items=(("length", length),), routes=path)
            for length, path in paths
        ]

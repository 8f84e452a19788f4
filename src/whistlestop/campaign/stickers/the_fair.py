"""The fair: a city that grows for it, and money for what is connected to it (U.1, U.2)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from whistlestop.core.edition import Edition
from whistlestop.core.network import Islands
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.rules.effects import Effect


class TheFair(Effect):
    """The `city` is large from now on; so many dollars by the number of `pieces` it is joined to.

    One piece of the board does `not` count.
    """

    effect = "the-fair"

    def __init__(
        self,
        id: str,  # noqa: A002
        *,
        city: str,
        pieces: tuple[int, ...],
        **more: str,
    ) -> None:
        super().__init__(id)
        self.city = city
        self.pieces = (0, *pieces)
        self.left_out = more.pop("not", "")
        if more:
            raise TypeError(f"the fair knows no {', '.join(more)}")

    def points_out(self, edition: Edition) -> Sequence[str]:
        """The city of the fair."""
        return (self.city,)

    def grown(self, state: State | View) -> Iterable[str]:
        """The city of the fair (U.1)."""
        return (self.city,)

    def joined(self, state: State, seat: int) -> set[str]:
        """The pieces with a city in the group of own routes that holds the city of the fair."""
        board = state.edition.board
        routes = [board.routes[route] for route in state.routes_of(seat)]
        islands = Islands(routes)
        group = {c for r in routes for c in r.ends if islands.connected((c, self.city))}
        return {board.cities[city].piece for city in group} - {self.left_out}

    def score(self, state: State) -> Sequence[ScoreLine]:
        """By the number of pieces (U.2)."""
        counts = [len(self.joined(state, seat)) for seat in range(len(state.players))]
        most = len(self.pieces) - 1
        return [
            ScoreLine("fair", self.pieces[min(n, most)], items=(("pieces", n),)) for n in counts
        ]

    def lasting(self, state: State) -> Mapping[str, Any]:
        """The city keeps its sticker (U.1)."""
        return {"grown": [self.city]}

"""Tourist attractions: points for each that one's routes touch (N-41)."""

from collections.abc import Sequence

from whistlestop.core.rule import Rule
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State


class Attractions(Rule):
    """A city with the trait "attraction" counts once for everybody who reaches it."""

    worth: int

    def score(self, state: State) -> Sequence[ScoreLine]:
        """The attractions at the ends of a seat's routes, once each."""
        board = state.edition.board
        found = []
        for seat in range(len(state.players)):
            ends = [end for route in state.routes_of(seat) for end in board.routes[route].ends]
            seen = [
                city for city in dict.fromkeys(ends) if board.cities[city].traits.get("attraction")
            ]
            items = tuple((city, self.worth) for city in seen)
            found.append(ScoreLine("attractions", self.worth * len(seen), 0, items))
        return found

"""Moves tried on the readable engine: for every edition, but only a few times."""

from collections.abc import Sequence
from functools import cache
from random import Random

from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.guard import stand_in
from whistlestop.coach.believing import Belief
from whistlestop.coach.verdicts import Result, lead
from whistlestop.core.chance import Seeded
from whistlestop.core.game import play, standings
from whistlestop.core.imagine import imagine
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.playing import chosen_by, play_on

PLAYOUTS = 24
"""The most games that are worth waiting for."""
CHUNK = 2
"""Worlds tried before the clock is looked at."""
MOVES = 4
"""The most moves that so few games can tell apart."""


class PlainTries:
    """The moves of a view, tried by the bot greedy in every seat."""

    def __init__(self, view: View, seed: int) -> None:
        assert view.seat is not None
        self.view, self.seat, self.seed = view, view.seat, seed
        self.belief = Belief(view)
        self.world = cache(self._world)

    def likely(self, moves: Sequence[Move]) -> list[Move]:
        """A few moves worth so slow a look: what greedy would do, and one of each other kind."""
        found = [stand_in(self.view, str(taste)) for taste in range(3)]
        kinds = {type(move): move for move in reversed(moves)}
        every = dict.fromkeys([*(move for move in found if move in moves), *kinds.values()])
        return list(every)[:MOVES]

    def __call__(self, move: Move, low: int, high: int) -> list[Result]:
        """What came of a move in the worlds number `low` to `high` - 1."""
        return [self._try(move, world) for world in range(low, high)]

    def _world(self, number: int) -> State:
        """A world that fits what the others have built; the same for every move."""
        dealt = imagine(self.view, Seeded(f"{self.seed} world {number}"))
        return self.belief.fitted(dealt, Random(f"{self.seed} tickets {number}"))

    def _try(self, move: Move, world: int) -> Result:
        luck = Seeded(f"{self.seed} luck {world}")
        bot = GreedyBot(seed=f"{self.seed} {world}")
        state = play(self.world(world), move, luck, self.seat).state
        for moved in play_on(state, luck, chosen_by([bot] * len(state.players))):
            state = moved.state
        final = standings(state)
        total, won = final.totals[self.seat], self.seat in final.winners
        others = [t for seat, t in enumerate(final.totals) if seat != self.seat]
        return Result(total, lead(total, max(others, default=0), won), won)

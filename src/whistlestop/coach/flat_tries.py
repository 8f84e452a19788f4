"""Moves tried at native speed: worlds that fit the view, played out by a compiled policy."""

import numpy as np

from whistlestop.coach.verdicts import Result, lead
from whistlestop.core.game import play
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.turbo import layout as at
from whistlestop.turbo.actions import tree
from whistlestop.turbo.beliefs import Believer
from whistlestop.turbo.flat import flatten, signed, unflatten
from whistlestop.turbo.law import Words
from whistlestop.turbo.luck import SplitMix
from whistlestop.turbo.playouts import Playouts


class FlatTries:
    """The moves of a view, tried in compiled code."""

    def __init__(self, view: View, seed: int, policy: str) -> None:
        assert view.seat is not None
        self.seat, self.seed = view.seat, seed
        self.dreamer = Believer(view)
        self.law = self.dreamer.law
        self.playouts = Playouts(self.law, len(view.players), self.seat, [policy])
        self.actions = self._actions(view)
        self._worlds: tuple[int, int, Words] | None = None

    def _actions(self, view: View) -> dict[Move, tuple[int, ...]]:
        """The actions that make each move; a payment that is not canonical has none."""
        found: dict[Move, tuple[int, ...]] = {}
        for action, way in tree(self.law, view, view.moves).items():  # type: ignore[arg-type]
            if isinstance(way, dict):
                found |= {move: (action, then) for then, move in way.items()}
            else:
                found[way] = (action,)
        return found

    def worlds(self, low: int, high: int) -> Words:
        """Those worlds, a row each. Where several choose at the same time, this seat does first."""
        if self._worlds is None or self._worlds[:2] != (low, high):
            made = self.dreamer.states(high - low, self.seed, low)
            made[:, at.TURN] = self.seat
            self._worlds = low, high, made
        return self._worlds[2]

    def __call__(self, move: Move, low: int, high: int) -> list[Result]:
        """What came of a move in the worlds number `low` to `high` - 1."""
        worlds, actions = self.worlds(low, high), self.actions.get(move)
        if actions is None:
            worlds = np.stack([self._played(world, move) for world in worlds])
        rows = self.playouts(worlds, actions or ()).tolist()
        return [Result(total, lead(total, best, won == 1), won == 1) for total, best, won in rows]

    def _played(self, world: Words, move: Move) -> Words:
        """A world after a move that has no action, made by the readable law with the same luck."""
        luck = SplitMix(int(world[at.RNG]))
        words = flatten(self.law, play(unflatten(self.law, world), move, luck, self.seat).state)
        words[at.RNG], words[at.WILL] = signed(luck.state), world[at.WILL]
        return words

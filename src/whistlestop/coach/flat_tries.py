"""Moves tried at native speed: worlds that fit the view, played out by pilots."""

from collections.abc import Sequence

from whistlestop.bots.courses import Course
from whistlestop.bots.styles import style_for
from whistlestop.bots.thinking import Study
from whistlestop.coach.candidates import target
from whistlestop.coach.verdicts import Result, lead
from whistlestop.core.game import play
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.turbo.actions import tree
from whistlestop.turbo.by_hand import signed
from whistlestop.turbo.flat import flatten, unflatten
from whistlestop.turbo.layout import FlatState
from whistlestop.turbo.luck import SplitMix
from whistlestop.turbo.pilot.playouts import R_MARGIN, R_SCORE, R_WIN
from whistlestop.turbo.records import Words


class FlatTries:
    """The moves of a view, tried as the bot expert does, with the bot planner in every seat."""

    def __init__(self, view: View, seed: int) -> None:
        seats = len(view.players)
        self.study = Study(view, [style_for("planner", view.edition, seats)] * seats, seed)
        self.study.look_round()
        self.actions = self._actions(view)

    def _actions(self, view: View) -> dict[Move, tuple[int, ...]]:
        """The actions that make each move; a payment that is not canonical has none."""
        found: dict[Move, tuple[int, ...]] = {}
        for action, way in tree(self.study.law, view, view.moves).items():
            if isinstance(way, dict):
                found |= {move: (action, then) for then, move in way.items()}
            else:
                found[way] = (action,)
        return found

    def likely(self, moves: Sequence[Move]) -> list[Move]:
        """The moves that the bot expert would think about, however they are paid."""
        edition, listed = self.study.view.edition, {*self.study.candidates()}
        thought = {target(edition, m) for m, way in self.actions.items() if way[0] in listed}
        return [move for move in moves if target(edition, move) in thought]

    def __call__(self, move: Move, low: int, high: int) -> list[Result]:
        """What came of a move in the worlds number `low` to `high` - 1."""
        return [self._try(move, number) for number in range(low, high)]

    def _try(self, move: Move, number: int) -> Result:
        self.study.deal(number)
        actions = self.actions.get(move)
        if actions is None:
            self.study.world[:] = self._played(self.study.world, move)
        line = self.study.play_out([Course(*(actions or ()))])[0]
        total, won = int(line[R_SCORE]), bool(line[R_WIN] > 0)
        return Result(total, lead(total, total - int(line[R_MARGIN]), won), won)

    def _played(self, world: Words, move: Move) -> Words:
        """A world after a move that has no action, made by the readable law with the same luck."""
        law, before = self.study.law, FlatState.read(world)
        luck = SplitMix(before.rng)
        after = flatten(law, play(unflatten(law, before), move, luck, self.study.seat).state)
        after.rng, after.will = signed(luck.state), before.will
        return after.to_row()

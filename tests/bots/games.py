"""Whole games between bots, for the tests."""

from collections.abc import Sequence

from whistlestop.bots import registry
from whistlestop.bots.bot import Bot
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.editions import edition
from whistlestop.playing import Playing, chosen_by


class Strict:
    """A bot watched: it must answer with one of the moves, and a greedy one must not stumble."""

    def __init__(self, name: str, seed: str) -> None:
        self.bot: Bot = registry.make(name, seed)
        self.think = getattr(self.bot, "think", self.bot.choose)

    def choose(self, view: View) -> Move:
        # `think` is `choose` without the net: an error there fails the test.
        move: Move = self.think(view)
        assert move in view.moves
        return move


def game(name: str, bots: Sequence[Bot], seed: str) -> tuple[State, list[Move]]:
    """A whole game: the final state and every move made."""
    playing = Playing(edition(name), len(bots), seed)
    playing.run(chosen_by(bots), 20_000)
    assert playing.state.over, "a game without end"
    return playing.state, [step.move for step in playing.steps if step.move is not None]


def seated(names: Sequence[str], seed: str) -> list[Strict]:
    """A bot for each seat, with a seed of its own."""
    return [Strict(name, f"{seed}/{seat}") for seat, name in enumerate(names)]

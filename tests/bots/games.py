"""Whole games between bots, for the tests."""

from collections.abc import Sequence

from whistlestop.bots import registry
from whistlestop.bots.bot import Bot
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game, play
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.core.view import View, observe
from whistlestop.editions import edition


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
    luck = Seeded(seed)
    state = new_game(edition(name), len(bots), luck).state
    made: list[Move] = []
    while not state.over:
        turn = state.turn
        assert turn is not None
        made.append(bots[turn].choose(observe(state, turn)))
        state = play(state, made[-1], luck, turn).state
        assert len(made) < 20_000, "a game without end"
    return state, made


def seated(names: Sequence[str], seed: str) -> list[Strict]:
    """A bot for each seat, with a seed of its own."""
    return [Strict(name, f"{seed}/{seat}") for seat, name in enumerate(names)]

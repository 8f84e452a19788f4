"""Positions in which everybody sees what is best."""

from itertools import count
from typing import Any

from whistlestop.bots.greedy import GreedyBot
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game, play
from whistlestop.core.state import State
from whistlestop.core.view import View, observe
from whistlestop.editions import edition
from whistlestop.notation import read_position


def position(name: str, data: dict[str, Any], seats: int = 2) -> View:
    """The view of the seat to move."""
    state = read_position(edition(name), seats, data, Seeded("position"))
    return observe(state, state.turn)


def after(name: str, seats: int, moves: int, seed: str = "tea") -> State:
    """A game after so many moves of a bot."""
    luck = Seeded(seed)
    state = new_game(edition(name), seats, luck).state
    for _ in range(moves):
        seat = state.turn
        assert seat is not None
        state = play(state, GreedyBot(seed="1").choose(observe(state, seat)), luck, seat).state
    return state


class Ticking:
    """A clock that goes on a second whenever it is looked at."""

    def __init__(self) -> None:
        self.seconds = count()

    def __call__(self) -> float:
        return float(next(self.seconds))


LAST_TURN: dict[str, Any] = {
    "turn": 0,
    "hands": [{"purple": 2, "blue": 2}, {"blue": 2}],
    "tickets": [["paris-wien"], []],
    "routes": {"munchen-wien": 0, "frankfurt-paris-1": 0},
    "row": ["black", "blue", "white", "orange", "purple"],
    "points": [20, 35],
    "trains": [8, 2],
    "turns_left": 1,
}
"""One turn is left: `claim frankfurt-munchen purple*2` completes the only ticket, and wins."""
COMPLETING = "claim frankfurt-munchen purple*2"

"""A guard beside every bot: where one fails, that is reported, and greedy moves in its place."""

import logging
from typing import NamedTuple

from whistlestop.bots.bot import Bot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.notation import format_move

log = logging.getLogger(__name__)


class Answer(NamedTuple):
    """A legal move, and what went wrong if the bot did not make it itself."""

    move: Move
    problem: str | None = None


def answer(name: str, bot: Bot, view: View, seed: str) -> Answer:
    """The bot's move; greedy's if the bot raises or chooses what is not legal.

    >>> from whistlestop.core.chance import Seeded
    >>> from whistlestop.core.game import new_game
    >>> from whistlestop.core.view import observe
    >>> from whistlestop.editions import edition, names
    >>> class Broken:
    ...     def choose(self, view: View) -> Move:
    ...         raise KeyError("luggage")
    >>> view = observe(new_game(edition(names()[0]), 2, Seeded("tea")).state, 0)
    >>> answer("broken", Broken(), view, "x").problem
    "KeyError: 'luggage'"
    """
    try:
        move = bot.choose(view)
    except Exception as problem:
        text = " ".join(f"{type(problem).__name__}: {problem}".split())
        return _instead(name, view, seed, text)
    if move in view.moves:
        return Answer(move)
    told = format_move(move) if isinstance(move, Move) else type(move).__name__
    return _instead(name, view, seed, f"not legal: {told}")


def _instead(name: str, view: View, seed: str, problem: str) -> Answer:
    move = GreedyBot(seed=seed).choose(view)
    log.warning("the bot %s failed (%s); greedy plays %s", name, problem, format_move(move))
    return Answer(move, problem)

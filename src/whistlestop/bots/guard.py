"""A guard beside every bot: where one fails, that is reported, and greedy moves in its place."""

import logging
from threading import Thread
from typing import Any, NamedTuple

from whistlestop.bots.bot import Bot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.registry import make
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.notation import format_move

log = logging.getLogger(__name__)
LIMIT = 60.0
"""Seconds that a bot from elsewhere may think about a move; the own bots come to an end."""
_stalled: list[Bot] = []
"""Bots that never answered: they are not asked again."""


class Answer(NamedTuple):
    """A legal move, and what went wrong if the bot did not make it itself."""

    move: Move
    problem: str | None = None


class Stalled(RuntimeError):
    """A bot has not answered in time."""


class _Asking(Thread):
    """A bot being asked, by a thread that nobody has to wait for."""

    def __init__(self, bot: Bot, view: View) -> None:
        super().__init__(name="bot", daemon=True)
        self.bot, self.view = bot, view
        self.move: Any = None
        self.problem: Exception | None = None

    def run(self) -> None:
        """Ask."""
        try:
            self.move = self.bot.choose(self.view)
        except Exception as problem:
            self.problem = problem


def ask(bot: Bot, view: View) -> Any:
    """What a bot chooses. Raises what the bot raises, or Stalled."""
    if type(bot).__module__.startswith("whistlestop."):
        return bot.choose(view)
    if not any(bot is one for one in _stalled):
        asking = _Asking(bot, view)
        asking.start()
        asking.join(LIMIT)
        if asking.problem is not None:
            raise asking.problem
        if not asking.is_alive():
            return asking.move
        _stalled.append(bot)
    raise Stalled(f"no answer in {LIMIT:g} s")


def answer(name: str, bot: Bot, view: View, seed: str) -> Answer:
    """The bot's move; greedy's if the bot raises, never answers, or chooses what is not legal.

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
        move = ask(bot, view)
    except Exception as problem:
        text = " ".join(f"{type(problem).__name__}: {problem}".split())
        log.warning("the bot %s failed (%s)", name, text, exc_info=True)
    else:
        if move in view.moves:
            return Answer(move)
        text = f"not legal: {format_move(move) if isinstance(move, Move) else type(move).__name__}"
        log.warning("the bot %s failed (%s)", name, text)
    return Answer(stand_in(view, seed), text)


def stand_in(view: View, seed: str) -> Move:
    """Greedy's move; should even that fail, it is reported, and the first one there is is made."""
    try:
        return GreedyBot(seed=seed).choose(view)
    except Exception:
        log.exception("greedy failed")
        return view.moves[0]


class Guarded:
    """A bot by its name with the guard beside it, for who plays on and only wants moves."""

    def __init__(self, name: str, seed: str) -> None:
        self.name, self.bot, self.seed = name, make(name, seed), seed
        self.failures = 0

    def choose(self, view: View) -> Move:
        """The bot's move, or what is made in its place."""
        move, problem = answer(self.name, self.bot, view, self.seed)
        self.failures += problem is not None
        return move

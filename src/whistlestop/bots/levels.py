"""Levels for people: a bot, a budget, and how often it makes a friendly mistake; all as data.

How often is the epsilon of an epsilon-greedy player: a harmless move at random, not its best.
"""

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

from whistlestop.bots.bot import Bot
from whistlestop.bots.luck import luck_of
from whistlestop.bots.styles import read
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.drawing import DrawCard, TakeCard


class Level(NamedTuple):
    """A level: its names and descriptions are by language."""

    id: str
    name: Mapping[str, str]
    about: Mapping[str, str]
    bot: str
    seconds: float
    """How long a move may take, for bots that search; 0: as long as the bot itself allows."""
    mistakes: float
    """How often it does the next best thing that comes to its mind."""


@cache
def levels() -> tuple[Level, ...]:
    """The levels, the easiest first."""
    return tuple(Level(**data) for data in read("levels.json"))


@cache
def cast() -> Mapping[str, Mapping[str, Any]]:
    """Who the bots are, by their id: `name`, `about` and lines of table talk, by language.

    The lines are by occasion: `hello`, `claim`, `blocked`, `tickets`, `won`, `lost`.
    """
    found: Mapping[str, Mapping[str, Any]] = read("cast.json")
    return found


class LevelBot:
    """Plays at a level."""

    level: Level

    def __init__(self, *, seed: str) -> None:
        from whistlestop.bots.registry import make

        self.seed = seed
        self.bot: Bot = make(self.level.bot, seed)
        if self.level.seconds and hasattr(self.bot, "seconds"):
            self.bot.seconds = self.level.seconds

    @property
    def compiled(self) -> bool:
        """Does its bot need a compiler?"""
        return bool(getattr(self.bot, "compiled", False))

    def choose(self, view: View) -> Move:
        """The bot's move, or now and then a friendly mistake."""
        luck = Random(luck_of(view, f"{self.seed} {self.level.id}"))
        if luck.random() < self.level.mistakes:
            slip = mistake(view, luck)
            if slip is not None:
                return slip
        return self.bot.choose(view)


def mistake(view: View, luck: Random) -> Move | None:
    """A move that a beginner might make: some card, or some route, never anything that hurts."""
    cards = [move for move in view.moves if isinstance(move, DrawCard | TakeCard)]
    routes = [move for move in view.moves if isinstance(move, ClaimRoute)]
    kinds = [kind for kind in (cards, cards, routes) if kind]
    return luck.choice(luck.choice(kinds)) if kinds else None


@cache
def kind_of(level: str) -> type[LevelBot]:
    """The class of bots that play at a level."""
    found = next(each for each in levels() if each.id == level)
    return type(f"Level{found.id.title().replace('-', '')}", (LevelBot,), {"level": found})

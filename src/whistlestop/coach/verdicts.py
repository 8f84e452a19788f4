"""What the coach knows of a move: how often it wins in thought, and how sure that is."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import NamedTuple, Protocol

from whistlestop.bots.blurring import HARD, SOFT
from whistlestop.core.errors import BadInput
from whistlestop.core.move import Move

Clock = Callable[[], float]
"""Tells the time in seconds, from anywhere on."""


class NoAdvice(BadInput):
    """There is nothing that the coach can honestly say here; `what` is the cause."""

    def __init__(self, what: str) -> None:
        super().__init__("no-advice", what=what)


@dataclass(frozen=True, slots=True)
class Budget:
    """How much may be thought: games played to their end, and seconds (None: as it takes)."""

    playouts: int
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.playouts < 1 or (self.seconds is not None and self.seconds < 0):
            raise ValueError("a budget is at least one playout, and no time below zero")


class Result(NamedTuple):
    """How a game in thought ended for one seat: its total, its lead, and whether it won."""

    total: int
    lead: float
    won: bool


class Tries(Protocol):
    """Tries moves in imagined worlds. The same number is the same world for every move."""

    def likely(self, moves: Sequence[Move]) -> list[Move]:
        """The moves worth thinking about."""

    def __call__(self, move: Move, low: int, high: int) -> list[Result]:
        """What came of a move in the worlds number `low` to `high` - 1."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A move, judged: chance to win, expected total, the playouts, and the error of the chance."""

    move: Move
    win: float
    score: float
    playouts: int
    error: float


def lead(total: int, best: int, won: bool) -> float:
    """Points before the best of the others; equal points are decided by who won."""
    return float(total - best) or (0.5 if won else -0.5)


def spread(groups: Iterable[Sequence[Result]]) -> float:
    """How far leads lie apart by chance: their standard deviation within the groups."""
    square, free = 0.0, 0
    for results in groups:
        leads = [result.lead for result in results]
        middle = mean(leads) if leads else 0.0
        square += sum((one - middle) ** 2 for one in leads)
        free += max(0, len(leads) - 1)
    return sqrt(square / free) if free else 0.0


def chances(results: Sequence[Result], apart: float) -> list[float]:
    """For each result how much of a win it is: a narrow one could have gone the other way.

    The line between won and lost is blurred by a part of the spread, which makes few playouts
    tell more; where all end alike (at the end of a game) nothing is blurred.
    """
    scale = SOFT * apart
    if scale < HARD:
        return [float(result.won) for result in results]
    return [1 / (1 + exp(min(60.0, max(-60.0, -result.lead / scale)))) for result in results]


def mean(values: Sequence[float]) -> float:
    """The mean of some numbers."""
    return sum(values) / len(values)


def error_of(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    if len(values) < 2:
        return 0.5
    middle = mean(values)
    return sqrt(sum((one - middle) ** 2 for one in values) / (len(values) - 1) / len(values))


def verdict(move: Move, results: Sequence[Result], apart: float) -> Verdict:
    """The verdict that some results of a move give."""
    values = chances(results, apart)
    score = mean([result.total for result in results])
    return Verdict(move, mean(values), score, len(results), error_of(values))

"""Sifting: actions tried in the same worlds; what is clearly worse than the best is left out.

Only differences within the same worlds count (paired comparisons): a world that is kind to all
actions tells nothing.
"""

from collections.abc import Callable, Sequence
from math import erfc, exp, pi, sqrt
from typing import Generic, NamedTuple, TypeVar

import numpy as np

from whistlestop.bots.blurring import HARD, SOFT
from whistlestop.turbo.pilot.playouts import R_MARGIN, R_SCORE, R_WIN, Outcome
from whistlestop.turbo.records import Numbers, Words

T = TypeVar("T")
FEW = 8
"""Nothing is left out before it was tried in so many worlds, nor looked at more often."""
ENOUGH = 16
"""Nothing is settled before so many worlds."""
CLEAR = 2.5
"""By how many standard errors an action must be behind the best one to be left out."""
LOSS = 0.0005
"""Thinking ends when no more value than this is likely to be lost by the choice as it stands."""


def spread(lines: Words) -> float:
    """How far the leads of an action lie apart, over all actions of some worlds."""
    margins = lines[:, :, R_MARGIN]
    return float(np.sqrt(np.mean(np.var(margins, axis=0))))


def chances(lines: Words, scale: float) -> Numbers:
    """How much of a win each result is, a logistic curve of the lead: a narrow result could have
    gone the other way.

    A result tells more in this way than by the win alone, and near the end of a game, where all
    worlds end alike, it is the same.
    """
    wins: Numbers = lines[..., R_WIN] / 1000
    if scale < HARD:
        return wins
    leads = np.where(lines[..., R_MARGIN] == 0, wins - 0.5, lines[..., R_MARGIN])
    found: Numbers = 1 / (1 + np.exp(np.clip(-leads / scale, -60, 60)))
    return found


def risk(ahead: float, error: float) -> float:
    """What is lost on average by the better of two actions being the other one after all: the
    expected opportunity cost, when the gap between them is normally distributed.

    >>> round(risk(0.0, 0.1), 4), round(risk(0.2, 0.1), 4), risk(0.1, 0.0)
    (0.0399, 0.0008, 0.0)
    """
    if error == 0:
        return 0.0
    z = ahead / error
    return error * (exp(-z * z / 2) / sqrt(2 * pi) - z * erfc(z / sqrt(2)) / 2)


class Weighed(NamedTuple, Generic[T]):
    """What playouts say about an action."""

    action: T
    tries: int
    win: float
    """The chance to win."""
    score: float
    """The points expected in the end, and how many of them ahead of the best other."""
    margin: float
    ahead: float
    """The chance, blurred, beyond the pilot's own choice in the same worlds, and its error."""
    error: float

    def sure(self, caution: float) -> float:
        """The value that is beyond chance."""
        return self.ahead - caution * self.error


class Sieve(Generic[T]):
    """The actions that are still in, the pilot's own choice first, and what came of them."""

    def __init__(
        self,
        actions: Sequence[T],
        caution: float,
        same: Callable[[T], object] = lambda each: each,
    ) -> None:
        self.actions = list(actions)
        self.caution = caution
        """By how many standard errors an action must be ahead of the pilot's own choice."""
        self._same = same
        """What is the same for actions between which nothing has to be decided."""
        self.worlds = 0
        self.left_out: list[Weighed[T]] = []
        """What was known of an action when it was left out, the last one first."""
        count = len(actions)
        self._sums: Numbers = np.zeros(count)
        self._products: Numbers = np.zeros((count, count))
        self._lines: Numbers = np.zeros((count, Outcome.size))
        self._first: list[Words] = []
        self._scale: float | None = None

    def add(self, lines: Words) -> None:
        """Count one world: a line of results for each action that is still in."""
        self.worlds += 1
        self._lines += lines
        if self._scale is None:
            self._first.append(np.array(lines))
            if self.worlds == FEW:
                self._count_first()
        else:
            self._count(chances(lines, self._scale))

    def _count_first(self) -> None:
        """The first worlds tell how far results lie apart; then they count as well."""
        first = np.array(self._first)
        self._scale = SOFT * spread(first)
        for values in chances(first, self._scale):
            self._count(values)

    def _count(self, values: Numbers) -> None:
        self._sums += values
        self._products += np.outer(values, values)

    def gap(self, one: int, other: int) -> tuple[float, float]:
        """How far the action at one place is ahead of that at another, and the error of that."""
        count, products = self.worlds, self._products
        if one == other:
            return 0.0, 0.0
        if self._scale is None or count < 2:
            return 0.0, 1.0
        mean = float(self._sums[one] - self._sums[other]) / count
        square = float(products[one, one] + products[other, other] - 2 * products[one, other])
        spread = max(0.0, square / count - mean * mean)
        return mean, sqrt(spread / (count - 1))

    def weighed(self, place: int) -> Weighed[T]:
        """What is known of an action."""
        count = max(1, self.worlds)
        line = self._lines[place] / count
        return Weighed(
            self.actions[place],
            self.worlds,
            float(line[R_WIN]) / 1000,
            float(line[R_SCORE]),
            float(line[R_MARGIN]),
            *self.gap(place, 0),
        )

    def ranked(self) -> list[Weighed[T]]:
        """All actions, best first; what was left out comes after what was thought through."""
        if self._scale is None:
            self._count_first()
        own, *others = map(self.weighed, range(len(self.actions)))
        alive = sorted(
            [own, *others], key=lambda each: 0.0 if each is own else -each.sure(self.caution)
        )
        return [*alive, *self.left_out]

    def promising(self) -> list[Weighed[T]]:
        """The others that may be better than the own choice, the likeliest first."""
        others = [*map(self.weighed, range(1, len(self.actions))), *self.left_out]
        likely = [each for each in others if each.ahead + each.error > 0]
        return sorted(likely, key=lambda each: -each.ahead)

    def best(self) -> int:
        """The place of the best action so far."""
        return int(np.argmax(self._sums))

    def sift(self) -> None:
        """Leave out what is clearly worse than the best; the own choice stays."""
        best = self.best()
        gaps = {place: self.gap(best, place) for place in range(1, len(self.actions))}
        for place in sorted(gaps, reverse=True):
            ahead, error = gaps[place]
            if ahead > CLEAR * error:
                self._leave_out(place)

    def halve(self) -> None:
        """Leave out half of the others, if there is anything to tell them by: first those that
        come to the same as a better one, then the worse ones."""
        if self._scale is None:
            return
        better: set[object] = set()
        order: list[tuple[bool, float, int]] = []
        for place in sorted(range(len(self.actions)), key=lambda place: -self._sums[place]):
            same = self._same(self.actions[place])
            if place > 0:
                order.append((same not in better, float(self._sums[place]), place))
            better.add(same)
        worse = sorted(order)[: len(order) // 2]
        for place in sorted((place for *_, place in worse), reverse=True):
            self._leave_out(place)

    @property
    def settled(self) -> bool:
        """Is there nothing left to find out that is worth the time?"""
        best = self.best()
        same = self._same(self.actions[best])
        others = [n for n, each in enumerate(self.actions) if self._same(each) != same]
        gaps = [self.gap(best, each) for each in others]
        return self.worlds >= ENOUGH and sum(risk(*gap) for gap in gaps) < LOSS

    def _leave_out(self, place: int) -> None:
        self.left_out.insert(0, self.weighed(place))
        del self.actions[place]
        self._sums = np.delete(self._sums, place)
        self._lines = np.delete(self._lines, place, 0)
        self._products = np.delete(np.delete(self._products, place, 0), place, 1)

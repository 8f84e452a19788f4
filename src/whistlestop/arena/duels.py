"""Duels within games: how often one bot is ahead of another, deal by deal; who is better?

Deals are played in every rotation and compared whole, until a sequential probability ratio test
has decided (Wald's, with the spread as it was measured).
"""

from collections.abc import Iterable
from itertools import combinations
from math import log
from typing import NamedTuple

from whistlestop.arena.match import Result

ERROR = 0.05
MARGIN = 0.02
LIMIT = log((1 - ERROR) / ERROR)
LEAST_DEALS = 8

Pair = tuple[str, str]


class Duel(NamedTuple):
    """One bot against another: a score from 0 to 1 for each deal that both played."""

    pair: Pair
    deals: dict[str, float]

    @property
    def mean(self) -> float:
        """How often the first is ahead."""
        return sum(self.deals.values()) / len(self.deals) if self.deals else 0.5

    @property
    def evidence(self) -> float:
        """The log-likelihood ratio of "ahead by the margin" against "behind by it".

        Deals are compared whole (every rotation of one deal together), so that the luck of the
        cards cancels out and does not count as evidence.
        """
        count = len(self.deals)
        if count < LEAST_DEALS:
            return 0.0
        mean = self.mean
        spread = sum((value - mean) ** 2 for value in self.deals.values()) / (count - 1)
        return count * 2 * MARGIN * (mean - 0.5) / max(spread, 0.01)

    @property
    def decided(self) -> bool:
        """Has the sequential test decided?"""
        return abs(self.evidence) >= LIMIT


def ahead(result: Result, one: str, other: str) -> float | None:
    """How often a bot's seats are ahead of another's in a game; a tie is a half."""
    scores = [
        1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
        for mine, name in zip(result.places, result.bots, strict=True)
        for theirs, rival in zip(result.places, result.bots, strict=True)
        if name == one and rival == other
    ]
    return sum(scores) / len(scores) if scores else None


class Duels:
    """All duels of a pool of bots, kept up to date game by game."""

    def __init__(self, bots: Iterable[str]) -> None:
        self.scores: dict[Pair, dict[str, list[float]]] = {
            pair: {} for pair in combinations(bots, 2)
        }

    def add(self, result: Result) -> None:
        """Count a game."""
        for pair, deals in self.scores.items():
            score = ahead(result, *pair)
            if score is not None:
                deals.setdefault(result.deal, []).append(score)

    def all(self) -> list[Duel]:
        """Every duel as it stands; a deal counts when it was played in every rotation."""
        found = []
        for pair, deals in self.scores.items():
            full = max(map(len, deals.values()), default=0)
            whole = {
                deal: sum(scores) / len(scores)
                for deal, scores in deals.items()
                if len(scores) == full
            }
            found.append(Duel(pair, whole))
        return found

    @property
    def decided(self) -> bool:
        """Are all of them decided?"""
        duels = self.all()
        return bool(duels) and all(duel.decided for duel in duels)

"""Ratings on the Elo scale, with intervals: fitted to all duels at once (Bradley-Terry)."""

from collections.abc import Mapping, Sequence
from math import log10
from random import Random
from typing import NamedTuple

from whistlestop.arena.duels import Duel

ROUNDS = 100
DREAMS = 200
Table = Mapping[tuple[str, str], tuple[float, int]]
"""For each pair the points of the first, and of how many."""


class Rating(NamedTuple):
    """A bot's strength: 400 points more are ten wins to one. The mean of the pool is 0."""

    bot: str
    elo: float
    low: float
    high: float


def fit(bots: Sequence[str], table: Table) -> dict[str, float]:
    """The strengths that fit best; half a point is lent to each side, so that none is endless."""
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        fresh = {}
        for bot in bots:
            points, weight = 0.0, 0.0
            for (one, other), (won, count) in table.items():
                if bot not in (one, other):
                    continue
                points += (won if bot == one else count - won) + 0.5
                weight += (count + 1) / (strength[one] + strength[other])
            fresh[bot] = points / weight if weight else 1.0
        strength = fresh
    mean = sum(log10(value) for value in strength.values()) / len(strength)
    return {bot: 400 * (log10(value) - mean) for bot, value in strength.items()}


def _table(duels: Sequence[Duel], luck: Random | None = None) -> Table:
    found = {}
    for duel in duels:
        scores = list(duel.deals.values())
        if luck is not None and scores:
            scores = luck.choices(scores, k=len(scores))
        found[duel.pair] = (sum(scores), len(scores))
    return found


def ratings(bots: Sequence[str], duels: Sequence[Duel]) -> list[Rating]:
    """Everybody's rating, best first, with 95 % intervals from deals drawn again and again."""
    best = fit(bots, _table(duels))
    luck = Random(1)
    dreams = [fit(bots, _table(duels, luck)) for _ in range(DREAMS)]
    found = []
    for bot in bots:
        spread = sorted(dream[bot] for dream in dreams)
        low, high = spread[int(0.025 * DREAMS)], spread[int(0.975 * DREAMS)]
        found.append(Rating(bot, best[bot], min(low, best[bot]), max(high, best[bot])))
    return sorted(found, key=lambda rating: -rating.elo)

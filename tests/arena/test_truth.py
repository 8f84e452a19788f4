"""What the arena says is true as often as it says: tried on bots whose strength is known."""

from random import Random

import pytest

from whistlestop.arena.duels import ERROR, MARGIN, Duel
from whistlestop.arena.ratings import ratings
from whistlestop.arena.summary import interval

BATCH = 40


def deal(chance: float, luck: Random, games: int = 2) -> float:
    """How often the first is ahead in the rotations of one deal."""
    return sum(luck.random() < chance for _ in range(games)) / games


def decided(chance: float, luck: Random, most: int = 6000) -> tuple[float, int]:
    """On which side the sequential test comes down, and after how many deals."""
    duel = Duel(("a", "b"), {})
    while not duel.decided and len(duel.deals) < most:
        for _ in range(BATCH):
            duel.deals[str(len(duel.deals))] = deal(chance, luck)
    return (duel.evidence if duel.decided else 0.0), len(duel.deals)


def test_the_sequential_test_errs_as_seldom_as_it_says() -> None:
    luck = Random(3)
    for sign in (1, -1):
        found = [decided(0.5 + sign * MARGIN, luck)[0] * sign for _ in range(150)]
        assert sum(one < 0 for one in found) / 150 < 1.6 * ERROR
        assert sum(one > 0 for one in found) / 150 > 0.85


def test_the_clearer_the_sooner() -> None:
    luck = Random(4)
    near, far = ([decided(chance, luck)[1] for _ in range(20)] for chance in (0.55, 0.8))
    assert sum(far) * 2 < sum(near)


@pytest.mark.parametrize("rate", [0.1, 0.5, 0.9])
def test_win_rates_lie_in_their_intervals(rate: float) -> None:
    luck, inside = Random(5), 0
    for _ in range(400):
        low, high = interval(sum(luck.random() < rate for _ in range(60)) / 60, 60)
        inside += low <= rate <= high
    assert 0.92 < inside / 400 < 0.98


def test_ratings_lie_in_their_intervals() -> None:
    luck, inside = Random(6), 0
    strength = {"a": 120.0, "b": 0.0, "c": -120.0}
    pairs = [("a", "b"), ("b", "c"), ("a", "c")]
    for _ in range(20):
        duels = []
        for one, other in pairs:
            chance = 1 / (1 + 10 ** ((strength[other] - strength[one]) / 400))
            duels.append(Duel((one, other), {str(n): deal(chance, luck) for n in range(60)}))
        found = ratings(tuple(strength), duels)
        assert all(rating.low < rating.elo < rating.high for rating in found)
        assert all(rating.high - rating.low < 150 for rating in found)
        inside += sum(rating.low <= strength[rating.bot] <= rating.high for rating in found)
    assert inside > 0.85 * 60

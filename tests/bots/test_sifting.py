"""Sifting: what is clearly worse is left out, what is as good as equal is not thought about."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

from whistlestop.turbo.jit import available

if not available():
    pytest.skip("needs Numba", allow_module_level=True)

import numpy as np

from whistlestop.bots.blurring import SOFT
from whistlestop.bots.sifting import Sieve, chances, spread

CAUTION = 0.6


def sieve_of(actions: Sequence[int], worlds: Sequence[Sequence[float]]) -> Sieve[int]:
    """A sieve after some worlds, told by leads."""
    sieve = Sieve(actions, CAUTION)
    for leads in worlds:
        sieve.add(lines_of(leads))
    return sieve


def lines_of(leads: Sequence[float]) -> Any:
    """Results of a world: an action wins where it is ahead, and has a hundred points more."""
    return np.array([[1000 * (lead > 0), lead, lead + 100] for lead in leads])


def noisy(means: Sequence[float], worlds: int, luck: float = 2.0) -> list[list[float]]:
    """Worlds that are kind or unkind to all, and a little luck for each action."""
    dice, found = Random(3), []
    for _ in range(worlds):
        kind = dice.gauss(0, 20)
        found.append([kind + each + dice.gauss(0, luck) for each in means])
    return found


def test_only_differences_within_a_world_count() -> None:
    worlds = noisy([0.0, 8.0], 20)
    sieve = sieve_of([7, 9], worlds)
    ahead, error = sieve.gap(1, 0)
    scale = SOFT * spread(np.array([lines_of(leads) for leads in worlds[:8]]))
    gaps = [other - one for one, other in chances(np.array(list(map(lines_of, worlds))), scale)]
    assert ahead == pytest.approx(mean(gaps))
    assert error == pytest.approx(stdev(gaps) / sqrt(20))
    assert sieve.gap(0, 1) == pytest.approx((-ahead, error))


def test_a_narrow_win_is_less_than_a_wide_one_unless_all_worlds_end_alike() -> None:
    lines = lines_of([-30, -2, 2, 30])
    low, lost, won, high = chances(lines, 10.0)
    assert 0 < low < lost < 0.5 < won < high < 1
    assert list(chances(lines, 0.1)) == [0, 0, 1, 1]
    tied = np.array([[1000, 0, 90], [0, 0, 90]])
    assert chances(tied, 10.0)[0] > 0.5 > chances(tied, 10.0)[1]


def test_what_is_clearly_worse_is_left_out_and_the_own_choice_stays() -> None:
    sieve = sieve_of([7, 8, 9, 10], noisy([-10, 8.0, -12, 8.2], 24))
    sieve.sift()
    assert sieve.actions == [7, 8, 10]
    assert [each.action for each in sieve.left_out] == [9]
    sieve.add(lines_of([0.0, 20, 20]))
    assert {each.action: each.tries for each in sieve.ranked()} == {7: 25, 8: 25, 10: 25, 9: 24}


def test_half_of_the_others_are_left_out() -> None:
    sieve = sieve_of([1, 2, 3, 4, 5], noisy([0.0, 2, 8, 4, 6], 30, 0.01))
    sieve.halve()
    assert sieve.actions == [1, 3, 5]
    assert [each.action for each in sieve.ranked()] == [3, 5, 1, 2, 4]


def test_with_few_worlds_nobody_is_left_out() -> None:
    sieve = sieve_of([1, 2, 3], noisy([0.0, 30, -30], 7))
    sieve.halve()
    assert sieve.actions == [1, 2, 3]
    assert [each.action for each in sieve.ranked()] == [2, 1, 3]


def test_an_action_takes_the_place_of_the_own_choice_only_beyond_chance() -> None:
    hint = [[0.0, 9.0], [0.0, -9.0], [0.0, 1.0]]
    assert sieve_of([1, 2], hint).ranked()[0].action == 1
    sure = [[0.0, 12.0], [0.0, 13.0], [0.0, 15.0]]
    assert sieve_of([1, 2], sure).ranked()[0].action == 2


def test_nothing_follows_from_one_world() -> None:
    sieve = sieve_of([1, 2], [[0.0, 30.0]])
    assert not sieve.settled
    assert sieve.ranked()[0].action == 1


@pytest.mark.parametrize(
    ("means", "luck", "settled"),
    [([0.0, 20.0], 2.0, True), ([0.0, 0.0], 0.0, True), ([0.0, 0.4], 4.0, False)],
)
def test_it_is_settled_when_one_is_clearly_best_or_all_are_alike(
    means: list[float], luck: float, settled: bool
) -> None:
    assert sieve_of([1, 2], noisy(means, 16, luck)).settled is settled
    assert not sieve_of([1, 2], noisy(means, 15, luck)).settled


def test_what_is_told_of_an_action() -> None:
    told = sieve_of([1, 2], [[0.0, 10.0], [4.0, 6.0]]).weighed(1)
    assert (told.action, told.tries, told.win) == (2, 2, 1.0)
    assert (told.margin, told.score) == pytest.approx((8.0, 108.0))


def test_between_ways_to_the_same_move_nothing_has_to_be_decided() -> None:
    """Two ways that come to the same, and one that is clearly worse."""
    sieve = Sieve([(1, 0), (1, 1), (2, 0)], CAUTION, lambda way: way[0])
    for leads in noisy([0.0, 0.1, -30.0], 40):
        sieve.add(lines_of(leads))
    assert sieve.settled
    other = Sieve([(1, 0), (3, 1), (2, 0)], CAUTION, lambda way: way[0])
    for leads in noisy([0.0, 0.1, -30.0], 40):
        other.add(lines_of(leads))
    assert not other.settled


def test_what_comes_to_the_same_as_a_better_way_is_left_out_first() -> None:
    sieve = Sieve([(0, 0), (1, 0), (1, 1), (1, 2), (2, 0)], CAUTION, lambda way: way[0])
    for leads in noisy([0.0, 9.0, 8.0, 7.0, 1.0], 40):
        sieve.add(lines_of(leads))
    sieve.halve()
    assert sieve.actions == [(0, 0), (1, 0), (2, 0)]


def test_who_is_more_careful_keeps_the_own_choice_longer() -> None:
    worlds = noisy([0.0, 1.0], 12)
    daring, careful = Sieve([7, 9], 0.0), Sieve([7, 9], 99.0)
    for leads in worlds:
        daring.add(lines_of(leads))
        careful.add(lines_of(leads))
    assert daring.ranked()[0].action == 9
    assert careful.ranked()[0].action == 7

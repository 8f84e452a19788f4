"""Chance errors: intervals as the books have them."""

from math import inf

import pytest

from whistlestop.campaign.balance.chances import mean, most, percentile, share


def test_a_share_has_wilsons_interval() -> None:
    found = share(25, 100)
    assert found.value == 0.25
    assert (found.low, found.high) == pytest.approx((0.1755, 0.3430), abs=0.0005)
    none = share(0, 20)
    assert (none.low, none.high) == pytest.approx((0, 0.1611), abs=0.0005)
    assert (share(0, 0).low, share(0, 0).high) == (0, 1)


def test_a_mean_has_two_standard_errors_on_either_side() -> None:
    found = mean([1, 2, 3, 4, 5])
    assert found.value == 3
    assert found.high - found.value == pytest.approx(1.96 * 1.5811 / 5**0.5, abs=0.001)
    assert (mean([7]).value, mean([7]).high) == (7, inf)
    assert mean([]).count == 0


def test_a_percentile_lies_between_two_observations() -> None:
    rows = [*range(1, 101)]
    middle = percentile(rows, 0.5)
    assert (middle.value, middle.low, middle.high) == (50.5, 40, 61)
    high = percentile(rows, 0.95)
    assert (high.value, high.low, high.high) == (96, 91, 100)
    assert percentile(rows[:9], 0.95).high == inf, "too few to see beyond the largest"
    assert percentile([], 0.5).count == 0


def test_the_largest_is_what_it_is() -> None:
    assert (most([3, 9, 4]).value, most([3, 9, 4]).low) == (9, 9)
    assert most([]).count == 0

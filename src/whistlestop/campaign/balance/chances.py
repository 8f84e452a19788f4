"""Chance errors: how far a share, a mean or a percentile can be trusted (95 %)."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, stdev

Z = 1.96
"""So many standard errors on either side hold the truth in 95 of 100 runs."""


@dataclass(frozen=True)
class Estimate:
    """A value as measured, its 95 % interval, and over how many observations."""

    value: float
    low: float
    high: float
    count: int
    unit: str = "number"
    """share, dollars or number: how to print it."""


def share(hits: float, count: int) -> Estimate:
    """How often something happened (Wilson's interval)."""
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0, "share")
    at, z = hits / count, Z * Z / count
    middle = (at + z / 2) / (1 + z)
    half = Z / (1 + z) * sqrt(at * (1 - at) / count + z / (4 * count))
    return Estimate(at, max(0.0, middle - half), min(1.0, middle + half), count, "share")


def mean(values: Sequence[float], unit: str = "number") -> Estimate:
    """The mean of independent observations."""
    if not values:
        return Estimate(0.0, -inf, inf, 0, unit)
    at = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Estimate(at, at - half, at + half, len(values), unit)


def percentile(values: Sequence[float], part: float, unit: str = "number") -> Estimate:
    """A percentile; its interval lies between two of the observations, by their ranks."""
    if not values:
        return Estimate(0.0, -inf, inf, 0, unit)
    rows, count = sorted(values), len(values)
    half = Z * sqrt(count * part * (1 - part))
    low, high = round(count * part - half) - 1, round(count * part + half)
    at = rows[min(count - 1, int(count * part))]
    if part == 0.5 and count % 2 == 0:
        at = (rows[count // 2 - 1] + rows[count // 2]) / 2
    below = rows[low] if low >= 0 else -inf
    above = rows[high] if high < count else inf
    return Estimate(at, below, above, count, unit)


def most(values: Sequence[float], unit: str = "number") -> Estimate:
    """The largest of all: it is what it is."""
    at = max(values, default=0.0)
    return Estimate(at, at, at, len(values), unit)

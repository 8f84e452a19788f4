"""Results in short: a line for each bot."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from whistlestop.arena.match import Result


class Line(NamedTuple):
    """How a bot did over all its seats."""

    bot: str
    seats: int
    """How often it sat at a table."""
    win_rate: float
    low: float
    high: float
    total: float
    parts: dict[str, float]
    turns: float
    think_ms: float
    """Thinking time for each decision, in thousandths of a CPU-second."""
    failures: int
    """Decisions in which it failed, so that another move was made."""


def interval(rate: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson).

    >>> interval(0.5, 100)
    (0.4038, 0.5962)
    >>> interval(0.0, 20)
    (0.0, 0.1611)
    """
    if not count:
        return 0.0, 1.0
    z = 1.96
    middle = rate + z * z / (2 * count)
    wide = z * sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    low, high = (middle - wide) / scale, (middle + wide) / scale
    return round(max(0.0, low), 4), round(min(1.0, high), 4)


def summary(bots: Sequence[str], results: Iterable[Result]) -> list[Line]:
    """A line for each bot; those who share a win have a part of it each."""
    seats: dict[str, list[tuple[Result, int]]] = {bot: [] for bot in bots}
    names: Iterable[str] = ()
    for result in results:
        names = result.parts
        for seat, bot in enumerate(result.bots):
            seats[bot].append((result, seat))
    lines = []
    for bot, sat in seats.items():
        count = len(sat)
        wins = sum(1 / r.places.count(1) for r, seat in sat if r.places[seat] == 1)
        rate = wins / count if count else 0.0
        decisions = sum(r.decisions[seat] for r, seat in sat)
        lines.append(
            Line(
                bot,
                count,
                round(rate, 4),
                *interval(rate, count),
                total=_mean([r.totals[seat] for r, seat in sat]),
                parts={part: _mean([r.parts[part][seat] for r, seat in sat]) for part in names},
                turns=_mean([r.turns for r, _ in sat]),
                think_ms=round(1000 * sum(r.seconds[s] for r, s in sat) / max(1, decisions), 3),
                failures=sum(r.failures[seat] for r, seat in sat),
            )
        )
    return lines


def _mean(values: Sequence[float]) -> float:
    return round(sum(values) / len(values), 2) if values else 0.0

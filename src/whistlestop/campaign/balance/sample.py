"""Simulated campaigns to be measured, and what they are measured by."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from whistlestop.campaign.balance.cards import Cards
from whistlestop.campaign.balance.chances import Estimate
from whistlestop.campaign.balance.playing import RANDOM
from whistlestop.campaign.balance.summary import Game, Summary

Found = dict[str, Estimate]
"""What a measure found: by the name of what it was found for, or one thing without a name."""


@dataclass(frozen=True)
class Sample:
    """Campaigns of so many companies."""

    summaries: list[Summary]
    companies: int
    cards: Cards
    model: dict[str, list[float]] = field(default_factory=dict)
    """What a model expects of each game's mean slip, by number of companies."""
    choices: str = RANDOM

    @property
    def count(self) -> int:
        """How many campaigns."""
        return len(self.summaries)

    def games(self) -> Iterator[Game]:
        """Every game of every campaign."""
        for summary in self.summaries:
            yield from summary.games


class NotMeasured(Exception):
    """These campaigns cannot tell; the reason is the text."""


Measure = Callable[[Sample], Found]
MEASURES: dict[str, Measure] = {}
"""Every measure by its name."""


def measure(function: Any) -> Any:
    """Name a measure, so that a band can ask for it."""
    MEASURES[function.__name__] = function
    return function

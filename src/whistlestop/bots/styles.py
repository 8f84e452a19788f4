"""The styles of the built-in bots: numbers tuned by playing, kept as data."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from whistlestop.core.edition import Edition
from whistlestop.rules.stations import Stations

SMALL = 25
"""Boards with up to so many cars are played in the small style."""


@cache
def _read(name: str) -> Any:
    return json.loads(files("whistlestop.bots").joinpath(name).read_text(encoding="utf-8"))


def is_small(edition: Edition) -> bool:
    """Is it played with few cars?"""
    return edition.trains <= SMALL


@cache
def style_for(name: str, edition: Edition, seats: int) -> Mapping[str, float]:
    """The style of that name, for a board and a table of so many players.

    What counts of a board is how many cars it is played with, and whether there are stations.
    """
    size = "small" if is_small(edition) else "pair" if seats == 2 else "table"
    if size != "small" and not any(isinstance(rule, Stations) for rule in edition.rules):
        size = f"plain {size}"
    known: Mapping[str, Mapping[str, Mapping[str, float]]] = _read("styles.json")
    styles, base = known[name], known["planner"]
    return {**base[size], **styles.get("all", {}), **styles.get(size, {})}


@cache
def moods_for(name: str, edition: Edition, seats: int) -> Sequence[Mapping[str, float]]:
    """Other styles in which who plays in this one may go on: that of another bot, or its own
    with a few numbers changed."""
    own = style_for(name, edition, seats)
    moods: Mapping[str, str | Mapping[str, float]] = _read("moods.json")
    found = [
        style_for(mood, edition, seats) if isinstance(mood, str) else {**own, **mood}
        for mood in moods.values()
    ]
    return [mood for mood in found if mood != own]

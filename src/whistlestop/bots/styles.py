"""The styles of the built-in bots: numbers tuned by playing, kept as data."""

import json
from collections.abc import Mapping
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


@cache
def style_for(name: str, edition: Edition, seats: int) -> Mapping[str, float]:
    """The style of that name, for a board and a table of so many players.

    What counts of a board is how many cars it is played with, and whether there are stations.
    """
    size = "small" if edition.trains <= SMALL else "pair" if seats == 2 else "table"
    if size != "small" and not any(isinstance(rule, Stations) for rule in edition.rules):
        size = f"plain {size}"
    known: Mapping[str, Mapping[str, Mapping[str, float]]] = _read("styles.json")
    styles, base = known[name], known["planner"]
    return {**base[size], **styles.get("all", {}), **styles.get(size, {})}


def moods_of(edition: Edition) -> list[Mapping[str, float]]:
    """Other ways to go on: in a hurry, with patience, for long routes; only what differs."""
    size = "small" if edition.trains <= SMALL else "all"
    return [mood.get(size, mood["all"]) for mood in _read("moods.json").values()]

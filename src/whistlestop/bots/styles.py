"""The styles of the built-in bots: numbers tuned by playing, kept as data."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from whistlestop.core.edition import Edition
from whistlestop.rules.stations import Stations

SMALL = 25
"""Boards with up to so many cars are played in the small style."""


@cache
def _styles() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    text = files("whistlestop.bots").joinpath("styles.json").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, Mapping[str, float]]] = json.loads(text)
    return found


@cache
def style_for(name: str, edition: Edition, seats: int) -> Mapping[str, float]:
    """The style of that name, for a board and a table of so many players.

    What counts of a board is how many cars it is played with, and whether there are stations.
    """
    size = "small" if edition.trains <= SMALL else "pair" if seats == 2 else "table"
    if size != "small" and not any(isinstance(rule, Stations) for rule in edition.rules):
        size = f"plain {size}"
    styles, base = _styles()[name], _styles()["planner"]
    return {**base[size], **styles.get("all", {}), **styles.get(size, {})}

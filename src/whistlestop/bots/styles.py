"""The styles of the built-in bots: numbers tuned by playing, kept as data."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

SMALL = 25
"""Boards with up to so many cars are played in the small style."""


@cache
def _styles() -> Mapping[str, Mapping[str, Mapping[str, float]]]:
    text = files("whistlestop.bots").joinpath("styles.json").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, Mapping[str, float]]] = json.loads(text)
    return found


@cache
def style_for(name: str, trains: int, seats: int) -> Mapping[str, float]:
    """The style of that name, for a board with so many cars and a table of so many players."""
    size = "small" if trains <= SMALL else "pair" if seats == 2 else "table"
    styles = _styles()[name]
    return {**_styles()["planner"][size], **styles.get("all", {}), **styles.get(size, {})}

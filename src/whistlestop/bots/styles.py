"""How the built-in bots play, and how much they think: numbers found by playing, kept as data."""

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
def read(name: str) -> Any:
    """One of the files of numbers and names that lie here."""
    return json.loads(files("whistlestop.bots").joinpath(name).read_text(encoding="utf-8"))


def tables_of(edition: Edition, seats: int) -> tuple[str, ...]:
    """What kind of table it is, for those who go by numbers: the most particular name first.

    What counts of a board is how many cars it is played with, and whether there are stations; and
    each player more can make a difference.
    """
    size = "pair" if seats == 2 else "table"
    if edition.trains <= SMALL:
        return f"small {seats}", f"small {size}", "small"
    if not any(isinstance(rule, Stations) for rule in edition.rules):
        size = f"plain {size}"
    return f"{size} {seats}", size


def _of(numbers: Mapping[str, Any], tables: Sequence[str], otherwise: Any) -> Any:
    """What is written for the first of some kinds of tables."""
    return next((numbers[table] for table in tables if table in numbers), otherwise)


@cache
def style_for(name: str, edition: Edition, seats: int) -> Mapping[str, float]:
    """The style of that name, for a board and a table of so many players."""
    tables = tables_of(edition, seats)
    known: Mapping[str, Mapping[str, Mapping[str, float]]] = read("styles.json")
    styles, base = known[name], known["planner"]
    return {**_of(base, tables, {}), **styles.get("all", {}), **_of(styles, tables, {})}


@cache
def moods_for(name: str, edition: Edition, seats: int) -> Sequence[Mapping[str, float]]:
    """Other styles in which who plays in this one may go on: that of another bot, or its own
    with a few numbers changed."""
    own = style_for(name, edition, seats)
    moods: Mapping[str, str | Mapping[str, float]] = read("moods.json")
    found = [
        style_for(mood, edition, seats) if isinstance(mood, str) else {**own, **mood}
        for mood in moods.values()
    ]
    return [mood for mood in found if mood != own]


@cache
def playouts_for(name: str, edition: Edition, seats: int) -> int:
    """How many playouts are enough for the bot of that name: so many for each car of the game."""
    budget: Mapping[str, float] = read("budgets.json")[name]
    each: float = _of(budget, tables_of(edition, seats), budget["all"])
    return round(each * edition.trains)


@cache
def caution_for(edition: Edition, seats: int) -> float:
    """By how many standard errors another way must be ahead of the pilot's own choice."""
    caution: Mapping[str, float] = read("caution.json")
    found: float = _of(caution, tables_of(edition, seats), caution["all"])
    return found

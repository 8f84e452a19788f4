"""The pilot's twins of insight, called as plain Python: its own sources, without the compiler.

All that a test must know of how flat states and a pilot's mind are laid out stands here.
"""

import sys
from collections.abc import Iterable, Sequence
from functools import cache
from importlib import import_module, util
from types import ModuleType
from typing import Any
from unittest.mock import patch

import whistlestop
from whistlestop.core.edition import Edition
from whistlestop.core.state import State
from whistlestop.editions import edition, names

PACKAGE = "whistlestop.turbo"
PILOT = [f"pilot.{name}" for name in ("mind", "needs", "prices", "style")]
WANTED = ["flat", "law", "layout", "plans", *PILOT]


@cache
def plain() -> dict[str, ModuleType]:
    """The modules asked for, imported once more as if there were no Numba."""
    found = util.find_spec

    def without(name: str, package: str | None = None) -> Any:
        return None if name == "numba" else found(name, package)

    kept = {name: module for name, module in sys.modules.items() if name.startswith(PACKAGE)}
    for name in kept:
        del sys.modules[name]
    try:
        with patch.object(util, "find_spec", without):
            return {name: import_module(f"{PACKAGE}.{name}") for name in WANTED}
    finally:
        for name in [name for name in sys.modules if name.startswith(PACKAGE)]:
            del sys.modules[name]
        sys.modules.update(kept)
        if kept:
            vars(whistlestop)["turbo"] = kept[PACKAGE]


def native() -> list[Edition]:
    """The editions that are played in compiled code."""
    unsupported = plain()["law"].Unsupported
    found = []
    for one in map(edition, names()):
        try:
            plain()["law"].law(one)
        except unsupported:
            continue
        found.append(one)
    return found


class Twin:
    """A readable state as the pilot meets it, and a mind to think of it in."""

    def __init__(self, state: State) -> None:
        self.law = plain()["law"].law(state.edition)
        self.flat = plain()["flat"].flatten(self.law, state)
        self.mind = _room()[0]

    def unseen(self, seat: int) -> dict[str, int]:
        """How many of each kind lie unseen for a seat; then all of them."""
        count = plain()["pilot.needs"].count_cards
        count(self.flat, self.law.flat, seat, _room()[1], self.mind)
        kinds = self.law.edition.pack.kinds
        counts = {card: self.mind.unseen[self.law.kind(card)] for card in kinds}
        return {**counts, "all": self.mind.unseen_all}

    def holds(self, route: str, fit: int, total: int, spare: int) -> float:
        """How likely a tunnel holds that is paid in the first colour, if `fit` of the unseen
        cards match."""
        self.mind.unseen = [0] * 8 + [fit]
        self.mind.unseen_all = total
        holds_up = plain()["pilot.needs"].holds_up
        return float(holds_up(self.law.flat, self.law.route_at[route], 0, spare, self.mind))

    def missing(self, seat: int, routes: Iterable[str]) -> int:
        """The cards that a hand lacks for some routes, whatever the row offers."""
        self.mind.offered = [0] * 8
        me = self.flat.seats[seat]
        one, other = plain()["flat"].halves(sum(self.law.route_bit[route] for route in routes))
        missing = plain()["pilot.needs"].missing_cards
        return int(missing(self.law.flat, me.hand, me.hand_wild, one, other, self.mind))

    def way(self, seat: int, ends: Sequence[str]) -> int | None:
        """The fewest cars between two cities over own and free routes, as quick plans have it."""
        one, other = (self.law.city_at[end] for end in ends)
        plans, me = plain()["plans"], self.flat.seats[seat]
        cars = plans.way(self.law.flat, me, one, other, 0, 0, _room()[2])
        return None if cars == plans.FAR else int(cars)

    def cheapest(self, seat: int, ends: Sequence[str], lent: Iterable[str]) -> int | None:
        """The same as the pilot has it, when a route costs its cars and what is lent nothing."""
        me, mind = self.flat.seats[seat], self.mind
        loans = plain()["flat"].halves(sum(self.law.route_bit[route] for route in lent))
        free = [own | loan for own, loan in zip(me.own, loans, strict=True)]
        mind.use = [some | more for some, more in zip(free, me.open, strict=True)]
        for route, length in enumerate(self.law.flat.length):
            mind.base[route] = 0 if free[route >> 6] >> (route & 63) & 1 else length
        one, other = (self.law.city_at[end] for end in ends)
        cars = plain()["pilot.prices"].cheapest(self.law.flat, one, other, 0, 0, mind)
        return None if cars == plain()["pilot.mind"].FAR else int(cars)


@cache
def _room() -> tuple[Any, Any, Any]:
    """A mind, a style and a scratch: whatever one needs of them is written anew each time."""
    mind, style = plain()["pilot.mind"].Mind(), plain()["pilot.style"].Style()
    return mind, style, plain()["layout"].Scratch()

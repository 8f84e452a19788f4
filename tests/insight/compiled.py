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
            wanted = ("flat", "law", "layout", "plans", "pilot.needs", "pilot.room", "pilot.ways")
            return {name: import_module(f"{PACKAGE}.{name}") for name in wanted}
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
        self.at, self.room = plain()["layout"], plain()["pilot.room"]
        self.law = plain()["law"].law(state.edition)
        self.words = [int(word) for word in plain()["flat"].flatten(self.law, state)]
        self.mind = [0] * self.room.ROOM
        self.work = _WORK
        self.style = [0.0] * 256

    def unseen(self, seat: int) -> dict[str, int]:
        """How many of each kind lie unseen for a seat; then all of them."""
        count = plain()["pilot.needs"].count_cards
        count(self.words, self.law.words, seat, self.style, self.mind)
        kinds = self.law.edition.pack.kinds
        places = [self.law.kind(card) for card in kinds]
        return {
            card: self.mind[self.room.UNSEEN + place]
            for card, place in zip(kinds, places, strict=True)
        } | {"all": self.mind[self.room.UNSEEN + 9]}

    def holds(self, route: str, colour: int, spare: int) -> float:
        """How likely a tunnel holds, from what was counted last."""
        number = self.law.route_at[route]
        holds_up = plain()["pilot.needs"].holds_up
        return float(holds_up(self.law.words, number, colour, spare, self.mind))

    def missing(self, seat: int, routes: Iterable[str]) -> int:
        """The cards that a hand lacks for some routes, whatever the row offers."""
        me = self.at.PLAYERS + seat * self.at.PLAYER
        for colour in range(8):
            self.mind[self.room.OFFERED + colour] = 0
        hand, wilds = self.words[me + self.at.HAND], self.words[me + self.at.HAND_WILD]
        one, other = plain()["flat"].halves(sum(self.law.route_bit[route] for route in routes))
        missing = plain()["pilot.needs"].missing_cards
        return int(missing(self.law.words, hand, wilds, one, other, self.mind))

    def way(self, seat: int, ends: Sequence[str]) -> int | None:
        """The fewest cars between two cities over own and free routes, as quick plans have it."""
        me = self.at.PLAYERS + seat * self.at.PLAYER
        one, other = (self.law.city_at[end] for end in ends)
        cars = plain()["plans"].way(self.words, self.law.words, me, one, other, 0, 0, self.work)
        return None if cars == plain()["plans"].FAR else int(cars)

    def cheapest(self, seat: int, ends: Sequence[str], lent: Iterable[str]) -> int | None:
        """The same as the pilot has it, when a route costs its cars and what is lent nothing."""
        at, room = self.at, self.room
        me = at.PLAYERS + seat * at.PLAYER
        free = sum(self.law.route_bit[route] for route in lent)
        for half, some in enumerate(plain()["flat"].halves(free)):
            own = self.words[me + at.OWN + half]
            self.mind[room.USE + half] = own | self.words[me + at.OPEN + half] | some
            for place in range(64):
                length = self.law.words[at.L_LENGTH + 64 * half + place]
                costs_nothing = (own | some) >> place & 1
                self.mind[room.BASE + 64 * half + place] = 0 if costs_nothing else length
        one, other = (self.law.city_at[end] for end in ends)
        cars = plain()["pilot.ways"].cheapest(self.law.words, one, other, 0, 0, self.mind)
        return None if cars == room.FAR else int(cars)


_WORK = [0] * 8192

"""Conditions about what the frontier boxes bring: crates, cities, loot, bonds, tokens, gold (7.3).

Where a box is not in force, nobody meets them.
"""

from dataclasses import dataclass
from typing import TypeVar

from whistlestop.campaign.effects.goals import END, Goal
from whistlestop.campaign.stickers.boom_towns import Settlers
from whistlestop.campaign.stickers.boxes import ends_of, on_piece
from whistlestop.campaign.stickers.diggings import Tunnels
from whistlestop.campaign.stickers.four_veins import Veins
from whistlestop.campaign.stickers.fruit_express import Crates
from whistlestop.campaign.stickers.gang import Gang
from whistlestop.campaign.stickers.iron_bridges import Bridges, plates_of
from whistlestop.campaign.stickers.night_trains import Night
from whistlestop.campaign.stickers.the_exchange import Bonds, bonds_of
from whistlestop.core.state import State

P = TypeVar("P")


def _found(state: State, kind: type[P]) -> P | None:
    """What a box remembers, if it is in force."""
    return state.parts.get(kind)


@dataclass(frozen=True, slots=True)
class Deliver(Goal):
    """The seat delivered so many kinds at once (H.3)."""

    kinds: int

    def met(self, state: State, seat: int) -> bool:
        """In this game."""
        crates = _found(state, Crates)
        return crates is not None and crates.best[seat] >= self.kinds


@dataclass(frozen=True, slots=True)
class Grow(Goal):
    """The seat made so many cities grow (I.2)."""

    count: int

    def met(self, state: State, seat: int) -> bool:
        """In this game."""
        settlers = _found(state, Settlers)
        return settlers is not None and settlers.by.count(seat) >= self.count


@dataclass(frozen=True, slots=True)
class Loot(Goal):
    """The seat took a loot of so much, or more (J.3)."""

    dollars: int

    def met(self, state: State, seat: int) -> bool:
        """At once."""
        gang = _found(state, Gang)
        return gang is not None and gang.best[seat] >= self.dollars


@dataclass(frozen=True, slots=True)
class OwnBonds(Goal):
    """The seat owns bonds of so many different colours (K.1)."""

    colours: int

    def met(self, state: State, seat: int) -> bool:
        """Those of earlier games, too."""
        there = _found(state, Bonds) is not None
        return there and len({*bonds_of(state, seat)}) >= self.colours


@dataclass(frozen=True, slots=True)
class DrawToken(Goal):
    """The seat drew such a token on a route that touches a piece (L.2)."""

    kind: str
    on: str

    def met(self, state: State, seat: int) -> bool:
        """In this game."""
        night = _found(state, Night)
        return night is not None and any(
            drawn.seat == seat
            and drawn.token == self.kind
            and on_piece(state, ends_of(state, drawn.route), self.on)
            for drawn in night.drawn
        )


@dataclass(frozen=True, slots=True)
class AloneOnVein(Goal):
    """The seat's stake is the only one on its city at the end (M.4)."""

    moment = END
    alone: bool

    def met(self, state: State, seat: int) -> bool:
        """Wherever it is."""
        veins = _found(state, Veins)
        mine = None if veins is None else veins.stakes[seat]
        return veins is not None and mine is not None and veins.stakes.count(mine) == 1


@dataclass(frozen=True, slots=True)
class OwnPlates(Goal):
    """The seat owns so many plates on bridges (N.1)."""

    count: int

    def met(self, state: State, seat: int) -> bool:
        """Those of earlier games, too."""
        return _found(state, Bridges) is not None and len(plates_of(state, seat)) >= self.count


@dataclass(frozen=True, slots=True)
class Bore(Goal):
    """The seat bored so many tunnels (O.2)."""

    count: int

    def met(self, state: State, seat: int) -> bool:
        """In this game."""
        tunnels = _found(state, Tunnels)
        return tunnels is not None and [*tunnels.by.values()].count(seat) >= self.count

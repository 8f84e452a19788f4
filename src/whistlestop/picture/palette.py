"""Colours, letters, patterns and marks of cards and players, and the two themes of the map."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType


@dataclass(frozen=True)
class Card:
    """How a kind of train card looks: never told by its colour alone."""

    color: str
    ink: str
    letter: str
    pattern: str
    dim: bool = False
    """As dark as the map at night, where its spaces need a light edge."""


@dataclass(frozen=True)
class Player:
    """How the pieces of a seat look: roof, side wall, ink on the roof, letter and roof mark."""

    name: str
    color: str
    side: str
    ink: str
    letter: str
    mark: str


CARDS: Mapping[str, Card] = MappingProxyType(
    {
        "purple": Card("#B48CC6", "#2A1838", "P", "diamonds"),
        "blue": Card("#2B52A3", "#FFFFFF", "B", "waves"),
        "orange": Card("#D27A24", "#2A1A0C", "O", "chevrons"),
        "white": Card("#F4EFE3", "#2A221B", "W", "fine dots"),
        "green": Card("#2A8455", "#FFFFFF", "G", "upright bars"),
        "yellow": Card("#F6C63C", "#2A1E08", "Y", "discs"),
        "black": Card("#332E2B", "#FFFFFF", "K", "cross-hatch", dim=True),
        "red": Card("#9C261B", "#FFFFFF", "R", "paired rules"),
        "pink": Card("#EF9FC7", "#3A1226", "M", "rings"),
        "wild": Card("#F4E9CF", "#2A221B", "L", "four-point stars"),
    }
)

PLAYERS: tuple[Player, ...] = (
    Player("Cobalt", "#1D5FAE", "#14437C", "#FFFFFF", "C", "stripe"),
    Player("Vermilion", "#CC4529", "#8E2B16", "#FFFFFF", "V", "bands"),
    Player("Jade", "#12806A", "#0A5646", "#FFFFFF", "J", "chevrons"),
    Player("Saffron", "#EFB32B", "#A8740A", "#2A1C00", "S", "dots"),
    Player("Nightshade", "#43324F", "#2A1E33", "#FFFFFF", "N", "saltire"),
)

# A company keeps its colour for a whole campaign, whichever seat it sits on.
COMPANIES: Mapping[str, Player] = MappingProxyType(
    dict(zip(("blue", "red", "green", "yellow", "black"), PLAYERS, strict=True))
)


@dataclass(frozen=True)
class Theme:
    """The colours of the map itself."""

    sea: str
    sea_deep: str
    waterline: str
    land: str
    tints: tuple[str, ...]
    tint_fill: float
    tint_edge: float
    coast: str
    shade: str
    border: str
    river: str
    park: str
    street: str
    slot_grey: str
    slot_edge: str
    dim_edge: str
    dim_width: float
    gravel: str
    bed: str
    stone: str
    wave: str
    halo: str
    label: str
    disc: str
    disc_edge: str
    spot: str
    frame: str


THEMES: Mapping[str, Theme] = MappingProxyType(
    {
        name: Theme(**{**colours, "tints": tuple(colours["tints"])})
        for name, colours in json.loads(
            files(__package__).joinpath("themes.json").read_text("utf-8")
        ).items()
    }
)

"""Colours, letters, patterns and marks of cards and players, and the two themes of the map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
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
        "light": Theme(
            sea="#C6DAD6",
            sea_deep="#A9C7C5",
            waterline="#5E8C8E",
            land="#F5ECD8",
            tints=("#E9B9A0", "#E3CF8E", "#B9CDA0", "#B5C7CC", "#D3B9CB"),
            tint_fill=0.34,
            tint_edge=0.5,
            coast="#5B4630",
            shade="#3C4A3E",
            border="#8A5A3A",
            river="#7FA9AC",
            park="#B9CDA0",
            street="#C9B58C",
            slot_grey="#DACFB6",
            slot_edge="#3A2C1E",
            dim_edge="#3A2C1E",
            dim_width=1,
            gravel="#F3E9CF",
            bed="#3A2C1E",
            stone="#4A3A29",
            wave="#3F7478",
            halo="#FBF5E6",
            label="#2A1E12",
            disc="#FBF5E6",
            disc_edge="#3A2C1E",
            spot="#A83226",
            frame="#7F5610",
        ),
        "dark": Theme(
            sea="#12222C",
            sea_deep="#0C1820",
            waterline="#4F7F8C",
            land="#2B2C2A",
            tints=("#8A4B36", "#7A6326", "#4D6B3A", "#3E6170", "#6B4A68"),
            tint_fill=0.3,
            tint_edge=0.5,
            coast="#7D6C4F",
            shade="#000000",
            border="#B08558",
            river="#35596A",
            park="#3F5A33",
            street="#4A473D",
            slot_grey="#77705F",
            slot_edge="#CDBE9A",
            dim_edge="#F3E8D0",
            dim_width=2,
            gravel="#3B3A33",
            bed="#0A0C0D",
            stone="#D8C9A6",
            wave="#6FA3B0",
            halo="#14181A",
            label="#F3E8D0",
            disc="#14181A",
            disc_edge="#CDBE9A",
            spot="#E0B25A",
            frame="#E3B65E",
        ),
    }
)

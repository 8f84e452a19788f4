"""The palette stays readable: letters are unique and colours differ for colour-blind eyes."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from whistlestop.picture import CARDS, PLAYERS, THEMES

Vector = tuple[float, float, float]
# How three kinds of colour-blind eyes see linear RGB (Machado, Oliveira and Fernandes 2009).
EYES: dict[str, tuple[Vector, Vector, Vector]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}
# Colours that lie on one table together.
PACKS = {
    "eight": ("purple", "blue", "orange", "white", "green", "yellow", "black", "red"),
    "six": ("blue", "green", "black", "pink", "red", "orange"),
}


def linear(color: str) -> Vector:
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return r, g, b


def times(matrix: tuple[Vector, Vector, Vector], v: Vector) -> Vector:
    r, g, b = (sum(m * c for m, c in zip(row, v, strict=True)) for row in matrix)
    return r, g, b


def lab(rgb: Vector) -> Vector:
    r, g, b = (max(0.0, min(1.0, c)) for c in rgb)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(a: str, b: str, eye: str) -> float:
    """CIE76, after the eye."""
    p, q = (lab(times(EYES[eye], linear(c))) for c in (a, b))
    return math.dist(p, q)


def contrast(a: str, b: str) -> float:
    """The ratio of WCAG."""
    light = sorted(0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (linear(a), linear(b)))
    return (light[1] + 0.05) / (light[0] + 0.05)


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("pack", PACKS)
def test_cards_differ_for_every_eye(pack: str, eye: str) -> None:
    colors = [CARDS[card].color for card in PACKS[pack]]
    assert min(distance(a, b, eye) for a, b in combinations(colors, 2)) >= 20


@pytest.mark.parametrize("eye", EYES)
def test_players_differ_for_every_eye(eye: str) -> None:
    assert min(distance(a.color, b.color, eye) for a, b in combinations(PLAYERS, 2)) >= 14.5


def test_no_letter_pattern_or_mark_is_used_twice() -> None:
    letters = [card.letter for card in CARDS.values()] + [player.letter for player in PLAYERS]
    assert len(set(letters)) == len(letters)
    assert len({card.pattern for card in CARDS.values()}) == len(CARDS)
    assert len({player.mark for player in PLAYERS}) == len(PLAYERS)


def test_letters_and_names_are_readable() -> None:
    assert min(contrast(card.color, card.ink) for card in CARDS.values()) >= 4.5
    for theme in THEMES.values():
        assert contrast(theme.label, theme.halo) >= 7


def test_black_spaces_stand_out_on_the_map_at_night() -> None:
    """The edge where the colour itself does not: 3:1 against every ground, and not a hairline."""
    night = THEMES["dark"]
    grounds = (night.land, night.sea, night.sea_deep, *night.tints)
    assert all(contrast(night.dim_edge, ground) >= 3 for ground in grounds)
    assert night.dim_width >= 2
    hidden = {name for name, card in CARDS.items() if contrast(card.color, night.land) < 1.5}
    assert hidden == {name for name, card in CARDS.items() if card.dim}

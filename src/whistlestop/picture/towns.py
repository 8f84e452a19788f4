"""Cities on top of the routes: discs, landmarks, large cities, ports, names, stations, depots."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any

from .marks import mark
from .palette import Player, Theme
from .svg import SANS, num, polygon, words

# Faces of about the width the layout was measured with.
_SERIF = "'Source Serif 4','Source Serif Pro',{han},'Songti SC',Georgia,serif"
_HAN = {"zh-Hant": "'Noto Serif CJK TC','Source Han Serif TC','Noto Serif CJK SC'"}
_EDGE = "#1B120A"


def serif(lang: str) -> str:
    """The family for names, with the Han forms of the language."""
    return _SERIF.format(han=_HAN.get(lang, "'Noto Serif CJK SC','Source Han Serif SC'"))


def _star(outer: float, inner: float, points: int = 5) -> str:
    ring = [
        (
            (outer if i % 2 == 0 else inner) * sin(i * pi / points),
            -(outer if i % 2 == 0 else inner) * cos(i * pi / points),
        )
        for i in range(2 * points)
    ]
    return polygon(ring)


def disc(radius: float, theme: Theme, landmark: bool) -> str:
    """A city; one with an attraction carries a star instead of a spot."""
    edge = (
        f'<circle r="{num(radius - 0.7)}" fill="{theme.spot if landmark else theme.disc}" '
        f'stroke="{theme.disc_edge}" stroke-width="1.4"/>'
    )
    if landmark:
        return edge + f'<path d="{_star(radius - 1.6, radius * 0.36)}" fill="{theme.disc}"/>'
    return edge + f'<circle r="{num(radius * 0.58)}" fill="{theme.spot}"/>'


LARGE = 11.4
"""The radius of a large city, which stays clear of every space."""


def town(radius: float, theme: Theme, large: bool, port: bool) -> str:
    """A city without an attraction: a second ring if it is large, an anchor if it is a port."""
    ring = (
        f'<circle r="{num(LARGE - 0.7)}" fill="{theme.disc}" stroke="{theme.disc_edge}" '
        f'stroke-width="1.6"/>'
        if large
        else ""
    )
    if not port:
        return ring + disc(radius, theme, landmark=False)
    scale = radius / 8.6
    return (
        f'{ring}<circle r="{num(radius - 0.7)}" fill="{theme.disc}" stroke="{theme.disc_edge}" '
        f'stroke-width="1.4"/><g transform="scale({scale:.2f})" fill="none" '
        f'stroke="{theme.spot}" stroke-width="1.7" stroke-linecap="round">'
        '<path d="M0 -2.6V5M-2.4 -.9H2.4M-4.4 1.2Q-3.6 5 0 5Q3.6 5 4.4 1.2"/>'
        '<circle cy="-4" r="1.3" stroke-width="1.3"/></g>'
    )


def name(text: str, place: Mapping[str, Any], size: float) -> str:
    """A name with a halo, so that it reads on land and sea."""
    return (
        f'<text x="{num(place["x"])}" y="{num(place["y"])}" text-anchor="{words(place["anchor"])}" '
        f'font-size="{num(size)}">{words(text)}</text>'
    )


def lettering(theme: Theme, lang: str) -> str:
    """What all names share."""
    return (
        f'font-family="{serif(lang)}" font-weight="700" fill="{theme.label}" stroke="{theme.halo}" '
        f'stroke-width="4.2" stroke-linejoin="round" paint-order="stroke"'
    )


def station(player: Player) -> str:
    """A small house with a clock tower under the player's roof."""
    tiles = "".join(
        f'<g transform="translate({x},-17.3)">{mark(player, 6, 3.6)}</g>' for x in (-10, 10)
    )
    return (
        '<ellipse cx="2" cy="1" rx="19" ry="6" fill="#000" fill-opacity=".28"/>'
        f'<g stroke="{_EDGE}" stroke-width="1" stroke-linejoin="round">'
        '<path d="M-15 0V-13H15V0Z" fill="#F6E9CC"/>'
        f'<path d="M-18 -13L-13 -22H13L18 -13Z" fill="{player.color}"/></g>{tiles}'
        f'<g stroke="{_EDGE}" stroke-width="1" stroke-linejoin="round">'
        '<path d="M-5.5 0V-29H5.5V0Z" fill="#FBF2DC"/>'
        f'<path d="M-7.5 -29L0 -38L7.5 -29Z" fill="{player.color}"/>'
        '<circle cy="-23" r="3.6" fill="#fff" stroke-width=".8"/>'
        '<path d="M0 -23V-25.5M0 -23H1.9" fill="none" stroke-width=".8"/></g>'
        '<path d="M-2.6 0V-7q2.6 -3.2 5.2 0V0ZM-12.5 -10h4v5.5h-4zM8.5 -10h4v5.5h-4z" '
        f'fill="{player.side}"/>'
    )


def depot(player: Player) -> str:
    """A small house with the letter of the company that owns it."""
    return (
        '<ellipse cx="1.5" cy=".6" rx="13" ry="4" fill="#000" fill-opacity=".28"/>'
        f'<g stroke="{_EDGE}" stroke-width="1" stroke-linejoin="round">'
        f'<path d="M-10 0V-14H10V0Z" fill="{player.color}"/>'
        f'<path d="M-13 -13L-6 -22H-3.5V-26H0V-22H6L13 -13Z" fill="{player.side}"/></g>'
        f'<text y="-2.6" text-anchor="middle" font-size="12.5" font-weight="700" '
        f'font-family="{SANS}" fill="{player.ink}">{player.letter}</text>'
    )

"""The edge of a board made of pieces: hatched ground, plates on it, and lines that run off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .palette import Theme
from .scene import Scene
from .svg import SANS, at, num, upright, words
from .towns import serif
from .wording import sealed

PLATE = 17.0
"""The size of the name on a plate, which the layout has made room for."""
_FADING = (0.8, 0.55, 0.32)


def hatch(theme: Theme, prefix: str) -> str:
    """The pattern of ground that nobody has opened."""
    return (
        f'<pattern id="{prefix}-hatch" width="9" height="9" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><path d="M0 0V9" stroke="{theme.border}" '
        f'stroke-width="1.6" stroke-opacity=".36"/></pattern>'
    )


def grounds(scene: Scene, theme: Theme, prefix: str) -> str:
    """Closed pieces: their colours covered, hatched, and edged with a broken line."""
    return "".join(
        f'<g data-closed="{words(piece)}"><path d="{path}" fill="{theme.land}" '
        f'fill-opacity=".72"/><path d="{path}" fill="url(#{prefix}-hatch)" '
        f'stroke="{theme.border}" stroke-width="1.6" stroke-opacity=".7" '
        f'stroke-dasharray="7 4" stroke-linejoin="round"/></g>'
        for piece in scene.closed
        for path in (scene.layout["pieces"][piece]["outline"],)
    )


def stub(place: Mapping[str, Any], theme: Theme) -> str:
    """A few spaces from a city towards the edge, each fainter than the one before."""
    w, h = place["width"], place["height"]
    return "".join(
        f'<g transform="{at(x, y, upright(angle))}" opacity="{_FADING[k]}">'
        f'<rect x="{num(-w / 2)}" y="{num(-h / 2)}" width="{num(w)}" height="{num(h)}" rx="1.8" '
        f'fill="{theme.slot_grey}" stroke="{theme.slot_edge}" stroke-width="1" '
        f'stroke-dasharray="3 2"/></g>'
        for track in place["tracks"]
        for k, (x, y, angle) in enumerate(track)
    )


def plates(scene: Scene, lang: str, theme: Theme) -> str:
    """The name of each closed piece, and that its box is sealed."""
    return "".join(
        _plate(names[lang], scene.layout["pieces"][piece]["plate"], lang, theme)
        for piece, names in scene.closed.items()
        if _inside(scene.layout["pieces"][piece]["plate"], scene.window)
    )


def _inside(plate: Mapping[str, float], view: tuple[int, int, int, int]) -> bool:
    """A plate that the edge of the picture would cut is left out."""
    left, top, wide, high = view
    across = abs(plate["x"] - left - wide / 2) + plate["width"] / 2
    down = abs(plate["y"] - top - high / 2) + plate["height"] / 2
    return across < wide / 2 - 14 and down < high / 2 - 14


def _plate(name: str, place: Mapping[str, float], lang: str, theme: Theme) -> str:
    w, h = place["width"], place["height"]
    return (
        f'<g transform="{at(place["x"], place["y"])}" text-anchor="middle" fill="{theme.label}">'
        f'<rect x="{num(-w / 2)}" y="{num(-h / 2)}" width="{num(w)}" height="{num(h)}" rx="3" '
        f'fill="{theme.halo}" stroke="{theme.frame}" stroke-width="1.2" stroke-dasharray="4 3"/>'
        f'<text y="-2" font-family="{serif(lang)}" font-weight="700" font-size="{num(PLATE)}">'
        f'{words(name)}</text><text y="15" font-family="{SANS}" font-size="13">'
        f"{words(sealed(lang))}</text></g>"
    )

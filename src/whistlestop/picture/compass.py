"""A compass rose on the sea: sheets are turned to fit their land, so it shows where north is."""

from __future__ import annotations

from collections.abc import Mapping

from .palette import Theme
from .svg import Point, at, num, polygon


def compass(place: Mapping[str, float], theme: Theme) -> str:
    """The rose at its place, turned to the north."""
    r = place["r"]
    minor = "".join(_petal(r * 0.5, r * 0.13, 45 + 90 * k, theme) for k in range(4))
    major = "".join(_petal(r * 0.78, r * 0.15, 90 * k, theme) for k in range(4))
    rings = "".join(
        f'<circle r="{num(r * size)}" fill="none" stroke="{theme.coast}" stroke-width="{width}"/>'
        for size, width in ((0.62, 0.7), (0.57, 1.6))
    )
    tip = polygon([(0, -r), (r * 0.1, -r * 0.82), (0, -r * 0.87), (-r * 0.1, -r * 0.82)])
    return (
        f'<g transform="{at(place["x"], place["y"], place["turn"])}" opacity=".62">{rings}{minor}'
        f'{major}<path d="{tip}" fill="{theme.spot}"/></g>'
    )


def _petal(length: float, half: float, angle: float, theme: Theme) -> str:
    """One point of the rose, half in light and half in shade."""
    side = half * 0.7071
    tip, left, right, heart = (0.0, -length), (-side, -side), (side, -side), (0.0, 0.0)
    halves: tuple[tuple[Point, str], ...] = ((left, theme.halo), (right, theme.coast))
    shapes = "".join(
        f'<path d="{polygon([tip, corner, heart])}" fill="{color}" stroke="{theme.coast}" '
        f'stroke-width=".6" stroke-linejoin="round"/>'
        for corner, color in halves
    )
    return f'<g transform="rotate({num(angle)})">{shapes}</g>'

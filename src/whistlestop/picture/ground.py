"""The ground under the routes: sea, graticule, waterlines, land, water on it, and borders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .compass import compass
from .palette import Theme

# Width and strength of the four lines an engraver draws along a coast.
WATERLINES = ((30.0, 0.09), (21.0, 0.12), (12.5, 0.2), (6.0, 0.34))


def definitions(land: Mapping[str, Any], theme: Theme, prefix: str) -> str:
    """Shapes that are used more than once, and the shade of the sea."""
    areas = "".join(
        f'<path id="{prefix}-area-{i}" d="{area["d"]}"/>'
        f'<clipPath id="{prefix}-in-{i}"><use href="#{prefix}-area-{i}"/></clipPath>'
        for i, area in enumerate(land.get("areas", ()))
    )
    return (
        f'<radialGradient id="{prefix}-sea" cx="48%" cy="46%" r="75%">'
        f'<stop offset="0" stop-color="{theme.sea}"/>'
        f'<stop offset="1" stop-color="{theme.sea_deep}"/></radialGradient>'
        f'<path id="{prefix}-land" d="{land["land"]}"/>'
        f'<clipPath id="{prefix}-on-land"><use href="#{prefix}-land"/></clipPath>{areas}'
    )


def _line(path: str | None, color: str, width: float, strength: float, dash: str = "") -> str:
    if not path:
        return ""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}" '
        f'stroke-opacity="{strength}" stroke-linejoin="round"{dashes}/>'
    )


def _sea(land: Mapping[str, Any], theme: Theme, prefix: str, size: tuple[float, float]) -> str:
    lines = "".join(
        f'<use href="#{prefix}-land" stroke-width="{width}" stroke-opacity="{strength}"/>'
        for width, strength in WATERLINES
    )
    return (
        f'<rect width="{size[0]}" height="{size[1]}" fill="url(#{prefix}-sea)"/>'
        + _line(land.get("graticule"), theme.waterline, 0.8, 0.25)
        + f'<g fill="none" stroke="{theme.waterline}" stroke-linejoin="round">{lines}</g>'
        + f'<use href="#{prefix}-land" x="1.5" y="3.5" fill="{theme.shade}" fill-opacity=".28"/>'
    )


def _areas(land: Mapping[str, Any], theme: Theme, prefix: str) -> str:
    """Each area in its tint, a little stronger along its edge, as in an old atlas."""
    out = [f'<use href="#{prefix}-land" fill="{theme.land}"/>']
    for i, area in enumerate(land.get("areas", ())):
        tint = theme.tints[area["tint"] % len(theme.tints)]
        out.append(
            f'<g clip-path="url(#{prefix}-in-{i})"><use href="#{prefix}-area-{i}" fill="{tint}" '
            f'fill-opacity="{theme.tint_fill}" stroke="{tint}" stroke-width="14" '
            f'stroke-opacity="{theme.tint_edge}" stroke-linejoin="round"/></g>'
        )
    return "".join(out)


def _on_land(land: Mapping[str, Any], theme: Theme, prefix: str) -> str:
    parks, lakes = land.get("parks"), land.get("lakes")
    return (
        f'<g clip-path="url(#{prefix}-on-land)">'
        + _line(land.get("streets"), theme.street, 1.2, 0.75)
        + (
            f'<path d="{parks}" fill="{theme.park}" stroke="{theme.coast}" stroke-opacity=".5"/>'
            if parks
            else ""
        )
        + _line(land.get("rivers"), theme.river, 1.2, 0.75)
        + (
            f'<path d="{lakes}" fill="{theme.sea}" stroke="{theme.waterline}" stroke-width=".8"/>'
            if lakes
            else ""
        )
        + _line(land.get("provinces"), theme.border, 0.8, 0.38, "2.5 2.5")
        + _line(land.get("borders"), theme.border, 1.1, 0.6, "5 2.5 1.2 2.5")
        + "</g>"
    )


def ground(land: Mapping[str, Any], theme: Theme, prefix: str, size: tuple[float, float]) -> str:
    """Everything that never changes during a game."""
    bridges = land.get("bridges")
    return (
        _sea(land, theme, prefix, size)
        + _areas(land, theme, prefix)
        + _on_land(land, theme, prefix)
        + f'<use href="#{prefix}-land" fill="none" stroke="{theme.coast}" stroke-width="1.1"/>'
        + _line(bridges, theme.coast, 4.5, 0.55)
        + _line(bridges, theme.land, 2.5, 1)
        + (compass(land["compass"], theme) if "compass" in land else "")
    )


def frame(theme: Theme, size: tuple[float, float], corner: tuple[int, int] = (0, 0)) -> str:
    """The double neat line around the sheet, or around the part of it that is shown."""
    (width, height), (left, top) = size, corner
    return "".join(
        f'<rect x="{left + inset}" y="{top + inset}" width="{width - 2 * inset}" '
        f'height="{height - 2 * inset}" '
        f'fill="none" stroke="{theme.frame}" stroke-width="{line}" stroke-opacity=".75"/>'
        for inset, line in ((7, 2.4), (12, 0.9))
    )

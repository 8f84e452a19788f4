"""What may be seen of a board made of pieces: those that are open, and the edge of the rest."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

AIR = 30
"""How much of the sheet is left around what is open."""
WIDEST, NARROWEST = 1.9, 1.15
"""A view is as wide as high times a number between these, as far as the sheet reaches."""


def exits_from(
    exits: Iterable[Mapping[str, Any]], cities: Collection[str], routes: Collection[str]
) -> tuple[str, ...]:
    """The exits to show: they start in an open city, and their routes are not open."""
    return tuple(
        exit_["id"]
        for exit_ in exits
        if exit_["at"] in cities and not any(route in routes for route in exit_["routes"])
    )


def window(layout: Mapping[str, Any], pieces: Collection[str]) -> tuple[int, int, int, int]:
    """The part of the sheet to show: the open pieces and the plates of those beside them."""
    boxes = [place["box"] for piece, place in layout["pieces"].items() if piece in pieces]
    for piece, place in layout["pieces"].items():
        if piece not in pieces and any(near in pieces for near in place["beside"]):
            plate = place["plate"]
            wide, high = plate["width"] / 2, plate["height"] / 2
            x, y = plate["x"], plate["y"]
            boxes.append([x - wide, y - high, x + wide, y + high])
    left, top = (min(box[i] for box in boxes) - AIR for i in (0, 1))
    right, bottom = (max(box[i] for box in boxes) + AIR for i in (2, 3))
    high = max(bottom - top, (right - left) / WIDEST)
    wide = max(right - left, (bottom - top) * NARROWEST)
    x, width = _fit((left + right) / 2, wide, layout["width"])
    y, height = _fit((top + bottom) / 2, high, layout["height"])
    return x, y, width, height


def _fit(middle: float, length: float, sheet: float) -> tuple[int, int]:
    """A stretch of that length around the middle, moved and cut so that it lies on the sheet."""
    size = round(min(length, sheet))
    return round(max(0, min(middle - size / 2, sheet - size))), size

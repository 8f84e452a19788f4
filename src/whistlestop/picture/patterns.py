"""The patterns that tell card colours apart without colour, as SVG pattern tiles."""

from __future__ import annotations

from .palette import CARDS

# Name -> width and height of the tile, and its drawing in the colour C.
_TILES: dict[str, tuple[int, int, str]] = {
    "diamonds": (
        10,
        10,
        '<path d="M5 0L10 5L5 10L0 5Z" fill="none" stroke="C" stroke-width="1.1"/>',
    ),
    "waves": (14, 7, '<path d="M0 3.5q3.5-4 7 0t7 0" fill="none" stroke="C" stroke-width="1.3"/>'),
    "chevrons": (10, 8, '<path d="M0 6L5 2L10 6" fill="none" stroke="C" stroke-width="1.4"/>'),
    "fine dots": (7, 7, '<circle cx="3.5" cy="3.5" r=".9" fill="C"/>'),
    "upright bars": (6, 6, '<path d="M3 0V6" stroke="C" stroke-width="1.5"/>'),
    "discs": (10, 10, '<circle cx="5" cy="5" r="2.3" fill="C"/>'),
    "cross-hatch": (8, 8, '<path d="M0 0L8 8M8 0L0 8" stroke="C" stroke-width="1"/>'),
    "paired rules": (8, 7, '<path d="M0 2H8M0 4.6H8" stroke="C" stroke-width="1"/>'),
    "rings": (
        11,
        11,
        '<circle cx="5.5" cy="5.5" r="3.2" fill="none" stroke="C" stroke-width="1.2"/>',
    ),
    "four-point stars": (
        12,
        12,
        '<path d="M6 1.5L7.2 4.8L10.5 6L7.2 7.2L6 10.5L4.8 7.2L1.5 6L4.8 4.8Z" fill="C"/>',
    ),
}


def pattern_id(prefix: str, card: str) -> str:
    """The id of a card's pattern in one drawing."""
    return f"{prefix}-card-{card}"


def pattern(prefix: str, card: str) -> str:
    """The pattern of a kind of card, light on dark colours and dark on light ones."""
    kind = CARDS[card]
    width, height, tile = _TILES[kind.pattern]
    ink = "rgba(255,255,255,.42)" if kind.ink == "#FFFFFF" else "rgba(50,30,5,.34)"
    return (
        f'<pattern id="{pattern_id(prefix, card)}" width="{width}" height="{height}" '
        f'patternUnits="userSpaceOnUse" patternTransform="scale(.72)">'
        f"{tile.replace(chr(34) + 'C' + chr(34), chr(34) + ink + chr(34))}</pattern>"
    )

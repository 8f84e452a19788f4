"""The spaces of a route nobody has claimed: plain, tunnel or ferry, with pattern and letter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .palette import CARDS, Theme
from .patterns import pattern_id
from .scene import Track
from .svg import num, upright

SANS = "'Source Sans 3','Noto Sans','Noto Sans CJK SC',Arial,sans-serif"
_ENGINE = (
    '<path d="M-4 2.4V-.6H-1V-3.8H-2V-4.6H4V-3.8H3.4V2.4Z" fill="{ink}"/>'
    '<circle cx="-2.1" cy="3" r="1.7" fill="{ink}"/><circle cx="2.1" cy="3" r="1.7" fill="{ink}"/>'
)


def slots(track: Track, place: Mapping[str, Any], theme: Theme, prefix: str) -> str:
    """All spaces of a free route."""
    width, height, lettered = place["width"], place["height"], _lettered(track)
    out = []
    for k, (x, y, angle) in enumerate(place["spaces"]):
        out.append(f'<g transform="translate({num(x)},{num(y)}) rotate({num(upright(angle))})">')
        out.append(_bed(width, theme) if track.tunnel else "")
        out.append(_waves(width, theme) if track.ferry else "")
        out.append(_slot(track, width, height, theme, prefix))
        if k in _engines(track):
            out.append(_engine(theme))
        elif k == lettered:
            out.append(_letter(track, upright(angle)))
        out.append("</g>")
    return "".join(out)


def _engines(track: Track) -> range:
    """The spaces that carry an engine, from the first end."""
    return range(min(track.ferry, track.length))


def _lettered(track: Track) -> int:
    """The space with the letter: the middle one, or none on a grey route."""
    return (track.length - 1) // 2 if track.color else -1


def _slot(track: Track, width: float, height: float, theme: Theme, prefix: str) -> str:
    color = CARDS[track.color].color if track.color else theme.slot_grey
    shape = (
        f'x="{num(-width / 2)}" y="{num(-height / 2)}" width="{num(width)}" '
        f'height="{num(height)}" rx="{num(height / 2) if track.ferry else 1.8}"'
    )
    pattern = f'<rect {shape} fill="url(#{pattern_id(prefix, track.color)})"/>' if track.color else ""
    return (
        f'<rect {shape} fill="{color}"/>{pattern}'
        f'<rect {shape} fill="none" stroke="{theme.slot_edge}" stroke-width="1"/>'
    )


def _bed(width: float, theme: Theme) -> str:
    """A dark bed with a row of stones on both sides."""
    w = width / 2 + 1.2
    return (
        f'<rect x="{num(-w)}" y="-7.4" width="{num(2 * w)}" height="14.8" rx="1.5" fill="{theme.bed}"/>'
        f'<path d="M{num(-w + 1)} -7.1H{num(w - 1)}M{num(-w + 1)} 7.1H{num(w - 1)}" '
        f'stroke="{theme.stone}" stroke-width="1.9" stroke-dasharray="3.2 2.2"/>'
    )


def _waves(width: float, theme: Theme) -> str:
    q = width / 8
    run = f"q{num(q / 2)}-3 {num(q)} 0" + f"t{num(q)} 0" * 7
    return (
        f'<path d="M{num(-width / 2)} 7{run}" fill="none" stroke="{theme.waterline}" '
        f'stroke-width="1.6" stroke-linecap="round"/>'
    )


def _engine(theme: Theme) -> str:
    ink = "#3A2C1E"
    disc = f'<circle r="7.2" fill="#FBF5E6" stroke="{ink}" stroke-width="1.1"/>'
    return disc + _ENGINE.format(ink=ink)


def _letter(track: Track, angle: float) -> str:
    """The letter of the colour on a plain ground; it stands upright on steep routes."""
    card = CARDS[track.color or ""]
    return (
        f'<circle r="5.7" fill="{card.color}"/><text y="3.8" text-anchor="middle" font-size="10.5" '
        f'font-weight="700" fill="{card.ink}" font-family="{SANS}" '
        f'transform="rotate({num(-angle)})">{card.letter}</text>'
    )

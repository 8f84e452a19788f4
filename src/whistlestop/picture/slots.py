"""The spaces of a route nobody has claimed: plain, tunnel, ferry or bed; pattern and letter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .palette import CARDS, Theme
from .patterns import pattern_id
from .scene import Track
from .svg import SANS, at, num, upright

_ENGINE = (
    '<path d="M-4 2.4V-.6H-1V-3.8H-2V-4.6H4V-3.8H3.4V2.4Z" fill="{ink}"/>'
    '<circle cx="-2.1" cy="3" r="1.7" fill="{ink}"/><circle cx="2.1" cy="3" r="1.7" fill="{ink}"/>'
)


def slots(track: Track, place: Mapping[str, Any], theme: Theme, prefix: str) -> str:
    """All spaces of a free route."""
    width, height, lettered = place["width"], place["height"], _lettered(track)
    out = []
    for k, (x, y, angle) in enumerate(place["spaces"]):
        out.append(f'<g transform="{at(x, y, upright(angle))}">')
        out.append(_bed(width, theme) if track.tunnel else "")
        out.append(_waves(width, theme) if track.ferry else "")
        out.append(_ballast(width, height, theme) if track.bed else "")
        if track.bed and not track.color:
            out.append("</g>")
            continue
        out.append(_slot(track, width, height - 2 if track.tunnel else height, theme, prefix))
        if k in _engines(track):
            out.append(_engine(upright(angle)))
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
    card = CARDS[track.color] if track.color else None
    color = card.color if card else theme.slot_grey
    edge, line = (theme.dim_edge, theme.dim_width) if card and card.dim else (theme.slot_edge, 1)
    shape = (
        f'x="{num(-width / 2)}" y="{num(-height / 2)}" width="{num(width)}" '
        f'height="{num(height)}" rx="{num(height / 2) if track.ferry else 1.8}"'
    )
    pattern = (
        f'<rect {shape} fill="url(#{pattern_id(prefix, track.color)})"/>' if track.color else ""
    )
    return (
        f'<rect {shape} fill="{color}"/>{pattern}'
        f'<rect {shape} fill="none" stroke="{edge}" stroke-width="{num(line)}"/>'
    )


def _bed(width: float, theme: Theme) -> str:
    """A dark bed with a row of stone teeth on both sides."""
    w = width / 2 + 1.2
    teeth = f"M{num(-w)} -6.9H{num(w)}M{num(-w)} 6.9H{num(w)}"
    gap = _fit(2 * w, 5.6)
    return (
        f'<rect x="{num(-w)}" y="-6.4" width="{num(2 * w)}" height="12.8" fill="{theme.bed}"/>'
        f'<path d="{teeth}" stroke="{theme.stone}" stroke-width="2.4" '
        f'stroke-dasharray="{gap * 0.58:.2f} {gap * 0.42:.2f}" '
        f'stroke-dashoffset="{gap * -0.21:.2f}"/>'
    )


def _ballast(width: float, height: float, theme: Theme) -> str:
    """A bed without rails, or under rails that were laid later: gravel and sleepers."""
    w, h = width / 2, height / 2 + 0.8
    gap = _fit(2 * w, 5.2)
    return (
        f'<rect x="{num(-w)}" y="{num(1 - h)}" width="{num(2 * w)}" height="{num(2 * h - 2)}" '
        f'rx="1.8" fill="{theme.gravel}" stroke="{theme.slot_edge}" stroke-width=".8" '
        f'stroke-dasharray="3 2.2"/><path d="M{num(-w)} 0H{num(w)}" stroke="{theme.stone}" '
        f'stroke-width="{num(2 * h)}" stroke-dasharray="{gap * 0.36:.2f} {gap * 0.64:.2f}" '
        f'stroke-dashoffset="{gap * -0.32:.2f}" stroke-opacity=".5"/>'
    )


def _fit(length: float, pitch: float) -> float:
    """The pitch nearest to the wanted one that divides the length evenly."""
    return length / max(1, round(length / pitch))


def _waves(width: float, theme: Theme) -> str:
    """A line of water along the lower edge, from end to end."""
    step = _fit(width + 4, 9) / 2
    run = f"q{num(step / 2)} -3.4 {num(step)} 0" + f"t{num(step)} 0" * (
        round((width + 4) / step) - 1
    )
    return (
        f'<path d="M{num(-width / 2 - 2)} 6.6{run}" fill="none" stroke="{theme.wave}" '
        f'stroke-width="1.7" stroke-linecap="round"/>'
    )


def _engine(angle: float) -> str:
    """A disc for a locomotive due; the engine stands upright on steep routes."""
    ink = "#3A2C1E"
    return (
        f'<g transform="rotate({num(-angle)})"><circle r="7.2" fill="#FBF5E6" stroke="{ink}" '
        f'stroke-width="1.1"/>{_ENGINE.format(ink=ink)}</g>'
    )


def _letter(track: Track, angle: float) -> str:
    """The letter of the colour on a plain ground; it stands upright on steep routes."""
    card = CARDS[track.color or ""]
    return (
        f'<circle r="5.7" fill="{card.color}"/><text y="3.8" text-anchor="middle" font-size="10.5" '
        f'font-weight="700" fill="{card.ink}" font-family="{SANS}" '
        f'transform="rotate({num(-angle)})">{card.letter}</text>'
    )

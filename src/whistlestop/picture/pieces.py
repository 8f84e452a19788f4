"""The pieces on a claimed route: railway cars and taxis that stand up from the map."""

from __future__ import annotations

from .marks import mark
from .palette import Player
from .svg import at, corners, hull, num, polygon, upright

LIFT = 6.0
EDGE = "#1B120A"
_GLASS = "#20303A"


def _body(x: float, y: float, angle: float, half: tuple[float, float], player: Player) -> str:
    """The shadow and the walls: the ground shape joined with the same shape higher up."""
    ground = corners(x, y, angle, half)
    shadow = hull([*ground, *((u + 1.8, v + 3) for u, v in ground)])
    walls = hull([*ground, *((u, v - LIFT) for u, v in ground)])
    return (
        f'<path d="{polygon(shadow)}" fill="#000" fill-opacity=".28"/>'
        f'<path d="{polygon(walls)}" fill="{player.side}" stroke="{EDGE}" stroke-width=".9" '
        f'stroke-linejoin="round"/>'
    )


def _side(x: float, y: float, angle: float, half: tuple[float, float]) -> list[tuple[float, float]]:
    """The lower edge of the wall that faces the reader, from left to right."""
    pts = corners(x, y, upright(angle), half)
    return [pts[3], pts[2]]


def _band(x: float, y: float, angle: float, half: tuple[float, float], style: str) -> str:
    """Windows or a chequered band along the wall that faces the reader."""
    (x1, y1), (x2, y2) = _side(x, y, angle, (half[0] - 2, half[1]))
    return f'<path d="M{num(x1)} {num(y1 - 3.1)}L{num(x2)} {num(y2 - 3.1)}" fill="none" {style}/>'


def _roof(half: tuple[float, float], player: Player, round_by: float) -> str:
    w, h = half
    return (
        f'<rect x="{num(-w)}" y="{num(-h)}" width="{num(2 * w)}" height="{num(2 * h)}" '
        f'rx="{round_by}" fill="{player.color}" stroke="{EDGE}" stroke-width=".8"/>'
    )


def car(x: float, y: float, angle: float, width: float, height: float, player: Player) -> str:
    """One railway car; its roof carries the player's mark."""
    half = w, h = width / 2, height / 2 + 0.6
    windows = 'stroke="#FFF3D0" stroke-opacity=".5" stroke-width="2.2" stroke-dasharray="3 2.2"'
    return (
        _body(x, y, angle, half, player)
        + _band(x, y, angle, half, windows)
        + f'<g transform="{at(x, y - LIFT, upright(angle))}">{_roof(half, player, 2.4)}'
        f'<rect x="{num(1.2 - w)}" y="{num(1.2 - h)}" width="{num(2 * w - 2.4)}" '
        f'height="{num(h * 0.5)}" rx="1.6" fill="#fff" fill-opacity=".2"/>'
        f"{mark(player, w - 2.5, h)}</g>"
    )


def _glass(roof: float, h: float) -> str:
    """The windscreen and the rear window."""
    front = [(roof + 1, 1.6 - h), (roof + 5.5, 2.6 - h), (roof + 5.5, h - 2.6), (roof + 1, h - 1.6)]
    rear = [(-1.2 - u if u == roof + 1 else -u + 1, v) for u, v in front]
    return f'<path d="{polygon(front)}{polygon(rear)}" fill="{_GLASS}"/>'


def taxi(x: float, y: float, angle: float, width: float, height: float, player: Player) -> str:
    """One cab: bonnet, glass, a lamp, and the player's mark on the roof."""
    w, h = min(width / 2, 27.0), height / 2 + 0.6
    roof = 0.5 * w
    check = 'stroke="#FFF3D0" stroke-opacity=".8" stroke-width="2" stroke-dasharray="2 2"'
    return (
        _body(x, y, angle, (w - 1, h - 0.6), player)
        + _band(x, y, angle, (w - 3, h - 0.6), check)
        + f'<g transform="{at(x, y - LIFT, upright(angle))}">{_roof((w, h), player, 5)}'
        f'<path d="M{num(1 - w)} -3.2V3.2" stroke="#C9281C" stroke-width="1.6"/>'
        f'<path d="M{num(w - 1.2)} -4V-1.6m0 3.2V4" stroke="#FFF3C4" stroke-width="1.8"/>'
        f'{_glass(roof, h)}<g transform="translate(0,-1.6)">{_roof((roof, h - 0.6), player, 2.4)}'
        f"{mark(player, roof - 1.5, h - 1)}"
        f'<rect x="{num(roof - 2.2)}" y="-2.8" width="3.4" height="5.6" rx="1" fill="#FFD95A" '
        f'stroke="{EDGE}" stroke-width=".7"/></g></g>'
    )


PIECES = {"car": car, "taxi": taxi}

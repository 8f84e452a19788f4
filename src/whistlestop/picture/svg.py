"""Small pieces of SVG: numbers, text, paths and the name space of one drawing."""

from __future__ import annotations

import math
from collections.abc import Iterable
from html import escape

Point = tuple[float, float]
SANS = "'Source Sans 3','Noto Sans','Noto Sans CJK SC',Arial,sans-serif"


def num(value: float) -> str:
    """A number with one decimal at most.

    >>> num(3.0), num(-0.04), num(2.25)
    ('3', '0', '2.2')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def at(x: float, y: float, angle: float | None = None) -> str:
    """A transform: moved to a point, and turned if asked."""
    return f"translate({num(x)},{num(y)})" + ("" if angle is None else f" rotate({num(angle)})")


def words(text: str) -> str:
    """Text made safe for an element or an attribute."""
    clean = "".join(c for c in text if c.isprintable())
    return escape(clean, quote=True)


def titled(text: str) -> str:
    """A tooltip, which is also what a screen reader says."""
    return f"<title>{words(text)}</title>"


def polygon(points: Iterable[Point]) -> str:
    """A closed path through the points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def upright(angle: float) -> float:
    """The same direction, turned by half when letters would stand on their heads."""
    angle = (angle + 180) % 360 - 180
    if angle > 90:
        return angle - 180
    return angle + 180 if angle <= -90 else angle


def corners(x: float, y: float, angle: float, half: tuple[float, float]) -> list[Point]:
    """The four corners of a turned rectangle."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    w, h = half
    return [(x + u * c - v * s, y + u * s + v * c) for u, v in ((-w, -h), (w, -h), (w, h), (-w, h))]


def hull(points: Iterable[Point]) -> list[Point]:
    """The convex outline of some points (monotone chain)."""
    ordered = sorted(set(points))

    def half(run: Iterable[Point]) -> list[Point]:
        out: list[Point] = []
        for p in run:
            while len(out) > 1 and _turn(out[-2], out[-1], p) <= 0:
                out.pop()
            out.append(p)
        return out[:-1]

    return half(ordered) + half(reversed(ordered))


def _turn(o: Point, a: Point, b: Point) -> float:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

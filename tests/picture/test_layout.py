"""The layouts keep their promise: spaces, cities and names never overlap, in any language."""

from __future__ import annotations

import math
from itertools import combinations, pairwise
from typing import Any, NamedTuple

import pytest

from whistlestop.picture.lettering import measure

from .boards import EDITIONS, LANGUAGES, Board, load

# Half of what a claimed car, a tunnel bed or a wave line adds to the height of a space.
CAR, BED = 0.6, 1.9


class Rect(NamedTuple):
    """An oriented rectangle: centre, half sizes, angle in radians."""

    x: float
    y: float
    half_width: float
    half_height: float
    angle: float = 0.0

    def axes(self) -> list[tuple[float, float]]:
        c, s = math.cos(self.angle), math.sin(self.angle)
        return [(c, s), (-s, c)]

    def reach(self, axis: tuple[float, float]) -> float:
        (ux, uy), (vx, vy) = self.axes()
        along = abs(ux * axis[0] + uy * axis[1]) * self.half_width
        return along + abs(vx * axis[0] + vy * axis[1]) * self.half_height


def overlap(a: Rect, b: Rect) -> bool:
    """True unless some axis of either rectangle separates the two."""
    dx, dy = b.x - a.x, b.y - a.y
    if math.hypot(dx, dy) > sum(math.hypot(r.half_width, r.half_height) for r in (a, b)):
        return False
    return all(
        abs(dx * axis[0] + dy * axis[1]) < a.reach(axis) + b.reach(axis)
        for axis in a.axes() + b.axes()
    )


def covers(a: Rect, x: float, y: float, radius: float) -> bool:
    """True when a disc touches the rectangle."""
    dx, dy = x - a.x, y - a.y
    (ux, uy), (vx, vy) = a.axes()
    across = max(0.0, abs(dx * ux + dy * uy) - a.half_width)
    up = max(0.0, abs(dx * vx + dy * vy) - a.half_height)
    return math.hypot(across, up) < radius


def footprints(board: Board) -> dict[str, list[Rect]]:
    """The room each route's spaces take, once claimed or drawn with bed and waves."""
    found = {}
    for route in board.routes:
        drawn = board.layout["routes"][route["id"]]
        more = BED if route["tunnel"] or route["ferry"] else CAR
        half = (drawn["width"] / 2, drawn["height"] / 2 + more)
        found[route["id"]] = [Rect(x, y, *half, math.radians(a)) for x, y, a in drawn["spaces"]]
    return found


def label(board: Board, city: str, lang: str) -> Rect:
    """The box of a city's name."""
    place = board.layout["cities"][city]["labels"][lang]
    width, rise, fall = measure(board.names[city][lang], board.layout["label_size"])
    left = {"start": 0.0, "middle": -width / 2, "end": -width}[place["anchor"]]
    middle = place["y"] + (fall - rise) / 2
    return Rect(place["x"] + left + width / 2, middle, width / 2, (rise + fall) / 2)


def clashes(board: Board, lang: str) -> list[str]:
    """Every pair of things that overlap, in words."""
    spaces = footprints(board)
    flat = [(route, rect) for route, rects in spaces.items() for rect in rects]
    discs = {city: (at["x"], at["y"]) for city, at in board.layout["cities"].items()}
    radius = board.layout["city_radius"]
    labels = {city: label(board, city, lang) for city in discs}
    found = [
        f"{a[0]} over {b[0]}"
        for a, b in combinations(flat, 2)
        if (a[0] != b[0] or a[1] != b[1]) and overlap(a[1], b[1])
    ]
    for city, (x, y) in discs.items():
        found += [f"{r} over the disc of {city}" for r, s in flat if covers(s, x, y, radius)]
        found += [
            f"name of {c} over the disc of {city}"
            for c, s in labels.items()
            if covers(s, x, y, radius)
        ]
        found += [f"name of {city} over {r}" for r, s in flat if overlap(labels[city], s)]
    found += [
        f"name of {a} over name of {b}"
        for a, b in combinations(labels, 2)
        if overlap(labels[a], labels[b])
    ]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_overlaps(edition: str, lang: str) -> None:
    assert clashes(load(edition), lang) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_is_on_the_board(edition: str) -> None:
    board = load(edition)
    wide, high = board.layout["width"], board.layout["height"]
    for lang in LANGUAGES:
        rects = [label(board, city, lang) for city in board.names]
        rects += [rect for spaces in footprints(board).values() for rect in spaces]
        for rect in rects:
            assert rect.reach((1, 0)) < rect.x < wide - rect.reach((1, 0))
            assert rect.reach((0, 1)) < rect.y < high - rect.reach((0, 1))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_layout_covers_the_board(edition: str) -> None:
    board = load(edition)
    assert set(board.layout["cities"]) == set(board.names)
    assert set(board.layout["routes"]) == {route["id"] for route in board.routes}
    for route in board.routes:
        assert len(board.layout["routes"][route["id"]]["spaces"]) == route["length"]
    assert board.layout["label_size"] >= 17


@pytest.mark.parametrize("edition", EDITIONS)
def test_parallel_tracks_lie_seventeen_apart(edition: str) -> None:
    board = load(edition)
    groups: dict[str, list[dict[str, Any]]] = {}
    for route in board.routes:
        if route["group"]:
            groups.setdefault(route["group"], []).append(board.layout["routes"][route["id"]])
    assert groups
    for left, right in (pair for tracks in groups.values() for pair in pairwise(tracks)):
        for (x1, y1, _), (x2, y2, _) in zip(left["spaces"], right["spaces"], strict=True):
            assert math.hypot(x2 - x1, y2 - y1) == pytest.approx(17, abs=0.3)


def crossing(board: Board) -> list[str]:
    """Every pair of routes whose centre lines cross away from a city they share."""
    lines = {}
    for route in board.routes:
        if not route["group"] or route["id"].endswith("-1"):
            path = board.layout["routes"][route["id"]]["line"]
            points = [tuple(map(float, pair.split())) for pair in path[1:].split("L")]
            lines[route["id"]] = list(pairwise(points))
    return [
        f"{a} across {b}"
        for a, b in combinations(lines, 2)
        if any(crosses(p, q) for p in lines[a] for q in lines[b])
    ]


def side(line: Any, point: Any) -> float:
    """Positive on one side of a piece of line, negative on the other."""
    (ax, ay), (bx, by) = line
    return float((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax))


def crosses(p: Any, q: Any) -> bool:
    """True when two pieces of line cross, not when they only touch."""
    return side(p, q[0]) * side(p, q[1]) < 0 and side(q, p[0]) * side(q, p[1]) < 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_routes_cross(edition: str) -> None:
    assert crossing(load(edition)) == []


def test_the_check_can_fail() -> None:
    board = load(EDITIONS[0])
    (one, two), city = [route["id"] for route in board.routes[:2]], next(iter(board.names))
    x, y, _ = board.layout["routes"][one]["spaces"][0]
    onto = clashes(board.moved(city, x, y), "en")
    assert f"{one} over the disc of {city}" in onto
    assert f"{one} over {two}" in clashes(board.shifted(two, one), "en")
    label_moved = clashes(board.relabelled(city, "zh-Hans", x, y), "zh-Hans")
    assert f"name of {city} over {one}" in label_moved


def test_separating_axes() -> None:
    flat = Rect(0, 0, 10, 5)
    assert overlap(flat, Rect(19, 0, 10, 5))
    assert not overlap(flat, Rect(21, 0, 10, 5))
    turned = Rect(13, 9, 10, 2, math.radians(-45))
    assert not overlap(flat, turned)
    assert overlap(flat, Rect(10, 7, 10, 2, math.radians(-45)))
    assert covers(flat, 12, 0, 3)
    assert not covers(flat, 14, 0, 3)
    assert not covers(flat, 12.5, 7.5, 3)

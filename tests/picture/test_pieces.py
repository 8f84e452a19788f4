"""A board made of pieces: stubs, plates and outlines lie where they should, and tell no secret."""

from __future__ import annotations

import math
import re
from itertools import combinations, pairwise
from typing import Any

import pytest

from whistlestop.picture import window

from .boards import LANGUAGES
from .continent import PIECED, Continent, continent, frontiers
from .test_layout import Rect, covers, footprints, label, overlap

LARGE = 11.4
Point = tuple[float, float]


def stubs(whole: Continent) -> dict[str, list[Rect]]:
    """The room each exit takes."""
    found = {}
    for exit_, place in whole.board.layout["exits"].items():
        half = place["width"] / 2, place["height"] / 2
        spaces = [space for track in place["tracks"] for space in track]
        found[exit_] = [Rect(x, y, *half, math.radians(a)) for x, y, a in spaces]
    return found


def plate(whole: Continent, piece: str) -> Rect:
    place = whole.board.layout["pieces"][piece]["plate"]
    return Rect(place["x"], place["y"], place["width"] / 2, place["height"] / 2)


def ring_points(path: str) -> list[list[Point]]:
    """The corners of a path of relative lines."""
    rings = []
    for part in filter(None, path.split("z")):
        numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", part)]
        steps = list(zip(numbers[::2], numbers[1::2], strict=True))
        ring = [steps[0]]
        for dx, dy in steps[1:]:
            ring.append((ring[-1][0] + dx, ring[-1][1] + dy))
        rings.append(ring)
    return rings


def within(path: str, x: float, y: float) -> bool:
    """True for a point inside a path (even-odd)."""
    inside = False
    for ring in ring_points(path):
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
    return inside


@pytest.mark.parametrize("edition", PIECED)
def test_every_exit_has_a_short_stub_for_each_of_its_tracks(edition: str) -> None:
    whole = continent(edition)
    layout = whole.board.layout
    assert set(layout["exits"]) == {exit_["id"] for exit_ in whole.facts["exits"]}
    for exit_ in whole.facts["exits"]:
        place, city = layout["exits"][exit_["id"]], layout["cities"][exit_["at"]]
        assert len(place["tracks"]) == len(exit_["routes"])
        assert place["width"] >= 18
        for track in place["tracks"]:
            assert len(track) in (2, 3)
            far = [math.dist(space[:2], (city["x"], city["y"])) for space in track]
            assert far == sorted(far)
            assert far[0] < 60
        for one, other in pairwise(place["tracks"]):
            for (x1, y1, _), (x2, y2, _) in zip(one, other, strict=True):
                assert math.hypot(x2 - x1, y2 - y1) == pytest.approx(17, abs=0.3)


@pytest.mark.parametrize("edition", PIECED)
def test_no_exit_lies_on_anything_else(edition: str) -> None:
    whole = continent(edition)
    rects, spaces = stubs(whole), footprints(whole.board)
    same = {exit_["id"]: exit_["routes"] for exit_ in whole.facts["exits"]}
    for exit_, mine in rects.items():
        for rect in mine:
            for route, others in spaces.items():
                if route not in same[exit_]:
                    assert not any(overlap(rect, other) for other in others), (exit_, route)
            for city, at in whole.board.layout["cities"].items():
                assert not covers(rect, at["x"], at["y"], LARGE), (exit_, city)
                for lang in LANGUAGES:
                    assert not overlap(rect, label(whole.board, city, lang)), (exit_, city)
    # The two ends of one route are both in sight only if it needs a third piece.
    needs = {route["id"]: route.get("needs", ()) for route in whole.facts["routes"]}
    for (a, ours), (b, theirs) in combinations(rects.items(), 2):
        if same[a] != same[b] or len(needs[same[a][0]]) > 2:
            assert not any(overlap(p, q) for p in ours for q in theirs), (a, b)


@pytest.mark.parametrize("edition", PIECED)
def test_a_large_city_fits_everywhere(edition: str) -> None:
    board = continent(edition).board
    rects = [rect for spaces in footprints(board).values() for rect in spaces]
    rects += [label(board, city, lang) for city in board.names for lang in LANGUAGES]
    for at in board.layout["cities"].values():
        assert not any(covers(rect, at["x"], at["y"], LARGE) for rect in rects)


@pytest.mark.parametrize("edition", PIECED)
def test_a_plate_covers_nothing_that_is_seen_beside_it(edition: str) -> None:
    every = frontiers(edition)
    for piece in every:
        seen = continent(edition, *(other for other in every if other != piece))
        mine, layout = plate(seen, piece), seen.board.layout
        rects = [label(seen.board, city, lang) for city in seen.cities for lang in LANGUAGES]
        rects += [r for id_, rs in footprints(seen.board).items() if id_ in seen.routes for r in rs]
        rects += [rect for id_, rs in stubs(seen).items() if id_ in seen.exits for rect in rs]
        assert not any(overlap(mine, rect) for rect in rects), piece
        for city in seen.cities:
            at = layout["cities"][city]
            assert not covers(mine, at["x"], at["y"], LARGE), (piece, city)


@pytest.mark.parametrize("edition", PIECED)
def test_an_outline_holds_the_cities_of_its_piece_and_no_others(edition: str) -> None:
    whole = continent(edition)
    for piece in frontiers(edition):
        path = whole.board.layout["pieces"][piece]["outline"]
        for city in whole.facts["cities"]:
            at = whole.board.layout["cities"][city["id"]]
            near = [(at["x"] + 16 * dx, at["y"] + 16 * dy) for dx, dy in AROUND]
            if city["piece"] == piece:
                assert city["id"] in LOOSE or any(within(path, *p) for p in near), city["id"]
            else:
                assert not all(within(path, *p) for p in near), (piece, city["id"])


AROUND = [(0.0, 0.0), *((math.cos(k * math.pi / 4), math.sin(k * math.pi / 4)) for k in range(8))]
LOOSE = {"pacific_haven"}  # on an island that belongs to no state's shore


@pytest.mark.parametrize("edition", PIECED)
def test_exits_end_when_their_routes_open(edition: str) -> None:
    start, every = continent(edition), continent(edition, *frontiers(edition))
    assert len(start.exits) == 12
    assert every.exits == ()
    for exit_ in start.facts["exits"]:
        assert exit_["id"].startswith(f"{exit_['at']}-exit-")


def inside(rect: Rect, view: tuple[int, int, int, int]) -> bool:
    left, top, wide, high = view
    across, down = rect.reach((1, 0)), rect.reach((0, 1))
    return left <= rect.x - across < rect.x + across <= left + wide and (
        top <= rect.y - down < rect.y + down <= top + high
    )


@pytest.mark.parametrize("edition", PIECED)
def test_a_view_shows_what_is_open_and_the_plates_beside_it(edition: str) -> None:
    every = frontiers(edition)
    for some in ((), *((piece,) for piece in every), every[::2], every):
        seen = continent(edition, *some)
        layout: dict[str, Any] = seen.board.layout
        view = window(layout, seen.pieces)
        assert 0 <= view[0] <= view[0] + view[2] <= layout["width"]
        assert 0 <= view[1] <= view[1] + view[3] <= layout["height"]
        rects = [label(seen.board, city, lang) for city in seen.cities for lang in LANGUAGES]
        rects += [r for id_, rs in footprints(seen.board).items() if id_ in seen.routes for r in rs]
        rects += [rect for id_, rs in stubs(seen).items() if id_ in seen.exits for rect in rs]
        for piece in seen.closed:
            if seen.pieces.intersection(layout["pieces"][piece]["beside"]):
                rects.append(plate(seen, piece))
        assert all(inside(rect, view) for rect in rects), some
    start = window(layout, continent(edition).pieces)
    assert start[2] * start[3] < 0.62 * layout["width"] * layout["height"]

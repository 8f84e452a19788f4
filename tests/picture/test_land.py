"""The land art is small, drawn in plain paths, and tinted so that neighbours differ."""

from __future__ import annotations

import re

import pytest

from .boards import EDITIONS, HOME, LANGUAGES, load
from .test_layout import covers, footprints, label

LIMITS = {"europe": 260, "legends": 260, "new_york": 80, "usa": 180}


@pytest.mark.parametrize("edition", EDITIONS)
def test_land_files_are_small(edition: str) -> None:
    assert (HOME / edition / "land.json").stat().st_size < LIMITS[edition] * 1024


@pytest.mark.parametrize("edition", EDITIONS)
def test_land_is_made_of_paths_on_the_board(edition: str) -> None:
    board = load(edition)
    assert (board.land["width"], board.land["height"]) == (
        board.layout["width"],
        board.layout["height"],
    )
    paths = [text for text in board.land.values() if isinstance(text, str)]
    paths += [area["d"] for area in board.land["areas"]]
    for path in paths:
        assert re.fullmatch(r"[Mlz0-9. -]+", path)
        assert not re.search(r"\.\d\d", path)
        for x, y in re.findall(r"M(-?[\d.]+) (-?[\d.]+)", path):
            assert -200 <= float(x) <= board.land["width"] + 200
            assert -200 <= float(y) <= board.land["height"] + 200
    assert {area["tint"] for area in board.land["areas"]} <= set(range(5))


def test_neighbouring_countries_differ_in_tint() -> None:
    tint = {area["name"]: area["tint"] for area in load("europe").land["areas"]}
    for pair in (
        "France Spain",
        "France Germany",
        "Germany Poland",
        "Italy Austria",
        "Russia Ukraine",
        "Turkey Greece",
        "Norway Sweden",
        "Romania Bulgaria",
        "Ireland United_Kingdom",
    ):
        one, other = (name.replace("_", " ") for name in pair.split())
        assert tint[one] != tint[other], pair


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_compass_lies_in_nobodys_way(edition: str) -> None:
    board = load(edition)
    rose = board.land["compass"]
    rects = [rect for spaces in footprints(board).values() for rect in spaces]
    rects += [label(board, city, lang) for city in board.names for lang in LANGUAGES]
    assert not any(covers(rect, rose["x"], rose["y"], rose["r"]) for rect in rects)

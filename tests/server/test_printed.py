"""What is printed: of a board in pieces only what is open; things with their moves."""

import json
from pathlib import Path

import msgspec
import pytest

import whistlestop.editions
from whistlestop.editions import edition, names
from whistlestop.server import printed

FOLDER = Path(whistlestop.editions.__file__).parent
IN_PIECES = [
    name
    for name in names()
    if "pieces" in json.loads((FOLDER / name / "board.json").read_text("utf-8"))
]


@pytest.mark.parametrize("name", IN_PIECES)
def test_nothing_of_a_closed_piece_is_told_but_its_ground_and_name(name: str) -> None:
    """L-32: a client cannot learn where a line off the board leads."""
    board = json.loads((FOLDER / name / "board.json").read_text("utf-8"))
    data = printed.data(name)
    text = msgspec.json.encode(data).decode()
    open_ = {city.id for city in data.cities}
    far = [city for city in board["cities"] if city["id"] not in open_]
    assert far
    for city in far:
        assert f'"{city["id"]}"' not in text
        assert f'"{city["name"]["en"]}"' not in text
    assert {*data.layout.cities} == open_
    assert {*data.layout.routes} == {route.id for route in data.routes}
    closed = {piece.id for piece in data.layout.closed}
    assert closed == {piece["id"] for piece in board["pieces"] if not piece["start"]}
    assert data.layout.exits
    assert all(exit_.at in open_ and exit_.tracks for exit_ in data.layout.exits)
    assert data.edge in edition(name).reasons.values()


@pytest.mark.parametrize("name", names())
def test_things_say_how_they_work_and_what_they_bring(name: str) -> None:
    """Events last, strike or offer an action; steps have their number."""
    data = printed.data(name)
    assert {*data.things} == {*edition(name).things}
    for thing in data.things.values():
        assert bool(thing.how) == (thing.kind == "event")
        assert bool(thing.verbs) == (thing.how == "action")
        assert bool(thing.slot) == (thing.kind == "step")
    assert data.news is None or data.news in data.cards
    assert data.colours == list(edition(name).colours)
    assert len(data.colours) >= data.seats[1]
    assert data.symbols == []

"""From a game to its picture: companies, the edge of the board and what is closed come along."""

from __future__ import annotations

import pytest

from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game
from whistlestop.editions import edition
from whistlestop.editions.scene import scene
from whistlestop.picture import COMPANIES

from .continent import PIECED, continent, frontiers


@pytest.mark.parametrize("name", PIECED)
def test_a_game_on_the_first_pieces_shows_their_edge(name: str) -> None:
    state = new_game(edition(name), 3, Seeded("edge")).state
    shown, start = scene(state, "car"), continent(name)
    assert shown.exits == start.exits
    assert set(shown.closed) == set(frontiers(name))
    assert shown.view == start.scene().view
    assert shown.large == start.marked("large")
    assert shown.ports == start.marked("port")
    assert shown.colours == edition(name).colours


def test_a_board_of_one_piece_has_no_edge() -> None:
    shown = scene(edition("europe"), "car")
    assert (shown.exits, shown.closed, shown.view) == ((), {}, None)
    assert shown.colours == tuple(COMPANIES)
    picked = edition("europe").coloured(["red", "black"])
    assert scene(picked, "car").colours[:2] == ("red", "black")

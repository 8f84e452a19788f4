"""The same code as plain Python: what is compiled can also be read, changed and tried by hand."""

import os
import subprocess
import sys

import pytest

from .twins import TABLES

PLAY = """
from tests.turbo.twins import play_twice
from whistlestop import observe
from whistlestop.editions import edition
from whistlestop.turbo.dreams import Dreamer
from whistlestop.turbo.game import Game, Refused
from whistlestop.turbo.jit import available
assert not available()
for number in range(3):
    play_twice(edition({name!r}), {seats}, number)
game = Game.new(edition({name!r}), {seats}, 7)
twin = game.clone()
try:
    game.apply(243)
except Refused:
    game.apply(game.legal()[0])
assert game.flat.decisions == 1 and twin.flat.decisions == 0
view = observe(game.state(), 0)
dreamt = Dreamer(view).game(3)
assert observe(dreamt.state(), 0)._replace(row=()) == view._replace(row=())
assert len(game.scores()) == {seats} and game.turn == 1 and not game.over
"""


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_plain_python_plays_the_same_games(name: str, seats: int) -> None:
    told = subprocess.run(
        [sys.executable, "-c", PLAY.format(name=name, seats=seats)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    )
    assert told.returncode == 0, told.stderr

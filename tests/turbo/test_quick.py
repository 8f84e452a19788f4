"""The quickest call: the same games as the checked ones, and nothing that dangles."""

import gc

import pytest

from whistlestop.editions import edition
from whistlestop.turbo.game import Game
from whistlestop.turbo.quick import Quick

from .twins import TABLES


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_games(name: str, seats: int) -> None:
    quick, game = Quick(edition(name), seats), Game.new(edition(name), seats, 9)
    count = quick.new(9)
    while count:
        actions = game.legal()
        assert quick.actions[:count].tolist() == actions
        action = actions[int(quick.words[0]) % count]
        game.apply(action)
        count = quick.step(action)
        assert (quick.words == game.words).all()
    assert game.over
    assert (quick.game().scores() == game.scores()).all()


def test_the_call_keeps_what_it_needs() -> None:
    name, seats = TABLES[0]
    quick = Quick(edition(name), seats)
    count, step, actions = quick.new(3), quick.step, quick.actions
    del quick
    gc.collect()
    while count:
        count = step(actions[0])


def test_wrong_wishes_are_told_clearly() -> None:
    with pytest.raises(ValueError, match="players, not 7"):
        Quick(edition(TABLES[0][0]), 7)

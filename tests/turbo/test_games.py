"""One game: checked, cloned, translated there and back, and refused with the law's own reasons."""

import numpy as np
import pytest

from whistlestop.core.chance import Seeded
from whistlestop.core.game import legal, new_game, why_not
from whistlestop.core.imagine import imagine
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.turbo import layout as at
from whistlestop.turbo.actions import describe, example, tree
from whistlestop.turbo.dreams import Dreamer
from whistlestop.turbo.flat import flatten, under
from whistlestop.turbo.game import Game, Refused
from whistlestop.turbo.law import law
from whistlestop.turbo.layout import FlatState
from whistlestop.turbo.luck import SplitMix

from ..laws.walks import walk
from .twins import TABLES

tables = pytest.mark.parametrize(("name", "seats"), TABLES)


@tables
def test_there_and_back(name: str, seats: int) -> None:
    found = law(edition(name))
    for step in list(walk(edition(name), seats, 3))[::7]:
        game = Game.of(step.before)
        again = flatten(found, game.state())
        again.rng, again.will = game.flat.rng, game.flat.will
        assert again.values() == game.words.tolist()
        assert sorted(game.state().row) == sorted(step.before.row)
        assert game.turn == step.before.turn
        wanted = tree(found, step.before, legal(step.before))
        assert game.legal() == sorted(wanted)
        assert np.flatnonzero(game.mask()).tolist() == game.legal()


@tables
def test_a_clone_goes_its_own_way(name: str, seats: int) -> None:
    game = Game.new(edition(name), seats, 11)
    twin = game.clone()
    while not game.over:
        game.apply(game.legal()[-1])
    assert not twin.over
    assert game.turn is None
    while not twin.over:
        twin.apply(twin.legal()[-1])
    assert (twin.words == game.words).all()
    assert (twin.scores() == game.scores()).all()


@tables
def test_what_is_not_legal_is_refused_with_the_reason_of_the_law(name: str, seats: int) -> None:
    game = Game.new(edition(name), seats, 5)
    told = set()
    while not game.over:
        asked = range(at.ACTIONS) if game.flat.decisions % 41 == 0 else range(0, 256, 50)
        before, state = game.words.copy(), game.state()
        for action in set(asked) - set(game.legal()):
            with pytest.raises(Refused) as refused:
                game.apply(action)
            told.add(str(refused.value).partition(":")[2])
            move = example(game.law, state, action)
            if move is not None and not at.PAY_ROUTE <= game.flat.phase <= at.PAY_STATION:
                assert str(why_not(state, move)) in str(refused.value)
        assert (before == game.words).all()
        game.apply(game.legal()[game.flat.decisions * 7 % len(game.legal())])
    assert len(told) > 5
    assert not any("None" in reason or "not legal now" in reason for reason in told)


@tables
def test_every_action_has_words(name: str, seats: int) -> None:
    found = law(edition(name))
    said = [describe(found, action) for action in range(at.ACTIONS)]
    named = [text for text in said if text != "no action"]
    assert len(named) == len(set(named)) > 80
    assert describe(found, -1) == describe(found, 999) == "no action"


@tables
def test_imagination_is_the_same_with_the_same_luck(name: str, seats: int) -> None:
    found = law(edition(name))
    for number, step in enumerate(walk(edition(name), seats, 8)):
        if number % 11:
            continue
        for seat in range(seats):
            view = observe(step.before, seat)
            dreamt = FlatState.read(Dreamer(view).states(1, number + 5)[0])
            chance = SplitMix(number + 5)
            wanted = imagine(view, chance)
            flat = flatten(found, wanted)
            assert under(found, dreamt) == [slip.ticket for slip in wanted.under]
            assert chance.state == dreamt.rng & (1 << 64) - 1
            flat.rng, flat.will = dreamt.rng, dreamt.will
            assert flat.values() == dreamt.values()


@tables
def test_every_dream_fits_the_view(name: str, seats: int) -> None:
    state: State = new_game(edition(name), seats, Seeded("dreams")).state
    view = observe(state, seats - 1)
    dreamer = Dreamer(view)
    worlds = dreamer.states(50, 7)
    assert len({world.tobytes() for world in worlds}) == 50
    for world in worlds:
        seen = observe(Game(dreamer.law, world).state(), seats - 1)
        assert seen._replace(row=()) == view._replace(row=())
    game = dreamer.game(3)
    while not game.over:
        game.apply(game.legal()[0])


def test_wrong_wishes_are_told_clearly() -> None:
    name, seats = TABLES[0]
    found = edition(name)
    with pytest.raises(ValueError, match="players, not 9"):
        Game.new(found, 9, 1)
    with pytest.raises(ValueError, match="there is no seat 7, only"):
        Game.new(found, seats, 1, first=7)

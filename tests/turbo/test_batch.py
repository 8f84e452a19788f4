"""Many games side by side: the same games as one by one, in any number of threads."""

import numpy as np
import pytest

from whistlestop.editions import edition
from whistlestop.turbo import layout as at
from whistlestop.turbo.batch import Batch
from whistlestop.turbo.game import Refused
from whistlestop.turbo.seen import O_HAND, O_PLAYERS, O_ROUTES, OBSERVATION

from .mirror import NAMES
from .twins import TABLES

tables = pytest.mark.parametrize(("name", "seats"), TABLES)


@tables
def test_a_batch_is_its_games_one_by_one(name: str, seats: int) -> None:
    batch = Batch(edition(name), seats, 16, 5, observations=True)
    games = [batch.game(place) for place in range(16)]
    for _ in range(150):
        for place, game in enumerate(games):
            assert np.flatnonzero(batch.masks[place]).tolist() == game.legal()
            assert batch.turns[place] == game.turn
        actions = np.array([game.legal()[-1] for game in games], np.int64)
        batch.step(actions)
        for place, game in enumerate(games):
            game.apply(int(actions[place]))
            assert batch.done[place] == game.over
            if game.over:
                assert (batch.scores[place] == game.scores()).all()
                games[place] = batch.game(place)


def test_a_new_batch_has_begun_and_nothing_has_ended() -> None:
    name, seats = TABLES[0]
    batch = Batch(edition(name), seats, 3, [7, 7, 8])
    assert not batch.done.any()
    assert not batch.scores.any()
    assert (batch.states[0] == batch.states[1]).all()
    assert (batch.states[0] != batch.states[2]).any()
    assert (batch.masks.sum(axis=1) > 0).all()
    assert batch.observations.shape == (0, OBSERVATION)
    first = batch.states.copy()
    before = Batch(edition(name), seats, 3, 7).states
    assert (before[0] == first[0]).all()
    assert (before[1] == first[2]).all()


def test_what_happens_in_a_batch_does_not_depend_on_what_is_looked_at() -> None:
    """Random actions are those of the mask, every one of them sooner or later."""
    name, seats = TABLES[0]
    plain = Batch(edition(name), seats, 64, 3)
    seen = Batch(edition(name), seats, 64, 3, observations=True, checked=False)
    chosen: set[int] = set()
    for _ in range(12):
        masks = plain.masks.copy()
        actions = plain.step_random().copy()
        assert (masks[np.arange(64), actions] == 1).all()
        chosen |= {*actions.tolist()}
        seen.step(actions)
        will = [place for place, name in enumerate(NAMES) if name == "will"]
        plain.states[:, will] = seen.states[:, will] = 5 + np.arange(64)[:, None]
        assert (plain.states == seen.states).all()
    assert len(chosen) > 40


@pytest.mark.parametrize("seen", [True, False])
def test_unchecked_a_game_may_be_left_alone_or_begun_anew(seen: bool) -> None:
    name, seats = TABLES[0]
    batch = Batch(edition(name), seats, 3, 4, checked=False, observations=seen)
    for _ in range(9):
        batch.step_random()
    states, masks = batch.states.copy(), batch.masks.copy()
    batch.step(np.array([-1, -2, np.flatnonzero(masks[2])[0]], np.int64))
    assert (batch.states[0] == states[0]).all()
    assert (batch.masks[0] == masks[0]).all()
    assert [batch.game(place).flat.decisions for place in range(3)] == [9, 0, 10]
    assert not batch.done.any()
    assert not batch.scores.any()
    assert batch.game(1).flat.rng != Batch(edition(name), seats, 3, 4).game(1).flat.rng


def test_a_batch_of_one_game_is_a_game() -> None:
    name, seats = TABLES[0]
    batch = Batch(edition(name), seats, 1, observations=True)
    assert (batch.states == Batch(edition(name), seats, 1, [0]).states).all()
    for _ in range(30):
        game = batch.game(0)
        assert np.flatnonzero(batch.masks[0]).tolist() == game.legal()
        assert batch.observations[0, O_PLAYERS] == sum(game.state().players[game.turn or 0].hand)
        batch.step(np.array(game.legal()[:1], np.int64))


def test_threads_that_were_let_go_play_no_more() -> None:
    name, seats = TABLES[0]
    batch = Batch(edition(name), seats, 4, threads=2)
    batch.close()
    with pytest.raises(RuntimeError, match="after shutdown"):
        batch.step_random()


def test_threads_change_nothing() -> None:
    name, seats = TABLES[0]
    one = Batch(edition(name), seats, 33, 1)
    two = Batch(edition(name), seats, 33, 1, threads=2)
    for _ in range(300):
        assert (one.step_random() == two.step_random()).all()
    assert (one.states == two.states).all()
    two.close()
    one.close()


@tables
def test_observations_tell_what_the_seat_knows(name: str, seats: int) -> None:
    batch = Batch(edition(name), seats, 8, 3, observations=True)
    for _ in range(120):
        batch.step_random()
    for place in range(8):
        state, row = batch.game(place).state(), batch.observations[place]
        seat = int(batch.turns[place])
        hand = state.players[seat].hand
        assert row[O_HAND : O_HAND + len(hand) - 1].tolist() == list(hand[:-1])
        assert row[O_HAND + 8] == hand[-1]
        assert row[O_PLAYERS] == sum(hand)
        assert row[O_PLAYERS + 10] == state.players[seat].trains
        assert (row[O_ROUTES : O_ROUTES + 128] > 0).sum() == len(state.owners)
    assert batch.observations.shape[1] == OBSERVATION


def test_arrays_of_the_caller() -> None:
    name, seats = TABLES[0]
    masks = np.zeros((4, at.ACTIONS), np.uint8)
    batch = Batch(edition(name), seats, 4, [1, 2, 3, 4], masks=masks)
    assert batch.masks is masks
    assert masks.sum() > 0


def test_wrong_wishes_are_told_clearly() -> None:
    name, seats = TABLES[0]
    found = edition(name)
    with pytest.raises(ValueError, match="players, not 1"):
        Batch(found, 1, 4)
    with pytest.raises(ValueError, match="at least one game"):
        Batch(found, seats, 0)
    with pytest.raises(ValueError, match="4 games need 4 seeds"):
        Batch(found, seats, 4, [1])
    with pytest.raises(ValueError, match="the array must be"):
        Batch(found, seats, 4, masks=np.zeros((4, 3), np.uint8))
    with pytest.raises(ValueError, match="at least one game"):
        Batch(found, seats, 4, threads=0)
    with pytest.raises(ValueError, match="of uint8, in one piece"):
        Batch(found, seats, 4, masks=np.zeros((4, at.ACTIONS), np.int8))
    with pytest.raises(ValueError, match="of uint8, in one piece"):
        Batch(found, seats, 4, masks=np.zeros((4, 2 * at.ACTIONS), np.uint8)[:, ::2])
    batch = Batch(found, seats, 4)
    with pytest.raises(ValueError, match="4 numbers"):
        batch.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="4 numbers"):
        batch.step(np.zeros(4, np.int32))
    fine = int(np.flatnonzero(batch.masks.all(axis=0))[0])
    for wrong in (-1, at.ACTIONS):
        with pytest.raises(Refused, match=f"game 1: {wrong} is not an action"):
            batch.step(np.array([fine, wrong, fine, wrong], np.int64))
    with pytest.raises(Refused, match="game 0"):
        batch.step(np.full(4, at.PASS, np.int64))
    with pytest.raises(Refused, match="not an action"):
        batch.step(np.full(4, 255, np.int64))

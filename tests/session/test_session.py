"""A game in progress: luck, views, taking back."""

import pytest

from tests.session.games import begin, go_on
from whistlestop.core.chance import Seeded
from whistlestop.core.game import play
from whistlestop.core.refusal import NotLegal
from whistlestop.editions import edition
from whistlestop.notation import find_move, parse_move
from whistlestop.session import Session


def test_a_game_without_a_seed_has_a_fresh_secret() -> None:
    one, other = (
        Session.new(edition("new_york"), ["a", "b"], ["me", "me"]).playing.seed for _ in "ab"
    )
    assert one != other
    assert len(one) == 32


def test_the_same_seed_is_the_same_game() -> None:
    one, other = begin(), begin()
    go_on(one)
    go_on(other)
    assert one.state == other.state
    assert one.state.over
    assert one.record.seed == "tea"


def test_wrong_seats_are_refused() -> None:
    found = edition("new_york")
    with pytest.raises(ValueError, match="2 to 4 players, not 5"):
        Session.new(found, list("abcde"), ["me"] * 5)
    with pytest.raises(ValueError, match="2 seats, but 1 names"):
        Session.new(found, ["a"], ["me", "me"])
    with pytest.raises(ValueError, match="no seat 2"):
        Session.new(found, ["a", "b"], ["me", "me"], first=2)


def test_a_refused_move_changes_nothing() -> None:
    session = begin()
    before, picks = session.state, session.playing.picks
    with pytest.raises(NotLegal):
        session.play(0, parse_move(session.edition, "draw"))
    assert (session.state, session.playing.picks) == (before, picks)
    assert len(session.record.steps) == 1


def test_taking_back_goes_as_far_as_no_luck_was_used() -> None:
    session = begin()
    assert session.playing.undoable == 0
    start = session.state
    go_on(session, 2)  # both have chosen their tickets
    assert session.playing.undoable == 2
    session.undo()
    session.undo()
    assert session.state == start
    assert session.playing.undoable == 0
    with pytest.raises(ValueError, match="Nothing can be taken back"):
        session.undo()


def test_a_card_drawn_cannot_be_taken_back() -> None:
    session = begin()
    go_on(session, 2)
    seat = session.state.turn
    assert seat is not None
    session.play(seat, find_move(session.state, "draw"))
    assert session.playing.undoable == 0


def test_luck_after_taking_back_is_the_luck_there_would_have_been() -> None:
    session, straight = begin(), begin()
    go_on(session, 2)
    session.undo()
    session.undo()
    go_on(session)
    go_on(straight)
    assert session.state == straight.state


def test_a_finished_game_cannot_be_taken_back() -> None:
    session = begin()
    go_on(session)
    assert session.playing.undoable == 0


def test_the_luck_of_bots_does_not_tell_the_seed() -> None:
    session = begin()
    assert session.playing.bot_seed(0) != session.playing.bot_seed(1)
    assert session.playing.seed not in session.playing.bot_seed(0)


def test_moves_do_what_the_game_says() -> None:
    session = begin()
    chance = Seeded("tea", session.playing.picks)
    move = session.view(0).moves[0]
    session.play(0, move)
    step = play(begin().state, move, chance, 0)
    assert (session.state, session.record.steps[-1].events) == step

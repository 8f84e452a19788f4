"""Corners that no printed board has, or that a game meets once in a lifetime."""

from typing import Any

import pytest

from tests.core.toy import toy
from whistlestop.core.cards import Payment
from whistlestop.core.chance import Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.game import legal, new_game, why_not
from whistlestop.core.state import State
from whistlestop.notation import read_position
from whistlestop.rules.claiming import ClaimRoute
from whistlestop.rules.groups import Groups

PACK = {"red": 6, "blue": 6, "wild": 6}


def at(found: Edition, seats: int = 2, **position: Any) -> State:
    return read_position(found, seats, position, Seeded("position"))


def claims(state: State, seat: int) -> set[str]:
    return {move.route for move in legal(state, seat) if isinstance(move, ClaimRoute)}


# A pack too small for the first deal


def test_a_pack_that_runs_out_deals_what_there_is() -> None:
    step = new_game(toy({"red": 3, "blue": 2, "wild": 2}, hand=4), 2, Seeded("small"))
    assert [sum(player.hand) for player in step.state.players] == [4, 3]
    assert step.state.row == ()
    assert not any(step.state.deck)


def test_a_row_takes_what_is_left() -> None:
    step = new_game(toy({"red": 3, "blue": 2, "wild": 2}, hand=2), 2, Seeded("small"))
    assert [sum(player.hand) for player in step.state.players] == [2, 2]
    assert len(step.state.row) == 3


# Three tracks between two cities


@pytest.mark.parametrize("mine", [1, 2, 3])
@pytest.mark.parametrize("theirs", [1, 2, 3])
def test_of_three_tracks_ones_own_counts_first(mine: int, theirs: int) -> None:
    """Both reasons close the third track; the one that stays true with more players is told."""
    if mine == theirs:
        return
    state = at(toy(PACK), routes={f"ayr-bath-{mine}": 0, f"ayr-bath-{theirs}": 1})
    free = f"ayr-bath-{6 - mine - theirs}"
    assert Groups(closed_up_to=2).closed(state, 0)[free] == "twin-own"
    assert Groups(closed_up_to=2).closed(state, 1)[free] == "twin-own"
    refusal = why_not(state, ClaimRoute(free, Payment(("red",), "red")), 0)
    assert refusal is not None
    assert refusal.reason.key == "twin-own"


def test_of_three_tracks_two_others_may_hold_two() -> None:
    few = at(toy(PACK), 3, routes={"ayr-bath-1": 1, "ayr-bath-3": 2}, hands=[{"red": 1}, {}, {}])
    assert claims(few, 0) == {"ayr-bath-2"}
    closed = at(
        toy(PACK, closed_up_to=3),
        3,
        routes={"ayr-bath-1": 1, "ayr-bath-3": 2},
        hands=[{"red": 1}, {}, {}],
    )
    assert claims(closed, 0) == set()
    assert Groups(closed_up_to=3).closed(closed, 0)["ayr-bath-2"] == "twin-closed"

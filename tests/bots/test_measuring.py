"""The tools that measure bots: who sits where, who won, what a choice is worth."""

import argparse

import pytest

from whistlestop.arena.match import Result
from whistlestop.turbo.jit import available

if not available():
    pytest.skip("needs Numba", allow_module_level=True)

import numpy as np
from tools import bench_choices
from tools.bench_expert import PANEL, lineups, say_duels, say_sides, won

BOTS = ["expert", "planner"]


def result(bots: tuple[str, ...], places: tuple[int, ...]) -> Result:
    zeros = (0,) * len(bots)
    return Result(0, bots, "x", 0, zeros, places, {}, zeros, zeros, 0, zeros)


def test_everybody_sits_everywhere() -> None:
    three = ["expert", "planner", "racer"]
    assert sorted(lineups(three, 0, 7)) == sorted(
        {tuple(three), ("planner", "racer", "expert"), ("racer", "expert", "planner")}
    )
    assert lineups(BOTS, 4, 7) == [("expert", "planner") * 2, ("planner", "expert") * 2]
    assert lineups(BOTS, 3, 7)[1] == ("planner", "expert", "planner")


def test_a_panel_is_the_same_for_all_rotations_of_a_deal() -> None:
    panels = set()
    for number in range(40):
        found = lineups(["expert", "?", "?"], 0, number)
        assert len({tuple(sorted(seats)) for seats in found}) == 1
        assert all({*seats} - {"expert"} <= {*PANEL} for seats in found)
        panels.add(found[0])
    assert len(panels) > 10


def test_a_table_shared_by_two_is_won_by_either() -> None:
    shared = result(("expert", "planner", "expert", "planner"), (1, 1, 3, 1))
    alone = result(("expert", "planner", "expert", "planner"), (2, 3, 1, 4))
    assert won(shared, "expert") == pytest.approx(1 / 3)
    assert won(shared, "planner") == pytest.approx(2 / 3)
    assert won(alone, "expert") == 1
    assert "66.7 % of 2 games" in say_sides("expert", [shared, alone])
    # Of four pairs of seats in the first game two are ties and two lost, in the other all won.
    assert "62.5 % of 2 games" in next(say_duels(BOTS, [shared, alone]))


def test_what_a_choice_is_worth() -> None:
    """The pilot's own choice is worth nothing beside itself; thinking is paid in time."""
    thinkers = [bench_choices.thinker("expert,seconds=0.05"), bench_choices.thinker("planner")]
    states = list(bench_choices.looks("new_york", 2, 3, 4))
    assert len(states) > 3
    found = np.array([bench_choices.look(thinkers, *each, 8) for each in states])
    own = found[:, :, 3] == 0
    assert own.any()
    assert not own.all()
    assert not found[own][:, :2].any()
    assert found[~own][:, :2].any()
    assert (found[:, :, 2] > 0).all()


@pytest.mark.parametrize("text", ["greedy", "expert,depth=3"])
def test_only_bots_that_search_can_be_told_how_to_think(text: str) -> None:
    with pytest.raises(argparse.ArgumentTypeError, match="a bot that searches"):
        bench_choices.thinker(text)

"""The clock: time for each decision or in all, and greedy's move when it is out."""

import asyncio

import pytest

from tests.server.house import House, tokens
from whistlestop.server.clock import Clock


class Watch:
    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def test_time_for_each_move_begins_anew() -> None:
    watch = Watch()
    clock = Clock("move", 10, [10.0, 10.0], watch)
    clock.run([0])
    watch.time += 4
    assert clock.left() == [6.0, 10.0]
    assert clock.deadline() == (6.0, 0)
    clock.run([0], moved=0)
    assert clock.left() == [10.0, 10.0]
    clock.run([1], moved=0)
    assert clock.deadline() == (10.0, 1)
    clock.run([])
    assert clock.deadline() is None


def test_a_decision_open_at_a_restart_has_all_its_time_again() -> None:
    assert Clock("move", 10, [3.0, 10.0]).left() == [10.0, 10.0]
    assert Clock("game", 10, [3.0, 10.0]).left() == [3.0, 10.0]


def test_time_for_the_game_runs_only_for_those_to_move() -> None:
    watch = Watch()
    clock = Clock("game", 60, [60.0, 60.0], watch)
    clock.run([0, 1])
    watch.time += 10
    clock.run([1], moved=0)
    watch.time += 5
    assert clock.left() == [50.0, 45.0]
    clock.run([0], moved=1)
    watch.time += 70
    assert clock.left() == [0.0, 45.0]
    assert clock.deadline() == (-20.0, 0)


def test_no_clock_runs_for_nobody() -> None:
    clock = Clock("none", 0, [0.0])
    clock.run([0])
    assert not clock.timed
    assert clock.deadline() is None


@pytest.mark.parametrize("kind", ["move", "game"])
def test_when_time_is_out_greedy_moves_and_all_are_told(house: House, kind: str) -> None:
    opened = house.open("new_york", "person", "person", clock={"kind": kind, "seconds": 1})
    assert opened["room"]["clock"]["left"] == pytest.approx([1, 1], abs=0.9)

    async def wait() -> None:
        async with house.screen(opened["room"]["id"], *tokens(opened)) as table:
            events = await table.until("events")
            assert {told["by"] for told in events["events"]} == {"clock"}
            assert events["room"]["moves"] == 1
            again = await table.until("events")
            assert again["room"]["moves"] == 2

    asyncio.run(wait())


def test_a_move_in_time_is_ones_own(house: House) -> None:
    opened = house.open("new_york", "person", "random", clock={"kind": "move", "seconds": 60})

    async def play() -> None:
        async with house.screen(opened["room"]["id"], *tokens(opened)) as ana:
            made = await ana.move(0, ana.views[0]["moves"][0])
            assert {told["by"] for told in made["events"]} == {None}
            assert all(left <= 60 for left in ana.room["clock"]["left"])

    asyncio.run(play())

"""Native speed is made ready elsewhere: nobody waits for a compiler, and everybody is told."""

import asyncio
from pathlib import Path
from time import sleep

import pytest

from tests.server.house import House, running, settings, tokens
from tests.server.test_coach import THINKING, ask, finished
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.server import company, readying
from whistlestop.server.company import STAND_IN, Company
from whistlestop.server.readying import Readying


class Compiler:
    """Stands for the process that compiles, on a machine where nothing is compiled yet."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.done = 0, False
        self.returncode: int | None = None
        monkeypatch.setattr(readying, "LOOK", 0.01)
        monkeypatch.setattr(readying, "compiled", lambda: self.done)
        monkeypatch.setattr(company, "compiled", lambda: self.done)
        monkeypatch.setattr(readying, "in_background", self.begin)

    def begin(self) -> "Compiler":
        self.begun += 1
        return self

    def poll(self) -> int | None:
        return self.returncode


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    return Compiler(monkeypatch)


def test_until_it_is_compiled_greedy_stands_in(compiler: Compiler) -> None:
    view = observe(new_game(edition("new_york"), 2, Seeded("bots")).state, 1)

    async def play() -> None:
        waiting = Readying()
        heard: list[bool] = []
        waiting.changed = lambda: heard.append(waiting.preparing)
        bots = Company(1, 20, waiting)
        assert (await bots.choose("greedy", view, "seed"))[1] is None
        assert not waiting.preparing
        for name in ("planner", "conductor", "planner"):
            move, by = await bots.choose(name, view, "seed")
            assert move in view.moves
            assert by == STAND_IN
        assert heard == [True]
        compiler.done = True
        assert await waiting.ready()
        await asyncio.sleep(0.05)
        assert heard == [True, False]
        assert (await bots.choose("planner", view, "seed"))[1] is None
        bots.close()

    asyncio.run(play())
    assert compiler.begun == 1


def test_where_compiling_fails_nobody_waits_for_ever(compiler: Compiler) -> None:
    async def wait() -> None:
        compiler.returncode = 1
        waiting = Readying()
        assert not await waiting.ready()
        assert not waiting.preparing
        assert not await waiting.ready()
        await waiting.warm()

    asyncio.run(asyncio.wait_for(wait(), 20))
    assert compiler.begun == 1


def test_what_is_loaded_at_the_start(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    loaded: list[int] = []
    monkeypatch.setattr(readying, "compiled", lambda: True)
    monkeypatch.setattr(readying, "available", lambda: True)
    monkeypatch.setattr(readying, "load", lambda: loaded.append(1))
    with running(settings(folder, warm=True)) as house:
        for _ in range(500):
            if loaded:
                break
            sleep(0.01)
        assert house.get("/api/health")["ok"]
    assert loaded == [1]


def test_loading_makes_a_decision() -> None:
    readying.load()


def test_the_room_is_told_and_the_coach_waits(compiler: Compiler, folder: Path) -> None:
    with running(settings(folder, **THINKING)) as house:
        opened = house.open("new_york", "person", "conductor", first=0)
        assert not opened["room"]["preparing"]
        name = opened["room"]["id"]

        async def meeting() -> None:
            async with house.screen(name, *tokens(opened)) as screen:
                while not screen.room["preparing"]:
                    await screen.read()
                await screen.send({"type": "advise", "id": "q", "seat": 0})
                await asyncio.sleep(0.2)
                compiler.done = True
                advice = await screen.until("advice", "refused")
                assert advice["type"] == "advice"
                assert not screen.room["preparing"]

        asyncio.run(meeting())
        assert not house.get(f"/api/rooms/{name}")["preparing"]


def test_a_review_says_that_it_is_being_prepared(compiler: Compiler, folder: Path) -> None:
    with running(settings(folder, **THINKING)) as house:
        room = finished(house, "new_york")
        states = {house.get(f"/api/rooms/{room}/review")["state"]}
        for _ in range(3000):
            states.add(house.get(f"/api/rooms/{room}/review")["state"])
            if "preparing" in states:
                compiler.done = True
            if "done" in states:
                break
            sleep(0.02)
        assert {"preparing", "done"} <= states


def test_where_it_never_gets_ready_the_coach_says_so(compiler: Compiler, folder: Path) -> None:
    compiler.returncode = 1
    with running(settings(folder, **THINKING)) as house:
        opened = house.open("new_york", "person", "greedy", first=0)
        assert ask(house, opened, 0, *tokens(opened))["reason"] == "no-advice"


def test_the_list_of_bots_tells_who_needs_it(house: House) -> None:
    native = {bot["id"]: bot["native"] for bot in house.get("/api/bots")}
    assert native["planner"]
    assert native["conductor"]
    assert not native["greedy"]
    assert not native["first-trip"]

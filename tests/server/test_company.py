"""Bots that fail are stood in for, and what they do is no harm."""

import asyncio
import threading
import time
from typing import Any

import pytest

from tests.server.house import House, tokens
from whistlestop.bots import registry
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game
from whistlestop.core.move import Move
from whistlestop.core.view import View, observe
from whistlestop.editions import edition
from whistlestop.server import company
from whistlestop.server.company import STALLS, STAND_IN, Company
from whistlestop.server.readying import Readying


class Raising:
    def __init__(self, *, seed: str) -> None:
        pass

    def choose(self, view: View) -> Move:
        raise RuntimeError("no idea")


class Cheating(Raising):
    def choose(self, view: View) -> Any:
        return "claim everything"


class Sleeping(Raising):
    def choose(self, view: View) -> Move:
        time.sleep(0.5)
        return view.moves[0]


BAD = {"raising": Raising, "cheating": Cheating, "sleeping": Sleeping}


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "_kinds", dict(BAD))
    monkeypatch.setattr(registry, "names", lambda: ["greedy", "random", *BAD])


@pytest.mark.usefixtures("bad_bots")
@pytest.mark.parametrize("name", BAD)
def test_greedy_stands_in(name: str) -> None:
    view = observe(new_game(edition("new_york"), 2, Seeded("bots")).state, 1)

    async def choose() -> None:
        bots = Company(1, 0.1, Readying())
        move, by = await bots.choose(name, view, "seed")
        assert move in view.moves
        assert by == STAND_IN
        assert (await bots.choose("random", view, "seed"))[0] in view.moves
        bots.close()

    asyncio.run(choose())


@pytest.mark.usefixtures("bad_bots")
def test_a_bot_that_stalls_again_and_again_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = observe(new_game(edition("new_york"), 2, Seeded("bots")).state, 1)
    asked: list[str] = []
    over = threading.Event()

    class Stalling(Raising):
        def choose(self, view: View) -> Move:
            asked.append("stalling")
            over.wait(60)
            return view.moves[0]

    monkeypatch.setitem(company._kinds, "stalling", Stalling)

    async def choose() -> None:
        bots = Company(1, 0.05, Readying())
        for _ in range(STALLS + 2):
            assert (await bots.choose("stalling", view, "seed"))[1] == STAND_IN
        assert len(asked) == STALLS
        bots._seconds = 20
        assert (await bots.choose("random", view, "seed"))[1] is None, "others have a thread"
        over.set()
        bots.close()

    asyncio.run(choose())


@pytest.mark.usefixtures("bad_bots")
def test_the_room_is_told_who_moved(house: House) -> None:
    opened = house.open("new_york", "person", "raising")

    async def play() -> None:
        async with house.screen(opened["room"]["id"], *tokens(opened)) as ana:
            while not any(told["seat"] == 1 for told in ana.told.values()):
                await ana.read()
            assert {t["by"] for t in ana.told.values() if t["seat"] == 1} == {STAND_IN}

    asyncio.run(play())


def test_bots_keep_the_pace(house: House) -> None:
    opened = house.open("new_york", "person", "random", "random", pace="brisk", first=1)

    async def play() -> None:
        async with house.screen(opened["room"]["id"], *tokens(opened)) as ana:
            await ana.move(0, ana.views[0]["moves"][0])
            thinking = await ana.until("thinking")
            began = time.monotonic()
            assert thinking["seat"] == 1
            await ana.until("events")
            assert time.monotonic() - began > 0.25
            await ana.ask({"type": "pace", "pace": "instant"}, "presence")
            assert ana.room["pace"] == "instant"

    asyncio.run(play())

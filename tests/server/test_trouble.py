"""Trouble: a disk that fails, a change cut short, a server that stops between two steps."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, hurried, running, settings, tokens
from whistlestop.bots.greedy import GreedyBot
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.server import company
from whistlestop.server.company import Company
from whistlestop.server.logs import JsonLines
from whistlestop.server.readying import Readying


def test_a_move_that_cannot_be_kept_is_not_made(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = house.open("new_york", "person", "person")
    room = opened["room"]["id"]

    async def full(*args: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def play() -> None:
        async with house.screen(room, *tokens(opened)) as table:
            keep = table.message(0, table.views[0]["moves"][0])
            with monkeypatch.context() as broken:
                broken.setattr(house.app.state.hall.store, "append", full)
                await table.ask(keep, "error")
            again = await table.ask({"type": "sync", "from": 0}, "joined")
            assert again["room"]["moves"] == 0
            assert (await table.ask(keep, "events"))["room"]["moves"] == 1

    asyncio.run(play())


def test_a_room_whose_change_was_cut_short_is_read_anew(house: House) -> None:
    opened = house.open("new_york", "person", "random")
    room = opened["room"]["id"]

    async def play() -> None:
        async with house.screen(room, *tokens(opened)) as ana:
            await ana.play_out(hurried(1), 6)
            while ana.to_move() is None:
                await ana.read()
            told = dict(ana.told)
            house.app.state.hall.rooms._tables[room].broken = True
            async with house.screen(room, *tokens(opened)) as back:
                assert back.told == told
                await back.play_out(hurried(2))
                await back.until("over")

    asyncio.run(play())


def test_a_game_that_was_not_dealt_yet_is_dealt_after_the_restart(folder: Path) -> None:
    with running(settings(folder)) as house:
        room = house.open("new_york", "person", "open")["room"]["id"]
    base = sqlite3.connect(folder / "whistlestop.db")
    with base:
        base.execute("UPDATE seats SET kind = 'person' WHERE kind = 'open'")
    base.close()
    with running(settings(folder)) as house:
        assert house.get(f"/api/rooms/{room}")["phase"] == "playing"


def test_even_without_greedy_somebody_moves(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    view = observe(new_game(edition("new_york"), 2, Seeded("x")).state, 0)
    hidden = "out of order"

    def broken_for_this_view(able: Callable[..., Any]) -> Callable[..., Any]:
        """Bots of other tables may be thinking: those go on."""

        def broken(*args: Any) -> Any:
            if any(arg is view for arg in args):
                raise RuntimeError(hidden)
            return able(*args)

        return broken

    monkeypatch.setattr(company, "think", broken_for_this_view(company.think))
    monkeypatch.setattr(GreedyBot, "think", broken_for_this_view(GreedyBot.think))

    async def choose() -> None:
        bots = Company(1, 1, Readying())
        assert await bots.choose("greedy", view, "seed") == (view.moves[0], company.STAND_IN)
        bots.close()

    asyncio.run(choose())
    told = [json.loads(JsonLines().format(record)) for record in caplog.records]
    assert [line["event"] for line in told] == ["a bot failed", "greedy failed"]
    for line in told:
        assert "in broken" in line["trace"], "where it happened"
        assert "RuntimeError" in line["trace"]
        assert hidden not in line["trace"], "a message may name a hidden card"


def test_what_cannot_be_asked_for(house: House) -> None:
    opened = house.open("new_york", "person", "open")

    async def ask() -> None:
        async with house.screen(opened["room"]["id"], *tokens(opened)) as ana:
            for frame, reason in (
                ({"type": "why", "id": "w", "seat": 0, "move": "draw"}, "not-playing"),
                ({"type": "move", "id": "m", "seat": 0, "at": 0, "move": "draw"}, "not-playing"),
                ({"type": "undo", "seat": 0}, "not-playing"),
                ({"type": "look", "step": 0}, "no-such-step"),
                ({"type": "replace", "seat": 1, "bot": "greedy"}, "no-such-seat"),
                ({"type": "replace", "seat": 9, "bot": None}, "no-such-seat"),
            ):
                refused = await ana.ask(frame, "refused")
                assert refused["reason"] == reason
            assert (await ana.ask({"type": "ways", "seat": 0}, "ways"))["ways"] == []

    asyncio.run(ask())


def test_logs_are_lines_of_json() -> None:
    record = logging.LogRecord("whistlestop", logging.INFO, "", 0, "room %s", ("opened",), None)
    record.room = "abc"
    told = json.loads(JsonLines().format(record))
    assert (told["event"], told["room"], told["level"]) == ("room opened", "abc", "info")

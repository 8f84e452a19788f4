"""kill -9 at any moment: what was acknowledged is there after the restart, and the game goes on."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import Screen, tokens, wild

KILLS = 10
SEATS = [{"kind": "person"}] * 3 + [{"kind": "bot", "bot": "random"}]


class Nursery:
    """Gives birth to servers, and kills them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=Path(__file__).parent.parent.parent,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.child = 0
        self.port = self._read()

    def _read(self) -> int:
        assert self.process.stdout is not None
        return int(self.process.stdout.readline())

    def start(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{self.folder}\n")
        self.process.stdin.flush()
        self.child = self._read()

    def kill(self) -> None:
        if self.child:
            os.kill(self.child, signal.SIGKILL)
            self.child = 0

    def screen(self, room: str, secrets: list[str]) -> Screen:
        return Screen(f"ws://127.0.0.1:{self.port}/ws/{room}", secrets, 0, {})

    def close(self) -> None:
        self.kill()
        self.process.communicate()


@pytest.fixture
def nursery(folder: Path) -> Iterator[Nursery]:
    found = Nursery(folder)
    yield found
    found.close()


async def play_until_killed(
    nursery: Nursery, room: str, secrets: list[str], luck: random.Random, told: dict[int, Any]
) -> dict[str, Any] | None:
    """Play on as fast as the server lets us; the move that was under way when it died."""
    under_way: dict[str, Any] | None = None
    choose = wild(luck.randrange(10**6))
    async with nursery.screen(room, secrets) as table:
        for number, event in told.items():
            assert table.told[number] == event, "an acknowledged event is gone"
        end = asyncio.get_running_loop().call_later(luck.uniform(0.05, 0.4), nursery.kill)
        try:
            while table.room["phase"] != "over":
                seat = table.to_move()
                if seat is None:
                    await table.read()
                    continue
                under_way = table.message(seat, choose(table.views[seat]))
                await table.send(under_way)
                while (await table.until("events", "refused"))["id"] != under_way["id"]:
                    pass
                under_way = None
        except ConnectionClosed:
            pass
        end.cancel()
        told.update(table.told)
        for number in [number for number in told if number >= table.next]:
            del told[number]
    return under_way


def new_room(nursery: Nursery) -> tuple[str, list[str]]:
    opened = httpx.post(
        f"http://127.0.0.1:{nursery.port}/api/rooms",
        json={"edition": "europe", "seats": SEATS, "pace": "instant"},
    ).json()
    return opened["room"]["id"], tokens(opened)


async def send_again(table: Screen, under_way: dict[str, Any]) -> None:
    """Sent again with the same id, a move is made once: now, or before the end came."""
    await table.send(under_way)
    while (answer := await table.until("events", "refused"))["id"] != under_way["id"]:
        pass
    if answer["type"] == "events":
        made = [told for told in table.told.values() if told["step"] == answer["events"][0]["step"]]
        assert made[0]["seat"] == under_way["seat"]
        assert made[0]["number"] >= under_way["at"]
    else:
        assert answer["reason"] == "stale"


def test_nothing_acknowledged_is_lost(nursery: Nursery) -> None:
    luck = random.Random(4)
    nursery.start()
    room, secrets = new_room(nursery)

    async def play() -> None:
        nonlocal room, secrets
        told: dict[int, Any] = {}
        cut_short = 0
        for _ in range(KILLS):
            under_way = await play_until_killed(nursery, room, secrets, luck, told)
            nursery.kill()
            nursery.start()
            async with nursery.screen(room, secrets) as table:
                for number, event in told.items():
                    assert table.told[number] == event, "an acknowledged event is gone"
                if under_way is not None:
                    cut_short += 1
                    await send_again(table, under_way)
                before = table.room["moves"]
                await table.play_out(wild(1), before + 4)
                over = table.room["phase"] == "over"
                assert table.room["moves"] > before or over, "the game does not go on"
            if over:
                (room, secrets), told = new_room(nursery), {}
        assert cut_short >= 3, "hardly any kill came in the middle of a move"

    asyncio.run(play())

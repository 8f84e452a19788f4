"""Broken, foreign, repeated and oversized messages: no crash, no 5xx, no effect."""

import asyncio
import json
import random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.house import PATIENCE, Frame, House, Screen, tokens
from tests.server.meeting import Meeting
from tests.server.meeting import found as campaign_of
from tests.server.test_online import choose_tickets, two

JUNK: list[Any] = [
    None,
    True,
    -1,
    10**30,
    0.5,
    "",
    "x" * 500,
    "\u0000",
    "💥",
    [],
    {},
    [[]],
    {"a": {}},
    "draw",
]
KINDS = [
    "join",
    "move",
    "why",
    "ways",
    "odds",
    "dug",
    "look",
    "sync",
    "undo",
    "answer-undo",
    "chat",
    "pace",
    "replace",
    "lang",
    "events",
    "over",
    "seed",
    "",
]
FIELDS = [
    "tokens",
    "from",
    "id",
    "seat",
    "company",
    "at",
    "move",
    "step",
    "route",
    "yes",
    "pace",
    "bot",
    "lang",
    "undos",
    "type",
    "seed",
]


def broken(luck: random.Random, good: list[str]) -> str | bytes:
    """A frame that is wrong in one of many ways."""
    way = luck.randrange(6)
    if way == 0:
        return luck.randbytes(luck.randrange(200))
    if way == 1:
        return json.dumps(luck.choice(JUNK))
    if way == 2:
        text = luck.choice(good)
        at = luck.randrange(len(text))
        return text[:at] + chr(luck.randrange(1, 0xD7FF)) + text[at + luck.randrange(3) :]
    if way == 3:
        return luck.choice(good)[: luck.randrange(40)]
    if way == 4:
        return "[" * luck.randrange(1, 5000)
    frame = {field: luck.choice(JUNK) for field in luck.sample(FIELDS, luck.randrange(6))}
    return json.dumps({**frame, "type": luck.choice(KINDS)})


async def nag(house: House, room: str, secrets: list[str], luck: random.Random, count: int) -> int:
    """Send broken frames, with new connections when the old ones are closed: how many answers."""
    answers = 0
    address = f"ws://127.0.0.1:{house.port}/ws/{room}"
    join: Frame = {"type": "join", "tokens": secrets}
    good = [
        json.dumps(join),
        json.dumps({"type": "move", "id": "x", "company": 0, "at": 1, "move": "gather black blue"}),
        json.dumps({"type": "replace", "company": 1, "bot": None}),
        json.dumps({"type": "move", "id": "x", "seat": 0, "at": 3, "move": "claim a-b red*2"}),
        json.dumps({"type": "chat", "seat": 0, "text": "hm"}),
        json.dumps({"type": "replace", "seat": 1, "bot": "greedy"}),
    ]
    while count > 0:
        async with connect(address, compression=None, max_queue=None) as line:
            try:
                if luck.random() < 0.8:
                    await line.send(json.dumps(join))
                while count > 0:
                    count -= 1
                    await line.send(broken(luck, good))
                    if luck.random() < 0.5:
                        await asyncio.wait_for(line.recv(), PATIENCE)
                        answers += 1
            except (ConnectionClosed, TimeoutError):
                pass
    return answers


@pytest.mark.parametrize("seed", range(3))
def test_broken_frames_change_nothing(house: House, seed: int) -> None:
    luck = random.Random(seed)
    room, one, other = two(house, "europe")

    async def play() -> None:
        async with house.screen(room, one) as ana, house.screen(room, other) as bo:
            await choose_tickets(ana, bo)
            number, views = ana.next, ana.views
            assert await nag(house, room, [], luck, 150)
            assert await nag(house, room, ["not", "mine"], luck, 50)
            now = await ana.ask({"type": "sync", "from": number}, "joined")
            assert (now["next"], ana.views) == (number, views)
            assert now["events"] == []
            assert ana.room["seats"][1]["bot"] is None

    asyncio.run(play())
    assert house.get("/api/health")["ok"]


def test_broken_frames_change_no_campaign(house: House) -> None:
    luck = random.Random(5)
    campaign, (token,) = campaign_of(house, "person", "open")

    async def play() -> None:
        async with Meeting(house.port, campaign, token) as ana:
            view = ana.view
            assert await nag(house, f"campaign/{campaign}", [], luck, 150)
            assert await nag(house, f"campaign/{campaign}", ["not", "mine"], luck, 50)
            now = await ana.ask({"type": "sync"}, "campaign")
            assert (now["next"], ana.view) == (1, view)
            assert ana.info["companies"][1]["bot"] is None
            assert await nag(house, f"campaign/{campaign}", [token], luck, 100)
            await ana.ask({"type": "sync"}, "campaign")
        for line in ("nowhere", campaign[:4], "A"):
            async with connect(f"ws://127.0.0.1:{house.port}/ws/campaign/{line}") as lost:
                with pytest.raises(ConnectionClosed) as closed:
                    await lost.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4404

    asyncio.run(play())
    assert house.get("/api/health")["ok"]


def test_broken_frames_of_a_player_harm_nobody_else(house: House) -> None:
    luck = random.Random(9)
    room, one, other = two(house)

    async def play() -> None:
        async with house.screen(room, other) as bo:
            await nag(house, room, [one], luck, 150)
            again = await bo.ask({"type": "sync", "from": 0}, "joined")
            assert again["room"]["phase"] == "playing"

    asyncio.run(play())
    assert house.get("/api/health")["ok"]


def test_an_oversized_frame_ends_the_connection(house: House) -> None:
    room, one, _ = two(house)

    async def play() -> None:
        async with house.screen(room, one) as ana:
            await ana.send(json.dumps({"type": "chat", "seat": 0, "text": "x" * 20_000}))
            with pytest.raises(ConnectionClosed) as closed:
                await ana.until("chat")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        async with house.screen(room, one) as ana:
            assert ana.seats == [0]

    asyncio.run(play())


def test_frames_of_another_room_and_replayed_frames(house: House) -> None:
    room, one, other = two(house)
    elsewhere = house.open("new_york", "person", "person")

    async def play() -> None:
        async with (
            house.screen(room, one) as ana,
            house.screen(room, other) as bo,
            house.screen(room, *tokens(elsewhere)) as stranger,
        ):
            assert stranger.seats == []
            await choose_tickets(ana, bo)
            who = ana if ana.to_move() is not None else bo
            seat = who.to_move()
            assert seat is not None
            message = who.message(seat, "draw")
            await who.ask(message, "events")
            moves, number = who.room["moves"], who.next
            for screen in (stranger, who, who, bo, ana):
                frame = await screen.ask(message, "refused", "events")
                if frame["type"] == "refused":
                    assert frame["reason"] == "not-yours"
            again = await who.ask({"type": "join", "tokens": [other], "from": 0}, "refused")
            assert again["reason"] == "joined"
            await settled(ana, bo)
            assert house.get(f"/api/rooms/{room}")["moves"] == moves
            assert who.next == number

    asyncio.run(play())


async def settled(*screens: Screen) -> None:
    for screen in screens:
        await screen.ask({"type": "sync", "from": screen.next}, "joined")


def test_the_first_frame_must_be_a_join(house: House) -> None:
    room, one, _ = two(house)

    async def play() -> None:
        address = f"ws://127.0.0.1:{house.port}/ws/{room}"
        async with connect(address, compression=None) as line:
            await line.send(json.dumps({"type": "move", "id": "a", "seat": 0, "at": 0, "move": ""}))
            assert json.loads(await line.recv())["type"] == "error"
            await line.send(json.dumps({"type": "join", "tokens": [one], "from": 0}))
            assert json.loads(await line.recv())["seats"] == [0]
        async with connect(f"ws://127.0.0.1:{house.port}/ws/nowhere") as line:
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404

    asyncio.run(play())

"""Broken, foreign, repeated and oversized messages: no crash, no 5xx, no effect."""

import asyncio
import json
import random
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.house import PATIENCE, House, Screen, tokens
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
    "at",
    "move",
    "step",
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
    good = [
        json.dumps({"type": "join", "tokens": secrets, "from": 0}),
        json.dumps({"type": "move", "id": "x", "seat": 0, "at": 3, "move": "claim a-b red*2"}),
        json.dumps({"type": "chat", "seat": 0, "text": "hm"}),
        json.dumps({"type": "replace", "seat": 1, "bot": "greedy"}),
    ]
    while count > 0:
        async with connect(address, compression=None, max_queue=None) as line:
            try:
                if luck.random() < 0.8:
                    await line.send(json.dumps({"type": "join", "tokens": secrets, "from": 0}))
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


# HTTP: every call of the OpenAPI document, with anything in its parameters and bodies


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4)
    ),
    max_leaves=8,
)
ROOM = st.fixed_dictionaries(
    {},
    optional={
        "edition": st.sampled_from(["europe", "new_york", "mars"]) | JSON,
        "seats": st.lists(
            st.fixed_dictionaries(
                {"kind": st.sampled_from(["person", "open", "bot", "cat"])},
                optional={"bot": st.sampled_from(["greedy", "hal", None]), "name": st.text()},
            ),
            max_size=7,
        )
        | JSON,
        "first": st.integers(-2, 12) | st.none() | JSON,
        "lang": st.sampled_from(["en", "zh-Hans", "xx"]) | JSON,
        "public": st.booleans() | JSON,
        "pace": st.sampled_from(["calm", "brisk", "instant", "hasty"]),
        "webhook": st.sampled_from([None, "ftp://x", "http://[", "http://a:b@c", "https://x:99999"])
        | st.text(),
        "clock": st.fixed_dictionaries(
            {"kind": st.sampled_from(["none", "move", "game"]), "seconds": st.integers(-1, 10**9)}
        ),
    },
)
BODY = ROOM | JSON | st.fixed_dictionaries({"step": JSON, "seat": JSON, "bots": JSON})
WORD = st.text(max_size=12) | st.sampled_from(["0", "1", "en", "europe", "new_york", "room"])


@pytest.fixture(scope="module")
def calls(house: House) -> list[tuple[str, str]]:
    paths = house.get("/api/openapi.json")["paths"]
    found = [(method.upper(), path) for path, methods in paths.items() for method in methods]
    assert len(found) >= 12
    return found


@pytest.fixture(scope="module")
def real(house: House) -> str:
    name: str = house.open("new_york", "open", "open")["room"]["id"]
    return name


@given(data=st.data())
@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
def test_no_call_fails_with_5xx(
    house: House, calls: list[tuple[str, str]], real: str, data: st.DataObject
) -> None:
    method, path = data.draw(st.sampled_from(calls))
    for name in ("room", "seat", "name", "lang"):
        mark = "{" + name + "}"
        if mark in path:
            word = real if name == "room" and data.draw(st.booleans()) else data.draw(WORD)
            path = path.replace(mark, quote(word, safe="", errors="replace") or "-")
    query = data.draw(st.dictionaries(st.sampled_from(["edition", "x"]), WORD, max_size=2))
    if method == "POST":
        raw = data.draw(st.booleans())
        content = data.draw(st.binary(max_size=50)) if raw else json.dumps(data.draw(BODY)).encode()
        answer = house.http.request(method, path, params=query, content=content)
    else:
        answer = house.http.request(method, path, params=query)
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.json().keys() == {"error", "rule"}

"""Rooms leave the memory when nobody looks, and come back as they were."""

import asyncio
from pathlib import Path

from tests.server.house import House, hurried, running, settings, tokens


def test_a_forgotten_room_comes_back(folder: Path) -> None:
    with running(settings(folder, forget_after=0.05)) as house:
        opened = house.open("new_york", "person", "random", pace="instant")
        room = opened["room"]["id"]

        async def play() -> None:
            async with house.screen(room, *tokens(opened)) as ana:
                await ana.play_out(hurried(1), 10)
                while ana.to_move() is None:
                    await ana.read()
                told, views = dict(ana.told), dict(ana.views)
                await ana.ask({"type": "chat", "seat": 0, "text": "back soon"}, "chat")
            for _ in range(200):
                if not len(house.app.state.hall.rooms):
                    break
                await asyncio.sleep(0.05)
            assert not len(house.app.state.hall.rooms)
            async with house.screen(room, *tokens(opened)) as ana:
                assert (ana.told, ana.views) == (told, views)
                assert (await ana.until("chat"))["text"] == "back soon"
                await ana.play_out(hurried(2))
                await ana.until("over")

        asyncio.run(play())


def test_another_server_goes_on_with_the_same_folder(folder: Path) -> None:
    with running(settings(folder)) as house:
        opened = house.open("europe", "person", "open", "greedy", public=True, lang="zh-Hant")
        room = opened["room"]["id"]
    with running(settings(folder)) as house:
        assert [found["id"] for found in house.get("/api/rooms")] == [room]
        sat = house.post(f"/api/rooms/{room}/seats/1", {"name": "Bo"})
        assert sat["room"]["commitment"] == opened["room"]["commitment"]
        before = house.get(f"/api/rooms/{room}")
    with running(settings(folder)) as house:
        listed = house.get("/api/rooms")[0]
        assert (listed["phase"], listed["seats"][1]["name"]) == ("playing", "Bo")
        _moves_on(house, room, tokens(opened) + tokens(sat), before["moves"])


def _moves_on(house: House, room: str, secrets: list[str], before: int) -> None:
    async def play() -> None:
        async with house.screen(room, *secrets) as table:
            assert table.seats == [0, 1]
            await table.play_out(hurried(3), before + 8)
            assert table.room["moves"] >= before + 8

    asyncio.run(play())

"""Rooms leave the memory when nobody looks, and come back as they were."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.house import House, hurried, running, settings, tokens
from whistlestop.editions import edition
from whistlestop.rules.companies import Companies


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


def colours(info: dict[str, Any]) -> list[str]:
    return [seat["colour"] for seat in info["seats"]]


def test_everybody_may_choose_a_colour(folder: Path) -> None:
    with running(settings(folder)) as house:
        seats = [{"kind": "person", "colour": "red"}, {"kind": "open"}, {"kind": "bot"}]
        opened = house.post("/api/rooms", {"edition": "legends", "seats": seats})
        room = opened["room"]["id"]
        assert colours(opened["room"]) == ["red", "black", "blue"]
        assert [seat["name"] for seat in opened["room"]["seats"]] == ["Vermilion", "", "Cobalt"]
        for colour, status in (("red", 409), ("blue", 409), ("pink", 422)):
            house.post(f"/api/rooms/{room}/seats/1", {"name": "Bo", "colour": colour}, status)
        assert colours(house.get(f"/api/rooms/{room}")) == ["red", "black", "blue"]
        sat = house.post(f"/api/rooms/{room}/seats/1", {"colour": "yellow"})
        assert colours(sat["room"]) == ["red", "yellow", "blue"]
        assert (sat["room"]["phase"], sat["room"]["seats"][1]["name"]) == ("playing", "Saffron")
    with running(settings(folder)) as house:
        assert colours(house.get(f"/api/rooms/{room}")) == ["red", "yellow", "blue"]
        found = house.app.state.hall.rooms._tables.get(room)
        assert found.edition is edition("legends").coloured(["red", "yellow", "blue"])
        assert found.game.state.part(Companies).colours == ("red", "yellow", "blue")


def test_two_seats_of_one_colour_are_refused_and_nobody_need_choose(house: House) -> None:
    for wrong in ("red", "pink"):
        seats = [{"kind": "person", "colour": wrong}, {"kind": "bot", "colour": "red"}]
        house.post("/api/rooms", {"edition": "europe", "seats": seats}, 422)
    opened = house.open("new_york", "person", "open")
    assert colours(opened["room"]) == ["blue", "red"]
    sat = house.post(f"/api/rooms/{opened['room']['id']}/seats/1", {"colour": None})
    assert colours(sat["room"]) == ["blue", "red"]
    assert house.app.state.hall.rooms._tables[sat["room"]["id"]].row.colours is None

"""Whole games over the wire, in every edition, from the first room to the record."""

import asyncio

import pytest

from tests.server.house import House, hurried, tokens, wild
from whistlestop import record as records
from whistlestop.editions import edition, names


@pytest.mark.parametrize("name", names())
def test_a_whole_game_against_bots(house: House, name: str) -> None:
    opened = house.open(name, "person", "greedy", "random", public=True)
    room = opened["room"]["id"]
    assert any(found["id"] == room for found in house.get("/api/rooms"))

    async def play() -> None:
        async with house.screen(room, *tokens(opened)) as ana:
            assert ana.seats == [0]
            await ana.play_out(hurried(1))
            over = await ana.until("over")
            assert sorted(ana.told) == list(range(ana.next))
            assert over["result"] == ana.room["result"]
            assert not ana.views[0]["phases"]
        async with house.screen(room) as late:
            assert late.seats == []
            again = await late.until("over")
            assert again == over

    asyncio.run(play())
    text = house.http.get(f"/api/rooms/{room}/record").text
    record = records.read(text.split("\n"), "the record")
    assert records.verify(record) == []
    assert record.commitment == opened["room"]["commitment"]
    assert all(found["id"] != room for found in house.get("/api/rooms"))


@pytest.mark.parametrize("name", names())
def test_the_most_players_at_one_screen(house: House, name: str) -> None:
    most = edition(name).seats[-1]
    opened = house.open(name, *["person"] * most, first=1)
    assert len(opened["seats"]) == most

    async def play() -> None:
        async with house.screen(opened["room"]["id"], *tokens(opened)) as table:
            assert table.seats == list(range(most))
            await table.play_out(wild(3), 120)
            assert table.room["moves"] == 120 or table.room["phase"] == "over"
            assert table.told[0]["event"] == {"type": "GameBegan", "first": 1}

    asyncio.run(play())


def test_bots_alone_play_while_somebody_watches(house: House) -> None:
    opened = house.open("new_york", "greedy", "random")
    assert opened["seats"] == []
    assert opened["room"]["host"] is None

    async def watch() -> None:
        async with house.screen(opened["room"]["id"]) as crowd:
            assert crowd.views.keys() == {None}
            await crowd.ask({"type": "pace", "pace": "instant"}, "presence")
            await crowd.until("over")

    asyncio.run(watch())


def test_a_branch_goes_on_from_a_finished_game(house: House) -> None:
    opened = house.open("new_york", "person", "random")
    room = opened["room"]["id"]
    house.post(f"/api/rooms/{room}/branch", {"step": 5, "seat": 1, "bots": "greedy"}, 409)

    async def play() -> None:
        async with house.screen(room, *tokens(opened)) as ana:
            await ana.play_out(hurried(2))
            told = dict(ana.told)
            looked = await ana.ask({"type": "look", "step": 5, "seat": 1}, "look")
        house.post(f"/api/rooms/{room}/branch", {"step": 5000, "seat": 1}, 422)
        house.post(f"/api/rooms/{room}/branch", {"step": 5, "seat": 4}, 422)
        house.post(f"/api/rooms/{room}/branch", {"step": 5, "seat": 1, "bots": "nobody"}, 422)
        again = house.post(f"/api/rooms/{room}/branch", {"step": 5, "seat": 1, "bots": "greedy"})
        assert again["room"]["branch"] == {"room": room, "step": 5}
        assert again["room"]["commitment"] != opened["room"]["commitment"]
        assert [seat["kind"] for seat in again["room"]["seats"]] == ["bot", "person"]
        async with house.screen(again["room"]["id"], *tokens(again)) as other:
            before = [event for event in told.values() if event["step"] <= 5]
            seen = [event for event in other.told.values() if event["step"] <= 5]
            assert len(seen) == len(before) == looked["next"]
            assert other.room["undo"] == [0, 0] or other.room["moves"] > 5
            await other.play_out(hurried(3))
            await other.until("over")

    asyncio.run(play())


def test_looking_back_shows_what_was_seen_then(house: House) -> None:
    opened = house.open("europe", "person", "greedy")

    async def play() -> None:
        async with house.screen(opened["room"]["id"], *tokens(opened)) as ana:
            seen = {}
            for _ in range(12):
                while ana.to_move() is None:
                    await ana.read()
                seen[ana.room["moves"]] = (ana.next, ana.views[0])
                await ana.move(0, hurried(4)(ana.views[0]))
            for step, (number, view) in seen.items():
                back = await ana.ask({"type": "look", "step": step}, "look")
                assert (back["next"], back["views"]) == (number, [view])
            refused = await ana.ask({"type": "look", "step": 0, "seat": 1}, "refused")
            assert refused["reason"] == "not-yours"
            refused = await ana.ask({"type": "look", "step": 9999}, "refused")
            assert refused["reason"] == "no-such-step"

    asyncio.run(play())

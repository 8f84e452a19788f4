"""The games of a campaign: a room each, written down once, whatever happens in between."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, hurried, running, settings
from tests.server.meeting import PACK, Meeting, at, bearer, found, go_on
from whistlestop import record as records
from whistlestop.core.edition import Edition
from whistlestop.server.rooms import Rooms


def meet(house: House, campaign: str, *tokens: str) -> Meeting:
    return Meeting(house.port, campaign, *tokens)


def steps(folder: Path, campaign: str) -> list[tuple[int, str | None]]:
    """The steps on the shelf: number and move."""
    base = sqlite3.connect(folder / "campaigns.db")
    query = "SELECT number, move FROM steps WHERE campaign = ? ORDER BY number"
    rows = base.execute(query, (campaign,)).fetchall()
    base.close()
    return rows


def test_a_game_has_a_room_with_the_same_players(house: House) -> None:
    campaign, secrets = found(house, "person", "open", "random", lang="zh-Hans")
    path = f"/api/campaigns/{campaign}"
    secrets += [house.post(f"{path}/companies/1", {"name": "Bo"})["seats"][0]["token"]]

    async def play() -> None:
        async with meet(house, campaign, *secrets) as table:
            await go_on(table, secrets, at("play", 1), house.screen)
            room = table.info["room"]
            info = house.get(f"/api/rooms/{room}")
            assert info["campaign"] == {"id": campaign, "game": 1}
            assert info["edition"] == table.info["edition"]
            assert (info["lang"], info["host"], info["phase"]) == ("zh-Hans", 0, "playing")
            assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
            assert info["seats"][1]["name"] == "Bo"
            assert info["seats"][2]["name"] == table.view["companies"][2]["name"]["zh-Hans"]
            async with house.screen(room, *secrets) as players:
                assert players.seats == [0, 1]
            async with house.screen(room, secrets[1]) as bo:
                assert bo.seats == [1]
            assert house.post(f"/api/rooms/{room}/seats/1", {"name": "Cy"}, 409)

    asyncio.run(play())


def test_the_edition_of_a_room_and_of_a_campaign(house: House) -> None:
    plain = house.open("new_york", "person", "random")["room"]["id"]
    assert house.get(f"/api/rooms/{plain}/edition") == house.get("/api/editions/new_york")
    campaign, secrets = found(house, "person", "greedy")
    base = house.get("/api/editions/legends")

    async def play() -> None:
        async with meet(house, campaign, *secrets) as ana:
            now = house.get(f"/api/campaigns/{campaign}/edition")
            await go_on(ana, secrets, at("play", 1), house.screen)
            chapter = house.get(f"/api/rooms/{ana.info['room']}/edition")
            for told in (now, chapter):
                assert {city["id"] for city in told["cities"]} == {c["id"] for c in base["cities"]}
                assert told["layout"]["routes"].keys() == {r["id"] for r in told["routes"]}
            assert chapter["colours"] == ["black", "blue"]
            assert chapter["seats"] == [2, 2]
            assert chapter["trains"] == ana.view["play"]["cars"]
            assert {"EV-01"} <= chapter["things"].keys()
            assert chapter["rules"] == base["rules"]

    asyncio.run(play())
    house.get("/api/rooms/nowhere/edition", 404)


def test_three_games_are_played_written_down_and_looked_back_at(house: House) -> None:
    campaign, secrets = found(house, "person", "greedy", "random")

    async def play() -> None:
        async with meet(house, campaign, *secrets) as ana:
            for game in (1, 2, 3):
                await go_on(ana, secrets, at("end", game), house.screen)
                slip = ana.view["companies"][0]["slips"][-1]
                room = house.get(f"/api/rooms/{ana.info['games'][-1]['room']}")
                assert (slip["game"], slip["total"]) == (game, room["result"]["totals"][0])
            await go_on(ana, secrets, lambda m: m.view["game"] == 4, house.screen)
            assert [one["game"] for one in ana.info["games"]] == [1, 2, 3]
            assert len(ana.view["chronicle"]) == 3
            for one in ana.info["games"]:
                text = house.http.get(f"/api/rooms/{one['room']}/record").text
                record = records.read(text.split("\n"), "the record")
                assert records.verify(record) == []

    asyncio.run(play())


def test_a_game_that_was_written_down_stays_and_a_branch_is_no_part_of_it(house: House) -> None:
    campaign, secrets = found(house, "person", "random")

    async def play() -> None:
        async with meet(house, campaign, *secrets) as ana:
            await go_on(ana, secrets, at("play", 1), house.screen)
            room = ana.info["room"]
            house.post(f"/api/rooms/{room}/branch", {"step": 3}, 409)
            await go_on(ana, secrets, at("end", 1), house.screen)
            async with house.screen(room, *secrets) as table:
                assert table.room["phase"] == "over"
                refused = await table.ask({"type": "undo", "seat": 0}, "refused")
                assert refused["reason"] == "no-undo"
                assert "campaign" in refused["text"]
                await table.ask({"type": "look", "step": 4, "seat": 1}, "look")
            branch = house.post(f"/api/rooms/{room}/branch", {"step": 3, "seat": 0})
            name = branch["room"]["id"]
            assert branch["room"]["campaign"] is None
            assert house.get(f"/api/rooms/{name}/edition")["trains"] == 20
            async with house.screen(name, branch["seats"][0]["token"]) as other:
                await other.play_out(hurried(4))
                await other.until("over")
            after = await ana.ask({"type": "sync"}, "campaign")
            assert after["next"] == ana.next
            assert len(ana.view["companies"][0]["slips"]) == 1

    asyncio.run(play())


def test_the_next_server_rebuilds_the_game_and_writes_it_down_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings(folder)) as house:
        campaign, secrets = found(house, "person", "random")

        async def begin() -> tuple[str, dict[str, Any]]:
            async with meet(house, campaign, *secrets) as ana:
                await go_on(ana, secrets, at("play", 1), house.screen)
                async with house.screen(ana.info["room"], *secrets) as table:
                    await table.play_out(hurried(1), 7)
                    while table.to_move() is None:
                        await table.read()
                    return ana.info["room"], table.views[0]

        room, view = asyncio.run(begin())
    from whistlestop.campaign.chapter import chapter as chapters

    chapters._made.cache_clear()
    with running(settings(folder)) as house:
        # The game ends, and the server dies before the campaign hears of it.
        with monkeypatch.context() as deaf:
            deaf.setattr(Rooms, "_over", lambda self, row: None)

            async def end() -> None:
                async with house.screen(room, *secrets) as table:
                    assert table.views[0] == view
                    await table.play_out(hurried(2))
                    await table.until("over")

            asyncio.run(end())
        assert not any(move is None for number, move in steps(folder, campaign) if number)
    with running(settings(folder)) as house:
        house.get(f"/api/rooms/{room}")  # opening the room is enough

        async def look() -> None:
            async with meet(house, campaign, *secrets) as ana:
                while ana.stage == "play":
                    await ana.read()
                assert ana.stage == "end"
                assert len(ana.view["chronicle"]) == 1

        asyncio.run(look())
        house.get(f"/api/campaigns/{campaign}")
        house.get(f"/api/rooms/{room}")
    recorded = [number for number, move in steps(folder, campaign) if move is None]
    assert len(recorded) == 2, "the founding, and one game"


def test_a_room_that_was_not_opened_is_opened_later(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*args: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    with running(settings(folder)) as house:
        campaign, secrets = found(house, "person", "random")

        async def play() -> None:
            async with meet(house, campaign, *secrets) as ana:
                with monkeypatch.context() as full:
                    full.setattr(house.app.state.hall.store, "create", broken)
                    await go_on(ana, secrets, at("play", 1), house.screen)
                    assert ana.info["room"] is None
                async with meet(house, campaign, *secrets) as again:
                    assert again.info["room"] is not None

        asyncio.run(play())


def test_a_company_that_changes_hands_does_so_in_its_game_too(house: House) -> None:
    campaign, secrets = found(house, "person", "open", "open")

    async def play() -> None:
        async with meet(house, campaign, *secrets) as ana:
            for company in (1, 2):
                await ana.ask({"type": "replace", "company": company, "bot": "greedy"}, "presence")
            await go_on(ana, secrets, at("play", 1), house.screen)
            room = ana.info["room"]
            assert house.get(f"/api/rooms/{room}")["seats"][1]["kind"] == "bot"
            back = {"type": "replace", "company": 2, "bot": None}
            assert (await ana.ask(back, "refused"))["reason"] == "open-company"
            sat = house.post(f"/api/campaigns/{campaign}/companies/1", {"name": "Bo"})
            token = sat["seats"][0]["token"]
            async with house.screen(room, token) as bo:
                assert bo.seats == [1]
                assert bo.room["seats"][1]["name"] == "Bo"
            await ana.send({"type": "replace", "company": 0, "bot": "random"})
            while ana.info["companies"][0]["bot"] is None:
                await ana.read()
            async with house.screen(room) as crowd:
                while crowd.room["seats"][0]["bot"] != "random":
                    await crowd.read()

    asyncio.run(play())


def test_a_chapter_is_an_edition(house: House) -> None:
    """What the room plays is found again from its recipe alone."""
    campaign, secrets = found(house, "person", "random")

    async def play() -> None:
        async with meet(house, campaign, *secrets) as ana:
            await go_on(ana, secrets, at("play", 1), house.screen)
            room = house.app.state.hall.rooms._tables[ana.info["room"]]
            assert isinstance(room.edition, Edition)
            assert json.loads(room.row.recipe)["pack"] == PACK
            head = bearer(secrets[0])
            path = f"/api/rooms/{ana.info['room']}/record"
            assert house.http.get(path, headers=head).status_code == 200
            assert house.http.get(path).status_code == 403

    asyncio.run(play())

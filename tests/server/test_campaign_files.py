"""Campaigns as files, rewound, and opened by two programs at once: the original stays untouched."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import GENEROUS, House, running, settings
from tests.server.meeting import PACK, Meeting, at, bearer, found, go_on
from whistlestop.campaign import Shelf, Volume, find_pack, parse_move
from whistlestop.campaign.between.gathering import Gather
from whistlestop.savefile import Chain


@pytest.fixture(scope="module")
def second(house: House) -> tuple[str, list[str]]:
    """A campaign that stands before its second game."""
    campaign, secrets = found(house, "person", "person", "random", name="Second", lang="zh-Hant")

    async def play() -> None:
        async with Meeting(house.port, campaign, *secrets) as table:
            await go_on(table, secrets, at("between", 2), house.screen)

    asyncio.run(play())
    return campaign, secrets


def exported(house: House, campaign: str, token: str) -> bytes:
    answer = house.http.get(f"/api/campaigns/{campaign}/export", headers=bearer(token))
    assert answer.status_code == 200
    assert campaign in answer.headers["content-disposition"]
    return answer.content


def brought(house: House, data: bytes, status: int = 201) -> Any:
    answer = house.http.post("/api/campaigns/import", content=data)
    assert answer.status_code == status, answer.text
    return answer.json()


def shown(house: House, campaign: str, *tokens: str) -> Any:
    head = bearer(*tokens) if tokens else {}
    return house.http.get(f"/api/campaigns/{campaign}", headers=head).json()


def test_out_and_in_again_is_the_same_campaign(house: House, second: tuple[str, list[str]]) -> None:
    campaign, secrets = second
    data = exported(house, campaign, secrets[1])
    answer = brought(house, data)
    info = answer["campaign"]
    assert answer["seats"] == []
    assert info["id"] != campaign
    assert (info["name"], info["host"]) == ("Second", None)
    assert all(company["open"] for company in info["companies"])
    assert shown(house, info["id"])["views"] == shown(house, campaign)["views"]
    for number in (0, 2):
        sat = house.post(f"/api/campaigns/{info['id']}/companies/{number}", {"name": "Eve"})
        token = sat["seats"][0]["token"]
        mine = shown(house, info["id"], token)
        assert mine["companies"] == [number]
        assert mine["campaign"]["host"] == 0
    again = brought(house, exported(house, info["id"], token))
    assert shown(house, again["campaign"]["id"])["views"] == shown(house, campaign)["views"]


def test_who_may_not_take_the_file(house: House, second: tuple[str, list[str]]) -> None:
    campaign, _ = second
    _, (stranger,) = found(house, "person", "random")
    path = f"/api/campaigns/{campaign}/export"
    for head in ({}, bearer("no"), bearer(stranger), {"Authorization": "Basic x"}):
        answer = house.http.get(path, headers=head)
        assert answer.status_code == 403
        assert "plays" in answer.json()["error"]


def damaged(data: bytes) -> Iterator[tuple[bytes, str]]:
    lines = data.decode().splitlines()
    yield b"", "empty"
    yield b"\xff\xfe", "UTF-8"
    yield b"hello", "JSON"
    yield b'{"whistlestop": 1, "edition": "europe", "pack": "lantern_line"}', "first line"
    yield "\n".join(lines[:-1]).encode(), "cut off"
    yield data.replace(b"gather black", b"gather green", 1), "changed"
    yield "\n".join([lines[0], *lines[2:]]).encode(), "missing"
    yield b"[" * 100_000, "JSON"


def test_a_damaged_file_is_refused_with_one_sentence(
    house: House, second: tuple[str, list[str]]
) -> None:
    campaign, secrets = second
    before = shown(house, campaign, *secrets)
    data = exported(house, campaign, secrets[0])
    for broken, said in damaged(data):
        assert said in brought(house, broken, 422)["error"]
    assert shown(house, campaign, *secrets) == before
    assert exported(house, campaign, secrets[0]) == data


def rewritten(data: bytes, change: Any) -> bytes:
    """A file with something changed, and checksums that fit."""
    chain, lines = Chain(), []
    for line in data.decode().splitlines():
        row = json.loads(line)
        row.pop("sum")
        lines.append(chain.add(change(row)))
    return "\n".join(lines).encode()


def test_a_forged_file_can_do_no_harm(
    house: House, second: tuple[str, list[str]], tmp_path: Path
) -> None:
    data = exported(house, *second[:1], second[1][0])

    def other_pack(row: dict[str, Any]) -> dict[str, Any]:
        return {**row, "pack": str(tmp_path)} if "pack" in row else row

    def newer(row: dict[str, Any]) -> dict[str, Any]:
        return {**row, "whistlestop-campaign": 99} if "pack" in row else row

    def nonsense(row: dict[str, Any]) -> dict[str, Any]:
        facts = row.get("facts", ())
        for fact in facts:
            if fact["type"] == "EventCame":
                fact["event"] = "EV-99"
        return row

    def strangers(row: dict[str, Any]) -> dict[str, Any]:
        for fact in row.get("facts", ()):
            if fact["type"] == "Founded":
                fact["colours"] = ["pink", "grey", "mauve"]
        return row

    for change, said in (
        (other_pack, "pack that is not here"),
        (newer, "newer"),
        (nonsense, "do not follow"),
        (strangers, "fit together"),
    ):
        problem = brought(house, rewritten(data, change), 422)["error"]
        assert said in problem
        assert str(tmp_path) not in problem
    assert brought(house, rewritten(data, lambda row: row))["campaign"]["game"] == 2


def test_a_file_that_is_too_long(folder: Path) -> None:
    few = type(GENEROUS)(campaign=1000, calls_per_second=1e6)
    with running(settings(folder, limits=few)) as house:
        assert "too long" in brought(house, b"x" * 1001, 413)["error"]


def test_rewound_to_before_a_game_as_a_new_campaign(
    house: House, second: tuple[str, list[str]]
) -> None:
    campaign, secrets = second
    path = f"/api/campaigns/{campaign}/rewind"
    before = shown(house, campaign, *secrets)
    for game in (3, 12, 99):
        answer = house.http.post(path, json={"game": game}, headers=bearer(secrets[0]))
        assert answer.status_code == 422
        assert f"game {game}" in answer.json()["error"]
    assert house.http.post(path, json={"game": 0}, headers=bearer(secrets[0])).status_code == 422
    answer = house.http.post(path, json={"game": 1}, headers=bearer(*secrets[:1], "no")).json()
    info = answer["campaign"]
    assert info["branch"] == {"campaign": campaign, "game": 1}
    assert (info["game"], info["stage"], info["games"]) == (1, "between", [])
    assert answer["seats"] == [{"company": 0, "token": secrets[0]}]
    assert shown(house, campaign, *secrets) == before

    async def play() -> None:
        async with Meeting(house.port, info["id"], *secrets) as table:
            assert table.companies == [0, 1]
            await go_on(table, secrets, at("end", 1), house.screen)
            assert table.info["games"][0]["room"] != before["campaign"]["games"][0]["room"]

    asyncio.run(play())
    late = house.http.post(path, json={"game": 2}, headers=bearer(secrets[0])).json()["campaign"]
    assert late["games"] == before["campaign"]["games"]
    assert shown(house, late["id"], *secrets)["views"] == before["views"]


def test_a_campaign_played_on_by_another_program_is_read_anew(folder: Path) -> None:
    with running(settings(folder)) as house:
        campaign, secrets = found(house, "person", "person")

        async def play() -> None:
            async with Meeting(house.port, campaign, *secrets) as table:
                shelf = Shelf(folder)
                other = Volume.take(shelf, campaign)
                other.play(Gather(("black", "blue")), 1)
                refused = await table.move(0, "gather black blue")
                assert refused["reason"] == "elsewhere"
                assert (table.stage, table.next) == ("setup", 2)
                other.play(parse_move(other.campaign, "read"), 0)
                synced = await table.ask({"type": "sync"}, "campaign")
                assert synced["next"] == 3
                shelf.close()
                await go_on(table, secrets, at("play", 1), house.screen)
                assert table.info["room"]

        asyncio.run(play())


def test_a_campaign_made_elsewhere_has_open_companies(folder: Path) -> None:
    shelf = Shelf(folder)
    campaign = Volume.begin(shelf, find_pack(PACK), ["red", "green"], name="By hand").id
    shelf.close()
    with running(settings(folder)) as house:
        info = house.get(f"/api/campaigns/{campaign}")["campaign"]
        assert (info["name"], info["host"], info["lang"]) == ("By hand", None, "en")
        assert [company["open"] for company in info["companies"]] == [True, True]
        secrets = [
            house.post(f"/api/campaigns/{campaign}/companies/{n}", {})["seats"][0]["token"]
            for n in (1, 0)
        ]

        async def play() -> None:
            async with Meeting(house.port, campaign, *secrets) as table:
                assert (table.companies, table.info["host"]) == ([0, 1], 1)
                await go_on(table, secrets, at("play", 1), house.screen)

        asyncio.run(play())


def test_tokens_and_seeds_stay_at_home(house: House, second: tuple[str, list[str]]) -> None:
    campaign, secrets = second
    data = b"".join(
        path.read_bytes() for path in house.settings.data.iterdir() if "campaigns" in path.name
    )
    assert campaign.encode() in data
    assert not any(token.encode() in data for token in secrets)
    shelf = Shelf(house.settings.data)
    seed = Volume.take(shelf, campaign).row.seed
    shelf.close()
    assert seed.encode() not in exported(house, campaign, secrets[0])
    assert seed not in house.http.get(f"/api/campaigns/{campaign}").text

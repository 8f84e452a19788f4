"""Campaigns between games: companies, decisions, refusals, and people at several screens."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, running, settings
from tests.server.meeting import PACK, Meeting, at, bearer, companies, found, go_on


def meet(house: House, campaign: str, *tokens: str, **more: Any) -> Meeting:
    return Meeting(house.port, campaign, *tokens, **more)


def test_packs_tell_no_more_than_their_cover(house: House) -> None:
    pack = next(found for found in house.get("/api/packs") if found["id"] == PACK)
    assert pack["printed"] == 12
    assert len(pack["years"]) == 12
    assert pack["seats"] == [2, 5]
    assert [company["colour"] for company in pack["companies"]][:2] == ["black", "blue"]
    assert pack["title"].keys() == pack["about"].keys() == {"en", "zh-Hans", "zh-Hant"}


def test_a_campaign_is_founded(house: House) -> None:
    answer = house.post(
        "/api/campaigns",
        {
            "pack": PACK,
            "name": " The \u202e Long Way ",
            "lang": "zh-Hans",
            "companies": [
                {"colour": "green", "kind": "person", "name": "Ana"},
                {"colour": "red", "kind": "open"},
                {"colour": "black", "kind": "bot"},
            ],
        },
    )
    info = answer["campaign"]
    assert (info["name"], info["lang"], info["host"]) == ("The Long Way", "zh-Hans", 0)
    assert (info["game"], info["year"], info["stage"], info["next"]) == (1, 1865, "between", 1)
    assert info["companies"][0]["name"] == "Ana"
    assert [one["bot"] for one in info["companies"]] == [None, None, "greedy"]
    assert [seat["company"] for seat in answer["seats"]] == [0]
    token = answer["seats"][0]["token"]
    path = f"/api/campaigns/{info['id']}"
    mine = house.http.get(path, headers=bearer(token)).json()
    assert mine["companies"] == [0]
    assert [view["me"] for view in mine["views"]] == [0]
    assert mine["views"][0]["moves"]
    seen = house.get(path)
    assert (seen["companies"], seen["views"][0]["me"]) == ([], None)
    assert seen["views"][0]["moves"] == []
    assert token not in house.http.get(path).text


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"pack": "nowhere"}, "pack"),
        ({"pack": "/etc"}, "pack"),
        ({"companies": companies("person")}, "companies"),
        ({"companies": [*companies("person"), *companies("person")]}, "colour"),
        ({"companies": [{"colour": "pink", "kind": "person"}] * 2}, "pink"),
        ({"companies": companies("person", "hal")}, "hal"),
        ({"companies": [{"colour": "red", "kind": "open", "bot": "greedy"}] * 2}, "colour"),
        ({"lang": "tlh"}, "tlh"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_what_cannot_be_founded(house: House, change: dict[str, Any], said: str) -> None:
    body = {"pack": PACK, "companies": companies("person", "greedy"), **change}
    assert said in house.post("/api/campaigns", body, 422)["error"]


def test_unknown_campaigns_and_companies(house: House) -> None:
    campaign, _ = found(house, "person", "open")
    for name in ("nowhere", "A", campaign[:5], f"{campaign}x"):
        house.get(f"/api/campaigns/{name}", 404)
        house.get(f"/api/campaigns/{name}/edition", 404)
        house.get(f"/api/campaigns/{name}/export", 404)
        house.post(f"/api/campaigns/{name}/companies/0", {}, 404)
        house.post(f"/api/campaigns/{name}/rewind", {"game": 1}, 404)
    house.post(f"/api/campaigns/{campaign}/companies/2", {"name": "Cy"}, 404)
    house.post(f"/api/campaigns/{campaign}/companies/0", {"name": "Cy"}, 409)
    house.get(f"/api/campaigns/{campaign}/export", 403)
    house.post(f"/api/campaigns/{campaign}/rewind", {"game": 1}, 403)


def test_c_62_a_game_may_not_count_only_for_a_company_of_a_bot(house: House) -> None:
    campaign, (one, _) = found(house, "person", "person", "greedy")

    async def play() -> None:
        async with meet(house, campaign, one) as ana:
            assert (await ana.move(0, "uncount black"))["reason"] == "not-a-bot"
            agreed = await ana.move(0, "uncount green")
            assert agreed["views"][0]["uncounted"] == [2]
            back = {"type": "replace", "company": 2, "bot": None}
            await ana.ask(back, "presence")
            house.post(f"/api/campaigns/{campaign}/companies/2", {"name": "Cy"})
            refused = await ana.move(0, "gather black blue green")
            assert refused["reason"] == "not-a-bot"
            await ana.move(0, "count green")
            assert (await ana.move(0, "gather black blue green"))["type"] == "campaign"

    asyncio.run(play())


def test_two_screens_an_open_company_and_who_may_decide(house: House) -> None:
    campaign, (one,) = found(house, "person", "open", "greedy")

    async def play() -> None:
        async with meet(house, campaign, one) as ana, meet(house, campaign) as crowd:
            assert (ana.companies, crowd.companies) == ([0], [])
            assert ana.info["waiting"] == [0, 1, 2]
            refused = await ana.move(0, "gather black blue green")
            assert refused["reason"] == "open-company"
            sat = house.post(f"/api/campaigns/{campaign}/companies/1", {"name": "Bo"})
            other = sat["seats"][0]["token"]
            assert (await ana.until("presence"))["campaign"]["companies"][1]["name"] == "Bo"
            house.post(f"/api/campaigns/{campaign}/companies/1", {"name": "Cy"}, 409)
            async with meet(house, campaign, other, lang="zh-Hant") as bo:
                assert bo.companies == [1]
                assert (await ana.until("presence"))["campaign"]["companies"][1]["here"]
                assert (await crowd.move(0, "read"))["reason"] == "not-yours"
                assert (await bo.move(0, "read"))["reason"] == "not-yours"
                assert (await bo.move(1, "fly"))["reason"] == "unreadable"
                assert (await bo.move(1, "gather black mauve"))["reason"] == "unreadable"
                few = await bo.move(1, "gather blue")
                assert (few["rule"], few["reason"]) == ("C-60", "few-companies")
                assert not few["text"].isascii()
                wrong = await ana.move(0, "read")
                assert (wrong["type"], wrong["reason"]) == ("refused", "not-asked")
                assert wrong["text"].isascii()
                assert " " in wrong["text"]
                why = {"type": "why", "id": "w", "company": 0, "move": "read"}
                told = await ana.ask(why, "why")
                assert (told["reason"], told["text"]) == (wrong["reason"], wrong["text"])
                told = await ana.ask({**why, "move": "gather black blue"}, "why")
                assert (told["rule"], told["reason"], told["text"]) == (None, None, None)

                message = bo.message(1, "gather black blue green", "one")
                first = await bo.ask(message, "campaign")
                assert (first["id"], first["next"]) == ("one", 2)
                seen = await ana.until("campaign")
                assert (seen["id"], seen["next"], ana.stage) == ("one", 2, "setup")
                again = await bo.ask(message, "campaign")
                assert (again["id"], again["next"]) == ("one", 2)
                assert (await bo.ask({**message, "id": "two"}, "refused"))["reason"] == "stale"
                joined = await bo.ask({"type": "join", "tokens": [one]}, "refused")
                assert joined["reason"] == "joined"
                lang = await bo.ask({"type": "lang", "lang": "tlh"}, "refused")
                assert lang["reason"] == "no-such-language"
                await crowd.until("campaign")
                synced = await crowd.ask({"type": "sync"}, "campaign")
                assert (synced["next"], synced["id"]) == (2, None)

    asyncio.run(play())


def test_at_one_screen_with_bots_to_the_first_game(house: House) -> None:
    campaign, secrets = found(house, "person", "person", "greedy")

    async def play() -> None:
        async with meet(house, campaign, *secrets) as table:
            assert table.companies == [0, 1]
            await go_on(table, secrets, at("play", 1), house.screen)
            assert table.info["waiting"] == []
            assert table.view["asked"] is None
            assert [card["kind"] for card in table.view["story"]][-1] == "PAUSE"
            room = table.info["room"]
            assert table.info["games"] == [{"game": 1, "room": room}]
            refused = await table.move(0, "read")
            assert refused["type"] == "refused"
        async with meet(house, campaign, secrets[1]) as back:
            assert (back.companies, back.info["room"]) == ([1], room)

    asyncio.run(play())


def test_bots_alone_decide_while_somebody_watches(house: House) -> None:
    campaign, secrets = found(house, "greedy", "random")
    assert secrets == []

    async def watch() -> None:
        async with meet(house, campaign) as crowd:
            while crowd.stage != "play":
                await crowd.read()
            room = crowd.info["room"]
            async with house.screen(room) as table:
                await table.until("over")
            await crowd.until("campaign")
            while crowd.view["game"] == 1:
                await crowd.read()
            assert crowd.view["chronicle"][0]["game"] == 1

    asyncio.run(watch())


def test_bots_keep_the_pace(house: House) -> None:
    campaign, secrets = found(house, "person", "random", pace="brisk")

    async def play() -> None:
        async with meet(house, campaign, *secrets) as ana:
            assert ana.info["pace"] == "brisk"
            await ana.send({"type": "replace", "company": 0, "bot": "greedy"})
            assert (await ana.until("thinking"))["company"] == 0
            await ana.ask({"type": "pace", "pace": "instant"}, "presence")
            while ana.stage != "play":
                await ana.read()
            async with meet(house, campaign) as crowd:
                refused = await crowd.ask({"type": "pace", "pace": "calm"}, "refused")
                assert refused["reason"] == "not-host"

    asyncio.run(play())


def test_the_host_hands_companies_over_and_back(house: House) -> None:
    campaign, (one,) = found(house, "person", "open", "open", "greedy")
    sat = house.post(f"/api/campaigns/{campaign}/companies/1", {"name": "Bo"})
    other = sat["seats"][0]["token"]

    async def play() -> None:
        async with meet(house, campaign, one) as ana:
            async with meet(house, campaign, other) as bo:
                give = {"type": "replace", "company": 0, "bot": "greedy"}
                assert (await bo.ask(give, "refused"))["reason"] == "not-host"
                here = await ana.ask({**give, "company": 1}, "refused")
                assert here["reason"] == "not-abandoned"
                for company, bot, reason in (
                    (1, "hal", "no-such-bot"),
                    (7, "greedy", "no-such-company"),
                ):
                    frame = {"type": "replace", "company": company, "bot": bot}
                    assert (await ana.ask(frame, "refused"))["reason"] == reason
            while ana.info["companies"][1]["here"]:
                await ana.read()
            for company in (1, 2):
                frame = {"type": "replace", "company": company, "bot": "random"}
                given = (await ana.ask(frame, "presence"))["campaign"]["companies"][company]
                assert (given["bot"], given["open"]) == ("random", company == 2)
            freed = await ana.ask({"type": "replace", "company": 3, "bot": None}, "presence")
            assert freed["campaign"]["companies"][3]["open"]
            nobody = await ana.move(0, "gather black blue green yellow")
            assert nobody["reason"] == "open-company"
            assert (await ana.move(0, "gather black blue green"))["type"] == "campaign"
            async with meet(house, campaign, other) as bo:
                assert (await bo.move(1, "read"))["reason"] == "handed-over"
                back = await bo.ask({"type": "replace", "company": 1, "bot": None}, "presence")
                assert back["campaign"]["companies"][1]["bot"] is None
                assert (await bo.move(1, "read"))["type"] == "campaign"

    asyncio.run(play())


def test_a_company_joins_late_and_one_leaves(house: House) -> None:
    campaign, secrets = found(house, "person", "person", "greedy")

    async def play() -> None:
        async with meet(house, campaign, *secrets) as table:
            await table.move(0, "join yellow")
            assert table.info["companies"][3] == {
                "company": 3,
                "colour": "yellow",
                "name": "",
                "kind": "open",
                "bot": None,
                "here": False,
                "open": True,
            }
            late = house.post(f"/api/campaigns/{campaign}/companies/3", {"name": "Di"})
            token = late["seats"][0]["token"]
            async with meet(house, campaign, token) as di:
                refused = await di.move(3, "leave blue")
                assert refused["reason"] == "not-yours"
                assert (await di.move(3, "leave yellow"))["type"] == "campaign"
                gone = await di.move(3, "gather black yellow")
                assert gone["reason"] in ("company-left", "not-your-decision")
            await table.ask({"type": "sync"}, "campaign")
            assert (await table.move(0, "leave green"))["type"] == "campaign"
            assert (await table.move(0, "gather black blue"))["type"] == "campaign"

    asyncio.run(play())


def test_a_forgotten_campaign_comes_back(folder: Path) -> None:
    with running(settings(folder, forget_after=0.05)) as house:
        campaign, secrets = found(house, "person", "greedy", name="Home")

        async def play() -> None:
            async with meet(house, campaign, *secrets) as ana:
                await ana.move(0, "gather black blue")
                before = ana.views
            for _ in range(200):
                if not len(house.app.state.hall.campaigns):
                    break
                await asyncio.sleep(0.05)
            assert not len(house.app.state.hall.campaigns)
            async with meet(house, campaign, *secrets) as ana:
                assert ana.views == before
                assert (ana.info["name"], ana.info["host"]) == ("Home", 0)
                assert (await ana.move(0, "read"))["type"] == "campaign"

        asyncio.run(play())

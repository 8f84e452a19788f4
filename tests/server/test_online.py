"""People at several screens: sitting down, moving, coming back, and moves that are not made."""

import asyncio
from typing import Any

from tests.server.house import House, Screen, hurried, tokens


def two(house: House, edition: str = "new_york", **more: Any) -> tuple[str, str, str]:
    """A room with two people at two screens: its name and their tokens."""
    opened = house.open(edition, "person", "open", **more)
    room = opened["room"]["id"]
    assert opened["room"]["phase"] == "waiting"
    sat = house.post(f"/api/rooms/{room}/seats/1", {"name": "Bo"})
    assert sat["room"]["phase"] == "playing"
    return room, tokens(opened)[0], tokens(sat)[0]


async def choose_tickets(*screens: Screen) -> None:
    """Everybody keeps all first tickets, and all know it."""
    for screen in screens:
        for seat in screen.seats:
            kept = await screen.move(seat, screen.views[seat]["moves"][-1])
            assert kept["type"] == "events"
    last = max(screen.next for screen in screens)
    for screen in screens:
        while screen.next < last:
            await screen.read()


def actor(*screens: Screen) -> tuple[Screen, int]:
    """The screen and the seat whose turn it is."""
    for screen in screens:
        seat = screen.to_move()
        if seat is not None:
            return screen, seat
    raise AssertionError("nobody is to move")


def test_a_seat_is_taken_once_and_the_game_begins(house: House) -> None:
    opened = house.open("europe", "person", "open", "open", lang="zh-Hans")
    room = opened["room"]["id"]
    assert [seat["open"] for seat in opened["room"]["seats"]] == [False, True, True]

    async def play() -> None:
        async with house.screen(room, *tokens(opened)) as ana:
            assert ana.views == {}
            sat = house.post(f"/api/rooms/{room}/seats/2", {"name": " Bo\u0007 \u202eb "})
            assert sat["room"]["seats"][2]["name"] == "Bo b"
            assert sat["room"]["phase"] == "waiting"
            presence = await ana.until("presence")
            assert presence["room"]["seats"][2]["kind"] == "person"
            house.post(f"/api/rooms/{room}/seats/2", {"name": "Cy"}, 409)
            house.post(f"/api/rooms/{room}/seats/7", {"name": "Cy"}, 404)
            house.post(f"/api/rooms/{room}/seats/1", {})
            events = await ana.until("events")
            assert events["views"][0]["moves"]
            assert events["room"]["seats"][1]["name"]

    asyncio.run(play())


def test_two_people_play_to_the_end(house: House) -> None:
    room, one, other = two(house)

    async def play() -> None:
        async with house.screen(room, one) as ana, house.screen(room, other) as bo:
            await asyncio.gather(ana.play_out(hurried(5)), bo.play_out(hurried(6)))
            assert (await ana.until("over")) == (await bo.until("over"))
            assert [told["number"] for told in bo.told.values()] == list(range(bo.next))

    asyncio.run(play())


def test_coming_back_brings_only_what_was_missed(house: House) -> None:
    room, one, other = two(house)

    async def play() -> None:
        async with house.screen(room, other) as bo:
            async with house.screen(room, one) as ana:
                await choose_tickets(ana, bo)
                known = ana.next
            while bo.room["seats"][0]["here"]:
                await bo.read()
            if bo.to_move() is None:
                async with house.screen(room, one) as ana:
                    while ana.to_move() is not None:
                        await ana.move(0, hurried(7)(ana.views[0]))
                    known = ana.next
                while bo.to_move() is None:
                    await bo.read()
            await bo.move(1, hurried(8)(bo.views[1]))
            async with house.screen(room, one, start=known) as ana:
                assert min(ana.told) == known
                assert max(ana.told) == bo.next - 1
                again = await ana.ask({"type": "sync", "from": known + 1}, "joined")
                assert [told["number"] for told in again["events"]] == list(
                    range(known + 1, ana.next)
                )

    asyncio.run(play())


def test_stale_repeated_foreign_and_illegal_moves(house: House) -> None:
    room, one, other = two(house, "europe")

    async def play() -> None:
        async with (
            house.screen(room, one, lang="zh-Hant") as ana,
            house.screen(room, other) as bo,
            house.screen(room) as crowd,
            house.screen(room, "no such secret") as liar,
        ):
            assert liar.seats == crowd.seats == []
            await choose_tickets(ana, bo)
            who, seat = actor(ana, bo)
            idle = bo if who is ana else ana

            draw = who.message(seat, "draw", "one")
            first = await who.ask(draw, "events")
            assert first["id"] == "one"
            moves = first["room"]["moves"]
            repeated = await who.ask(draw, "events")
            assert repeated["room"]["moves"] == moves
            assert repeated["events"] == first["events"]
            assert (await who.ask({**draw, "id": "two"}, "refused"))["reason"] == "stale"

            while idle.next < who.next:
                await idle.read()
            early = await idle.move(1 - seat, "draw")
            assert (early["type"], early["reason"]) == ("refused", "not-your-turn")
            assert early["rule"] == "E-10"
            for stranger in (idle, crowd, liar):
                stranger.next = who.next
                foreign = await stranger.move(seat, "draw")
                assert foreign["reason"] == "not-yours"
            assert (await who.move(seat, "fly to-the-moon"))["reason"] == "unreadable"
            refused = await who.move(seat, "pass")
            assert refused["rule"] == "E-11"
            why = await who.ask({"type": "why", "id": "w", "seat": seat, "move": "pass"}, "why")
            assert (why["rule"], why["text"]) == (refused["rule"], refused["text"])
            why = await who.ask({"type": "why", "id": "w", "seat": seat, "move": "draw"}, "why")
            assert (why["rule"], why["reason"], why["text"]) == (None, None, None)
            assert house.get(f"/api/rooms/{room}")["moves"] == moves

    asyncio.run(play())


def test_refusals_speak_the_language_of_the_screen(house: House) -> None:
    room, one, other = two(house, "europe")

    async def play() -> None:
        async with house.screen(room, one) as ana, house.screen(room, other) as bo:
            await choose_tickets(ana, bo)
            who, seat = actor(ana, bo)
            frame = {"type": "why", "id": "w", "seat": seat, "move": "decline"}
            english = await who.ask(frame, "why")
            await who.send({"type": "lang", "lang": "zh-Hans"})
            chinese = await who.ask(frame, "why")
            assert english["text"].isascii()
            assert not chinese["text"].isascii()
            bad = await who.ask({"type": "lang", "lang": "tlh"}, "refused")
            assert bad["reason"] == "no-such-language"
            assert bad["text"].startswith("没有名为“tlh”的语言")
            late = await who.ask({"type": "look", "step": 9999}, "refused")
            assert (late["reason"], late["text"]) == ("no-such-step", "没有这一步。")
            foreign = await who.ask({"type": "chat", "seat": 1 - seat, "text": "hi"}, "refused")
            assert (foreign["reason"], foreign["text"]) == ("not-yours", "这不是你的座位。")
            unread = await who.ask(
                {"type": "why", "id": "w", "seat": seat, "move": "fly"}, "refused"
            )
            assert unread["text"] == "这读不成一步行动：fly"
            await who.send({"type": "nonsense"})
            assert (await who.until("error"))["error"].startswith("无法读取：")

    asyncio.run(play())


def test_a_call_is_refused_in_the_language_it_asks_for(house: House) -> None:
    for path, said in (
        ("/api/rooms/nowhere", "沒有這個房間。"),
        ("/api/campaigns/nowhere", "沒有這個戰役。"),
        ("/api/nothing", "這個位址什麼也沒有。"),
        ("/api/texts/tlh", "沒有名為「tlh」的語言"),
        ("/api/editions/atlantis", "沒有名為「atlantis」的版本"),
    ):
        answer = house.http.get(path, headers={"Accept-Language": "zh-TW,zh;q=0.9,en;q=0.8"})
        assert answer.json()["error"].startswith(said)
        assert house.http.get(path).json()["error"].isascii()
    room = {"edition": "europe", "seats": [{"kind": "bot", "bot": "deep"}] * 2}
    for lang, said in (("zh-CN", "没有名为“deep”的电脑玩家"), ("de", "no bot is called 'deep'")):
        refused = house.http.post("/api/rooms", json=room, headers={"Accept-Language": lang})
        assert refused.status_code == 422
        assert refused.json()["error"].startswith(said)


def test_ways_of_the_own_tickets_only(house: House) -> None:
    room, one, other = two(house, "europe")

    async def play() -> None:
        async with house.screen(room, one) as ana, house.screen(room, other) as bo:
            await choose_tickets(ana, bo)
            found = await ana.ask({"type": "ways", "seat": 0}, "ways")
            assert [way["ticket"] for way in found["ways"]] == ana.views[0]["tickets"]
            assert all(way["missing"] and not way["done"] for way in found["ways"])
            refused = await ana.ask({"type": "ways", "seat": 1}, "refused")
            assert refused["reason"] == "not-yours"

    asyncio.run(play())


def test_chat_is_heard_kept_and_short(house: House) -> None:
    room, one, _ = two(house)

    async def play() -> None:
        async with house.screen(room, one) as ana, house.screen(room) as crowd:
            said = await crowd.ask({"type": "chat", "seat": None, "text": " hi \n there "}, "chat")
            assert said == {
                "type": "chat",
                "seat": None,
                "name": "",
                "text": "hi there",
                "number": 0,
            }
            assert (await ana.until("chat")) == said
            refused = await crowd.ask({"type": "chat", "seat": 0, "text": "me"}, "refused")
            assert refused["reason"] == "not-yours"
            await crowd.ask({"type": "chat", "seat": None, "text": "x" * 501}, "error")
            await ana.ask({"type": "chat", "seat": 0, "text": "hello"}, "chat")
        async with house.screen(room) as late:
            assert [(await late.until("chat"))["text"] for _ in "ab"] == ["hi there", "hello"]

    asyncio.run(play())


def test_who_says_too_much_must_wait(house: House) -> None:
    room, _, _ = two(house)

    async def play() -> None:
        async with house.screen(room) as crowd:
            for number in range(10):
                await crowd.ask({"type": "chat", "text": str(number)}, "chat")
            refused = await crowd.ask({"type": "chat", "text": "more"}, "refused")
            assert refused["reason"] == "too-fast"

    asyncio.run(play())


def test_the_host_hands_an_abandoned_seat_to_a_bot_and_back(house: House) -> None:
    room, one, other = two(house)

    async def play() -> None:
        async with house.screen(room, one) as ana:
            assert ana.room["host"] == 0
            async with house.screen(room, other) as bo:
                await choose_tickets(ana, bo)
                give = {"type": "replace", "seat": 0, "bot": "greedy"}
                assert (await bo.ask(give, "refused"))["reason"] == "not-host"
                here = await ana.ask({**give, "seat": 1}, "refused")
                assert here["reason"] == "not-abandoned"
                assert (await bo.ask({"type": "pace", "pace": "calm"}, "refused"))[
                    "reason"
                ] == "not-host"
            while ana.room["seats"][1]["here"]:
                await ana.read()
            wrong = await ana.ask({"type": "replace", "seat": 1, "bot": "hal"}, "refused")
            assert wrong["reason"] == "no-such-bot"
            await ana.send({"type": "replace", "seat": 1, "bot": "random"})
            await ana.play_out(hurried(9), ana.room["moves"] + 12)
            assert ana.room["seats"][1]["bot"] == "random"
            assert any(told["seat"] == 1 for told in ana.told.values())
            async with house.screen(room, other) as bo:
                assert (await bo.move(1, "draw"))["reason"] in ("handed-over", "stale")
                back = await bo.ask({"type": "replace", "seat": 1, "bot": None}, "presence")
                assert back["room"]["seats"][1] == {
                    "name": "Bo",
                    "kind": "person",
                    "bot": None,
                    "here": True,
                    "colour": "red",
                    "open": False,
                }
                await asyncio.gather(ana.play_out(hurried(1)), bo.play_out(hurried(2)))

    asyncio.run(play())

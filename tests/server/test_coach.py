"""The coach on the server: for the own seat and from its own view only; and looking back."""

import asyncio
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from tests.server.house import Frame, House, running, settings, tokens
from whistlestop.coach import Budget, advise, quick
from whistlestop.coach.telling import told_advice
from whistlestop.core.view import observe
from whistlestop.editions import edition, names
from whistlestop.server import coaching
from whistlestop.texts import languages
from whistlestop.texts.say import Speaker
from whistlestop.turbo.prepare import prepare

THINKING: dict[str, Any] = {"advice": Budget(40), "review": Budget(16)}


@pytest.fixture(scope="module")
def coached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    prepare()  # on a machine where nothing is compiled yet, nobody's patience would suffice
    with running(settings(tmp_path_factory.mktemp("coached"), **THINKING)) as found:
        yield found


def ask(house: House, room: Frame, seat: int, *secrets: str, **more: Any) -> Frame:
    """What the coach answers at a screen that has these secrets."""

    async def meeting() -> Frame:
        async with house.screen(room["room"]["id"], *secrets, **more) as screen:
            await screen.send({"type": "advise", "id": "q1", "seat": seat})
            return await screen.until("advice", "refused")

    return asyncio.run(meeting())


def test_the_own_seat_is_advised(coached: House) -> None:
    room = coached.open("europe", "person", "greedy", first=0)
    assert room["room"]["coach"] == "ask"
    found = ask(coached, room, 0, *tokens(room))
    assert (found["type"], found["id"], found["seat"]) == ("advice", "q1", 0)
    assert found["tips"]
    for tip in found["tips"]:
        assert tip["move"].startswith("keep ")
        assert 0 <= tip["win"] <= 1
        assert tip["text"]
        assert tip["reasons"][0]["text"] == tip["text"]


@pytest.mark.parametrize("lang", languages())
def test_advice_comes_from_the_view_alone_in_the_language_asked_for(
    coached: House, lang: str
) -> None:
    """Who has only the view, and no more, comes to the very same advice."""
    room = coached.open("new_york", "person", "greedy", first=0)
    found = ask(coached, room, 0, *tokens(room), lang=lang)
    name = room["room"]["id"]
    inside = coached.app.state.hall.rooms._tables[name]
    step = next(n for n, s in enumerate(inside.game.steps) if s.next == found["next"])
    state = inside.game.at(step)
    view = observe(state, 0)
    again = advise(view, THINKING["advice"], f"{name} 0 {found['next']} 0")
    speaker = Speaker(edition("new_york"), lang, inside.names)
    assert found["tips"] == told_advice(speaker, again)["tips"]
    theirs = {*state.phases[-1].offers[1], *state.players[1].tickets}
    assert theirs
    assert not any(ticket in str(found) for ticket in theirs)


def test_nobody_is_advised_for_another_seat(coached: House) -> None:
    room = coached.open("europe", "person", "person", coach="ask")
    first, second = tokens(room)
    assert ask(coached, room, 1, first)["reason"] == "not-yours"
    assert ask(coached, room, 0, second)["reason"] == "not-yours"
    assert ask(coached, room, 0)["reason"] == "not-yours", "a spectator"
    assert ask(coached, room, 1, second)["type"] == "advice"


def test_among_people_the_coach_stays_away_until_the_host_asks_it_in(coached: House) -> None:
    room = coached.open("europe", "person", "open")
    assert room["room"]["coach"] == "off"
    name = room["room"]["id"]
    other = coached.post(f"/api/rooms/{name}/seats/1", {"name": "Ana"})
    host, guest = *tokens(room), *tokens(other)
    assert ask(coached, room, 0, host)["reason"] == "coach-off"

    async def change() -> None:
        async with coached.screen(name, guest) as screen:
            await screen.send({"type": "coach", "coach": "always"})
            assert (await screen.until("refused"))["reason"] == "not-host"
        async with coached.screen(name, host) as screen:
            await screen.send({"type": "coach", "coach": "always"})
            assert (await screen.until("presence"))["room"]["coach"] == "always"

    asyncio.run(change())
    assert coached.get(f"/api/rooms/{name}")["coach"] == "always"
    assert ask(coached, room, 1, guest)["type"] == "advice"


def test_a_hosts_choice_at_the_start(coached: House) -> None:
    assert coached.open("europe", "person", "greedy", coach="off")["room"]["coach"] == "off"
    body = {"edition": "europe", "seats": [{"kind": "person"}] * 2, "coach": "loud"}
    assert "coach" in coached.post("/api/rooms", body, 422)["error"]


def test_nothing_to_decide(coached: House) -> None:
    room = coached.open("new_york", "person", "person", first=1, coach="ask")
    first, second = tokens(room)

    async def meeting() -> Frame:
        async with coached.screen(room["room"]["id"], first, second) as screen:
            for seat in (0, 1):
                await screen.move(seat, screen.views[seat]["moves"][0])
            await screen.send({"type": "advise", "id": "q", "seat": 0})
            return await screen.until("advice", "refused")

    assert asyncio.run(meeting())["reason"] == "no-advice"


# Looking back


def finished(house: House, name: str) -> str:
    """A game of bots to its end."""
    room: str = house.open(name, "greedy", "greedy")["room"]["id"]

    async def watch() -> None:
        async with house.screen(room) as screen:
            await screen.until("over")

    asyncio.run(watch())
    return room


def waited(house: House, path: str) -> Frame:
    """Ask until the review is done."""
    for _ in range(3000):
        found: Frame = house.get(path)
        if found["state"] == "done":
            return found
        assert found["review"] is None
        assert 0 <= found["done"] <= found["total"] or not found["total"]
        sleep(0.02)
    raise AssertionError("the review never came")


def test_a_finished_game_is_looked_back_on_once_and_kept(folder: Path) -> None:
    with running(settings(folder, **THINKING)) as house:
        room = finished(house, "new_york")
        assert house.get(f"/api/rooms/{room}/review")["state"] == "running"
        found = waited(house, f"/api/rooms/{room}/review")
        review = found["review"]
        assert [seat["seat"] for seat in review["seats"]] == [0, 1]
        for seat in review["seats"]:
            total = seat["start"] + seat["skill"] + seat["luck"]
            assert total == pytest.approx(seat["result"], abs=0.001)
        assert found["done"] == found["total"] > 0
        other = house.get(f"/api/rooms/{room}/review?lang=zh-Hant")["review"]
        assert other["seats"][0]["luck"] == review["seats"][0]["luck"]
        said = [one["seats"][0]["decisions"][0]["said"] for one in (review, other)]
        assert said[0] != said[1]
    with running(settings(folder, **THINKING)) as house:
        again = house.get(f"/api/rooms/{room}/review")
        assert again["state"] == "done"
        assert again["review"] == review


def test_a_coach_that_fails_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **more: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr(coaching, "advise", broken)
    monkeypatch.setattr(coaching, "review", broken)
    with running(settings(folder, **THINKING)) as house:
        room = house.open("new_york", "person", "greedy", first=0)
        answer = ask(house, room, 0, *tokens(room))
        assert (answer["type"], answer["reason"]) == ("refused", "no-advice")
        over = finished(house, "new_york")
        assert house.get(f"/api/rooms/{over}/review")["state"] == "running"
        for _ in range(500):
            found = house.http.get(f"/api/rooms/{over}/review")
            if found.status_code != 200:
                break
            sleep(0.01)
        assert found.status_code == 409
        assert "could not be looked back on" in found.json()["error"]


def test_what_is_not_looked_back_on(coached: House) -> None:
    room = coached.open("europe", "person", "greedy")["room"]["id"]
    assert "not over" in coached.get(f"/api/rooms/{room}/review", 409)["error"]
    assert "no such room" in coached.get("/api/rooms/nowhere/review", 404)["error"]
    over = finished(coached, "new_york")
    assert (
        "no language is called" in coached.get(f"/api/rooms/{over}/review?lang=tlh", 404)["error"]
    )


def test_a_long_review_holds_up_no_other_and_ends_with_the_server(folder: Path) -> None:
    """An edition without native speed takes minutes, in a process of its own."""
    prepare()
    other = next(name for name in names() if not quick(edition(name)))
    with running(settings(folder, **THINKING)) as house:
        slow, room = finished(house, other), finished(house, "new_york")
        while not (found := house.get(f"/api/rooms/{slow}/review"))["done"]:
            assert found["state"] == "running"
            sleep(0.02)
        assert len(active_children()) == coaching.HALF
        waited(house, f"/api/rooms/{room}/review")
        again = house.get(f"/api/rooms/{slow}/review")
        assert again["state"] == "running"
        assert again["done"] >= found["done"]
    for _ in range(500):
        if not active_children():
            break
        sleep(0.02)
    assert not active_children()

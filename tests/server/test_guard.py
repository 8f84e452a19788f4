"""The guard: origins, headers, limits; and the client's files behind it."""

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import GENEROUS, House, running, settings, tokens
from whistlestop.server.limits import Bucket, Buckets
from whistlestop.server.settings import Limits

NEW = {"edition": "new_york", "seats": [{"kind": "person"}, {"kind": "bot"}]}


def test_every_answer_is_guarded(house: House) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/assets/none.js"):
        head = house.http.get(path).headers
        assert head["x-content-type-options"] == "nosniff"
        assert head["referrer-policy"] == "no-referrer"
        policy = head["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        assert "script-src 'self';" in policy
        assert f"ws://127.0.0.1:{house.port}" in policy


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_pages_of_other_sites_may_not_play(house: House, origin: str) -> None:
    assert house.http.post("/api/rooms", json=NEW, headers={"Origin": origin}).status_code == 403
    opened = house.open("new_york", "person", "random")

    async def knock() -> None:
        address = f"ws://127.0.0.1:{house.port}/ws/{opened['room']['id']}"
        with pytest.raises(InvalidStatus):
            async with connect(address, additional_headers={"Origin": origin}):
                pass

    asyncio.run(knock())


def test_the_own_pages_and_named_ones_may_play(folder: Path) -> None:
    with running(settings(folder, origins=("https://friend.example/",))) as house:
        own = f"http://127.0.0.1:{house.port}"
        for origin in (own, "https://friend.example"):
            answer = house.http.post("/api/rooms", json=NEW, headers={"Origin": origin})
            assert answer.status_code == 201
        room = answer.json()["room"]["id"]

        async def knock() -> None:
            address = f"ws://127.0.0.1:{house.port}/ws/{room}"
            async with connect(address, additional_headers={"Origin": own}) as line:
                await line.send('{"type":"join"}')
                assert json.loads(await line.recv())["type"] == "joined"

        asyncio.run(knock())


def test_limits(folder: Path) -> None:
    few = Limits(
        rooms_per_hour=2,
        frames_per_second=0.001,
        frames_at_once=3,
        strikes=2,
        calls_per_second=0.001,
        calls_at_once=8,
        sockets_per_room=1,
    )
    with running(settings(folder, limits=few)) as house:
        opened = house.post("/api/rooms", NEW)
        house.post("/api/rooms", NEW)
        house.post("/api/rooms", NEW, 429)
        room = opened["room"]["id"]

        async def play() -> None:
            async with house.screen(room, *tokens(opened)) as ana:
                for _ in range(8):
                    await ana.send({"type": "sync", "from": 0})
                with pytest.raises(ConnectionClosed) as closed:
                    await ana.until("never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
                assert any("Too many frames" in text for text in ana.raw)
            async with house.screen(room):
                line = house.screen(room)
                with pytest.raises(ConnectionClosed):
                    await line.__aenter__()
                await line.socket.close()

        asyncio.run(play())
        codes = [house.http.get("/api/health").status_code for _ in range(9)]
        assert 429 in codes


def test_a_long_body_is_refused(house: House) -> None:
    answer = house.http.post("/api/rooms", content=b"x" * (GENEROUS.message + 1))
    assert answer.status_code == 413


def test_buckets_fill_with_time() -> None:
    time = [0.0]
    bucket = Bucket(2, 3, lambda: time[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert not bucket.full
    time[0] = 9.0
    assert bucket.full
    many = Buckets(1000, 1)
    many.MANY = 10
    assert all(many.take(str(address)) for address in range(50))
    assert len(many._found) <= 50


def test_the_client_is_served(folder: Path, tmp_path: Path) -> None:
    web = tmp_path / "dist"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>the table</title>" + " " * 500)
    (web / "assets" / "app-1a2b.js").write_text("let x = 1;\n" * 100)
    (web / "maps").mkdir()
    (web / "maps" / "europe-light.webp").write_bytes(b"RIFF")
    (tmp_path / "secret.txt").write_text("no")
    with running(settings(folder, web=web)) as house:
        for path in ("/", "/room/abc", "/room/abc/12"):
            page = house.http.get(path)
            assert "the table" in page.text
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-encoding"] == "gzip"
        again = house.http.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert again.status_code == 304
        script = house.http.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert house.http.get("/maps/europe-light.webp").headers["content-type"] == "image/webp"
        assert house.http.get("/assets/gone.js").status_code == 404
        assert house.http.get("/%2e%2e/secret.txt").status_code == 404
        assert house.http.get("/..%2fsecret.txt").status_code == 404
        assert house.http.head("/").status_code == 200
        (web / "index.html").write_text("<!doctype html><title>newer</title>")
        assert "newer" in house.http.get("/").text


def test_without_a_client_a_page_says_what_to_do(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whistlestop.server.static.find_client", lambda: None)
    with running(settings(folder)) as house:
        assert "make play" in house.http.get("/").text
        assert "make play" in house.http.get("/room/abc").text
        assert house.http.get("/favicon.ico").status_code == 404


def test_http_of_what_is_printed(house: House) -> None:
    assert house.get("/api/languages")[0] == {"tag": "en", "name": "English"}
    bots = house.get("/api/bots")
    ladder = [bot for bot in bots if bot["level"] is not None]
    assert [bot["level"] for bot in ladder] == list(range(1, len(ladder) + 1))
    assert bots[: len(ladder)] == ladder
    assert ladder[0]["name"]["en"] == "First trip"
    assert ladder[0]["about"]["zh-Hans"]
    greedy = next(bot for bot in bots if bot["id"] == "greedy")
    assert greedy["lines"]["claim"][0]["zh-Hant"]
    assert ladder[0]["lines"] == greedy["lines"]
    for found in house.get("/api/editions"):
        data = house.get(f"/api/editions/{found['id']}")
        assert data["seats"] == found["seats"]
        assert data["layout"]["cities"].keys() == {city["id"] for city in data["cities"]}
        assert data["layout"]["routes"].keys() == {route["id"] for route in data["routes"]}
        assert len({route["points"] > 0 for route in data["routes"]}) == 1
        assert data["rules"][0]["rules"]
        text = house.http.get(f"/api/texts/zh-Hans?edition={found['id']}")
        assert data["rules"][0]["title"] in text.text
        assert text.headers["content-type"] == "text/plain; charset=utf-8"
    house.get("/api/editions/mars", 404)
    house.get("/api/texts/tlh", 404)
    house.get("/api/texts/en?edition=mars", 404)
    assert house.get("/api/health")["ok"]


def test_wrong_rooms_are_refused_in_one_sentence(house: House) -> None:
    wrong = [
        {**NEW, "edition": "mars"},
        {**NEW, "seats": [{"kind": "person"}]},
        {**NEW, "lang": "tlh"},
        {**NEW, "first": 5},
        {**NEW, "clock": {"kind": "move", "seconds": 0}},
        {**NEW, "webhook": "ftp://x"},
        {**NEW, "seats": [{"kind": "bot", "bot": "hal"}, {"kind": "person"}]},
        {**NEW, "seats": [{"kind": "person", "bot": "greedy"}, {"kind": "person"}]},
        {**NEW, "colour": "red"},
    ]
    for body in wrong:
        answer = house.http.post("/api/rooms", json=body)
        assert answer.status_code == 422
        assert answer.json()["error"]
    house.get("/api/rooms/nowhere", 404)
    waiting = house.open("new_york", "person", "open")["room"]["id"]
    house.get(f"/api/rooms/{waiting}/record", 409)


def test_the_document_names_every_call(house: House) -> None:
    document = house.get("/api/openapi.json")
    assert "RoomInfo" in document["components"]["schemas"]
    body = document["paths"]["/api/rooms"]["post"]["requestBody"]
    assert body["content"]["application/json"]["schema"]["$ref"].endswith("/NewRoom")
    assert isinstance(house.http, httpx.Client)

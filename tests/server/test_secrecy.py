"""Secrecy: nothing a seat is sent, by frame or by HTTP, holds what is hidden from it."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import House, Screen, tokens, wild
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.game import opening, replay
from whistlestop.core.view import observe
from whistlestop.editions import edition as find_edition
from whistlestop.editions import names
from whistlestop.notation import event_from_json, event_to_json, view_to_json


def words(value: Any) -> Iterator[str]:
    """Every word of every text in a JSON value."""
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from words(key)
            yield from words(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words(inner)


def truth(house: House, room: str) -> tuple[str, list[dict[str, Any]]]:
    """The seed and all events, as only the store knows them."""
    base = sqlite3.connect(house.settings.data / "whistlestop.db")
    (seed,) = base.execute("SELECT seed FROM rooms WHERE id = ?", (room,)).fetchone()
    rows = base.execute("SELECT event FROM events WHERE room = ? ORDER BY number", (room,))
    events = [json.loads(event) for (event,) in rows]
    base.close()
    return seed, events


def known_tickets(events: list[dict[str, Any]], seats: list[int]) -> set[str]:
    """The tickets that seats have been shown."""
    return {
        ticket
        for event in events
        if event["type"] in ("TicketsDealt", "TicketsOffered") and event["seat"] in seats
        for ticket in event["tickets"]
    }


def states(board: Edition, seats: int, events: list[Event]) -> Iterator[Any]:
    state = opening(board, seats)
    yield state
    for event in events:
        state = replay(state, [event])
        yield state


def check(house: House, screen: Screen, name: str, room: str, secrets: list[str]) -> None:
    board = find_edition(name)
    seed, raw_events = truth(house, room)
    events = [event_from_json(board, event) for event in raw_events]
    after = list(states(board, 4, events))
    tickets = set(board.board.tickets) - set(board.board.routes)
    over = False
    for text in screen.raw:
        frame = json.loads(text)
        over = over or frame.get("room", {}).get("phase") == "over" or frame["type"] == "over"
        assert over or seed not in text
        for secret in secrets:
            assert secret not in text
        if not over:
            told = frame.get("next", screen.next)
            allowed = known_tickets(raw_events[:told], screen.seats)
            assert tickets & set(words(frame)) <= allowed
        for event in frame.get("events", ()):
            true = events[event["number"]]
            fitting = [event_to_json(board, true.seen_by(s)) for s in [*screen.seats, None]]
            assert event["event"] in fitting
        for view in frame.get("views", ()):
            assert view["seat"] in screen.seats or (view["seat"] is None and not screen.seats)
            if frame["type"] != "look":
                assert view == json.loads(
                    json.dumps(view_to_json(observe(after[frame["next"]], view["seat"])))
                )


def check_record(house: House, name: str, room: str, token: str, seat: int) -> None:
    """The record of a running game, as a seat may read it."""
    board = find_edition(name)
    house.get(f"/api/rooms/{room}/record", 403)
    head = {"Authorization": f"Bearer {token}"}
    answer = house.http.get(f"/api/rooms/{room}/record", headers=head)
    assert answer.status_code == 200
    seed, events = truth(house, room)
    assert seed not in answer.text
    tickets = set(board.board.tickets) - set(board.board.routes)
    lines = [json.loads(line) for line in answer.text.splitlines()]
    assert tickets & set(words(lines)) <= known_tickets(events, [seat])
    cards = [
        event
        for line in lines[1:]
        for event in line["events"]
        if event["type"] == "CardDrawn" and event["seat"] != seat
    ]
    assert cards
    assert all(event["card"] is None for event in cards)


@pytest.mark.parametrize("name", names())
def test_nothing_hidden_is_ever_sent(house: House, name: str) -> None:
    opened = house.open(name, "person", "person", "open", "greedy")
    room = opened["room"]["id"]
    guest = house.post(f"/api/rooms/{room}/seats/2", {"name": "Gwen"})
    pair, alone = tokens(opened), tokens(guest)
    answers: list[str] = []

    async def play() -> None:
        async with (
            house.screen(room, *pair) as table,
            house.screen(room, *alone) as gwen,
            house.screen(room) as crowd,
        ):
            screens = (table, gwen, crowd)
            await asyncio.gather(table.play_out(wild(1), 80), gwen.play_out(wild(2), 80))
            for screen in screens:
                await screen.ask({"type": "look", "step": 3}, "look")
                for seat in screen.seats:
                    await screen.ask({"type": "ways", "seat": seat}, "ways")
                    await screen.ask({"type": "dug", "seat": seat}, "dug")
                    await screen.ask({"type": "odds", "seat": seat, "route": "none"}, "odds")
            check_record(house, name, room, alone[0], 2)
            answers.extend(
                house.http.get(path).text
                for path in (f"/api/rooms/{room}", "/api/rooms", "/api/health")
            )
            await asyncio.gather(
                table.play_out(wild(3), 2000), gwen.play_out(wild(4), 2000), crowd.until("over")
            )
            for screen, others in (
                (table, alone),
                (gwen, pair),
                (crowd, pair + alone),
            ):
                assert len(screen.raw) > 60
                check(house, screen, name, room, others)

    asyncio.run(play())
    seed, _ = truth(house, room)
    for text in answers:
        assert seed not in text
        assert not any(token in text for token in pair + alone)


def test_tokens_are_not_in_the_store(house: House) -> None:
    opened = house.open("new_york", "person", "person")
    data = b"".join(
        path.read_bytes() for path in house.settings.data.iterdir() if "whistlestop" in path.name
    )
    assert opened["room"]["id"].encode() in data
    for token in tokens(opened):
        assert token.encode() not in data

"""The store: all of a change or nothing, in order, and readable by the next server."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from whistlestop.editions import edition
from whistlestop.server import wire
from whistlestop.server.editions import edition_of
from whistlestop.server.migrations import MIGRATIONS, migrate
from whistlestop.server.newrooms import new_row
from whistlestop.server.sqlite import SqliteStore
from whistlestop.server.store import ChatRow, EventRow, Progress, RoomRow, SeatRow


def a_room(public: bool = False) -> RoomRow:
    seats = [wire.NewSeat("person")] * 2
    return new_row(wire.NewRoom("new_york", seats, public=public), 0)


def test_a_room_goes_on_under_the_law_it_was_opened_under() -> None:
    room = new_row(wire.NewRoom("legends", [wire.NewSeat("person")] * 2), 0)
    assert edition_of(room) is edition("legends")
    room.law = 1
    assert edition_of(room) is edition("legends", 1)
    room.colours = ["red", "black"]
    assert edition_of(room) is edition("legends", 1).coloured(["red", "black"])
    assert any("law INTEGER NOT NULL DEFAULT 1" in script for script in MIGRATIONS), "older rooms"


SEATS = [SeatRow("person", None, "Ana", "a" * 64), SeatRow("open", None, "", None)]
PLAYING = Progress("playing", [1], 1, [3.5, 4.0], 0, None)


def an_event(number: int, step: int = 0) -> EventRow:
    return EventRow(number, step, 0, "draw", None, "m1", number, '{"type":"RowSwept"}')


def test_what_is_written_is_there_for_the_next_server(folder: Path) -> None:
    row = a_room(public=True)

    async def write() -> None:
        store = SqliteStore(folder)
        await store.create(row, SEATS, [an_event(0)])
        await store.append(row.id, [an_event(1, 1), an_event(2, 1)], PLAYING)
        sat = SeatRow("person", None, "Bo", "b" * 64)
        await store.seat(row.id, 1, sat, 0)
        await store.change(row.id, pace="brisk")
        await store.say(row.id, ChatRow(0, None, "", "hello"))
        await store.cut(row.id, 2, PLAYING._replace(undos=1))
        await store.close()

    async def read() -> None:
        store = SqliteStore(folder)
        saved = await store.load(row.id)
        assert saved is not None
        assert (saved.room.turn, saved.room.left) == ([1], [3.5, 4.0])
        assert (saved.room.undos, saved.room.pace, saved.room.seed) == (1, "brisk", row.seed)
        assert [event.number for event in saved.events] == [0, 1]
        assert saved.seats[1].name == "Bo"
        assert saved.chat == [ChatRow(0, None, "", "hello")]
        assert await store.load("nowhere") is None
        assert [found.id for found, _ in await store.public(10)] == [row.id]
        assert await store.count() == 1
        await store.close()

    asyncio.run(write())
    asyncio.run(read())


def test_a_change_that_fails_leaves_no_trace_and_harms_no_other(folder: Path) -> None:
    row = a_room()

    async def write() -> None:
        store = SqliteStore(folder)
        await store.create(row, SEATS, [an_event(0)])
        results = await asyncio.gather(
            store.append(row.id, [an_event(1), an_event(0)], PLAYING),  # 0 is there already
            store.append(row.id, [an_event(1), an_event(2)], PLAYING),
            *(store.say(row.id, ChatRow(n, None, "", "x")) for n in range(300)),
            return_exceptions=True,
        )
        assert isinstance(results[0], sqlite3.IntegrityError)
        assert results[1:] == [None] * 301
        saved = await store.load(row.id)
        assert saved is not None
        assert [event.number for event in saved.events] == [0, 1, 2]
        assert len(saved.chat) == 300
        await store.close()
        with pytest.raises(RuntimeError, match="closed"):
            await store.change(row.id, pace="calm")

    asyncio.run(write())


def test_only_the_owner_may_read_the_file(folder: Path) -> None:
    store = SqliteStore(folder)
    assert stat.S_IMODE(store.path.stat().st_mode) == 0o600
    asyncio.run(store.close())


def test_the_seed_is_not_shown_by_accident() -> None:
    row = a_room()
    assert row.seed not in repr(row)
    assert row.seed not in f"{[row]}"


def test_a_store_of_a_newer_version_is_left_alone(folder: Path) -> None:
    folder.mkdir()
    base = sqlite3.connect(folder / "whistlestop.db")
    base.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(ValueError, match="newer Whistlestop"):
        migrate(base)
    base.close()

"""The store in one SQLite file."""

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from whistlestop.server.migrations import migrate
from whistlestop.server.store import ChatRow, EventRow, Progress, RoomRow, Saved, SeatRow
from whistlestop.server.writer import Writer

T = TypeVar("T")
_ROOM = RoomRow.__struct_fields__
_SEAT = SeatRow.__struct_fields__


def _insert(table: str, columns: Sequence[str]) -> str:
    marks = ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"


def _update(table: str, columns: Iterable[str]) -> str:
    return f"UPDATE {table} SET {', '.join(f'{name} = ?' for name in columns)} WHERE id = ?"


_NEW_ROOM = _insert("rooms", _ROOM)
_NEW_SEAT = _insert("seats", ("room", "seat", *_SEAT))
_NEW_EVENT = _insert("events", ("room", *EventRow._fields))
_NEW_CHAT = _insert("chat", ("room", *ChatRow._fields))
_PROGRESS = _update("rooms", Progress._fields)
_GET_ROOM = f"SELECT {', '.join(_ROOM)} FROM rooms"
_GET_SEATS = f"SELECT {', '.join(_SEAT)} FROM seats WHERE room = ? ORDER BY seat"
_GET_EVENTS = f"SELECT {', '.join(EventRow._fields)} FROM events WHERE room = ? ORDER BY number"
_GET_CHAT = f"SELECT {', '.join(ChatRow._fields)} FROM chat WHERE room = ? ORDER BY number"


class SqliteStore:
    """A store for one server: one thread writes, another reads."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self.path = folder / "whistlestop.db"
        # The seeds of running games are in it: nobody else on the machine may read them.
        os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        base = self._connect()
        migrate(base)
        base.close()
        self._writer = Writer(self._connect)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._base: sqlite3.Connection | None = None

    def _connect(self) -> sqlite3.Connection:
        base = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = FULL")
        base.execute("PRAGMA foreign_keys = ON")
        base.execute("PRAGMA busy_timeout = 5000")
        return base

    async def create(
        self, room: RoomRow, seats: Sequence[SeatRow], events: Sequence[EventRow]
    ) -> None:
        """A new room."""
        rows = [(room.id, seat, *_values(row, _SEAT)) for seat, row in enumerate(seats)]
        await self._writer.write(
            (_NEW_ROOM, _values(room, _ROOM)),
            many=[(_NEW_SEAT, rows), (_NEW_EVENT, [(room.id, *event) for event in events])],
        )

    async def append(self, room: str, events: Sequence[EventRow], progress: Progress) -> None:
        """Events happened."""
        await self._writer.write(
            (_PROGRESS, (*map(_plain, progress), room)),
            many=[(_NEW_EVENT, [(room, *event) for event in events])],
        )

    async def cut(self, room: str, number: int, progress: Progress) -> None:
        """Events from that number on are void."""
        await self._writer.write(
            (_PROGRESS, (*map(_plain, progress), room)),
            ("DELETE FROM events WHERE room = ? AND number >= ?", (room, number)),
        )

    async def seat(self, room: str, seat: int, row: SeatRow, host: int | None) -> None:
        """A seat changed hands."""
        changes = ", ".join(f"{name} = ?" for name in _SEAT)
        await self._writer.write(
            (
                f"UPDATE seats SET {changes} WHERE room = ? AND seat = ?",
                (*_values(row, _SEAT), room, seat),
            ),
            ("UPDATE rooms SET host = ? WHERE id = ?", (host, room)),
        )

    async def change(self, room: str, **chosen: Any) -> None:
        """Something was chosen anew: the bots' pace, when the coach may speak, colours."""
        await self._writer.write((_update("rooms", chosen), (*map(_plain, chosen.values()), room)))

    async def keep_review(self, room: str, told: Mapping[str, str]) -> None:
        """A game was looked back on: the review as JSON, by language."""
        rows = [(room, lang, text) for lang, text in told.items()]
        await self._writer.write(many=[("INSERT OR REPLACE INTO reviews VALUES (?, ?, ?)", rows)])

    async def review(self, room: str, lang: str) -> str | None:
        """The review of a game in a language, if there is one."""
        query = "SELECT review FROM reviews WHERE room = ? AND lang = ?"

        def read(base: sqlite3.Connection) -> str | None:
            found = base.execute(query, (room, lang)).fetchone()
            return None if found is None else str(found[0])

        return await self._read(read)

    async def say(self, room: str, said: ChatRow) -> None:
        """Something was said."""
        await self._writer.write((_NEW_CHAT, (room, *said)))

    async def load(self, room: str) -> Saved | None:
        """A room, if there is one of that name."""

        def read(base: sqlite3.Connection) -> Saved | None:
            base.execute("BEGIN")
            try:
                found = base.execute(f"{_GET_ROOM} WHERE id = ?", (room,)).fetchone()
                if found is None:
                    return None
                return Saved(
                    _room(found),
                    _seats(base, room),
                    [EventRow(*row) for row in base.execute(_GET_EVENTS, (room,))],
                    [ChatRow(*row) for row in base.execute(_GET_CHAT, (room,))],
                )
            finally:
                base.execute("COMMIT")

        return await self._read(read)

    async def public(self, most: int) -> list[tuple[RoomRow, list[SeatRow]]]:
        """The public rooms that are open or running, newest first."""
        where = "WHERE public AND phase != 'over' ORDER BY created DESC LIMIT ?"

        def read(base: sqlite3.Connection) -> list[tuple[RoomRow, list[SeatRow]]]:
            rooms = [_room(row) for row in base.execute(f"{_GET_ROOM} {where}", (most,))]
            return [(room, _seats(base, room.id)) for room in rooms]

        return await self._read(read)

    async def games(self, campaign: str) -> dict[int, str]:
        """The rooms of a campaign's games, by the number of the game."""
        wanted = "SELECT game, id FROM rooms WHERE campaign = ? ORDER BY game"
        return await self._read(lambda base: dict(base.execute(wanted, (campaign,)).fetchall()))

    async def count(self) -> int:
        """How many rooms there are."""
        found: tuple[int] = await self._read(
            lambda base: base.execute("SELECT count(*) FROM rooms").fetchone()
        )
        return found[0]

    async def close(self) -> None:
        """Finish writing."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._reader.shutdown)
        if self._base is not None:
            self._base.close()

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            if self._base is None:
                self._base = self._connect()
            return work(self._base)

        return await asyncio.get_running_loop().run_in_executor(self._reader, run)


def _plain(value: Any) -> Any:
    return json.dumps(value) if isinstance(value, list) else value


def _values(row: Any, fields: Sequence[str]) -> list[Any]:
    return [_plain(getattr(row, name)) for name in fields]


def _room(row: Sequence[Any]) -> RoomRow:
    found = dict(zip(_ROOM, row, strict=True))
    found |= {name: json.loads(found[name] or "null") for name in ("turn", "left", "colours")}
    return RoomRow(**{**found, "public": bool(found["public"])})


def _seats(base: sqlite3.Connection, room: str) -> list[SeatRow]:
    return [SeatRow(*row) for row in base.execute(_GET_SEATS, (room,))]

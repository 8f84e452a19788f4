"""Tables: found in memory or loaded, and let go when nobody needs them."""

import asyncio
import re
import time
from typing import Generic, TypeVar

from whistlestop.server.table import Table

T = TypeVar("T", bound=Table)
NAME = re.compile(r"[a-z0-9]{1,32}")
"""The name of a room or a campaign."""


class Tables(Generic[T]):
    """The tables of one kind on a server, by name."""

    def __init__(self) -> None:
        self._tables: dict[str, T] = {}
        self._loading: dict[str, asyncio.Task[T | None]] = {}
        self._used: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def keep(self, table: T) -> None:
        """Hold it in memory from now on."""
        self._tables[table.id] = table
        self._used[table.id] = time.monotonic()

    async def find(self, name: str) -> T | None:
        """The table of that name, from memory or from the disk, as it stands now."""
        if not NAME.fullmatch(name):
            return None
        table = self._tables.get(name)
        if table is not None and not table.broken:
            self._used[name] = time.monotonic()
            await self.freshen(table)
            return table
        if table is not None:
            table.let_go()
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> T | None:
        try:
            return await self.load(name)
        finally:
            del self._loading[name]

    async def load(self, name: str) -> T | None:
        """The table of that name from the disk, kept."""
        raise NotImplementedError

    async def freshen(self, table: T) -> None:
        """What is in memory is asked for again: the place to see what happened elsewhere."""

    def sweep(self, seconds: float) -> None:
        """Let go of the tables that nobody has needed for so long."""
        now = time.monotonic()
        for name, table in list(self._tables.items()):
            if table.listeners:
                self._used[name] = now
                continue
            old = table.broken or now - self._used[name] > seconds
            if old and not table.driver.busy and not table.lock.locked():
                del self._tables[name], self._used[name]

    def stop(self) -> None:
        """The server goes down."""
        for table in self._tables.values():
            table.driver.stop()

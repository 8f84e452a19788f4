"""The hall: everything that lives as long as the server does."""

import asyncio
import contextlib

from whistlestop.server.campaigns.boardrooms import Boardrooms
from whistlestop.server.campaigns.keeper import Keeper
from whistlestop.server.coaching import Coaching
from whistlestop.server.company import Company
from whistlestop.server.errors import Wrong
from whistlestop.server.limits import Buckets
from whistlestop.server.readying import Readying
from whistlestop.server.rooms import Rooms
from whistlestop.server.settings import Settings
from whistlestop.server.sqlite import SqliteStore
from whistlestop.server.store import Store
from whistlestop.server.webhook import Bell

SWEEP = 20.0


class Hall:
    """Store, bots, rooms, campaigns and limits of a running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store = SqliteStore(settings.data)
        self.readying = Readying()
        self.company = Company(settings.bot_threads, settings.bot_seconds, self.readying)
        self.bell = Bell(private=settings.private_webhooks)
        self.rooms = Rooms(self.store, self.company, self.bell.ring)
        self.readying.changed = self.rooms.presence
        self.coach = Coaching(self.store, self.readying, settings.advice, settings.review)
        self.campaigns = Boardrooms(Keeper(settings.data), self.rooms)
        limit = settings.limits.rooms_per_hour
        self._opened = Buckets(limit / 3600, limit)
        self._sweeping: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None

    def may_open(self, address: str) -> None:
        """May somebody at this address open one more room?"""
        if not self._opened.take(address):
            raise Wrong(429, "many-rooms")

    def start(self) -> None:
        """Begin to tidy up, and get native speed ready."""
        self._sweeping = asyncio.create_task(self._sweep())
        if self.settings.warm:
            self._warming = asyncio.create_task(self.readying.warm())

    async def _sweep(self) -> None:
        seconds = self.settings.forget_after
        while True:
            await asyncio.sleep(min(SWEEP, seconds))
            self.rooms.sweep(seconds)
            self.campaigns.sweep(seconds)

    async def stop(self) -> None:
        """Write everything and let go."""
        if self._sweeping is not None:
            self._sweeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeping
        if self._warming is not None:
            self._warming.cancel()
        self.readying.close()
        self.rooms.stop()
        await self.campaigns.close()
        self.company.close()
        await self.coach.close()
        await self.store.close()

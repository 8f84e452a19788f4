"""The bots of a table: whoever of them is to decide does, one after the other."""

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whistlestop.server.table import Table

log = logging.getLogger(__name__)
PACES = {"calm": 0.9, "brisk": 0.35, "instant": 0.0}
"""Seconds for which a bot seems to think."""


class Bots:
    """Started by `stir` after anything that changes who is to decide."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._stopped = False
        self._deciding: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Is something going on that needs the table in memory?"""
        return self._deciding is not None and not self._deciding.done()

    @property
    def resting(self) -> bool:
        """Does nothing move here any more?"""
        return self._stopped or self.table.broken

    def stir(self) -> None:
        """See who is to decide now."""
        idle = self._deciding is None or self._deciding.done()
        if idle and self.due() is not None:
            self._deciding = asyncio.create_task(self._go_on())

    def stop(self) -> None:
        """Let everything rest, for good."""
        self._stopped = True
        if self._deciding is not None:
            self._deciding.cancel()

    def due(self) -> int | None:
        """The seat for which a bot is to decide now, if anything moves here."""
        return None if self.resting else self.next_bot()

    def next_bot(self) -> int | None:
        """The seat for which a bot is to decide as the table stands."""
        raise NotImplementedError

    async def decide(self, seat: int) -> None:
        """Let the bot of a seat decide, if it is still to."""
        raise NotImplementedError

    async def _go_on(self) -> None:
        try:
            while (seat := self.due()) is not None:
                await self.decide(seat)
        except Exception as problem:
            extra = {"table": self.table.id, "problem": repr(problem)}
            log.exception("bots stopped", extra=extra)

"""The bots of a table: whoever of them is to decide does, one after the other."""

import asyncio
import logging

log = logging.getLogger(__name__)
PACES = {"calm": 0.9, "brisk": 0.35, "instant": 0.0}
"""Seconds for which a bot seems to think."""


class Bots:
    """Started by `stir` after anything that changes who is to decide."""

    def __init__(self, name: str) -> None:
        self.name = name
        """Of the table, for the log."""
        self._deciding: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Is something going on that needs the table in memory?"""
        return self._deciding is not None and not self._deciding.done()

    def stir(self) -> None:
        """See who is to decide now."""
        idle = self._deciding is None or self._deciding.done()
        if idle and self.next_bot() is not None:
            self._deciding = asyncio.create_task(self._go_on())

    def stop(self) -> None:
        """Let everything rest."""
        if self._deciding is not None:
            self._deciding.cancel()

    def next_bot(self) -> int | None:
        """The seat for which a bot is to decide now."""
        raise NotImplementedError

    async def decide(self, seat: int) -> None:
        """Let the bot of a seat decide, if it is still to."""
        raise NotImplementedError

    async def _go_on(self) -> None:
        try:
            while (seat := self.next_bot()) is not None:
                await self.decide(seat)
        except Exception as problem:
            log.exception("bots stopped", extra={"table": self.name, "problem": repr(problem)})

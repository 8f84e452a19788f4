"""What moves a campaign by itself: the companies that bots play."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from whistlestop.campaign import legal, suggest
from whistlestop.server import seats
from whistlestop.server.campaigns import frames
from whistlestop.server.driver import PACES
from whistlestop.server.errors import Declined

if TYPE_CHECKING:
    from whistlestop.server.campaigns.boardroom import Boardroom

log = logging.getLogger(__name__)


class Driver:
    """Decides for bots; started by `stir` after anything that changes who is to decide."""

    def __init__(self, boardroom: "Boardroom") -> None:
        self.boardroom = boardroom
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Is something going on that needs the campaign in memory?"""
        return self._task is not None and not self._task.done()

    def stir(self) -> None:
        """See who is to decide now."""
        if not self.busy and self._next_bot() is not None:
            self._task = asyncio.create_task(self._decide())

    def stop(self) -> None:
        """Let everything rest."""
        if self._task is not None:
            self._task.cancel()

    def _next_bot(self) -> int | None:
        """The company for which a bot decides: only where no person could.

        Bots alone go on only while somebody watches.
        """
        room = self.boardroom
        waiting = room.waiting
        if room.broken or not waiting or not legal(room.campaign):
            return None
        if not all(seats.played_by_bot(room.seat(company)) for company in waiting):
            return None
        if not room.listeners and not any(row.kind == "person" for row in room.seats):
            return None
        return waiting[0]

    async def _decide(self) -> None:
        room = self.boardroom
        try:
            while (company := self._next_bot()) is not None:
                now, pace = room.next, PACES[room.house.pace]
                if pace:
                    room.tell(frames.CampaignThinking(company))
                    await asyncio.sleep(pace)
                async with room.lock:
                    if room.next == now and self._next_bot() == company:
                        with contextlib.suppress(Declined):  # somebody else went on: look again
                            await room.decide(company, suggest(room.campaign), None)
        except Exception as problem:
            extra = {"campaign": room.id, "problem": repr(problem)}
            log.exception("bots stopped", extra=extra)

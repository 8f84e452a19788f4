"""What moves a campaign by itself: the companies that bots play."""

import asyncio
import contextlib
from typing import TYPE_CHECKING

from whistlestop.campaign import legal, suggest
from whistlestop.server import seats
from whistlestop.server.bots import PACES, Bots
from whistlestop.server.campaigns import frames
from whistlestop.server.errors import Declined

if TYPE_CHECKING:
    from whistlestop.server.campaigns.boardroom import Boardroom


class Driver(Bots):
    """Decides for bots."""

    def __init__(self, boardroom: "Boardroom") -> None:
        super().__init__(boardroom)
        self.boardroom = boardroom

    def next_bot(self) -> int | None:
        """The company for which a bot decides: only where no person could.

        Bots alone go on only while somebody watches.
        """
        room = self.boardroom
        waiting = room.waiting
        if not waiting or not legal(room.campaign):
            return None
        if not all(seats.played_by_bot(room.seat(company)) for company in waiting):
            return None
        if not room.listeners and not any(row.kind == "person" for row in room.seats):
            return None
        return waiting[0]

    async def decide(self, seat: int) -> None:
        """What is usual, when that was shown for a while."""
        room = self.boardroom
        now, pace = room.next, PACES[room.house.pace]
        if pace:
            room.tell(frames.CampaignThinking(seat))
            await asyncio.sleep(pace)
        async with room.lock:
            if room.next == now and self.due() == seat:
                with contextlib.suppress(Declined):  # somebody else went on: look again
                    await room.decide(seat, suggest(room.campaign), None)

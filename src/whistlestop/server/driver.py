"""What moves a room by itself: its bots, its clock, and the request to take back."""

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from whistlestop.core.refusal import NotLegal
from whistlestop.server import frames, seats
from whistlestop.server.company import Company
from whistlestop.server.errors import Declined

if TYPE_CHECKING:
    from whistlestop.server.room import Room

log = logging.getLogger(__name__)
PACES = {"calm": 0.9, "brisk": 0.35, "instant": 0.0}
CLOCK = "clock"


class Asked(NamedTuple):
    """A player asks to take back; `waiting` are those who have not consented yet."""

    seat: int
    moves: int
    waiting: frozenset[int]


class Driver:
    """Keeps a room going: started by `stir` after anything that changes who is to move."""

    def __init__(self, room: "Room", company: Company) -> None:
        self.room = room
        self.company = company
        self.asked: Asked | None = None
        self._bots: asyncio.Task[None] | None = None
        self._late: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Is something going on that needs the room in memory?"""
        return self._timer is not None or any(
            task is not None and not task.done() for task in (self._bots, self._late)
        )

    def stir(self) -> None:
        """See who is to move now."""
        self._wind()
        if self._next_bot() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())

    def stop(self) -> None:
        """Let everything rest."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        for task in (self._bots, self._late):
            if task is not None:
                task.cancel()

    def _next_bot(self) -> int | None:
        """The next seat where a bot is to move. Bots alone play only while somebody watches."""
        room = self.room
        if room.row.phase != "playing" or room.broken:
            return None
        if not room.listeners and all(row.kind == "bot" for row in room.seats):
            return None
        return next((s for s in room.turn if seats.played_by_bot(room.seats[s])), None)

    async def _play_bots(self) -> None:
        room = self.room
        try:
            while (seat := self._next_bot()) is not None and room.game is not None:
                game, began = room.game, monotonic()
                now = game.next, room.row.undos
                # What several decide at the same time nobody sees: no need to wait for it.
                pace = 0.0 if game.together(seat) else PACES[room.row.pace]
                if pace:
                    room.tell(frames.Thinking(seat))
                name = room.seats[seat].bot or ""
                view = room.view_of(seat)
                move, by = await self.company.choose(name, view, game.bot_seed(seat))
                await asyncio.sleep(max(0.0, pace - (monotonic() - began)))
                async with room.lock:
                    if now == (game.next, room.row.undos) and room.seats[seat].bot == name:
                        await room.play(seat, move, by, None)
        except (NotLegal, Declined) as problem:
            log.error("a bot's move failed", extra={"room": room.row.id, "problem": str(problem)})
        except Exception as problem:
            log.exception("bots stopped", extra={"room": room.row.id, "problem": repr(problem)})

    def _wind(self) -> None:
        """Set the timer to the moment when somebody's time is out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.room.clock.deadline()
        if deadline is not None and self.room.row.phase == "playing":
            wait, seat = deadline
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, wait), self._ring, seat)

    def _ring(self, seat: int) -> None:
        self._timer = None
        self._late = asyncio.create_task(self._move_for(seat))

    async def _move_for(self, seat: int) -> None:
        """Time is out: greedy makes the move, and everybody is told by whom."""
        room, game = self.room, self.room.game
        if game is None or seat not in game.turn:
            return
        now = game.next, room.row.undos
        try:
            move = await self.company.stand_in(room.view_of(seat), game.bot_seed(seat))
            async with room.lock:
                if now == (game.next, room.row.undos) and seats.is_person(room.seats[seat]):
                    await room.play(seat, move, CLOCK, None)
                else:
                    self._wind()
        except Exception as problem:
            log.exception("the clock failed", extra={"room": room.row.id, "problem": repr(problem)})

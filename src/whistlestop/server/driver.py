"""What moves a room by itself: its bots, its clock, and the request to take back."""

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from whistlestop.server import frames, seats
from whistlestop.server.bots import PACES, Bots
from whistlestop.server.company import Company

if TYPE_CHECKING:
    from whistlestop.server.room import Room

log = logging.getLogger(__name__)
CLOCK = "clock"


class Asked(NamedTuple):
    """A player asks to take back; `waiting` are those who have not consented yet."""

    seat: int
    moves: int
    waiting: frozenset[int]


class Driver(Bots):
    """Keeps a room going."""

    def __init__(self, room: "Room", company: Company) -> None:
        super().__init__(room)
        self.room = room
        self.company = company
        self.asked: Asked | None = None
        self._late: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Also while a clock runs."""
        late = self._late is not None and not self._late.done()
        return super().busy or late or self._timer is not None

    def stir(self) -> None:
        """Also see whose time runs now."""
        self._wind()
        super().stir()

    def stop(self) -> None:
        """Clocks too."""
        super().stop()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._late is not None:
            self._late.cancel()

    def next_bot(self) -> int | None:
        """The next seat where a bot is to move. Bots alone play only while somebody watches."""
        room = self.room
        if room.row.phase != "playing":
            return None
        if not room.listeners and all(row.kind == "bot" for row in room.seats):
            return None
        return next((s for s in room.turn if seats.played_by_bot(room.seats[s])), None)

    async def decide(self, seat: int) -> None:
        """Its move is shown when its time to think is over."""
        room, began = self.room, monotonic()
        game, now = room.playing(), room.moment
        # What several decide at the same time nobody sees: no need to wait for it.
        pace = 0.0 if game.together(seat) else PACES[room.row.pace]
        if pace:
            room.tell(frames.Thinking(seat))
        name = room.seats[seat].bot or ""
        move, by = await self.company.choose(name, room.view_of(seat), game.bot_seed(seat))
        await asyncio.sleep(max(0.0, pace - (monotonic() - began)))
        async with room.lock:
            if now == room.moment and room.seats[seat].bot == name:
                await room.play(seat, move, by, None)

    def _wind(self) -> None:
        """Set the timer to the moment when somebody's time is out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self.room.clock.deadline()
        if deadline is not None and self.room.row.phase == "playing" and not self.resting:
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
        now = room.moment
        try:
            move = await self.company.stand_in(room.view_of(seat), game.bot_seed(seat))
            async with room.lock:
                if now == room.moment and seats.is_person(room.seats[seat]):
                    await room.play(seat, move, CLOCK, None)
                else:
                    self._wind()
        except Exception as problem:
            log.exception("the clock failed", extra={"table": room.id, "problem": repr(problem)})

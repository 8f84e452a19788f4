"""A room: a table where one game is played."""

import asyncio
import logging
from collections.abc import Callable

from msgspec.structs import asdict

from whistlestop.core.edition import Edition
from whistlestop.core.game import standings
from whistlestop.core.move import Move
from whistlestop.core.view import View, observe
from whistlestop.playing import Made, Playing
from whistlestop.server import frames, seats
from whistlestop.server.clock import Clock
from whistlestop.server.company import Company
from whistlestop.server.driver import Driver
from whistlestop.server.errors import Declined
from whistlestop.server.infos import room_info
from whistlestop.server.store import ChatRow, EventRow, Progress, RoomRow, SeatRow, Store
from whistlestop.server.table import Table
from whistlestop.server.told import Shown, Telling, encode, move_texts, once, result
from whistlestop.server.wire import RoomInfo, Standings

log = logging.getLogger(__name__)
CHAT_KEPT = 100


class Room(Table):
    """Seats, one game, its clock, and what was said."""

    def __init__(
        self,
        edition: Edition,
        row: RoomRow,
        seat_rows: list[SeatRow],
        store: Store,
        company: Company,
        ring: Callable[[RoomRow, int], None] = lambda row, seat: None,
        ended: Callable[[RoomRow], None] = lambda row: None,
    ) -> None:
        super().__init__(seat_rows)
        self.edition = edition
        self.row = row
        self.store = store
        self.game: Playing | None = None
        self.result: Standings | None = None
        self.chat: list[ChatRow] = []
        self.said = 0
        self.clock = Clock(row.clock, row.seconds, row.left)
        self.driver: Driver = Driver(self, company)
        self._ring = ring
        self._ended = ended
        self._shown: Shown | None = None

    @property
    def id(self) -> str:
        """The name of the room."""
        return self.row.id

    # what everybody may know

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.game.turn if self.game else ()

    @property
    def people(self) -> list[int]:
        """The seats where people move."""
        return [number for number, row in enumerate(self.seats) if seats.is_person(row)]

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return [
            seats.called(row.name, seat, self.row.lang, self.edition)
            for seat, row in enumerate(self.seats)
        ]

    @property
    def moment(self) -> tuple[int, int]:
        """How far the game has come: what was thought out for another moment is void."""
        return self.game.next if self.game else 0, self.row.undos

    def info(self) -> RoomInfo:
        """The room as everybody sees it."""
        game, people = self.game, self.people
        info = room_info(self.row, self.seats, self.here)
        info.turn = list(self.turn)
        info.moves = game.moves if game else 0
        info.clock.left = self.clock.left() if self.clock.timed else None
        info.result = self.result
        info.preparing = self.driver.company.readying.preparing
        if game is not None:
            info.undo = [game.back_to(s) if s in people else 0 for s in range(len(self.seats))]
        return info

    def shown(self) -> Shown:
        """The state as each seat may see it now."""
        assert self.game is not None
        if self._shown is None or self._shown.state is not self.game.state:
            self._shown = Shown(self.game.state, self._shown)
        return self._shown

    def playing(self) -> Playing:
        """The game, if it is going on."""
        if self.game is None or self.row.phase != "playing":
            raise Declined("not-playing")
        return self.game

    # telling

    def present(self) -> frames.Presence:
        """The room as it is now."""
        return frames.Presence(self.info())

    def joined(self, own: tuple[int, ...], start: int, undos: int | None) -> frames.Joined:
        """Everything a connection needs that lacks the events from `start` on."""
        if undos is not None and undos != self.row.undos:
            start = 0
        game = self.game
        return frames.Joined(
            room=self.info(),
            seats=list(own),
            next=game.next if game else 0,
            views=self.shown().views(own) if game else [],
            events=Telling(self.edition, list(enumerate(game.steps)), start).told(own)
            if game
            else [],
        )

    def over(self) -> frames.Over | None:
        """The end, if the game has come to it: only now may the seed be known."""
        if self.result is None or self.row.phase != "over":
            return None
        return frames.Over(self.result, self.row.seed)

    # changing: under the lock

    async def start(self) -> None:
        """All seats are taken: set the game up."""
        self.game = Playing(self.edition, len(self.seats), self.row.seed, self.row.first)
        try:
            await self.keep(self.game.set_up())
        except BaseException:
            self.game = None  # not on the disk, so not begun
            raise
        log.info("game began", extra={"room": self.id, "edition": self.row.edition})

    async def play(self, seat: int, move: Move, by: str | None, id: str | None) -> None:  # noqa: A002
        """Make a move and tell everybody. Raises NotLegal."""
        game = self.playing()
        await self.keep(game.make(seat, move, by, id))

    async def keep(self, made: Made) -> None:
        """Write a step down, and only then let it happen."""
        game = self.game
        assert game is not None
        step, over = made.step, made.state.over
        final = result(await asyncio.to_thread(standings, made.state)) if over else None
        number = len(game.steps)
        progress = Progress(
            phase="over" if over else "playing",
            turn=list(made.state.phases[-1].seats) if made.state.phases else [],
            moves=number,
            left=self.clock.left(),
            undos=self.row.undos,
            result=encode(final).decode() if final else None,
        )
        telling = Telling(self.edition, [(number, step)])
        move = None if step.move is None else move_texts([step.move])[0]
        rows = [
            EventRow(at, number, step.seat, move, step.by, step.id, step.picks, written.whole)
            for at, _, _, written in telling.rows
        ]
        before = self.turn
        await self.committed(self.store.append(self.id, rows, progress))
        game.take(made)
        self.row.phase = progress.phase
        self.result = final
        self.driver.asked = None
        self.time(step.seat)
        info, shown = once(self.info()), self.shown()
        self.tell_each(
            lambda own: frames.Events(telling.told(own), game.next, shown.views(own), info, step.id)
        )
        end = self.over()
        if end is not None:
            self.tell(end)
            log.info("game over", extra={"room": self.id, "moves": game.moves})
            self._ended(self.row)
        for seat in self.turn:
            if seat not in before and seats.is_person(self.seats[seat]):
                self._ring(self.row, seat)
        self.driver.stir()

    async def take_back(self, moves: int) -> None:
        """Moves are void: in the store, then for everybody."""
        game = self.playing()
        left, number = game.steps[-moves], game.moves - moves
        undos = self.row.undos + 1
        state = game.before(moves)
        turn = list(state.phases[-1].seats)
        progress = Progress("playing", turn, number, self.clock.left(), undos, None)
        await self.committed(self.store.cut(self.id, left.number, progress))
        game.undo(moves)
        self.row.undos = undos
        self.driver.asked = None
        self.time(None)
        info, shown = once(self.info()), self.shown()
        self.tell_each(lambda own: frames.Undone(game.next, shown.views(own), info))
        self.driver.stir()

    def time(self, moved: int | None) -> None:
        """Let the clock run for the people who are to decide."""
        self.clock.run([s for s in self.turn if seats.is_person(self.seats[s])], moved)

    async def change_seat(self, seat: int, row: SeatRow, host: int | None) -> None:
        """Somebody sits down, or a bot moves in somebody's place."""
        await self.committed(self.store.seat(self.id, seat, row, host))
        self.seats[seat] = row
        self.row.host = host
        self.time(None)
        self.presence()

    async def choose(self, frame: frames.SetPace | frames.SetCoach) -> None:
        """Bots are faster or slower from now on, or the coach may speak more or less."""
        await self.committed(self.store.change(self.id, **asdict(frame)))
        for name, value in asdict(frame).items():
            setattr(self.row, name, value)
        self.presence()

    async def say(self, seat: int | None, text: str) -> None:
        """Somebody says something."""
        name = self.names[seat] if seat is not None else ""
        said = ChatRow(self.said, seat, name, text)
        await self.committed(self.store.say(self.id, said))
        self.said += 1
        self.chat = [*self.chat, said][-CHAT_KEPT:]
        self.tell(chat_frame(said))

    def view_of(self, seat: int) -> View:
        """What a bot at this seat sees."""
        assert self.game is not None
        return observe(self.game.state, seat)


def chat_frame(said: ChatRow) -> frames.ChatSaid:
    """Something said, as a frame."""
    return frames.ChatSaid(said.seat, said.name, said.text, said.number)

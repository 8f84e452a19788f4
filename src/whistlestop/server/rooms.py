"""All rooms: opened, found (in memory or in the store), and let go when nobody looks."""

import asyncio
import logging
from collections.abc import Callable, Sequence

from whistlestop.bots import registry
from whistlestop.core.edition import Edition
from whistlestop.editions import edition as find_edition
from whistlestop.server import seats, wire
from whistlestop.server.company import Company
from whistlestop.server.editions import edition_of
from whistlestop.server.errors import Wrong
from whistlestop.server.infos import room_info
from whistlestop.server.newrooms import check, new_row
from whistlestop.server.restored import fold, restore
from whistlestop.server.room import Room
from whistlestop.server.store import EventRow, RoomRow, SeatRow, Store
from whistlestop.server.tables import Tables

log = logging.getLogger(__name__)
LISTED = 100


class Rooms(Tables[Room]):
    """The rooms of a server."""

    def __init__(
        self, store: Store, company: Company, ring: Callable[[RoomRow, int], None]
    ) -> None:
        super().__init__()
        self.store = store
        self.company = company
        self._ring = ring
        self.ended: Callable[[RoomRow], None] = lambda row: None
        """Told when a room's game is over, or is found to be."""

    async def create(self, new: wire.NewRoom) -> wire.Seated:
        """Open a room."""
        edition = check(new)
        made = [
            seats.new_seat(seat.kind, seat.bot, seats.called(seat.name, number, new.lang, edition))
            for number, seat in enumerate(new.seats)
        ]
        rows = [row for row, _ in made]
        tokens = [wire.SeatToken(n, token) for n, (_, token) in enumerate(made) if token]
        row = new_row(new, host=tokens[0].seat if tokens else None)
        row.colours = list(edition.colours[: len(rows)]) if edition.chosen else None
        room = await self._open(edition, row, rows, [])
        async with room.lock:
            if not any(seat.kind == "open" for seat in room.seats):
                await room.start()
            return wire.Seated(room.info(), tokens)

    async def branch(self, old: Room, wanted: wire.NewBranch) -> wire.Seated:
        """A new game from a point of a finished one, with one person against bots."""
        game = old.game
        if game is None or old.row.phase != "over":
            raise Wrong(409, "branch-unfinished")
        if wanted.step >= len(game.steps) - 1:
            raise Wrong(422, "no-such-step")
        if wanted.seat >= len(old.seats):
            raise Wrong(422, "no-such-seat")
        registry.check(wanted.bots)
        token = seats.new_token()
        rows = [
            SeatRow("person", None, seat.name, seats.hashed(token))
            if number == wanted.seat
            else SeatRow("bot", wanted.bots, seat.name, None)
            for number, seat in enumerate(old.seats)
        ]
        new = wire.NewRoom(old.row.edition, [], old.row.first, old.row.lang, pace=old.row.pace)
        row = new_row(new, host=wanted.seat)
        row.law, row.colours = old.row.law, old.row.colours
        row.recipe = old.row.recipe  # a game by itself: no part of the campaign
        row.branch_room, row.branch_step = old.row.id, wanted.step
        state = game.at(wanted.step)
        row.phase, row.moves = "playing", wanted.step
        row.turn, row.left = list(state.phases[-1].seats), [0.0] * len(rows)
        saved = await self.store.load(old.row.id)
        assert saved is not None
        # The luck from here on is new: none of it is used yet.
        copied = [
            event._replace(picks=0, move_id=None)
            for event in saved.events
            if event.step <= wanted.step
        ]
        room = await self._open(old.edition, row, rows, copied)
        room.driver.stir()
        return wire.Seated(room.info(), [wire.SeatToken(wanted.seat, token)])

    async def open_game(self, edition: Edition, row: RoomRow, rows: list[SeatRow]) -> Room:
        """The room of a campaign's game: nobody is waited for, so it begins at once."""
        room = await self._open(edition, row, rows, [])
        async with room.lock:
            await room.start()
        return room

    async def _open(
        self, edition: Edition, row: RoomRow, rows: list[SeatRow], events: Sequence[EventRow]
    ) -> Room:
        await self.store.create(row, rows, events)
        room = self._room(edition, row, rows)
        if events:
            room.game = fold(edition, row, len(rows), events)
        self.keep(room)
        log.info("room opened", extra={"room": row.id, "edition": row.edition})
        return room

    def _room(self, edition: Edition, row: RoomRow, rows: list[SeatRow]) -> Room:
        return Room(edition, row, rows, self.store, self.company, self._ring, self._over)

    def _over(self, row: RoomRow) -> None:
        self.ended(row)

    async def sit(self, room: Room, number: int, wanted: wire.SitDown) -> wire.Seated:
        """Somebody takes an open seat; the last one starts the game."""
        async with room.lock:
            if number >= len(room.seats):
                raise Wrong(404, "no-such-seat")
            if room.seats[number].kind != "open":
                raise Wrong(409, "taken", what="seat")
            if wanted.colour is not None:
                await _dress(room, number, wanted.colour)
            called = seats.called(wanted.name, number, room.row.lang, room.edition)
            row, token = seats.new_seat("person", None, called)
            host = number if room.row.host is None else room.row.host
            await room.change_seat(number, row, host)
            if not any(seat.kind == "open" for seat in room.seats):
                await room.start()
            return wire.Seated(room.info(), [wire.SeatToken(number, token)])

    async def load(self, name: str) -> Room | None:
        """A room from the store; what a server that went down had to do next is done."""
        saved = await self.store.load(name)
        if saved is None:
            return None
        edition = await asyncio.to_thread(edition_of, saved.room)
        room = self._room(edition, saved.room, saved.seats)
        await asyncio.to_thread(restore, room, saved)
        self.keep(room)
        if room.game is None and not any(seat.kind == "open" for seat in room.seats):
            # The server went down between the last seat and the first card.
            async with room.lock:
                await room.start()
        room.time(None)
        room.driver.stir()
        if room.row.phase == "over":
            self.ended(room.row)
        return room

    async def public(self) -> list[wire.RoomInfo]:
        """The public rooms that are open or running."""
        found = []
        for row, rows in await self.store.public(LISTED):
            room = self._tables.get(row.id)
            found.append(room.info() if room else room_info(row, rows, set()))
        return found

    def presence(self) -> None:
        """Something that concerns all rooms has changed: tell everybody."""
        for room in self._tables.values():
            room.presence()


async def _dress(room: Room, number: int, colour: str) -> None:
    """An open seat has the colour that is chosen for it; other open seats make room for it."""
    worn = zip(room.seats, room.edition.colours, strict=False)
    chosen = [None if seat.kind == "open" else own for seat, own in worn]
    if colour in chosen:
        raise Wrong(409, "taken", what="colour")
    chosen[number] = colour
    room.edition = find_edition(room.row.edition, room.row.law).coloured(chosen)
    edition, row = room.edition, room.row
    row.colours = list(edition.colours[: len(room.seats)]) if edition.chosen else None
    await room.committed(room.store.change(room.id, colours=row.colours))

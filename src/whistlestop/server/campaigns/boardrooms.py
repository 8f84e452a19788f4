"""All campaigns: founded, found (in memory or on the shelf), and let go when nobody looks."""

import asyncio
import logging

from whistlestop.campaign import Pack, Volume, built_in, find_pack, found
from whistlestop.campaign.kept.save import export_lines
from whistlestop.core.chance import Seeded
from whistlestop.core.errors import one_of
from whistlestop.server import seats
from whistlestop.server.campaigns import taking, wire
from whistlestop.server.campaigns.boardroom import Boardroom
from whistlestop.server.campaigns.games import Games
from whistlestop.server.campaigns.keeper import House, Keeper, kept
from whistlestop.server.errors import Wrong
from whistlestop.server.newrooms import check_player
from whistlestop.server.rooms import Rooms
from whistlestop.server.store import RoomRow
from whistlestop.server.tables import Tables
from whistlestop.texts import check_language

log = logging.getLogger(__name__)


class Boardrooms(Tables[Boardroom]):
    """The campaigns of a server."""

    def __init__(self, keeper: Keeper, rooms: Rooms) -> None:
        super().__init__()
        self.keeper = keeper
        self.games = Games(rooms)
        rooms.ended = self._game_over
        self._settling: set[asyncio.Task[None]] = set()

    async def found(self, new: wire.NewCampaign) -> wire.Founded:
        """A new campaign."""
        pack = _check(new)
        made = [seats.new_seat(c.kind, c.bot, seats.clean(c.name)) for c in new.companies]
        rows = [row for row, _ in made]
        tokens = [wire.CompanyToken(n, token) for n, (_, token) in enumerate(made) if token]
        house = House(new.lang, new.pace, tokens[0].company if tokens else None)

        def begin() -> Volume:
            volume = Volume.begin(
                self.keeper.shelf,
                pack,
                [company.colour for company in new.companies],
                name=seats.clean(new.name),
                seats=[kept(number, row) for number, row in enumerate(rows)],
            )
            self.keeper.settle(volume, house)
            return volume

        boardroom = await self._open(await self.keeper.run(begin))
        log.info("campaign founded", extra={"campaign": boardroom.id, "pack": pack.id})
        return wire.Founded(boardroom.info(), tokens)

    async def read(self, text: bytes) -> wire.Founded:
        """A campaign from a file, as a new one; whoever plays takes a company."""
        lines = await asyncio.to_thread(taking.checked, text)
        volume = await self.keeper.run(taking.put, self.keeper.shelf, lines)
        return wire.Founded((await self._open(volume)).info(), [])

    async def written(self, boardroom: Boardroom) -> str:
        """A campaign as a file."""
        lines = await self.keeper.run(lambda: list(export_lines(boardroom.volume)))
        return "".join(f"{line}\n" for line in lines)

    async def rewind(self, old: Boardroom, game: int, tokens: list[str]) -> wire.Founded:
        """A new campaign that stands before a game of this one; the old secrets hold there too."""
        async with old.lock:
            volume = await self.keeper.run(old.volume.branch, game)
        new = await self._open(volume)
        held = {(company, token) for token in tokens for company in new.seats_of([token])}
        return wire.Founded(new.info(), [wire.CompanyToken(*one) for one in sorted(held)])

    async def sit(self, boardroom: Boardroom, company: int, name: str) -> wire.Founded:
        """Somebody takes an open company, in the game that is on too."""
        async with boardroom.lock:
            boardroom.check(company)
            if boardroom.seat(company).kind != "open":
                raise Wrong(409, "taken", what="company")
            row, token = seats.new_seat("person", None, seats.clean(name))
            host = company if boardroom.house.host is None else boardroom.house.host
            await boardroom.change_seat(company, row, host)
            await self.games.seat(boardroom, company)
            return wire.Founded(boardroom.info(), [wire.CompanyToken(company, token)])

    async def load(self, name: str) -> Boardroom | None:
        """A campaign from the shelf."""
        volume = await self.keeper.run(self.keeper.take, name)
        return None if volume is None else await self._open(volume)

    async def freshen(self, table: Boardroom) -> None:
        """Another program may have played on; a game that is over is written down."""
        async with table.lock:
            await table.refresh()
            await table.settle()

    async def _open(self, volume: Volume) -> Boardroom:
        rows = await self.keeper.run(self.keeper.seats, volume)
        house = self.keeper.house(volume, rows)
        boardroom = Boardroom(volume, rows, house, self.keeper, self.games.settle)
        await self.games.find(boardroom)
        self.keep(boardroom)
        async with boardroom.lock:
            await boardroom.settle()
        boardroom.driver.stir()
        return boardroom

    def _game_over(self, row: RoomRow) -> None:
        """A room's game is over: if it is a campaign's, it is written down there."""
        if row.campaign is not None:
            task = asyncio.create_task(self._write_down(row.campaign))
            self._settling.add(task)
            task.add_done_callback(self._settling.discard)

    async def _write_down(self, campaign: str) -> None:
        try:
            await self.find(campaign)
        except Exception as problem:
            extra = {"campaign": campaign, "problem": repr(problem)}
            log.exception("a game was not written down", extra=extra)

    async def close(self) -> None:
        """The server goes down."""
        self.stop()
        for task in list(self._settling):
            task.cancel()
        await self.keeper.close()


def _check(new: wire.NewCampaign) -> Pack:
    """The pack of a campaign that may be founded; BadInput if it may not."""
    pack = find_pack(one_of("no-such-pack", new.pack, built_in()))
    check_language(new.lang)
    found(pack, [company.colour for company in new.companies], Seeded("only to see"))
    for company in new.companies:
        check_player(company.kind, company.bot)
    return pack

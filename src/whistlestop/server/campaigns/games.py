"""The games of a campaign and their rooms: opened when a game begins, written down when it ends."""

import asyncio
import json
import sqlite3

from whistlestop.campaign.chapter.recipe import recipe_to_json
from whistlestop.campaign.kept.shelf import GameRow
from whistlestop.server import wire
from whistlestop.server.campaigns.boardroom import Boardroom
from whistlestop.server.editions import chapter_of
from whistlestop.server.newrooms import new_row
from whistlestop.server.record import lines
from whistlestop.server.room import Room
from whistlestop.server.rooms import Rooms
from whistlestop.server.store import RoomRow, SeatRow


class Games:
    """Knows which room belongs to which game."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def find(self, boardroom: Boardroom) -> None:
        """The rooms of a campaign: its own, and those of the campaign it branched off from."""
        kept = await boardroom.keeper.run(boardroom.volume.shelf.games, boardroom.id)
        boardroom.games = {row.game: row.room for row in kept if row.room is not None}
        boardroom.games |= await self.rooms.store.games(boardroom.id)

    async def settle(self, boardroom: Boardroom) -> None:
        """A game that is on has a room; one that is over is written into the campaign, once."""
        if boardroom.campaign.stage != "play":
            return
        room = await self._room(boardroom) or await self._open(boardroom)
        if room.row.phase == "over" and room.game is not None:
            told = await asyncio.to_thread(lambda: list(lines(room, None)))
            await boardroom.record(room.game.state, told)

    async def seat(self, boardroom: Boardroom, company: int) -> None:
        """A company changed hands: so does its seat in the game that is on."""
        campaign = boardroom.campaign
        if campaign.stage != "play" or company not in campaign.present:
            return
        room = await self._room(boardroom)
        if room is None:
            return
        seat = campaign.present.index(company)
        async with room.lock:
            if room.row.phase == "playing":
                host = _host(boardroom) if room.row.host is None else room.row.host
                await room.change_seat(seat, _seat(boardroom, company), host)
                room.driver.stir()

    async def _room(self, boardroom: Boardroom) -> Room | None:
        """The room of the game that is on, if it has one here."""
        game = boardroom.campaign.game
        name = (await self.rooms.store.games(boardroom.id)).get(game)
        return None if name is None else await self.rooms.find(name)

    async def _open(self, boardroom: Boardroom) -> Room:
        """A room with the same players."""
        campaign, volume = boardroom.campaign, boardroom.volume
        recipe = campaign.recipe
        assert recipe is not None
        edition = await asyncio.to_thread(chapter_of, recipe)
        row = _row(boardroom, edition.id)
        row.recipe = json.dumps(recipe_to_json(recipe), ensure_ascii=False)
        rows = [_seat(boardroom, company) for company in campaign.present]
        try:
            room = await self.rooms.open_game(edition, row, rows)
        except sqlite3.IntegrityError:  # another process was quicker
            found = await self._room(boardroom)
            assert found is not None
            return found
        boardroom.games[campaign.game] = row.id
        kept = GameRow(campaign.game, row.id, None)
        await boardroom.keeper.run(volume.shelf.keep_game, boardroom.id, kept)
        return room


def _row(boardroom: Boardroom, edition: str) -> RoomRow:
    """The room of the game that is on; its luck follows from the campaign's."""
    campaign, house = boardroom.campaign, boardroom.house
    assert campaign.recipe is not None
    seats = [wire.NewSeat("open")] * len(campaign.present)
    new = wire.NewRoom(edition, seats, campaign.recipe.first, house.lang, pace=house.pace)
    row = new_row(new, _host(boardroom))
    row.seed = boardroom.volume.game_seed()
    row.campaign, row.game = boardroom.id, campaign.game
    return row


def _seat(boardroom: Boardroom, company: int) -> SeatRow:
    """The seat of a company in the game: the same player, the same secret."""
    row, name = boardroom.seat(company), boardroom.name(company)
    if row.kind == "person":
        return SeatRow("person", row.bot, name, row.token_hash)
    return SeatRow("bot", row.bot or "greedy", name, None)


def _host(boardroom: Boardroom) -> int | None:
    """The seat of the host, or of the first person who plays."""
    present = boardroom.campaign.present
    people = [seat for seat, c in enumerate(present) if boardroom.seat(c).kind == "person"]
    if boardroom.house.host in present:
        return present.index(boardroom.house.host)
    return people[0] if people else None

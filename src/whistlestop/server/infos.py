"""What everybody may know of a room and its seats."""

from collections.abc import Sequence
from functools import lru_cache

from whistlestop.core.chance import commitment
from whistlestop.server.editions import colours_of
from whistlestop.server.store import RoomRow, SeatRow
from whistlestop.server.wire import BranchInfo, CampaignGame, ClockInfo, RoomInfo, SeatInfo

promise = lru_cache(maxsize=4096)(commitment)


def room_info(row: RoomRow, seats: Sequence[SeatRow], here: set[int]) -> RoomInfo:
    """A room as it is in the store, as everybody sees it."""
    branch = None
    if row.branch_room is not None:
        branch = BranchInfo(row.branch_room, row.branch_step or 0)
    campaign = None
    if row.campaign is not None and row.game is not None:
        campaign = CampaignGame(row.campaign, row.game)
    return RoomInfo(
        id=row.id,
        edition=row.edition,
        seats=seat_infos(seats, here, colours_of(row, len(seats))),
        phase=row.phase,
        turn=row.turn,
        moves=row.moves,
        public=row.public,
        lang=row.lang,
        clock=ClockInfo(row.clock, row.seconds, None if row.clock == "none" else row.left),
        pace=row.pace,
        commitment=promise(row.seed),
        result=None,
        host=row.host,
        undo=[0] * len(seats),
        undos=row.undos,
        branch=branch,
        campaign=campaign,
        coach=row.coach,
        preparing=False,
    )


def seat_infos(seats: Sequence[SeatRow], here: set[int], colours: Sequence[str]) -> list[SeatInfo]:
    """The seats as everybody sees them."""
    return [
        SeatInfo(
            name=row.name,
            kind=row.kind,
            bot=row.bot,
            here=number in here or row.kind == "bot",
            open=row.kind == "open",
            colour=colour,
        )
        for number, (row, colour) in enumerate(zip(seats, colours, strict=True))
    ]

"""Rooms read from the store: folded from what was kept."""

from collections.abc import Sequence
from itertools import groupby

import msgspec

from whistlestop.core.edition import Edition
from whistlestop.notation import event_from_json, parse_move
from whistlestop.playing import Played, Playing
from whistlestop.server import wire
from whistlestop.server.room import CHAT_KEPT, Room
from whistlestop.server.store import EventRow, RoomRow, Saved


def fold(edition: Edition, row: RoomRow, seats_: int, events: Sequence[EventRow]) -> Playing:
    """The game that its events fold to."""
    game = Playing(edition, seats_, row.seed, row.first, row.branch_step or 0)
    decode = msgspec.json.decode
    for _, rows in groupby(events, key=lambda event: event.step):
        kept = list(rows)
        first = kept[0]
        happened = tuple(event_from_json(edition, decode(event.event)) for event in kept)
        move = None if first.move is None else parse_move(edition, first.move)
        step = Played(
            first.seat, move, happened, first.number, first.picks, first.by, first.move_id
        )
        game.restore([step])
    return game


def restore(room: Room, saved: Saved) -> None:
    """A room as it was when the last change was written."""
    if saved.events:
        room.game = fold(room.edition, saved.room, len(saved.seats), saved.events)
    if saved.room.result is not None:
        room.result = msgspec.json.decode(saved.room.result, type=wire.Standings)
    room.chat, room.said = saved.chat[-CHAT_KEPT:], len(saved.chat)

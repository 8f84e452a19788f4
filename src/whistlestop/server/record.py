"""The record of a room's game: whole when it is over, else what one seat may see."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from whistlestop.playing import Played
from whistlestop.record import Chain, Record, step_to_json
from whistlestop.server.room import Room
from whistlestop.server.told import most_knowing


def whole(room: Room) -> Record:
    """The record of the game as it is: nobody may see it before the game is over."""
    assert room.game is not None
    return Record.of(room.game, room.names)


def lines(room: Room, seat: int | None) -> Iterator[str]:
    """The record line by line; of a running game as a seat may see it."""
    record = whole(room)
    if room.row.phase == "over":
        yield from record.lines()
    else:
        chain = Chain()
        yield chain.add(record.header())
        for step in record.steps:
            yield chain.add(_seen(room, step, seat))


def _seen(room: Room, step: Played, seat: int | None) -> dict[str, Any]:
    """A step as a seat may see it: what another chose in secret is only its verb."""
    own = () if seat is None else (seat,)
    told = tuple(most_knowing(event, own) for event in step.events)
    seen = step_to_json(room.edition, replace(step, events=told))
    if step.move is not None and not step.move.action and seat != step.seat and told != step.events:
        seen["move"] = step.move.verb
    return seen

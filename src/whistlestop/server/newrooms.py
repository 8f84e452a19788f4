"""New rooms: what is asked for, checked and made into rows of the store."""

import secrets
import time

from whistlestop.bots import registry
from whistlestop.core.edition import Edition
from whistlestop.editions import edition as find_edition
from whistlestop.server import seats, wire
from whistlestop.server.errors import Wrong
from whistlestop.server.store import RoomRow, SeatRow
from whistlestop.server.webhook import check_url
from whistlestop.texts import check_language

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A room's name: short enough to read out, too long to guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def check(new: wire.NewRoom) -> Edition:
    """The edition of a room that may be opened; Wrong if it may not."""
    try:
        edition = find_edition(new.edition)
        check_language(new.lang)
    except ValueError as problem:
        raise Wrong(422, str(problem)) from None
    if len(new.seats) not in edition.seats:
        first, last = edition.seats[0], edition.seats[-1]
        raise Wrong(422, f"{edition.id} is for {first} to {last} players, not {len(new.seats)}")
    if new.first is not None and new.first >= len(new.seats):
        raise Wrong(422, f"there is no seat {new.first} to begin")
    if new.clock.kind != "none" and new.clock.seconds < 1:
        raise Wrong(422, "a clock needs at least one second")
    if new.webhook is not None:
        try:
            check_url(new.webhook)
        except ValueError as problem:
            raise Wrong(422, str(problem)) from None
    for seat in new.seats:
        if seat.kind == "bot":
            check_bot(seat.bot or "greedy")
        elif seat.bot is not None:
            raise Wrong(422, "only a bot's seat can name a bot")
    return edition


def check_bot(name: str) -> None:
    """Is there such a bot?"""
    if name not in registry.names():
        raise Wrong(422, f"no bot is called {name!r}")


def new_seat(new: wire.NewRoom, number: int, tokens: list[wire.SeatToken]) -> SeatRow:
    """A seat of a new room; a person's token is added to the tokens."""
    seat = new.seats[number]
    if seat.kind == "open":
        return SeatRow("open", None, "", None)
    name = seats.called(seat.name, number, new.lang, find_edition(new.edition))
    if seat.kind == "bot":
        return SeatRow("bot", seat.bot or "greedy", name, None)
    token = seats.new_token()
    tokens.append(wire.SeatToken(number, token))
    return SeatRow("person", None, name, seats.hashed(token))


def usual_coach(new: wire.NewRoom) -> wire.CoachMode:
    """Against bots the coach may be asked; among people it is asked to the table first."""
    return "off" if sum(seat.kind != "bot" for seat in new.seats) > 1 else "ask"


def new_row(new: wire.NewRoom, host: int | None) -> RoomRow:
    """A new room, with a fresh secret for its luck."""
    return RoomRow(
        id=new_id(),
        edition=new.edition,
        law=find_edition(new.edition).law,
        seed=secrets.token_hex(16),
        first=new.first,
        lang=new.lang,
        public=new.public,
        clock=new.clock.kind,
        seconds=new.clock.seconds,
        pace=new.pace,
        webhook=new.webhook,
        created=time.time(),
        host=host,
        phase="waiting",
        turn=[],
        moves=0,
        left=[float(new.clock.seconds)] * len(new.seats),
        undos=0,
        result=None,
        branch_room=None,
        branch_step=None,
        coach=new.coach or usual_coach(new),
    )

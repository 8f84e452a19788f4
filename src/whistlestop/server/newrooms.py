"""New rooms: what is asked for, checked and made into rows of the store."""

import secrets
import time

from whistlestop.bots import registry
from whistlestop.core.edition import Edition
from whistlestop.core.errors import BadInput
from whistlestop.editions import edition as find_edition
from whistlestop.server import wire
from whistlestop.server.store import RoomRow
from whistlestop.server.webhook import check_url
from whistlestop.texts import check_language

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A room's name: short enough to read out, too long to guess."""
    return "".join(secrets.choice(_LETTERS) for _ in range(10))


def check(new: wire.NewRoom) -> Edition:
    """The edition of a room that may be opened, in its colours; BadInput if it may not."""
    edition = find_edition(new.edition)
    check_language(new.lang)
    edition.check_seats(len(new.seats), new.first)
    edition = edition.coloured([seat.colour for seat in new.seats])
    if new.clock.kind != "none" and new.clock.seconds < 1:
        raise BadInput("clock-seconds")
    if new.webhook is not None:
        check_url(new.webhook)
    for seat in new.seats:
        check_player(seat.kind, seat.bot)
    return edition


def check_player(kind: str, bot: str | None) -> None:
    """Only where a bot plays may a bot be named, and only one that there is."""
    if kind == "bot":
        registry.check(bot or "greedy")
    elif bot is not None:
        raise BadInput("only-a-bot")


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
        left=[float(new.clock.seconds)] * len(new.seats),
        coach=new.coach or usual_coach(new),
    )

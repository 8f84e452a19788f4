"""Seats of a room: who sits there, and the secret that proves it."""

import hashlib
import re
import secrets
from functools import lru_cache

from whistlestop.core.edition import Edition
from whistlestop.server.store import SeatRow
from whistlestop.server.wire import SeatKind
from whistlestop.texts.say import Speaker

_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")


def new_token() -> str:
    """A secret for a seat."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def new_seat(kind: SeatKind, bot: str | None, name: str) -> tuple[SeatRow, str]:
    """A seat as it was asked for, and its secret: there is one where a person sits."""
    if kind == "open":
        return SeatRow("open", None, "", None), ""
    if kind == "bot":
        return SeatRow("bot", bot or "greedy", name, None), ""
    token = new_token()
    return SeatRow("person", None, name, hashed(token)), token


def clean(text: str) -> str:
    """A name or a sentence without control characters and spaces too many."""
    return " ".join(_UNPRINTABLE.sub(" ", text).split())


def called(name: str, seat: int, lang: str, edition: Edition) -> str:
    """The name given, or the one of the seat's colour."""
    return clean(name) or _colour(seat, lang, edition)


@lru_cache(maxsize=256)
def _colour(seat: int, lang: str, edition: Edition) -> str:
    return Speaker(edition, lang).player(seat)


def played_by_bot(seat: SeatRow) -> bool:
    """Does a bot move here: as its own, or in a person's place?"""
    return seat.bot is not None


def is_person(seat: SeatRow) -> bool:
    """Does a person move here?"""
    return seat.kind == "person" and seat.bot is None

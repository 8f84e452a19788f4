"""A connection as the actions see it: it has seats, a language, and can be answered."""

from collections.abc import Coroutine
from typing import Any, Protocol

from whistlestop.core.errors import BadInput
from whistlestop.server import frames
from whistlestop.server.coaching import Coaching
from whistlestop.server.errors import Declined
from whistlestop.server.limits import Bucket
from whistlestop.server.table import Listener, Table
from whistlestop.texts import check_language


class Answerable(Listener, Protocol):
    """A connection with a language that can be answered."""

    lang: str

    def say(self, said: Any) -> None:
        """Send it a frame."""


class Speaking(Answerable, Protocol):
    """One that is connected to a room."""

    talk: Bucket
    coach: Coaching

    def later(self, answer: Coroutine[Any, Any, None]) -> None:
        """Let something be answered when it is known; meanwhile other frames are read."""


def declined(lang: str, id_: str | None, problem: BadInput) -> frames.Refused:
    """Why something was not done: one of the server's own reasons."""
    return frames.Refused(id_, None, problem.key, problem.said(lang))


def own_seat(who: Listener, seat: int, what: str = "seat") -> None:
    """Only who holds a seat's secret may act for it."""
    if seat not in who.seats:
        raise Declined("not-yours", what=what)


def explain(who: Answerable, frame: Any, refused: frames.Refused | None) -> None:
    """The answer to why a move cannot be made, if it cannot."""
    told = (refused.rule, refused.reason, refused.text) if refused else (None, None, None)
    who.say(frames.WhyNot(frame.id, *told))


async def set_language(table: Table, who: Answerable, frame: frames.SetLang) -> None:
    """Speak another language from now on."""
    who.lang = check_language(frame.lang)


async def join_again(table: Table, who: Answerable, frame: Any) -> None:
    """Whoever has joined cannot join again."""
    raise Declined("joined")

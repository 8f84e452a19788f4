"""A connection as the actions see it: it has seats, a language, and can be answered."""

from collections.abc import Coroutine
from typing import Any, Protocol

from whistlestop.core.errors import BadInput
from whistlestop.server import frames
from whistlestop.server.coaching import Coaching
from whistlestop.server.errors import Declined
from whistlestop.server.limits import Bucket
from whistlestop.server.table import Listener


class Speaking(Listener, Protocol):
    """A connection with a language that can be answered."""

    lang: str
    talk: Bucket
    coach: Coaching

    def say(self, said: Any) -> None:
        """Send it a frame."""

    def later(self, answer: Coroutine[Any, Any, None]) -> None:
        """Let something be answered when it is known; meanwhile other frames are read."""


def declined(lang: str, id_: str | None, problem: BadInput) -> frames.Refused:
    """Why something was not done: one of the server's own reasons."""
    return frames.Refused(id_, None, problem.key, problem.said(lang))


def own_seat(who: Speaking, seat: int) -> None:
    """Only who holds a seat's secret may act for it."""
    if seat not in who.seats:
        raise Declined("not-yours", what="seat")

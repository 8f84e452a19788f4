"""A connection: one screen at a table, with the seats whose secrets it holds."""

from typing import Any

from starlette.websockets import WebSocket

from whistlestop.server.line import POLICY, Line
from whistlestop.server.settings import Limits
from whistlestop.server.table import Table


class Connection(Line):
    """A line to a table."""

    full: str
    """What whoever finds too many there is told is full."""

    def __init__(self, socket: WebSocket, table: Table, limits: Limits, lang: str) -> None:
        super().__init__(socket, limits, lang)
        self.table = table
        self.seats: tuple[int, ...] = ()

    def join(self, frame: Any) -> bool:
        """Sit down, or watch."""
        if len(self.table.listeners) >= self.limits.sockets_per_room:
            self.wrong("full", what=self.full)
            self.close(POLICY)
            return False
        if not self.speak(frame.lang):
            return False
        self.seats = self.table.seats_of(frame.tokens)
        self.table.listeners.add(self)
        self.greet(frame)
        self.table.presence(self)
        return True

    def greet(self, frame: Any) -> None:
        """Tell whoever has joined all that they lack."""
        raise NotImplementedError

    def leave(self) -> None:
        """The others are told."""
        if self in self.table.listeners:
            self.table.listeners.discard(self)
            self.table.presence()

"""A table: a place where people come together. Who is there, what they are told, a lock."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol, TypeVar

from whistlestop.server import seats
from whistlestop.server.bots import Bots
from whistlestop.server.store import SeatRow
from whistlestop.server.told import encode

T = TypeVar("T")


class Listener(Protocol):
    """A connection as a table sees it: a screen, with the seats whose secrets it holds."""

    seats: tuple[int, ...]

    def send(self, frame: bytes) -> None:
        """Send a frame, without waiting."""

    def let_go(self) -> None:
        """Close the connection; who is there will come back."""


class Table:
    """What a room and a campaign have in common. Its changes are made one at a time."""

    driver: Bots

    def __init__(self, seat_rows: list[SeatRow]) -> None:
        self.seats = seat_rows
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        """Held by whoever changes something."""
        self.broken = False
        """Was a change cut short, so that memory and disk may differ?"""

    # what it is

    @property
    def id(self) -> str:
        """Its name in addresses."""
        raise NotImplementedError

    def present(self) -> Any:
        """The frame that tells who is here."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__.lower()} {self.id}>"

    # who is here

    @property
    def here(self) -> set[int]:
        """The seats whose players are connected."""
        return {seat for listener in self.listeners for seat in listener.seats}

    def seats_of(self, tokens: Iterable[str]) -> tuple[int, ...]:
        """The seats that these tokens are the secrets of."""
        wanted = {seats.hashed(token) for token in tokens}
        return tuple(n for n, row in enumerate(self.seats) if row.token_hash in wanted)

    def presence(self, but: Listener | None = None) -> None:
        """Tell everybody (but the one who knows already) who is here; bots may go on now."""
        self.tell(self.present(), but)
        self.driver.stir()

    def let_go(self) -> None:
        """Memory and disk may differ: everybody comes back to a table read anew."""
        self.driver.stop()
        for listener in list(self.listeners):
            listener.let_go()

    # telling

    def tell(self, said: Any, but: Listener | None = None) -> None:
        """Send everybody (but one) the same."""
        frame = encode(said)
        for listener in self.listeners - {but}:
            listener.send(frame)

    def tell_each(self, build: Callable[[tuple[int, ...]], Any]) -> None:
        """Send everybody what their seats may see; seats at the same screen share a frame."""
        written: dict[tuple[int, ...], bytes] = {}
        for listener in list(self.listeners):
            if listener.seats not in written:
                written[listener.seats] = encode(build(listener.seats))
            listener.send(written[listener.seats])

    # changing: under the lock

    async def committed(self, writing: Awaitable[T]) -> T:
        """Wait for the disk. If that is cut short, nobody knows: the table is read anew."""
        try:
            return await writing
        except asyncio.CancelledError:
            self.broken = True
            raise

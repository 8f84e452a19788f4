"""The store: where rooms live when nobody looks. Small, so that another database can stand here."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from whistlestop.server.wire import ClockKind, CoachMode, Pace, RoomPhase, SeatKind


class SeatRow(Struct):
    """A seat. Of a token only the hash is kept."""

    kind: SeatKind
    bot: str | None
    name: str
    token_hash: str | None


class RoomRow(Struct):
    """A room. `seed` is the server's own secret until the game is over."""

    id: str
    edition: str
    seed: str
    first: int | None
    lang: str
    public: bool
    clock: ClockKind
    seconds: int
    pace: Pace
    webhook: str | None
    created: float
    host: int | None
    left: list[float]
    """Seconds left on the clock of each seat."""
    phase: RoomPhase = "waiting"
    turn: list[int] = []
    moves: int = 0
    undos: int = 0
    result: str | None = None
    """The standings as JSON, when the game is over."""
    branch_room: str | None = None
    branch_step: int | None = None
    campaign: str | None = None
    """The campaign that the game belongs to, and which of its games it is."""
    game: int | None = None
    recipe: str | None = None
    """What makes the edition of a campaign's game, as JSON."""
    law: int = 1
    """The law that the game was begun under."""
    colours: list[str] | None = None
    """The colours of the seats, if somebody chose one."""
    coach: CoachMode = "off"

    def __repr__(self) -> str:
        return f"<room {self.id}>"


class Progress(NamedTuple):
    """What a step changes about its room."""

    phase: RoomPhase
    turn: list[int]
    moves: int
    left: list[float]
    undos: int
    result: str | None


class EventRow(NamedTuple):
    """One event, with the step it belongs to: who moved what, and the luck used so far."""

    number: int
    step: int
    seat: int | None
    move: str | None
    by: str | None
    """Who moved in the seat's place: "clock" or "stand-in"."""
    move_id: str | None
    picks: int
    event: str


class ChatRow(NamedTuple):
    """Something said in a room."""

    number: int
    seat: int | None
    name: str
    text: str


class Saved(NamedTuple):
    """All that is kept of a room."""

    room: RoomRow
    seats: list[SeatRow]
    events: list[EventRow]
    chat: list[ChatRow]


class Store(Protocol):
    """Keeps rooms. When a writing call returns, what it wrote outlives the process."""

    async def create(
        self, room: RoomRow, seats: Sequence[SeatRow], events: Sequence[EventRow]
    ) -> None:
        """A new room."""

    async def append(self, room: str, events: Sequence[EventRow], progress: Progress) -> None:
        """Events happened."""

    async def cut(self, room: str, number: int, progress: Progress) -> None:
        """Events from that number on are void."""

    async def seat(self, room: str, seat: int, row: SeatRow, host: int | None) -> None:
        """A seat changed hands."""

    async def change(self, room: str, **chosen: Any) -> None:
        """Something was chosen anew: the bots' pace, when the coach may speak, colours."""

    async def keep_review(self, room: str, told: Mapping[str, str]) -> None:
        """A game was looked back on: the review as JSON, by language."""

    async def review(self, room: str, lang: str) -> str | None:
        """The review of a game in a language, if there is one."""

    async def say(self, room: str, said: ChatRow) -> None:
        """Something was said."""

    async def load(self, room: str) -> Saved | None:
        """A room, if there is one of that name."""

    async def public(self, most: int) -> list[tuple[RoomRow, list[SeatRow]]]:
        """The public rooms that are open or running, newest first."""

    async def games(self, campaign: str) -> dict[int, str]:
        """The rooms of a campaign's games, by the number of the game."""

    async def count(self) -> int:
        """How many rooms there are."""

    async def close(self) -> None:
        """Finish writing."""

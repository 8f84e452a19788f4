"""The frames of play: what a client may send, and what it is told."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from whistlestop.server.coached import CoachTip
from whistlestop.server.wire import (
    CoachMode,
    Id,
    Lang,
    Pace,
    RoomInfo,
    SeatNumber,
    Standings,
)

MoveText = Annotated[str, Meta(max_length=400)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Token = Annotated[str, Meta(max_length=100)]


class Frame(Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything a client sends."""


class Join(Frame, tag="join", rename={"from_": "from"}):
    """The first frame: who is at this screen, and the first event that is missing here."""

    tokens: Annotated[list[Token], Meta(max_length=10)] = []
    from_: Count = 0
    undos: Count | None = None
    lang: Lang | None = None


class Move(Frame, tag="move"):
    """Make a move; `at` is the number of the next event as the client knows it."""

    id: Id
    seat: SeatNumber
    at: Count
    move: MoveText


class Why(Frame, tag="why"):
    """Why can this move not be made?"""

    id: Id
    seat: SeatNumber
    move: MoveText


class Ways(Frame, tag="ways"):
    """For each own ticket, the cheapest way still open; when the game is over, of any seat."""

    seat: SeatNumber


class Odds(Frame, tag="odds"):
    """What may a tunnel ask for, paid in each of the ways that are legal now?"""

    seat: SeatNumber
    route: Id


class Dug(Frame, tag="dug"):
    """How did the tunnel go that the seat dug with its newest move?"""

    seat: SeatNumber


class Look(Frame, tag="look"):
    """How did the game stand after a step? When it is over, as any seat."""

    step: Count
    seat: SeatNumber | None = None


class Sync(Frame, tag="sync", rename={"from_": "from"}):
    """Events were missed."""

    from_: Count = 0
    undos: Count | None = None


class Undo(Frame, tag="undo"):
    """Take back down to the seat's own last move."""

    seat: SeatNumber


class AnswerUndo(Frame, tag="answer-undo"):
    """Consent to it, or not."""

    seat: SeatNumber
    yes: bool


class Chat(Frame, tag="chat"):
    """Say something; seat null is a spectator."""

    text: Annotated[str, Meta(max_length=500)]
    seat: SeatNumber | None = None


class SetPace(Frame, tag="pace"):
    """How fast bots show their moves (host)."""

    pace: Pace


class SetCoach(Frame, tag="coach"):
    """When the coach may speak (host)."""

    coach: CoachMode


class Advise(Frame, tag="advise"):
    """What does the coach think of the own moves now?"""

    id: Id
    seat: SeatNumber


class Replace(Frame, tag="replace"):
    """Hand a seat to a bot, or (null) back (host)."""

    seat: SeatNumber
    bot: Id | None = None


class SetLang(Frame, tag="lang"):
    """The language of the sentences sent to this connection."""

    lang: Lang


FromClient = (
    Join
    | Move
    | Why
    | Ways
    | Odds
    | Dug
    | Look
    | Sync
    | Undo
    | AnswerUndo
    | Chat
    | SetPace
    | SetCoach
    | Advise
    | Replace
    | SetLang
)
"""Every frame a client may send."""


class Said(Struct, tag_field="type"):
    """Anything the server sends."""


class Joined(Said, tag="joined"):
    """A view for each own seat (a spectator: one), and the events from the asked one on."""

    room: RoomInfo
    seats: list[int]
    next: int
    views: list[Any]
    events: list[Any]


class Events(Said, tag="events"):
    """Something happened; `id` is that of the move that led to it, if a client sent it."""

    events: list[Any]
    next: int
    views: list[Any]
    room: RoomInfo
    id: str | None = None


class Undone(Said, tag="undone"):
    """Moves were taken back: events from `next` on are void."""

    next: int
    views: list[Any]
    room: RoomInfo


class Refused(Said, tag="refused"):
    """A move is not legal, or not possible now. `id` is null where a frame without one was."""

    id: str | None
    rule: str | None
    reason: str
    text: str


class WhyNot(Said, tag="why"):
    """The answer to `why`; all null when the move is legal."""

    id: str
    rule: str | None
    reason: str | None
    text: str | None


class Way(Struct):
    """How a ticket stands: own routes on its cheapest way, borrowed ones, and those missing."""

    ticket: str
    points: int
    done: bool
    owned: list[str]
    lent: list[str]
    missing: list[str] | None
    cars: int


class WaysFound(Said, tag="ways"):
    """The answer to `ways`."""

    seat: int
    ways: list[Way]


class OddsFound(Said, tag="odds"):
    """The answer to `odds`: by the text of each claim, the chances of 0, 1, 2 or 3 more cards."""

    seat: int
    route: str
    odds: dict[str, list[float]]


class Turned(Struct):
    """A card that was turned up at a tunnel: does it match?"""

    card: str
    matches: bool


class DugTunnel(Struct):
    """A tunnel as it was dug: what was laid and turned up, the extra due, and its odds before."""

    route: str
    laid: list[str]
    turned: list[Turned]
    extra: int
    odds: list[float]


class DugFound(Said, tag="dug"):
    """The answer to `dug`; null where that move dug no tunnel."""

    seat: int
    tunnel: DugTunnel | None


class Advised(Said, tag="advice"):
    """The answer to `advise`: the best moves first, as the game stood at event `next`.

    `rough`: so few games were played in thought that the numbers are only a hint.
    """

    id: str
    seat: int
    next: int
    tips: list[CoachTip]
    playouts: int
    rough: bool


class Looked(Said, tag="look"):
    """The answer to `look`: the views after that step."""

    step: int
    next: int
    views: list[Any]


class Thinking(Said, tag="thinking"):
    """A bot is thinking."""

    seat: int


class Presence(Said, tag="presence"):
    """Somebody came, left, sat down or was replaced, or the pace or the coach was changed."""

    room: RoomInfo


class ChatSaid(Said, tag="chat"):
    """Somebody said something."""

    seat: int | None
    name: str
    text: str
    number: int


class AskUndo(Said, tag="ask-undo"):
    """A player asks the others for consent to take back so many moves."""

    seat: int
    moves: int


class UndoRefused(Said, tag="undo-refused"):
    """A player did not consent."""

    seat: int


class Over(Said, tag="over"):
    """The game is over; the seed may be known now."""

    result: Standings
    seed: str


class Error(Said, tag="error"):
    """A frame that cannot be read, or asks for what this connection may not do."""

    error: str


FromServer = (
    Joined
    | Events
    | Undone
    | Refused
    | WhyNot
    | WaysFound
    | OddsFound
    | DugFound
    | Advised
    | Looked
    | Thinking
    | Presence
    | ChatSaid
    | AskUndo
    | UndoRefused
    | Over
    | Error
)
"""Every frame a client may be sent."""

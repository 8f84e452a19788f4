"""What goes over the wire by HTTP: rooms, seats and clocks. The frames of play are in `frames`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

SeatKind = Literal["person", "open", "bot"]
Pace = Literal["calm", "brisk", "instant"]
ClockKind = Literal["none", "move", "game"]
CoachMode = Literal["off", "ask", "always"]
RoomPhase = Literal["waiting", "playing", "over"]

Name = Annotated[str, Meta(max_length=40)]
Id = Annotated[str, Meta(max_length=64)]
Lang = Annotated[str, Meta(max_length=16)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]


class NewSeat(Struct, forbid_unknown_fields=True):
    """A seat of a new room: a person at this screen, one who comes by the link, or a bot."""

    kind: SeatKind
    bot: Id | None = None
    name: Name = ""
    colour: Id | None = None
    """The colour chosen; null: the first that nobody else chose."""


class NewClock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think: for each decision, or in the whole game."""

    kind: ClockKind = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 0


class NewRoom(Struct, forbid_unknown_fields=True):
    """A room to be opened."""

    edition: Id
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=10)]
    first: SeatNumber | None = None
    lang: Lang = "en"
    public: bool = False
    clock: NewClock = NewClock()
    pace: Pace = "calm"
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    coach: CoachMode | None = None
    """When the coach may speak; null: on request where everybody else is a bot, else never."""


class SitDown(Struct, forbid_unknown_fields=True):
    """Somebody takes an open seat."""

    name: Name = ""
    colour: Id | None = None
    """A colour that nobody who sits there has; null: the seat's own."""


class NewBranch(Struct, forbid_unknown_fields=True):
    """A new game from a point of a finished one: after that step, as that seat, against bots."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber = 0
    bots: Id = "greedy"


class SeatInfo(Struct):
    """A seat as everybody sees it. A person's seat with a bot's name is handed to that bot."""

    name: str
    kind: SeatKind
    bot: str | None
    here: bool
    open: bool
    colour: str


class ClockInfo(Struct):
    """The clock; `left` are the seconds of each seat when this was sent (null: no clock)."""

    kind: ClockKind
    seconds: int
    left: list[float] | None = None


class BranchInfo(Struct):
    """Where a game branched off."""

    room: str
    step: int


class CampaignGame(Struct):
    """The campaign that a game belongs to, and which of its games it is."""

    id: str
    game: int


class ScoreLine(Struct):
    """One line of a final score."""

    name: str
    points: int
    tie: int
    items: list[tuple[str, int]]
    routes: list[str]


class Standings(Struct):
    """The final score: lines by seat, totals, all seats best first, and who won."""

    lines: list[list[ScoreLine]]
    totals: list[int]
    ranking: list[int]
    winners: list[int]


class RoomInfo(Struct):
    """A room as everybody sees it."""

    id: str
    edition: str
    seats: list[SeatInfo]
    phase: RoomPhase
    turn: list[int]
    moves: int
    public: bool
    lang: str
    clock: ClockInfo
    pace: Pace
    commitment: str
    result: Standings | None
    host: int | None
    """The seat that may change the pace and hand seats over."""
    undo: list[int]
    """For each seat, how many moves would be taken back if it asked: 0 when it cannot."""
    undos: int
    """How many times moves have been taken back in this room."""
    branch: BranchInfo | None
    campaign: CampaignGame | None
    coach: CoachMode
    """When the coach may speak: never, when a player asks, or at every decision."""
    preparing: bool
    """Is native speed being made ready? Until then greedy moves for bots that need it."""


class SeatToken(Struct):
    """The secret that makes somebody the player of a seat."""

    seat: int
    token: str


class Seated(Struct):
    """The answer to sitting down."""

    room: RoomInfo
    seats: list[SeatToken]


class Health(Struct):
    """Is the server well?"""

    ok: bool
    version: str
    rooms: int


class Language(Struct):
    """A language of the texts, and what it calls itself."""

    tag: str
    name: str


class BotInfo(Struct):
    """A bot that can be asked to play.

    `level` is its rung on the ladder for people (1 is the easiest; null: not one of the levels).
    `lines` is its table talk by occasion: `hello`, `claim`, `blocked`, `tickets`, `won`, `lost`.
    What a bot from elsewhere does not tell about itself is empty. `native`: it thinks at native
    speed, which is made ready once on a machine (`RoomInfo.preparing`).
    """

    id: str
    level: int | None
    name: dict[str, str]
    about: dict[str, str]
    lines: dict[str, list[dict[str, str]]]
    native: bool


class EditionInfo(Struct):
    """An edition, in the words of every language."""

    id: str
    name: dict[str, str]
    about: dict[str, str]
    seats: tuple[int, int]
    colours: list[str]
    """The colours there are, in the order in which seats have them where nobody chooses."""


class CityData(Struct):
    """A city of the board, on one of its pieces if it has some."""

    id: str
    name: dict[str, str]
    traits: dict[str, int]
    piece: str


class RouteData(Struct):
    """A route of the board; colour null is grey. Tracks of one group lie side by side."""

    id: str
    ends: tuple[str, str]
    length: int
    colour: str | None
    group: str | None
    traits: dict[str, int]
    points: int


class TicketData(Struct):
    """A ticket of the board."""

    id: str
    ends: tuple[str, str]
    points: int
    deck: str


class LabelPlace(Struct):
    """Where a city's name stands in one language."""

    x: float
    y: float
    anchor: Literal["start", "middle", "end"]


class CityPlace(Struct):
    """Where a city lies, and its name beside it."""

    x: float
    y: float
    labels: dict[str, LabelPlace]


class RoutePlace(Struct):
    """Where a route lies: the middle and the turn (degrees) of each space, and the line of all."""

    width: float
    height: float
    spaces: list[tuple[float, float, float]]
    line: str


class ExitPlace(Struct):
    """A line that runs off the board: where it begins, and its spaces, track by track."""

    at: str
    width: float
    height: float
    tracks: list[list[tuple[float, float, float]]]


class Plate(Struct):
    """A plate on the map: its middle and its size."""

    x: float
    y: float
    width: float
    height: float


class Ground(Struct):
    """A piece of the board that a campaign may open: its name and its ground, nothing else."""

    id: str
    name: dict[str, str]
    outline: str
    plate: Plate


class Layout(Struct):
    """Where everything on the table lies in the picture of a board."""

    width: float
    height: float
    city_radius: float
    label_size: float
    cities: dict[str, CityPlace]
    routes: dict[str, RoutePlace]
    exits: list[ExitPlace]
    """The lines that run off the board."""
    closed: list[Ground]
    """The pieces that are not on the table."""
    opened: list[Ground]
    """The pieces that have joined the board."""


class RuleSection(Struct):
    """A part of the rulebook: the key of its title, and the ids of its rules."""

    title: str
    rules: list[str]


class ThingData(Struct):
    """Something in force that has a name: an event, a travel step, a sticker, a person.

    `how` an event works, `slot` the travel step it fills, `verbs` the moves it brings, `cities`
    those that it points out on the map.
    """

    id: str
    kind: str
    name: dict[str, str]
    text: dict[str, str]
    how: Literal["", "lasting", "lightning", "action"]
    slot: int
    verbs: list[str]
    cities: list[str]


class EditionData(EditionInfo):
    """Everything printed of an edition, and where it lies in the picture."""

    trains: int
    cards: list[str]
    counts: dict[str, int]
    cities: list[CityData]
    routes: list[RouteData]
    tickets: list[TicketData]
    layout: Layout
    backdrop: dict[str, str]
    vehicle: str
    rules: list[RuleSection]
    things: dict[str, ThingData]
    news: str | None
    """The kind of card that turns up events: nobody holds one."""
    symbols: list[str]
    """The symbols on cards that a rule in force looks at."""
    edge: str | None
    """The rule by which lines that run off the board cannot be claimed."""
    parts: dict[str, Any]
    """What boxes of a campaign have left on the map for everybody to see, as in a view."""


class Problem(Struct):
    """What is wrong, in one sentence; and the rule that says so, if one does."""

    error: str
    rule: str | None = None

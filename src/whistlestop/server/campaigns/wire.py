"""What goes over the wire of campaigns by HTTP. The frames are in `frames`."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from whistlestop.server.wire import Id, Lang, Name, Pace, SeatKind

Title = Annotated[str, Meta(max_length=60)]


class NewCompany(Struct, forbid_unknown_fields=True):
    """A company of a new campaign: of a person at this screen, of one who comes later, a bot's."""

    colour: Id
    kind: SeatKind
    name: Name = ""
    bot: Id | None = None


class NewCampaign(Struct, forbid_unknown_fields=True):
    """A campaign to be founded."""

    pack: Id
    companies: Annotated[list[NewCompany], Meta(min_length=1, max_length=10)]
    name: Title = ""
    lang: Lang = "en"
    pace: Pace = "calm"


class NewRewind(Struct, forbid_unknown_fields=True):
    """A new campaign that stands before a game of an old one."""

    game: Annotated[int, Meta(ge=1, le=10_000)]


class PackCompany(Struct):
    """A company that can be played."""

    colour: str
    name: dict[str, str]


class PackInfo(Struct):
    """A campaign pack; `printed` is how many of its games are there to play."""

    id: str
    edition: str
    title: dict[str, str]
    about: dict[str, str]
    years: list[int]
    printed: int
    seats: tuple[int, int]
    companies: list[PackCompany]


class CompanyInfo(Struct):
    """A company as everybody sees it; `name` is the player's. One with a bot is played by it."""

    company: int
    colour: str
    name: str
    kind: SeatKind
    bot: str | None
    here: bool
    open: bool


class GameRoom(Struct):
    """The room in which a game was played."""

    game: int
    room: str


class CampaignBranch(Struct):
    """Where a campaign branched off: it stood before that game of that campaign."""

    campaign: str
    game: int


class CampaignInfo(Struct):
    """A campaign as everybody sees it."""

    id: str
    pack: str
    edition: str
    name: str
    lang: str
    pace: Pace
    host: int | None
    """The company that may change the pace and hand companies over."""
    companies: list[CompanyInfo]
    game: int
    year: int | None
    stage: str
    next: int
    """The number of the next step."""
    waiting: list[int]
    """The companies one of which is to decide now."""
    room: str | None
    """The room of the game that is on."""
    games: list[GameRoom]
    branch: CampaignBranch | None


class CompanyToken(Struct):
    """The secret that makes somebody the player of a company."""

    company: int
    token: str


class Founded(Struct):
    """The answer to founding a campaign, or taking a company."""

    campaign: CampaignInfo
    seats: list[CompanyToken]


class CampaignShown(Struct):
    """A campaign as some companies may see it: a view for each, or a spectator's."""

    campaign: CampaignInfo
    companies: list[int]
    next: int
    views: list[Any]

"""A view of a campaign: what a company, or a spectator, may know. Nothing sealed is in it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from whistlestop.campaign.content import Text


@dataclass(frozen=True, slots=True)
class PackSeen:
    """The pack that is played."""

    id: str
    edition: str
    title: Text
    about: Text
    years: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PostcardSeen:
    """A postcard; None stands for what the viewer may not read (PC.1)."""

    no: str
    name: Text | None
    side: str
    used: int
    uses: int | None
    story: Text | None
    condition: Text | None
    gain: Text | None
    vault: int | None


@dataclass(frozen=True, slots=True)
class SlipSeen:
    """A bank slip; a steward's slip has neither place nor lines."""

    game: int
    year: int | None
    total: int
    place: int | None
    steward: bool
    lines: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class CompanySeen:
    """A company, its office and its vault."""

    company: int
    colour: str
    name: Text
    since: int
    left: int | None
    present: bool
    total: int
    place: int
    wins: int
    starter: bool
    slips: tuple[SlipSeen, ...]
    plates: tuple[str, ...]
    hired: str | None
    postcards: tuple[PostcardSeen, ...]
    vault: tuple[PostcardSeen, ...]
    souvenirs: tuple[str, ...]
    stamps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OptionSeen:
    """An answer, with words to show."""

    move: str
    id: str
    name: Text | None
    text: Text | None


@dataclass(frozen=True, slots=True)
class MissingSeen:
    """What the pack does not have yet."""

    what: str
    id: str


@dataclass(frozen=True, slots=True)
class Asked:
    """The decision that is open."""

    kind: str
    companies: tuple[int, ...]
    rule: str
    text: Text | None
    options: tuple[OptionSeen, ...]
    missing: MissingSeen | None


@dataclass(frozen=True, slots=True)
class CardSeen:
    """A story card that was turned over."""

    id: str
    game: int
    year: int | None
    kind: str
    title: Text
    text: Text
    came: tuple[str, ...]
    went: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Previously:
    """The recap before a game, made from what happened in the last one."""

    game: int
    year: int | None
    winner: int
    last: int
    totals: tuple[int, ...]
    came: tuple[str, ...]
    went: tuple[str, ...]
    opened: tuple[str, ...]
    in_force: tuple[str, ...]
    bank: tuple[int, ...]
    """What the Patient Bank adds for each company (C-23)."""
    pensions: tuple[int, ...]
    """What cards in its vault give each company at every set-up (PC-154)."""


@dataclass(frozen=True, slots=True)
class RuleSeen:
    """A rule in force, and what brought it."""

    id: str
    text: Text
    by: str


@dataclass(frozen=True, slots=True)
class ThingSeen:
    """Name and text of something that is named in the view."""

    id: str
    kind: str
    name: Text
    text: Text


@dataclass(frozen=True, slots=True)
class StickerSeen:
    """A sticker in force."""

    letter: str
    since: int
    until: int | None
    box: str | None


@dataclass(frozen=True, slots=True)
class BoxesSeen:
    """An event or an employee with its boxes (C-14)."""

    id: str
    boxes: int | None
    punched: int


@dataclass(frozen=True, slots=True)
class MapSeen:
    """The map as it has become."""

    pieces: tuple[str, ...]
    colours: Mapping[str, str]
    large: tuple[str, ...]
    depots: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class BoxSeen:
    """A box that was opened."""

    id: str
    games: tuple[int, ...]
    closed: bool


@dataclass(frozen=True, slots=True)
class MarkSeen:
    """A story choice that was made."""

    choice: str
    mark: str
    company: int


@dataclass(frozen=True, slots=True)
class GiftSeen:
    """Something for the next game."""

    company: int | None
    first: bool
    dollars: int
    cards: int
    tickets: int


@dataclass(frozen=True, slots=True)
class GameSeen:
    """A finished game in the chronicle."""

    game: int
    year: int | None
    free: bool
    companies: tuple[int, ...]
    ranking: tuple[int, ...]
    winner: int
    last: int
    turns: int
    events: tuple[str, ...]
    hired: tuple[str | None, ...]
    stickers: tuple[str, ...]
    modules: tuple[str, ...]
    retired: tuple[str, ...]
    opened: str | None
    raised: str | None
    mark: str | None


@dataclass(frozen=True, slots=True)
class PlaySeen:
    """The game that is on: companies and colours by seat."""

    game: int
    year: int | None
    seats: tuple[int, ...]
    colours: tuple[str, ...]
    first: int | None
    cars: int


@dataclass(frozen=True, slots=True)
class ScoreSeen:
    """A company's final score."""

    company: int
    slips: int
    postcards: int
    souvenirs: int
    book: int
    total: int
    place: int


@dataclass(frozen=True, slots=True)
class PaperSeen:
    """A company in the last newspaper (C-72): no points, only glory."""

    company: int
    best: int | None
    city: str | None
    route: str | None
    line: int
    cards: int


@dataclass(frozen=True, slots=True)
class FinalSeen:
    """The end of the campaign."""

    scores: tuple[ScoreSeen, ...]
    winners: tuple[int, ...]
    paper: tuple[PaperSeen, ...]


@dataclass(frozen=True, slots=True)
class CampaignView:
    """The campaign as seen by a company, with the moves it may make now. None is a spectator."""

    pack: PackSeen
    me: int | None
    game: int
    year: int | None
    stage: str
    companies: tuple[CompanySeen, ...]
    standing: tuple[int, ...]
    asked: Asked | None
    moves: tuple[str, ...]
    cards: tuple[CardSeen, ...]
    story: tuple[CardSeen, ...]
    next_card: str | None
    happened: tuple[Mapping[str, Any], ...]
    previously: Previously | None
    rules: tuple[RuleSeen, ...]
    things: Mapping[str, ThingSeen]
    stickers: tuple[StickerSeen, ...]
    events: tuple[BoxesSeen, ...]
    hall: tuple[BoxesSeen, ...]
    prizes: tuple[PostcardSeen, ...]
    retired: Mapping[str, tuple[str, ...]]
    tickets: tuple[str, ...]
    punched: Mapping[str, Mapping[str, int]]
    map: MapSeen
    boxes: tuple[BoxSeen, ...]
    marks: tuple[MarkSeen, ...]
    finale: str | None
    gifts: tuple[GiftSeen, ...]
    chronicle: tuple[GameSeen, ...]
    play: PlaySeen | None
    final: FinalSeen | None


def view_to_json(view: CampaignView) -> dict[str, Any]:
    """A view as JSON, ready to be sent."""
    told: dict[str, Any] = _plain(view)
    return told


def _plain(value: Any) -> Any:
    """Types with fields as objects, tuples as lists; nothing is copied that need not be."""
    if isinstance(value, str | int | None):
        return value
    if isinstance(value, tuple | list):
        return [_plain(one) for one in value]
    if isinstance(value, Mapping):
        return {key: _plain(one) for key, one in value.items()}
    return {name: _plain(getattr(value, name)) for name in type(value).__dataclass_fields__}

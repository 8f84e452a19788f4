"""What a view tells of companies: office, vault and slips, final score and last paper."""

from dataclasses import dataclass

from whistlestop.campaign.content.form import Text


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

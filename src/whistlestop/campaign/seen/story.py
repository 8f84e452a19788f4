"""What a view tells of the story: its cards, the choices made, what came and what it promised."""

from dataclasses import dataclass

from whistlestop.campaign.content.form import Text


@dataclass(frozen=True, slots=True)
class PackSeen:
    """The pack that is played."""

    id: str
    edition: str
    title: Text
    about: Text
    years: tuple[int, ...]


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

"""What a view tells of things in force: rules, stickers, events and people."""

from dataclasses import dataclass

from whistlestop.campaign.content.form import Text


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

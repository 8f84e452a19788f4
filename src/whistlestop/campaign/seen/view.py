"""A view of a campaign: what a company, or a spectator, may know. Nothing sealed is in it."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from whistlestop.campaign.seen.asked import Asked, MissingSeen, OptionSeen
from whistlestop.campaign.seen.companies import (
    CompanySeen,
    FinalSeen,
    PaperSeen,
    PostcardSeen,
    ScoreSeen,
    SlipSeen,
)
from whistlestop.campaign.seen.games import BoxSeen, GameSeen, MapSeen, PlaySeen
from whistlestop.campaign.seen.in_force import BoxesSeen, RuleSeen, StickerSeen, ThingSeen
from whistlestop.campaign.seen.story import CardSeen, GiftSeen, MarkSeen, PackSeen, Previously

T = TypeVar("T")
__all__ = [
    "Asked",
    "BoxSeen",
    "BoxesSeen",
    "CampaignView",
    "CardSeen",
    "CompanySeen",
    "FinalSeen",
    "GameSeen",
    "GiftSeen",
    "MapSeen",
    "MarkSeen",
    "MissingSeen",
    "OptionSeen",
    "PackSeen",
    "PaperSeen",
    "PlaySeen",
    "PostcardSeen",
    "Previously",
    "RuleSeen",
    "ScoreSeen",
    "SlipSeen",
    "StickerSeen",
    "ThingSeen",
    "shown",
    "view_to_json",
]


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
    uncounted: tuple[int, ...]
    """The companies for which the next game, or the one that is on, does not count (C-62)."""
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


def shown(kind: type[T], thing: object, **more: Any) -> T:
    """A piece of the view: what it has no other word for is what the thing itself says of it."""
    names = (field.name for field in fields(kind))  # type: ignore[arg-type]  # a dataclass
    return kind(**{name: more[name] if name in more else getattr(thing, name) for name in names})


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

"""What a fact of a campaign is."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from whistlestop.campaign.campaign import Campaign
from whistlestop.core.event import Event


@dataclass(frozen=True, slots=True)
class Fact(Event):
    """Something that happened in a campaign. Facts alone rebuild it, without its pack's texts."""

    def apply(self, state: Any) -> Any:
        """The campaign after it, which remembers it until the next stage."""
        changed = self.change(state)
        return changed.but(news=(*changed.news, self))

    def change(self, campaign: Campaign) -> Campaign:
        """The campaign after it."""
        raise NotImplementedError


def came(campaign: Campaign, thing: str) -> Campaign:
    """The card that was turned over last has brought something."""
    if not campaign.read:
        return campaign
    last = campaign.read[-1]
    return campaign.but(read=(*campaign.read[:-1], replace(last, came=(*last.came, thing))))


def went(campaign: Campaign, thing: str) -> Campaign:
    """The card that was turned over last has taken something away."""
    if not campaign.read:
        return campaign
    last = campaign.read[-1]
    return campaign.but(read=(*campaign.read[:-1], replace(last, went=(*last.went, thing))))


def retire(campaign: Campaign, kind: str, thing: str) -> Campaign:
    """Into the Dead Letter Office for the rest of the campaign (C-17)."""
    gone = (*campaign.retired.get(kind, ()), thing)
    return campaign.but(retired={**campaign.retired, kind: gone})


def without(table: Mapping[str, Any], key: str) -> dict[str, Any]:
    """A mapping less one of its keys."""
    return {name: value for name, value in table.items() if name != key}


def of_last_game(campaign: Campaign, **changes: Any) -> Campaign:
    """The campaign with something more to tell of the game played last."""
    return campaign.but(games=(*campaign.games[:-1], replace(campaign.games[-1], **changes)))

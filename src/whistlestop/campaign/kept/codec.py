"""JSON of a campaign's facts, and the text of its moves, and back."""

from dataclasses import fields
from typing import Any, cast, get_args, get_origin, get_type_hints

from whistlestop.campaign.between.gathering import Count, Gather, Join, LeaveForGood, Uncount
from whistlestop.campaign.between.steps import MOVES, PHASES
from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.decision import CampaignMove
from whistlestop.campaign.facts import FACTS
from whistlestop.core.edition import Edition
from whistlestop.core.errors import CannotRead
from whistlestop.core.event import Event
from whistlestop.core.phase import Phase
from whistlestop.core.work import Answered, Resumed, Waiting
from whistlestop.notation.codec import tagged, untagged

_KINDS: dict[str, type[Event]] = {
    kind.__name__: kind for kind in (*FACTS, Waiting, Resumed, Answered)
}
_VERBS: dict[str, type[CampaignMove]] = {kind.verb: kind for kind in MOVES}


class _Frame:
    """Stands where the notation of games asks an edition which phases there are."""

    phases: tuple[type[Phase], ...] = PHASES


class _Words:
    """A campaign's words: plain texts, and the phases of its own steps."""

    rules = (_Frame(),)


_WORDS = cast(Edition, _Words())


def fact_to_json(fact: Event) -> dict[str, Any]:
    """A fact as JSON: its type and its fields."""
    return tagged(_WORDS, fact)


def fact_from_json(data: Any, where: str = "") -> Event:
    """The fact again."""
    found: Event = untagged(_WORDS, _KINDS, data, where)
    return found


def parse_move(campaign: Campaign, text: str) -> CampaignMove:
    """A move from its text, legal or not."""
    verb, *words = text.split() or [""]
    kind = _VERBS.get(verb)
    if kind is None:
        known = ", ".join(sorted(_VERBS))
        raise CannotRead(f"{verb!r} is not a decision of a campaign; they begin with {known}")
    hints = get_type_hints(kind)
    values: list[Any] = []
    for field in fields(kind):
        if get_origin(hints[field.name]) is tuple and get_args(hints[field.name]):
            values.append(tuple(words))
            words = []
        elif not words:
            raise CannotRead(f"{text!r} lacks its {field.name}")
        else:
            values.append(words.pop(0))
    if words:
        raise CannotRead(f"{text!r} has words too many: {' '.join(words)}")
    build: Any = kind
    return _in_order(campaign, build(*values))


def _in_order(campaign: Campaign, move: CampaignMove) -> CampaignMove:
    """The move with its companies in the order of the campaign; only companies that exist."""
    if isinstance(move, Gather):
        companies = sorted(map(campaign.company_of, move.colours))
        return Gather(tuple(campaign.companies[company].colour for company in companies))
    if isinstance(move, LeaveForGood | Uncount | Count):
        campaign.company_of(move.colour)
    if isinstance(move, Join):
        known = [company.colour for company in campaign.pack.frame.companies]
        if move.colour not in known:
            raise CannotRead(f"there is no company {move.colour!r}; there are {', '.join(known)}")
    return move

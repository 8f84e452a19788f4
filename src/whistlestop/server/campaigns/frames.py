"""The frames of a campaign: what a client may send, and what it is told."""

from typing import Annotated, Any

from msgspec import Meta

from whistlestop.server.campaigns.wire import CampaignInfo
from whistlestop.server.frames import (
    Count,
    Error,
    Frame,
    MoveText,
    Refused,
    Said,
    SetLang,
    SetPace,
    Token,
    WhyNot,
)
from whistlestop.server.wire import Id, Lang, SeatNumber


class CampaignJoin(Frame, tag="join"):
    """The first frame: who is at this screen."""

    tokens: Annotated[list[Token], Meta(max_length=10)] = []
    lang: Lang | None = None


class CampaignMove(Frame, tag="move"):
    """Decide; `at` is the number of the next step as the client knows it."""

    id: Id
    company: SeatNumber
    at: Count
    move: MoveText


class CampaignWhy(Frame, tag="why"):
    """Why can this move not be made?"""

    id: Id
    company: SeatNumber
    move: MoveText


class CampaignSync(Frame, tag="sync"):
    """Something was missed."""


class CampaignReplace(Frame, tag="replace"):
    """Hand a company to a bot, or (null) back (host)."""

    company: SeatNumber
    bot: Id | None = None


FromClient = (
    CampaignJoin | CampaignMove | CampaignWhy | CampaignSync | CampaignReplace | SetPace | SetLang
)
"""Every frame a client may send."""


class CampaignTold(Said, tag="campaign"):
    """How the campaign stands; `id` is that of the move that led to it, if a client sent it."""

    campaign: CampaignInfo
    companies: list[int]
    next: int
    views: list[Any]
    id: str | None = None


class CampaignPresence(Said, tag="presence"):
    """Somebody came, left, took a company or handed one over, or the pace was changed."""

    campaign: CampaignInfo


class CampaignThinking(Said, tag="thinking"):
    """A bot is about to decide."""

    company: int


FromServer = CampaignTold | CampaignPresence | CampaignThinking | Refused | WhyNot | Error
"""Every frame a client may be sent."""

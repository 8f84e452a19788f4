"""What a connection may do with its campaign, frame by frame."""

from typing import Any, Protocol

from whistlestop.bots import registry
from whistlestop.campaign import CampaignMove, parse_move, why_not
from whistlestop.campaign.between.gathering import Gather, LeaveForGood, Uncount
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.refusal import NotLegal
from whistlestop.server import seats
from whistlestop.server.campaigns import frames
from whistlestop.server.campaigns.boardroom import Boardroom
from whistlestop.server.campaigns.games import Games
from whistlestop.server.campaigns.reasons import refused
from whistlestop.server.errors import Declined
from whistlestop.server.frames import SetLang, SetPace
from whistlestop.server.speaking import Answerable, explain, join_again, own_seat, set_language
from whistlestop.server.store import SeatRow


class Speaking(Answerable, Protocol):
    """One that is connected to a campaign; its seats are companies."""

    games: Games


async def act(room: Boardroom, who: Speaking, frame: Any) -> None:
    """Do what a frame asks for, or raise Declined."""
    await _ACTIONS[type(frame)](room, who, frame)


def _host(room: Boardroom, who: Speaking) -> bool:
    return room.house.host is not None and room.house.host in who.seats


def _parsed(room: Boardroom, text: str) -> CampaignMove:
    try:
        return parse_move(room.campaign, text)
    except WhistlestopError:
        raise Declined("unreadable", text=text) from None


async def _move(room: Boardroom, who: Speaking, frame: frames.CampaignMove) -> None:
    own_seat(who, frame.company, "company")
    async with room.lock:
        if room.done(frame.company, frame.id):
            who.say(room.told(who.seats, frame.id))
            return
        if seats.played_by_bot(room.seat(frame.company)):
            raise Declined("handed-over")
        if frame.at != room.next:
            raise Declined("stale")
        move = _parsed(room, frame.move)
        _agreed(room, who, move)
        try:
            await room.decide(frame.company, move, frame.id)
        except NotLegal as problem:
            who.say(refused(room, who.lang, frame.id, problem.refusal))


def _agreed(room: Boardroom, who: Speaking, move: CampaignMove) -> None:
    """What the rules leave to the table, and the server must know."""
    campaign = room.campaign
    if isinstance(move, Gather):
        for company in map(campaign.company_of, move.colours):
            row = room.seat(company)
            if row.kind == "open" and row.bot is None:
                raise Declined("open-company", what="gather")
            if company in campaign.uncounted:
                _only_a_bot(room, company)
    if isinstance(move, Uncount):
        _only_a_bot(room, campaign.company_of(move.colour))
    if isinstance(move, LeaveForGood) and not _host(room, who):
        own_seat(who, campaign.company_of(move.colour), "company")


def _only_a_bot(room: Boardroom, company: int) -> None:
    """A game may not count for a company only while a bot plays it (C-61, C-62)."""
    if room.seat(company).bot is None:
        raise Declined("not-a-bot")


async def _why(room: Boardroom, who: Speaking, frame: frames.CampaignWhy) -> None:
    own_seat(who, frame.company, "company")
    refusal = why_not(room.campaign, _parsed(room, frame.move), frame.company)
    told = None if refusal is None else refused(room, who.lang, frame.id, refusal)
    explain(who, frame, told)


async def _sync(room: Boardroom, who: Speaking, frame: frames.CampaignSync) -> None:
    async with room.lock:
        await room.refresh()
    who.say(room.told(who.seats))


async def _replace(room: Boardroom, who: Speaking, frame: frames.CampaignReplace) -> None:
    company, bot = frame.company, frame.bot
    if not _host(room, who) and not (company in who.seats and bot is None):
        raise Declined("not-host", what="company")
    if bot is not None:
        registry.check(bot)
    async with room.lock:
        room.check(company)
        old = room.seat(company)
        if bot is not None and company in room.here and company not in who.seats:
            raise Declined("not-abandoned")
        playing = room.room is not None and company in room.campaign.present
        if old.kind != "person" and bot is None and playing:
            raise Declined("open-company", what="playing")
        # A bot's own company that is given back is open to whoever comes.
        kind = "open" if old.kind == "bot" and bot is None else old.kind
        row = SeatRow(kind, bot, old.name, old.token_hash)
        await room.change_seat(company, row, room.house.host)
        await who.games.seat(room, company)


async def _pace(room: Boardroom, who: Speaking, frame: SetPace) -> None:
    # Where only bots play there is no host: whoever watches may choose.
    if room.house.host is not None and not _host(room, who):
        raise Declined("not-host", what="pace")
    async with room.lock:
        await room.set_pace(frame.pace)


_ACTIONS: dict[type[Any], Any] = {
    frames.CampaignJoin: join_again,
    frames.CampaignMove: _move,
    frames.CampaignWhy: _why,
    frames.CampaignSync: _sync,
    frames.CampaignReplace: _replace,
    SetPace: _pace,
    SetLang: set_language,
}

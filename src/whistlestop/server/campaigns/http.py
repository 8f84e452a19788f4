"""The HTTP calls of campaigns: what is asked once."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from whistlestop.server.calls import answer, bearer, body, content, download, hall_of, printed_now
from whistlestop.server.campaigns import packs, wire
from whistlestop.server.campaigns.boardroom import Boardroom
from whistlestop.server.documents import answers, takes
from whistlestop.server.errors import Wrong
from whistlestop.server.guard import address_of
from whistlestop.server.wire import EditionData, SitDown

router = APIRouter(prefix="/api")
CampaignName = Annotated[str, Path(max_length=32, description="The campaign's name.")]
LINES: dict[str, Any] = {"content": {"application/x-ndjson": {}}}


async def _found(request: Request, name: str) -> Boardroom:
    found = await hall_of(request).campaigns.find(name)
    if found is None:
        raise Wrong(404, "no-campaign-here")
    return found


async def _mine(request: Request, name: str) -> Boardroom:
    """A campaign that whoever asks plays in."""
    found = await _found(request, name)
    if not found.seats_of(bearer(request)):
        raise Wrong(403, "players-only", what="campaign")
    return found


@router.get("/packs", **answers(list[wire.PackInfo]))
async def all_packs() -> Response:
    """The campaigns that can be played."""
    return answer(await asyncio.to_thread(packs.infos))


@router.post("/campaigns", **answers(wire.Founded, 201), **takes(wire.NewCampaign))
async def found_campaign(request: Request) -> Response:
    """Found a campaign; the answer holds a secret for each company of a person at this screen."""
    new, hall = await body(request, wire.NewCampaign), hall_of(request)
    hall.may_open(address_of(request.scope))
    return answer(await hall.campaigns.found(new), 201)


@router.post("/campaigns/import", **answers(wire.Founded, 201))
async def read_campaign(request: Request) -> Response:
    """A campaign from its file, as a new one; whoever plays takes a company."""
    hall = hall_of(request)
    hall.may_open(address_of(request.scope))
    text = await content(request, hall.settings.limits.campaign)
    return answer(await hall.campaigns.read(text), 201)


@router.get("/campaigns/{campaign}", **answers(wire.CampaignShown))
async def one_campaign(request: Request, campaign: CampaignName) -> Response:
    """A campaign as the companies of the tokens may see it, or a spectator."""
    found = await _found(request, campaign)
    return answer(found.shown(found.seats_of(bearer(request))))


@router.post(
    "/campaigns/{campaign}/companies/{company}", **answers(wire.Founded, 201), **takes(SitDown)
)
async def take_company(
    request: Request, campaign: CampaignName, company: Annotated[int, Path(ge=0, le=9)]
) -> Response:
    """Take an open company."""
    wanted = await body(request, SitDown)
    found = await _found(request, campaign)
    return answer(await hall_of(request).campaigns.sit(found, company, wanted.name), 201)


@router.get("/campaigns/{campaign}/edition", **answers(EditionData))
async def campaign_edition(request: Request, campaign: CampaignName) -> Response:
    """The map as it has become."""
    found = await _found(request, campaign)
    return await printed_now(request, lambda: packs.edition_now(found.campaign))


@router.get("/campaigns/{campaign}/export", responses={200: LINES})
async def write_campaign(request: Request, campaign: CampaignName) -> Response:
    """The campaign as one file, for those who play in it."""
    found = await _mine(request, campaign)
    text = await hall_of(request).campaigns.written(found)
    return download(text, f"campaign-{found.id}")


@router.post("/campaigns/{campaign}/rewind", **answers(wire.Founded, 201), **takes(wire.NewRewind))
async def rewind(request: Request, campaign: CampaignName) -> Response:
    """A new campaign that stands before a game of this one."""
    wanted = await body(request, wire.NewRewind)
    found, hall = await _mine(request, campaign), hall_of(request)
    hall.may_open(address_of(request.scope))
    return answer(await hall.campaigns.rewind(found, wanted.game, bearer(request)), 201)

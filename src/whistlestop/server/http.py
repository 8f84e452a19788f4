"""The HTTP calls: what is asked once."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from whistlestop import __version__
from whistlestop.editions import names as edition_names
from whistlestop.server import coached, printed, record, wire
from whistlestop.server.calls import (
    answer,
    bearer,
    body,
    download,
    hall_of,
    kept,
    printed_now,
    room_of,
)
from whistlestop.server.documents import answers, takes
from whistlestop.server.errors import Wrong
from whistlestop.server.guard import address_of
from whistlestop.server.opponents import opponents
from whistlestop.server.told import encode
from whistlestop.texts import languages

router = APIRouter(prefix="/api")
RoomName = Annotated[str, Path(max_length=32, description="The room's name.")]


def _known(edition: str | None, lang: str | None) -> None:
    """Is there such an edition, and such a language?"""
    for key, name, known in (
        ("no-such-edition", edition, edition_names()),
        ("no-such-language", lang, languages()),
    ):
        if name is not None and name not in known:
            raise Wrong(404, key, name=name, known=", ".join(known))


@router.get("/health", **answers(wire.Health))
async def health(request: Request) -> Response:
    """Is the server well?"""
    return answer(wire.Health(True, __version__, await hall_of(request).store.count()))


@router.get("/editions", **answers(list[wire.EditionInfo]))
async def editions(request: Request) -> Response:
    """The editions that can be played."""
    return kept(request, "editions", "application/json", lambda: encode(printed.infos()))


@router.get("/editions/{name}", **answers(wire.EditionData))
async def edition(request: Request, name: Annotated[str, Path(max_length=64)]) -> Response:
    """Everything printed of an edition."""
    _known(name, None)
    return kept(request, f"edition {name}", "application/json", lambda: encode(printed.data(name)))


@router.get("/texts/{lang}", responses={200: {"content": {"text/plain": {}}}})
async def texts(
    request: Request,
    lang: Annotated[str, Path(max_length=16)],
    edition: Annotated[str | None, Query(max_length=64)] = None,
) -> Response:
    """Fluent source: the texts that all editions share, then the edition's."""
    _known(edition, lang)
    return kept(
        request,
        f"texts {lang} {edition}",
        "text/plain; charset=utf-8",
        lambda: printed.source(lang, edition).encode(),
    )


@router.get("/languages", **answers(list[wire.Language]))
async def all_languages(request: Request) -> Response:
    """The languages there are."""
    return kept(request, "languages", "application/json", lambda: encode(printed.tags()))


@router.get("/bots", **answers(list[wire.BotInfo]))
async def bots() -> Response:
    """The bots that can be asked to play."""
    return answer(await asyncio.to_thread(opponents))


@router.post("/rooms", **answers(wire.Seated, 201), **takes(wire.NewRoom))
async def open_room(request: Request) -> Response:
    """Open a room; the answer holds a secret token for each seat of a person at this screen."""
    new, hall = await body(request, wire.NewRoom), hall_of(request)
    hall.may_open(address_of(request.scope))
    return answer(await hall.rooms.create(new), 201)


@router.get("/rooms", **answers(list[wire.RoomInfo]))
async def public_rooms(request: Request) -> Response:
    """The public rooms that are open or running."""
    return answer(await hall_of(request).rooms.public())


@router.get("/rooms/{room}", **answers(wire.RoomInfo))
async def one_room(request: Request, room: RoomName) -> Response:
    """One room."""
    return answer((await room_of(request, room)).info())


@router.get("/rooms/{room}/edition", **answers(wire.EditionData))
async def room_edition(request: Request, room: RoomName) -> Response:
    """Everything printed of the edition that a room plays."""
    found = await room_of(request, room)
    if found.row.recipe is None:
        return await edition(request, found.row.edition)
    return await printed_now(request, lambda: found.edition)


@router.post("/rooms/{room}/seats/{seat}", **answers(wire.Seated, 201), **takes(wire.SitDown))
async def sit(request: Request, room: RoomName, seat: Annotated[int, Path(ge=0, le=9)]) -> Response:
    """Sit down on an open seat."""
    wanted = await body(request, wire.SitDown)
    found = await room_of(request, room)
    return answer(await hall_of(request).rooms.sit(found, seat, wanted), 201)


@router.get("/rooms/{room}/record", responses={200: {"content": {"application/x-ndjson": {}}}})
async def room_record(request: Request, room: RoomName) -> Response:
    """The record of a finished game; of a running one what the seat of the token may see."""
    found = await room_of(request, room)
    if found.game is None:
        raise Wrong(409, "not-begun")
    seat = None
    if found.row.phase != "over":
        seat = next((s for t in bearer(request) for s in found.seats_of([t])), None)
        if seat is None:
            raise Wrong(403, "players-only", what="record")
    text = "".join(f"{line}\n" for line in record.lines(found, seat))
    return download(text, found.row.id)


@router.get("/rooms/{room}/review", **answers(coached.ReviewInfo))
async def room_review(
    request: Request,
    room: RoomName,
    lang: Annotated[str | None, Query(max_length=16)] = None,
) -> Response:
    """A finished game looked back on: the review, or how far it is. Ask again until it is done."""
    found = await room_of(request, room)
    tag = found.row.lang if lang is None else lang
    _known(None, tag)
    if found.game is None or found.row.phase != "over":
        raise Wrong(409, "no-advice", what="unfinished")
    return answer(await hall_of(request).coach.review(found, tag))


@router.post("/rooms/{room}/branch", **answers(wire.Seated, 201), **takes(wire.NewBranch))
async def branch(request: Request, room: RoomName) -> Response:
    """A new game that goes on from a point of a finished one."""
    wanted = await body(request, wire.NewBranch)
    found, hall = await room_of(request, room), hall_of(request)
    hall.may_open(address_of(request.scope))
    return answer(await hall.rooms.branch(found, wanted), 201)

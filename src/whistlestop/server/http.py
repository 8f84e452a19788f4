"""The HTTP calls: what is asked once."""

import asyncio
import re
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from whistlestop import __version__
from whistlestop.bots import registry
from whistlestop.editions import names as edition_names
from whistlestop.server import printed, record, wire
from whistlestop.server.documents import answers, takes
from whistlestop.server.errors import Wrong
from whistlestop.server.guard import address_of
from whistlestop.server.hall import Hall
from whistlestop.server.room import Room
from whistlestop.server.static import Page
from whistlestop.server.told import encode
from whistlestop.texts import languages

T = TypeVar("T")
router = APIRouter(prefix="/api")
RoomName = Annotated[str, Path(max_length=32, description="The room's name.")]
_ROOM_NAME = re.compile(r"[a-z0-9]{1,32}")
_printed: dict[str, Page] = {}


def hall_of(request: Request) -> Hall:
    """The hall of this server."""
    found: Hall = request.app.state.hall
    return found


def _json(value: Any, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


async def _body(request: Request, kind: type[T]) -> T:
    """The body of a call, if it has the right form and is not too long."""
    most, data = hall_of(request).settings.limits.message, b""
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Wrong(413, f"this is too long: {most} bytes at most")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise Wrong(422, f"this cannot be read: {problem}") from None


async def _room(request: Request, name: str) -> Room:
    room = await hall_of(request).rooms.find(name) if _ROOM_NAME.fullmatch(name) else None
    if room is None:
        raise Wrong(404, "there is no such room")
    return room


def _kept(request: Request, key: str, kind: str, build: Any) -> Response:
    """Something printed, which does not change while the server runs."""
    if key not in _printed:
        _printed[key] = Page(build(), kind, "no-cache")
    return _printed[key].answer(request)


@router.get("/health", **answers(wire.Health))
async def health(request: Request) -> Response:
    """Is the server well?"""
    return _json(wire.Health(True, __version__, await hall_of(request).store.count()))


@router.get("/editions", **answers(list[wire.EditionInfo]))
async def editions(request: Request) -> Response:
    """The editions that can be played."""
    return _kept(request, "editions", "application/json", lambda: encode(printed.infos()))


@router.get("/editions/{name}", **answers(wire.EditionData))
async def edition(request: Request, name: Annotated[str, Path(max_length=64)]) -> Response:
    """Everything printed of an edition."""
    if name not in edition_names():
        raise Wrong(404, "there is no such edition")
    return _kept(request, f"edition {name}", "application/json", lambda: encode(printed.data(name)))


@router.get("/texts/{lang}", responses={200: {"content": {"text/plain": {}}}})
async def texts(
    request: Request,
    lang: Annotated[str, Path(max_length=16)],
    edition: Annotated[str | None, Query(max_length=64)] = None,
) -> Response:
    """Fluent source: the texts that all editions share, then the edition's."""
    if lang not in languages():
        raise Wrong(404, "there is no such language")
    if edition is not None and edition not in edition_names():
        raise Wrong(404, "there is no such edition")

    return _kept(
        request,
        f"texts {lang} {edition}",
        "text/plain; charset=utf-8",
        lambda: printed.source(lang, edition).encode(),
    )


@router.get("/languages", **answers(list[wire.Language]))
async def all_languages(request: Request) -> Response:
    """The languages there are."""
    return _kept(request, "languages", "application/json", lambda: encode(printed.tags()))


@router.get("/bots", **answers(list[wire.BotInfo]))
async def bots() -> Response:
    """The bots that can be asked to play."""
    return _json([wire.BotInfo(name) for name in registry.names()])


@router.post("/rooms", **answers(wire.Seated, 201), **takes(wire.NewRoom))
async def open_room(request: Request) -> Response:
    """Open a room; the answer holds a secret token for each seat of a person at this screen."""
    new, hall = await _body(request, wire.NewRoom), hall_of(request)
    hall.may_open(address_of(request.scope))
    return _json(await hall.rooms.create(new), 201)


@router.get("/rooms", **answers(list[wire.RoomInfo]))
async def public_rooms(request: Request) -> Response:
    """The public rooms that are open or running."""
    return _json(await hall_of(request).rooms.public())


@router.get("/rooms/{room}", **answers(wire.RoomInfo))
async def one_room(request: Request, room: RoomName) -> Response:
    """One room."""
    return _json((await _room(request, room)).info())


@router.get("/rooms/{room}/edition", **answers(wire.EditionData))
async def room_edition(request: Request, room: RoomName) -> Response:
    """Everything printed of the edition that a room plays."""
    found = await _room(request, room)
    if found.row.recipe is None:
        return await edition(request, found.row.edition)
    data = await asyncio.to_thread(lambda: encode(printed.of(found.edition)))
    return Page(data, "application/json", "no-cache").answer(request)


@router.post("/rooms/{room}/seats/{seat}", **answers(wire.Seated, 201), **takes(wire.SitDown))
async def sit(request: Request, room: RoomName, seat: Annotated[int, Path(ge=0, le=9)]) -> Response:
    """Sit down on an open seat."""
    wanted = await _body(request, wire.SitDown)
    found = await _room(request, room)
    return _json(await hall_of(request).rooms.sit(found, seat, wanted.name), 201)


@router.get("/rooms/{room}/record", responses={200: {"content": {"application/x-ndjson": {}}}})
async def room_record(request: Request, room: RoomName) -> Response:
    """The record of a finished game; of a running one what the seat of the token may see."""
    found = await _room(request, room)
    if found.game is None:
        raise Wrong(409, "the game has not begun")
    seat = None
    if found.row.phase != "over":
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        seat = found.seat_of(token.strip()) if scheme.lower() == "bearer" else None
        if seat is None:
            raise Wrong(403, "of a running game only a player may read the record")
    text = "".join(f"{line}\n" for line in record.lines(found, seat))
    head = {"Content-Disposition": f'attachment; filename="{found.row.id}.jsonl"'}
    return Response(text, media_type="application/x-ndjson", headers=head)


@router.post("/rooms/{room}/branch", **answers(wire.Seated, 201), **takes(wire.NewBranch))
async def branch(request: Request, room: RoomName) -> Response:
    """A new game that goes on from a point of a finished one."""
    wanted = await _body(request, wire.NewBranch)
    found, hall = await _room(request, room), hall_of(request)
    hall.may_open(address_of(request.scope))
    return _json(await hall.rooms.branch(found, wanted), 201)

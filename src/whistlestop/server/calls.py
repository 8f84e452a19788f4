"""What HTTP calls have in common: the hall, bodies that are read, answers that are written."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from fastapi import Request, Response

from whistlestop.core.edition import Edition
from whistlestop.server import printed
from whistlestop.server.errors import Wrong
from whistlestop.server.hall import Hall
from whistlestop.server.room import Room
from whistlestop.server.static import Page
from whistlestop.server.told import encode

T = TypeVar("T")
_printed: dict[str, Page] = {}


def hall_of(request: Request) -> Hall:
    """The hall of this server."""
    found: Hall = request.app.state.hall
    return found


def answer(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(encode(value), status, media_type="application/json")


def download(text: str, name: str) -> Response:
    """Lines of JSON as a file of that name."""
    head = {"Content-Disposition": f'attachment; filename="{name}.jsonl"'}
    return Response(text, media_type="application/x-ndjson", headers=head)


async def printed_now(request: Request, edition: Callable[[], Edition]) -> Response:
    """Everything printed of an edition that is made for a table."""
    data = await asyncio.to_thread(lambda: encode(printed.of(edition())))
    return Page(data, "application/json", "no-cache").answer(request)


async def content(request: Request, most: int) -> bytes:
    """The body of a call, if it is not too long."""
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Wrong(413, "too-long", most=most)
    return bytes(data)


async def body(request: Request, kind: type[T]) -> T:
    """The body of a call, if it has the right form and is not too long."""
    data = await content(request, hall_of(request).settings.limits.message)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise Wrong(422, "bad-form", problem=str(problem)) from None


async def room_of(request: Request, name: str) -> Room:
    """The room of that name."""
    room = await hall_of(request).rooms.find(name)
    if room is None:
        raise Wrong(404, "no-such-room")
    return room


def bearer(request: Request) -> list[str]:
    """The secrets that a call carries in its head."""
    scheme, _, secrets = request.headers.get("authorization", "").partition(" ")
    return [one.strip() for one in secrets.split(",")][:10] if scheme.lower() == "bearer" else []


def kept(request: Request, key: str, kind: str, build: Any) -> Response:
    """Something printed, which does not change while the server runs."""
    if key not in _printed:
        _printed[key] = Page(build(), kind, "no-cache")
    return _printed[key].answer(request)

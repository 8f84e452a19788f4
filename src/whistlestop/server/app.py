"""The application: HTTP calls, the WebSocket, and the built client, behind the guard."""

import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import TypeVar

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket

from whistlestop import __version__
from whistlestop.core.errors import BadInput
from whistlestop.server.campaigns.connection import CampaignConnection
from whistlestop.server.campaigns.http import router as campaign_router
from whistlestop.server.documents import document
from whistlestop.server.errors import Wrong
from whistlestop.server.guard import Guard, answer_of
from whistlestop.server.hall import Hall
from whistlestop.server.http import router
from whistlestop.server.line import NO_ROOM
from whistlestop.server.roomline import RoomConnection
from whistlestop.server.settings import Settings
from whistlestop.server.static import Client

log = logging.getLogger(__name__)
T = TypeVar("T")


def create_app(settings: Settings) -> FastAPI:
    """A server with these settings; its store is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = app.state.hall = Hall(settings)
        hall.start()
        yield
        await hall.stop()

    app = FastAPI(
        title="Whistlestop",
        version=__version__,
        summary="Rooms, campaigns, editions, records. Play itself goes over WebSockets.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.include_router(router)
    app.include_router(campaign_router)
    app.openapi = lambda: document(app)  # type: ignore[method-assign]
    _problems(app)
    client = Client(settings.web)

    @app.websocket("/ws/{room}")
    async def play(socket: WebSocket, room: str) -> None:
        hall: Hall = socket.app.state.hall
        found = await _seated(socket, hall.rooms.find(room), "no-such-room")
        if found is not None:
            await RoomConnection(socket, found, hall.coach, settings.limits).run()

    @app.websocket("/ws/campaign/{campaign}")
    async def decide(socket: WebSocket, campaign: str) -> None:
        hall: Hall = socket.app.state.hall
        found = await _seated(socket, hall.campaigns.find(campaign), "no-such-campaign")
        if found is not None:
            games = hall.campaigns.games
            await CampaignConnection(socket, found, games, settings.limits).run()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        found = None if path.startswith(("api/", "ws/")) else client.answer(request, path)
        return found or _problem(request, Wrong(404, "nothing-here"))

    app.add_middleware(Guard, settings=settings)
    return app


async def _seated(socket: WebSocket, finding: Awaitable[T | None], missing: str) -> T | None:
    """The table that a socket asks for; where there is none, that is all it is told."""
    found = await finding
    await socket.accept()
    if found is None:
        await socket.close(NO_ROOM, missing)
    return found


def _problem(request: Request, problem: BadInput) -> Response:
    """An answer that says no; what any room would refuse is 422 here."""
    status = problem.status if isinstance(problem, Wrong) else 422
    return Response(answer_of(request.headers, problem), status, media_type="application/json")


def _problems(app: FastAPI) -> None:
    """Every problem is answered in the same form."""

    @app.exception_handler(BadInput)
    async def wrong(request: Request, problem: BadInput) -> Response:
        return _problem(request, problem)

    @app.exception_handler(HTTPException)
    async def http(request: Request, problem: HTTPException) -> Response:
        told = f"{problem.status_code} {problem.detail}"
        return _problem(request, Wrong(problem.status_code, "not-answered", text=told))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, problem: RequestValidationError) -> Response:
        found = problem.errors()[0]
        where = ".".join(str(part) for part in found["loc"][1:])
        return _problem(request, Wrong(422, "bad-form", problem=f"{where}: {found['msg']}"))

    @app.exception_handler(Exception)
    async def failed(request: Request, problem: Exception) -> Response:
        log.error("a call failed", extra={"path": request.url.path}, exc_info=problem)
        return _problem(request, Wrong(500, "failed"))

"""The guard at the door: who may ask from where, how often, and what every answer carries."""

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whistlestop.core.errors import BadInput
from whistlestop.server.errors import Wrong
from whistlestop.server.limits import Buckets
from whistlestop.server.settings import Settings
from whistlestop.server.told import encode
from whistlestop.server.wire import Problem
from whistlestop.texts.errors import wished

_HOST = re.compile(r"[A-Za-z0-9.\-\[\]:]{1,255}")


def policy(host: str) -> str:
    """What pages may load: only what comes from here. Scripts are never inline."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self' data:; media-src 'self' data: blob:; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else "unknown"


class Guard:
    """Stands before the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origins = {origin.rstrip("/").lower() for origin in settings.origins}
        limits = settings.limits
        self.calls = Buckets(limits.calls_per_second, limits.calls_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it pass, or answer in the application's place."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def welcome(self, headers: Headers) -> bool:
        """Does a page that asks come from here, or from where it may?"""
        origin = headers.get("origin")
        if origin is None:
            return True  # not a browser's page
        if origin.lower() in self.origins:
            return True
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.welcome(Headers(scope=scope)) and self.calls.take(address_of(scope)):
            await self.app(scope, receive, send)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008})

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(scope=message)
                found["X-Content-Type-Options"] = "nosniff"
                found["Referrer-Policy"] = "no-referrer"
                found["Content-Security-Policy"] = policy(host)
                found["X-Frame-Options"] = "DENY"
                found["Cross-Origin-Opener-Policy"] = "same-origin"
                found["Permissions-Policy"] = "camera=(), microphone=(), geolocation=()"
                found.setdefault("Cache-Control", "no-store")
            await send(message)

        if not self.calls.take(address_of(scope)):
            await _refuse(send_guarded, headers, Wrong(429, "many-calls"))
        elif scope["method"] not in ("GET", "HEAD", "OPTIONS") and not self.welcome(headers):
            await _refuse(send_guarded, headers, Wrong(403, "other-site"))
        else:
            await self.app(scope, receive, send_guarded)


def answer_of(headers: Headers, problem: BadInput) -> bytes:
    """What is wrong, in the language that a call asks for."""
    return encode(Problem(problem.said(wished(headers.get("accept-language", "")))))


async def _refuse(send: Send, headers: Headers, problem: Wrong) -> None:
    head = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": problem.status, "headers": head})
    await send({"type": "http.response.body", "body": answer_of(headers, problem)})

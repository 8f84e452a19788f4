"""Webhooks: an address that is told when it becomes a person's turn. Failing is no matter."""

import asyncio
import ipaddress
import logging
import socket
from urllib.parse import SplitResult, urlsplit

from whistlestop.core.errors import BadInput
from whistlestop.server.store import RoomRow

log = logging.getLogger(__name__)
SECONDS = 3.0


class Bell:
    """Rings webhooks, a few at a time."""

    def __init__(self, *, private: bool) -> None:
        self.private = private
        self._ringing: set[asyncio.Task[None]] = set()

    def ring(self, room: RoomRow, seat: int) -> None:
        """It is this seat's turn."""
        if room.webhook and len(self._ringing) < 100:
            task = asyncio.create_task(self._post(room.webhook, room.id, seat))
            self._ringing.add(task)
            task.add_done_callback(self._ringing.discard)

    async def _post(self, url: str, room: str, seat: int) -> None:
        import httpx  # slow to load, and most servers never ring

        try:
            host = await self.resolve(url)
            parts = urlsplit(url)
            # The address that was checked is the one that is called: a name cannot change between.
            target = parts._replace(
                netloc=(f"[{host}]" if ":" in host else host)
                + (f":{parts.port}" if parts.port else "")
            ).geturl()
            async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False) as client:
                await client.post(
                    target,
                    json={"room": room, "seat": seat, "turn": True},
                    headers={"Host": parts.netloc.rpartition("@")[2]},
                    extensions={"sni_hostname": parts.hostname or ""},
                )
        except Exception as problem:
            told = {"room": room, "problem": type(problem).__name__}
            log.info("webhook failed", extra=told, exc_info=True)

    async def resolve(self, url: str) -> str:
        """The address behind a webhook; ValueError if it may not be called."""
        parts = check_url(url)
        loop = asyncio.get_running_loop()
        port = parts.port or (443 if parts.scheme == "https" else 80)
        found = await loop.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
        host = str(found[0][4][0])
        if not self.private and not ipaddress.ip_address(host.partition("%")[0]).is_global:
            raise ValueError("a webhook may not go to a private address")
        return host


def check_url(url: str) -> SplitResult:
    """The parts of an address, if it can be a webhook's."""
    try:
        parts = urlsplit(url)
        _ = parts.port  # a ValueError if it is no number
    except ValueError:
        raise BadInput("webhook-address") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username:
        raise BadInput("webhook-address")
    return parts

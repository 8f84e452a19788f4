"""How a server is set up: where it keeps its games, and what it allows."""

from dataclasses import dataclass, field
from pathlib import Path

from whistlestop.coach import Budget

ADVICE = Budget(1200, 3.0)
REVIEW = Budget(320)


@dataclass(frozen=True)
class Limits:
    """What one address, connection or room may ask of the server."""

    message: int = 16 * 1024
    """Bytes of one WebSocket frame or HTTP body."""
    campaign: int = 16 * 1024 * 1024
    """Bytes of a campaign's file."""
    frames_per_second: float = 60
    frames_at_once: int = 240
    """Frames of one connection: on average, and in a burst."""
    chats_per_second: float = 1
    chats_at_once: int = 10
    """What one connection may say."""
    calls_per_second: float = 40
    calls_at_once: int = 400
    """HTTP calls and new connections of one address."""
    rooms_per_hour: int = 120
    """Rooms and campaigns that one address may open."""
    sockets_per_room: int = 64
    strikes: int = 20
    """Frames that cannot be read before the connection is closed."""
    unsent: int = 512
    """Frames waiting for a slow client before it is let go."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen when a server starts."""

    data: Path
    """The folder of the store; made if it is not there."""
    web: Path | None = None
    """The built client; None: look for it in the checkout or in the package."""
    origins: tuple[str, ...] = ()
    """Other origins ("https://example.org") whose pages may play here."""
    limits: Limits = field(default_factory=Limits)
    private_webhooks: bool = False
    """May webhooks go to loopback and private addresses?"""
    forget_after: float = 300
    """Seconds after which a room that nobody watches leaves the memory."""
    bot_seconds: float = 20
    """How long a bot may think before another moves in its place."""
    bot_threads: int = 2
    warm: bool = True
    """Get native speed ready at the start, before a bot or the coach needs it?"""
    advice: Budget = ADVICE
    """What the coach may think about a position."""
    review: Budget = REVIEW
    """What may be thought about each decision of a game that is looked back on."""

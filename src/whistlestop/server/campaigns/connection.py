"""A connection to a campaign: what it is told first, and what it may ask."""

import logging
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from whistlestop.core.errors import BadInput
from whistlestop.server.campaigns import frames
from whistlestop.server.campaigns.actions import act
from whistlestop.server.campaigns.boardroom import Boardroom
from whistlestop.server.campaigns.games import Games
from whistlestop.server.connection import Connection
from whistlestop.server.settings import Limits
from whistlestop.server.speaking import declined

log = logging.getLogger(__name__)


class CampaignConnection(Connection):
    """A line to a campaign."""

    decode = msgspec.json.Decoder(frames.FromClient).decode
    full = "campaign"

    def __init__(
        self, socket: WebSocket, boardroom: Boardroom, games: Games, limits: Limits
    ) -> None:
        super().__init__(socket, boardroom, limits, boardroom.house.lang)
        self.boardroom = boardroom
        self.games = games

    def greet(self, frame: frames.CampaignJoin) -> None:
        """How the campaign stands."""
        self.say(self.boardroom.told(self.seats))

    async def act(self, frame: Any) -> None:
        """Do what a frame asks for, or say why not."""
        try:
            await act(self.boardroom, self, frame)
        except BadInput as problem:
            self.say(declined(self.lang, getattr(frame, "id", None), problem))
        except (LookupError, AssertionError, TypeError, ValueError) as problem:
            # A pack that was changed, or a file that was forged: the others play on.
            extra = {"campaign": self.boardroom.id, "problem": repr(problem)}
            log.exception("a campaign failed", extra=extra)
            self.wrong("campaign-stuck")

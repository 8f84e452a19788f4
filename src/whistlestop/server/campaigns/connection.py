"""A connection: one screen at a campaign, with the companies whose secrets it holds."""

import logging
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from whistlestop.core.errors import BadInput
from whistlestop.server.campaigns import frames
from whistlestop.server.campaigns.actions import act
from whistlestop.server.campaigns.boardroom import Boardroom
from whistlestop.server.campaigns.games import Games
from whistlestop.server.line import POLICY, Line
from whistlestop.server.settings import Limits
from whistlestop.server.speaking import declined

log = logging.getLogger(__name__)


class CampaignConnection(Line):
    """A line to a campaign."""

    decode = msgspec.json.Decoder(frames.FromClient).decode

    def __init__(
        self, socket: WebSocket, boardroom: Boardroom, games: Games, limits: Limits
    ) -> None:
        super().__init__(socket, limits, boardroom.house.lang)
        self.boardroom = boardroom
        self.games = games
        self.companies: tuple[int, ...] = ()

    def join(self, frame: frames.CampaignJoin) -> bool:
        """Come in, as some companies or to watch."""
        room = self.boardroom
        if len(room.listeners) >= self.limits.sockets_per_room:
            self.wrong("full", what="campaign")
            self.close(POLICY)
            return False
        if not self.speak(frame.lang):
            return False
        self.companies = room.companies_of(frame.tokens)
        room.listeners.add(self)
        self.say(room.told(self.companies))
        room.presence(self)
        return True

    def leave(self) -> None:
        """The others are told."""
        if self in self.boardroom.listeners:
            self.boardroom.listeners.discard(self)
            self.boardroom.presence()

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

"""A connection to a room: what it is told first, and what it may ask."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from whistlestop.core.errors import BadInput
from whistlestop.server import frames
from whistlestop.server.actions import act
from whistlestop.server.coaching import Coaching
from whistlestop.server.connection import Connection
from whistlestop.server.errors import Declined
from whistlestop.server.limits import Bucket
from whistlestop.server.room import Room, chat_frame
from whistlestop.server.settings import Limits
from whistlestop.server.speaking import declined

ANSWERS = 4
"""Questions to the coach that one connection may have open."""


class RoomConnection(Connection):
    """A line to a room."""

    decode = msgspec.json.Decoder(frames.FromClient).decode
    full = "room"

    def __init__(self, socket: WebSocket, room: Room, coach: Coaching, limits: Limits) -> None:
        super().__init__(socket, room, limits, room.row.lang)
        self.room = room
        self.coach = coach
        self._answers: set[asyncio.Task[None]] = set()
        self.talk = Bucket(limits.chats_per_second, limits.chats_at_once)

    def greet(self, frame: frames.Join) -> None:
        """What happened since it was last here, what was said, and the end."""
        self.say(self.room.joined(self.seats, frame.from_, frame.undos))
        for said in self.room.chat:
            self.say(chat_frame(said))
        end = self.room.over()
        if end is not None:
            self.say(end)

    def leave(self) -> None:
        """Nothing is answered any more."""
        for task in self._answers:
            task.cancel()
        super().leave()

    def later(self, answer: Coroutine[Any, Any, None]) -> None:
        """Let something be answered when it is known; meanwhile other frames are read."""
        if len(self._answers) >= ANSWERS:
            answer.close()
            raise Declined("too-fast", what="coach")
        task = asyncio.create_task(answer)
        self._answers.add(task)
        task.add_done_callback(self._answers.discard)

    async def act(self, frame: Any) -> None:
        """Do what a frame asks for, or say why not."""
        try:
            await act(self.room, self, frame)
        except BadInput as problem:
            self.say(declined(self.lang, getattr(frame, "id", None), problem))

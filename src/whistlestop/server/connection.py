"""A connection: one screen at a room's table, with the seats whose secrets it holds."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from whistlestop.core.errors import BadInput
from whistlestop.server import frames
from whistlestop.server.actions import act
from whistlestop.server.coaching import Coaching
from whistlestop.server.errors import Declined
from whistlestop.server.limits import Bucket
from whistlestop.server.line import POLICY, Line
from whistlestop.server.room import Room, chat_frame
from whistlestop.server.settings import Limits
from whistlestop.server.speaking import declined
from whistlestop.server.told import encode

ANSWERS = 4
"""Questions to the coach that one connection may have open."""


class Connection(Line):
    """A line to a room."""

    decode = msgspec.json.Decoder(frames.FromClient).decode

    def __init__(self, socket: WebSocket, room: Room, coach: Coaching, limits: Limits) -> None:
        super().__init__(socket, limits, room.row.lang)
        self.room = room
        self.coach = coach
        self._answers: set[asyncio.Task[None]] = set()
        self.seats: tuple[int, ...] = ()
        self.talk = Bucket(limits.chats_per_second, limits.chats_at_once)

    def join(self, frame: frames.Join) -> bool:
        """Sit down, or watch."""
        room = self.room
        if len(room.listeners) >= self.limits.sockets_per_room:
            self.wrong("full", what="room")
            self.close(POLICY)
            return False
        own = {room.seat_of(token) for token in frame.tokens}
        if not self.speak(frame.lang):
            return False
        self.seats = tuple(sorted(seat for seat in own if seat is not None))
        room.listeners.add(self)
        self.say(room.joined(self.seats, frame.from_, frame.undos))
        for said in room.chat:
            self.say(chat_frame(said))
        end = room.over()
        if end is not None:
            self.say(end)
        others = [listener for listener in room.listeners if listener is not self]
        presence = encode(frames.Presence(room.info()))
        for listener in others:
            listener.send(presence)
        room.driver.stir()
        return True

    def leave(self) -> None:
        """The others are told."""
        for task in self._answers:
            task.cancel()
        if self in self.room.listeners:
            self.room.listeners.discard(self)
            self.room.presence()

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

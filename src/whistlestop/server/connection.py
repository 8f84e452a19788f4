"""A connection: one screen at a room's table, with the seats whose secrets it holds."""

import asyncio
import logging
import sqlite3
from collections import deque
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from whistlestop.server import frames
from whistlestop.server.actions import act, refused
from whistlestop.server.errors import Declined
from whistlestop.server.limits import Bucket
from whistlestop.server.room import Room, chat_frame
from whistlestop.server.settings import Limits
from whistlestop.server.told import encode
from whistlestop.texts import check_language

log = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(frames.FromClient).decode

POLICY, TRY_LATER, NO_ROOM = 1008, 1013, 4404
GOODBYE = 5.0
"""Seconds for the last frames of a connection that is closed from here."""


class Connection:
    """Reads frames one after the other; what is sent waits in a queue, so nobody waits for it."""

    def __init__(self, socket: WebSocket, room: Room, limits: Limits) -> None:
        self.socket = socket
        self.room = room
        self.limits = limits
        self.seats: tuple[int, ...] = ()
        self.lang = room.row.lang
        self._unsent: deque[str] = deque()
        self._wake = asyncio.Event()
        self._bucket = Bucket(limits.frames_per_second, limits.frames_at_once)
        self.talk = Bucket(limits.chats_per_second, limits.chats_at_once)
        # Forgiven one by one: only who goes on and on is closed.
        self._patience = Bucket(0.1, limits.strikes)
        self._closing: int | None = None

    def send(self, frame: bytes) -> None:
        """Send a frame, without waiting; who does not read for long is let go."""
        if len(self._unsent) >= self.limits.unsent:
            self._closing = TRY_LATER
        else:
            self._unsent.append(frame.decode())
        self._wake.set()

    def let_go(self) -> None:
        """Close the connection."""
        self._close(TRY_LATER)

    def say(self, said: Any) -> None:
        """Send a frame."""
        self.send(encode(said))

    async def run(self) -> None:
        """From the first frame to the last."""
        sending = asyncio.create_task(self._send_all())
        try:
            await self._read_all()
            await asyncio.wait_for(self._end(sending), GOODBYE)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            sending.cancel()
            if self in self.room.listeners:
                self.room.listeners.discard(self)
                self.room.presence()

    async def _end(self, sending: asyncio.Task[None]) -> None:
        """Close, and hear what is still on its way: else the other side's goodbye goes unheard."""
        await sending
        while (await self.socket.receive())["type"] != "websocket.disconnect":
            pass

    async def _send_all(self) -> None:
        try:
            while self._closing is None:
                await self._wake.wait()
                self._wake.clear()
                while self._unsent and self._closing != TRY_LATER:
                    await self.socket.send_text(self._unsent.popleft())
            await self.socket.close(self._closing)
        except (WebSocketDisconnect, RuntimeError):
            self._closing = POLICY  # gone: the reader will notice

    async def _read_all(self) -> None:
        joined = False
        while self._closing is None:
            frame = await self._next()
            if frame is None:
                continue
            if not joined and not isinstance(frame, frames.Join):
                self._strike("The first frame must be a join.")
            elif not joined:
                joined = self._join(frame)
            else:
                await self._act(frame)

    async def _next(self) -> Any:
        """The next frame that can be read."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        if not self._bucket.take():
            self._strike("Too many frames; slow down.")
            return None
        data = message.get("text")
        if data is None:
            data = message.get("bytes") or b""
        if len(data) > self.limits.message:
            self._strike("This frame is too long.")
            return None
        try:
            return _decode(data)
        except (msgspec.DecodeError, UnicodeError) as problem:
            self._strike(f"This frame cannot be read: {problem}")
            return None

    def _strike(self, text: str) -> None:
        self.say(frames.Error(text))
        if not self._patience.take():
            self._close(POLICY)

    def _close(self, code: int) -> None:
        self._closing = code
        self._wake.set()

    def _join(self, frame: frames.Join) -> bool:
        room = self.room
        if len(room.listeners) >= self.limits.sockets_per_room:
            self.say(frames.Error("This room is full of watchers."))
            self._close(POLICY)
            return False
        own = {room.seat_of(token) for token in frame.tokens}
        if frame.lang is not None:
            try:
                self.lang = check_language(frame.lang)
            except ValueError as problem:
                self._strike(str(problem))
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

    async def _act(self, frame: Any) -> None:
        try:
            await act(self.room, self, frame)
        except Declined as problem:
            self.say(refused(self.room, self.lang, getattr(frame, "id", None), problem))
        except sqlite3.Error as problem:
            log.error("the store failed", extra={"problem": type(problem).__name__})
            self.say(frames.Error("This could not be kept, so it was not done. Try again."))

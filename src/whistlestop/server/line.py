"""A line to a client: frames are read one after the other, what is sent waits in a queue."""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from whistlestop.core.errors import BadInput
from whistlestop.server import frames
from whistlestop.server.limits import Bucket
from whistlestop.server.settings import Limits
from whistlestop.server.told import encode
from whistlestop.texts import check_language

log = logging.getLogger(__name__)
POLICY, TRY_LATER, NO_ROOM = 1008, 1013, 4404
GOODBYE = 5.0
"""Seconds for the last frames of a connection that is closed from here."""


class Line:
    """A connection: what it is connected to says what the first frame and the others mean."""

    decode: Callable[[Any], Any]
    """Reads a frame of the client's."""

    def __init__(self, socket: WebSocket, limits: Limits, lang: str) -> None:
        self.socket = socket
        self.limits = limits
        self.lang = lang
        self._unsent: deque[str] = deque()
        self._wake = asyncio.Event()
        self._bucket = Bucket(limits.frames_per_second, limits.frames_at_once)
        # Forgiven one by one: only who goes on and on is closed.
        self._patience = Bucket(0.1, limits.strikes)
        self._closing: int | None = None

    # what it is connected to

    def join(self, frame: Any) -> bool:
        """The first frame: False if it may not come in."""
        raise NotImplementedError

    def leave(self) -> None:
        """The connection has ended."""
        raise NotImplementedError

    async def act(self, frame: Any) -> None:
        """Any other frame."""
        raise NotImplementedError

    # sending

    def send(self, frame: bytes) -> None:
        """Send a frame, without waiting; who does not read for long is let go."""
        if len(self._unsent) >= self.limits.unsent:
            self._closing = TRY_LATER
        else:
            self._unsent.append(frame.decode())
        self._wake.set()

    def say(self, said: Any) -> None:
        """Send a frame."""
        self.send(encode(said))

    def let_go(self) -> None:
        """Close the connection."""
        self.close(TRY_LATER)

    def close(self, code: int) -> None:
        """Close it, when what waits has been sent."""
        self._closing = code
        self._wake.set()

    def wrong(self, key: str, **facts: object) -> None:
        """Say what is wrong."""
        self.say(frames.Error(BadInput(key, **facts).said(self.lang)))

    def strike(self, key: str, **facts: object) -> None:
        """Something that cannot be read or done; who goes on with it is let go."""
        self.wrong(key, **facts)
        if not self._patience.take():
            self.close(POLICY)

    def speak(self, lang: str | None) -> bool:
        """Use this language from now on; False, and a strike, if there is none such."""
        try:
            self.lang = self.lang if lang is None else check_language(lang)
        except BadInput as problem:
            self.strike(problem.key, **problem.facts)
            return False
        return True

    # from the first frame to the last

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
            self.leave()

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
            if joined:
                await self._act(frame)
            elif frame.__struct_config__.tag != "join":
                self.strike("join-first")
            else:
                joined = self.join(frame)

    async def _next(self) -> Any:
        """The next frame that can be read."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        if not self._bucket.take():
            self.strike("too-many-frames")
            return None
        data = message.get("text")
        if data is None:
            data = message.get("bytes") or b""
        if len(data) > self.limits.message:
            self.strike("too-long", most=self.limits.message)
            return None
        try:
            return type(self).decode(data)
        except (msgspec.DecodeError, UnicodeError) as problem:
            self.strike("bad-form", problem=str(problem))
            return None

    async def _act(self, frame: Any) -> None:
        try:
            await self.act(frame)
        except sqlite3.Error as problem:
            log.error("the store failed", extra={"problem": type(problem).__name__})
            self.wrong("not-kept")

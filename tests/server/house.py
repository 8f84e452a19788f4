"""A real server on a real port in a thread, and screens that play at it."""

import asyncio
import json
import random
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from whistlestop.server.app import create_app
from whistlestop.server.serving import server_of
from whistlestop.server.settings import Limits, Settings

PATIENCE = 20.0
GENEROUS = Limits(
    frames_per_second=1e6,
    frames_at_once=10**6,
    chats_per_second=0.001,
    calls_per_second=1e6,
    calls_at_once=10**6,
    rooms_per_hour=10**6,
)
Frame = dict[str, Any]
Choose = Callable[[Frame], str]


class House:
    """A running server."""

    def __init__(self, app: Any, port: int, settings: Settings) -> None:
        self.app = app
        self.port = port
        self.settings = settings
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    def post(self, path: str, body: Any, status: int = 201) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def open(self, edition: str, *kinds: str, **more: Any) -> Frame:
        """A new room; a kind is person, open, or the name of a bot."""
        seats = [
            {"kind": kind} if kind in ("person", "open") else {"kind": "bot", "bot": kind}
            for kind in kinds
        ]
        found: Frame = self.post(
            "/api/rooms", {"edition": edition, "seats": seats, "pace": "instant", **more}
        )
        return found

    def screen(self, room: str, *tokens: str, start: int = 0, **more: Any) -> "Screen":
        return Screen(f"ws://127.0.0.1:{self.port}/ws/{room}", list(tokens), start, more)


@contextmanager
def running(settings: Settings) -> Iterator[House]:
    """A server in a thread of this process."""
    app = create_app(settings)
    door = socket.socket()
    door.bind(("127.0.0.1", 0))
    door.listen(256)
    server = server_of(app, settings)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]}, daemon=True)
    thread.start()
    house = House(app, door.getsockname()[1], settings)
    try:
        while not server.started:
            assert thread.is_alive()
            threading.Event().wait(0.01)
        yield house
    finally:
        house.http.close()
        server.should_exit = True
        thread.join(PATIENCE)
        door.close()


def settings(folder: Path, **more: Any) -> Settings:
    return Settings(data=folder, **{"limits": GENEROUS, "warm": False, **more})


def tokens(seated: Frame) -> list[str]:
    return [seat["token"] for seat in seated["seats"]]


class Line:
    """A client at the end of a socket: every frame it was sent, and a name for each message."""

    joined = "joined"
    """The kind of frame that answers the greeting."""
    answers = ("events", "refused")
    """The kinds that answer a move."""
    mover = "seat"
    """What a message calls the one who moves."""

    def __init__(self, address: str, hello: Frame) -> None:
        self.address = address
        self.hello = hello
        self.raw: list[str] = []
        self.next = 0
        self.count = 0

    async def __aenter__(self) -> Self:
        self.socket: ClientConnection = await connect(
            self.address, compression=None, max_queue=None, max_size=None
        )
        await self.send(self.hello)
        await self.until(self.joined)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.socket.close()

    async def send(self, frame: Any) -> None:
        await self.socket.send(frame if isinstance(frame, (str, bytes)) else json.dumps(frame))

    async def read(self) -> Frame:
        """The next frame."""
        text = await asyncio.wait_for(self.socket.recv(decode=True), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: Frame = json.loads(text)
        self.note(frame)
        return frame

    def note(self, frame: Frame) -> None:
        """Remember what a frame tells."""
        raise NotImplementedError

    async def until(self, *kinds: str) -> Frame:
        """The next frame of these kinds; what comes before is noted."""
        while True:
            frame = await self.read()
            if frame["type"] in kinds:
                return frame

    async def ask(self, frame: Frame, *kinds: str) -> Frame:
        await self.send(frame)
        return await self.until(*kinds)

    def message(self, who: int, move: str, id_: str | None = None) -> Frame:
        self.count += 1
        name = id_ or f"m{self.count}-{id(self)}"
        return {"type": "move", "id": name, self.mover: who, "at": self.next, "move": move}

    async def move(self, who: int, move: str, id_: str | None = None) -> Frame:
        """Make a move: the frame that answers it."""
        message = self.message(who, move, id_)
        await self.send(message)
        while True:
            frame = await self.until(*self.answers)
            if frame["id"] == message["id"]:
                return frame


class Screen(Line):
    """A client: remembers the newest views, and every frame it was sent."""

    def __init__(self, address: str, tokens: list[str], start: int, more: Frame) -> None:
        super().__init__(address, {"type": "join", "tokens": tokens, "from": start, **more})
        self.views: dict[int | None, Frame] = {}
        self.told: dict[int, Frame] = {}
        self.room: Frame = {}
        self.seats: list[int] = []

    def note(self, frame: Frame) -> None:
        if "room" in frame:
            self.room = frame["room"]
        if frame["type"] in ("joined", "events", "undone"):
            self.next = frame["next"]
            self.views = {view["seat"]: view for view in frame["views"]}
            self.told = {n: told for n, told in self.told.items() if n < self.next}
            self.told |= {told["number"]: told for told in frame.get("events", ())}
        if frame["type"] == "joined":
            self.seats = frame["seats"]

    def to_move(self) -> int | None:
        """An own seat that has something to decide."""
        return next((s for s, view in self.views.items() if s is not None and view["moves"]), None)

    async def play_out(self, choose: Choose, most: int = 10**6) -> int:
        """Play all own seats until the game is over, or has so many moves in all."""
        made = 0
        while self.room["moves"] < most and self.room["phase"] != "over":
            seat = self.to_move()
            if seat is None:
                await self.read()
                continue
            answer = await self.move(seat, choose(self.views[seat]))
            assert answer["type"] == "events" or answer["reason"] == "stale", answer
            made += answer["type"] == "events"
        return made


def hurried(seed: int) -> Choose:
    """Claims when it can, so that games end soon; else anything but more tickets."""
    luck = random.Random(seed)

    def choose(view: Frame) -> str:
        moves: list[str] = view["moves"]
        claims = [move for move in moves if move.startswith("claim")]
        plain = [move for move in moves if not move.startswith(("tickets", "station"))]
        return luck.choice(claims or plain or moves)

    return choose


def wild(seed: int) -> Choose:
    """Any legal move, each kind as likely: tunnels, stations and tickets come too."""
    luck = random.Random(seed)

    def choose(view: Frame) -> str:
        kinds: dict[str, list[str]] = {}
        for move in view["moves"]:
            kinds.setdefault(move.split()[0], []).append(move)
        return luck.choice(kinds[luck.choice(list(kinds))])

    return choose

"""Campaigns over the wire: screens in a boardroom, and a table that plays the games between."""

import asyncio
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect

from tests.server.house import PATIENCE, Frame, House, Screen, hurried

PACK = "lantern_line"
COLOURS = ("black", "blue", "green", "yellow", "red")


def companies(*kinds: str) -> list[Frame]:
    """Companies in the order of the colours; a kind is person, open, or the name of a bot."""
    return [
        {"colour": colour, "kind": kind}
        if kind in ("person", "open")
        else {"colour": colour, "kind": "bot", "bot": kind}
        for colour, kind in zip(COLOURS, kinds, strict=False)
    ]


def found(house: House, *kinds: str, **more: Any) -> tuple[str, list[str]]:
    """A new campaign: its name, and the secrets of the people at this screen."""
    body = {"pack": PACK, "companies": companies(*kinds), "pace": "instant", **more}
    answer = house.post("/api/campaigns", body)
    return answer["campaign"]["id"], [seat["token"] for seat in answer["seats"]]


def bearer(*tokens: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {','.join(tokens)}"}


class Meeting:
    """A client in a boardroom: remembers how the campaign stands, and every frame it was sent."""

    def __init__(self, port: int, campaign: str, *tokens: str, **more: Any) -> None:
        self.address = f"ws://127.0.0.1:{port}/ws/campaign/{campaign}"
        self.hello: Frame = {"type": "join", "tokens": list(tokens), **more}
        self.raw: list[str] = []
        self.info: Frame = {}
        self.companies: list[int] = []
        self.views: dict[int | None, Frame] = {}
        self.next = 0
        self.count = 0

    async def __aenter__(self) -> Self:
        self.socket: ClientConnection = await connect(
            self.address, compression=None, max_queue=None, max_size=None
        )
        await self.send(self.hello)
        await self.until("campaign")
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
        self.info = frame.get("campaign", self.info)
        if frame["type"] == "campaign":
            self.companies, self.next = frame["companies"], frame["next"]
            self.views = {view["me"]: view for view in frame["views"]}
        return frame

    async def until(self, *kinds: str) -> Frame:
        """The next frame of these kinds; what comes before is noted."""
        while True:
            frame = await self.read()
            if frame["type"] in kinds:
                return frame

    async def ask(self, frame: Frame, *kinds: str) -> Frame:
        await self.send(frame)
        return await self.until(*kinds)

    @property
    def view(self) -> Frame:
        return next(iter(self.views.values()))

    @property
    def stage(self) -> str:
        found: str = self.view["stage"]
        return found

    def message(self, company: int, move: str, id_: str | None = None) -> Frame:
        self.count += 1
        name = id_ or f"c{self.count}-{id(self)}"
        return {"type": "move", "id": name, "company": company, "at": self.next, "move": move}

    async def move(self, company: int, move: str, id_: str | None = None) -> Frame:
        """Decide: the frame that answers it."""
        message = self.message(company, move, id_)
        await self.send(message)
        while True:
            frame = await self.until("campaign", "refused")
            if frame["id"] == message["id"]:
                return frame

    def to_decide(self) -> tuple[int, str] | None:
        """An own company that has something to decide, and the first thing it could."""
        for company, view in self.views.items():
            if company is not None and view["moves"]:
                return company, view["moves"][0]
        return None


Until = Callable[[Meeting], bool]


def at(stage: str, game: int) -> Until:
    """Until the campaign stands there."""
    return lambda meeting: (meeting.view["stage"], meeting.view["game"]) == (stage, game)


async def go_on(
    meeting: Meeting,
    secrets: list[str],
    until: Until,
    screen: Callable[..., Screen],
    each: Callable[[], None] = lambda: None,
) -> None:
    """Play the campaign, decisions and games, until it stands where it should."""
    while not until(meeting):
        if meeting.stage == "play":
            async with screen(meeting.info["room"], *secrets) as table:
                await table.play_out(hurried(meeting.view["game"]))
            await meeting.until("campaign")
            continue
        decision = meeting.to_decide()
        if decision is None:
            await meeting.read()
        else:
            answer = await meeting.move(*decision)
            assert answer["type"] == "campaign" or answer["reason"] == "stale", answer
        each()

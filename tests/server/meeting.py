"""Campaigns over the wire: screens in a boardroom, and a table that plays the games between."""

from collections.abc import Callable
from typing import Any

from tests.server.house import Frame, House, Line, Screen, hurried

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


class Meeting(Line):
    """A client in a boardroom: remembers how the campaign stands, and every frame it was sent."""

    joined, answers, mover = "campaign", ("campaign", "refused"), "company"

    def __init__(self, port: int, campaign: str, *tokens: str, **more: Any) -> None:
        hello = {"type": "join", "tokens": list(tokens), **more}
        super().__init__(f"ws://127.0.0.1:{port}/ws/campaign/{campaign}", hello)
        self.info: Frame = {}
        self.companies: list[int] = []
        self.views: dict[int | None, Frame] = {}

    def note(self, frame: Frame) -> None:
        self.info = frame.get("campaign", self.info)
        if frame["type"] == "campaign":
            self.companies, self.next = frame["companies"], frame["next"]
            self.views = {view["me"]: view for view in frame["views"]}

    @property
    def view(self) -> Frame:
        return next(iter(self.views.values()))

    @property
    def stage(self) -> str:
        found: str = self.view["stage"]
        return found

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

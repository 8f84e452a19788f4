"""kill -9 between any two steps of a campaign: nothing that was told is lost, nothing is twice."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.house import Frame, Screen
from tests.server.meeting import PACK, Meeting, companies, go_on
from tests.server.sealed import facts_of
from tests.server.test_crash import Nursery

KILLS = 14
ENOUGH = 80
"""A slow machine may need more kills than a fast one to be struck down at three stages."""
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError)


@pytest.fixture
def nursery(folder: Path) -> Iterator[Nursery]:
    found = Nursery(folder)
    found.start()
    yield found
    found.close()


def new_campaign(nursery: Nursery) -> tuple[str, list[str]]:
    body = {"pack": PACK, "companies": companies("person", "person", "random"), "pace": "instant"}
    answer = httpx.post(f"http://127.0.0.1:{nursery.port}/api/campaigns", json=body).json()
    return answer["campaign"]["id"], [seat["token"] for seat in answer["seats"]]


class Memory:
    """What a player remembers of a campaign when the line goes dead."""

    def __init__(self) -> None:
        self.next = 0
        self.view: Frame = {}

    def note(self, meeting: Meeting) -> None:
        if meeting.next >= self.next and meeting.views:
            self.next, self.view = meeting.next, meeting.view

    def check(self, meeting: Meeting) -> None:
        assert meeting.next >= self.next, "an acknowledged step is gone"
        now = meeting.view
        if meeting.next == self.next and self.view:
            assert now == self.view
        for part in ("story", "chronicle", "marks"):
            before = self.view.get(part, [])
            assert grew(before, now[part]), "what was told has changed"


def grew(before: Any, now: Any) -> bool:
    """Whether `now` still says all that `before` said: a chronicle's last page is being written."""
    match before:
        case None:
            return True
        case list():
            return len(now) >= len(before) and all(map(grew, before, now))
        case dict():
            return all(grew(told, now[name]) for name, told in before.items())
        case _:
            return bool(before == now)


def test_nothing_told_is_lost_and_no_game_counts_twice(nursery: Nursery, folder: Path) -> None:
    luck = random.Random(11)
    campaign, secrets = new_campaign(nursery)
    memory = Memory()
    stages: Counter[str] = Counter()

    def screen(room: str, *tokens: str) -> Screen:
        return nursery.screen(room, list(tokens))

    def kill_and_start() -> None:
        nursery.kill()
        nursery.start()

    async def play_until_killed() -> None:
        meeting = Meeting(nursery.port, campaign, *secrets)
        try:
            async with meeting as table:
                memory.check(table)
                stages[table.stage] += 1
                wait = luck.uniform(0.02, 0.5)
                asyncio.get_running_loop().call_later(wait, kill_and_start)
                await go_on(table, secrets, lambda _: False, screen)
        except GONE:
            pass
        memory.note(meeting)

    async def play() -> None:
        for kills in range(ENOUGH):
            if kills >= KILLS and len(stages) >= 3 and memory.view["chronicle"]:
                break
            await play_until_killed()
        async with Meeting(nursery.port, campaign, *secrets) as table:
            memory.check(table)
            before = table.next
            await go_on(table, secrets, lambda m: m.next > before + 3, screen)

    asyncio.run(play())
    assert len(stages) >= 3, stages
    facts: list[dict[str, Any]] = [fact for step in facts_of(folder, campaign) for fact in step]
    slips = Counter((f["company"], f["game"]) for f in facts if f["type"] == "SlipFilled")
    assert slips
    assert set(slips.values()) == {1}
    rooms = httpx.get(f"http://127.0.0.1:{nursery.port}/api/health").json()["rooms"]
    begun = sum(fact["type"] == "GameBegun" for fact in facts)
    assert rooms == begun, "each game has one room"

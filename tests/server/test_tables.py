"""Tables: found once, let go when nobody needs them, read anew when a change was cut short."""

import asyncio
from typing import Any

import msgspec
import pytest

from whistlestop.editions import edition
from whistlestop.playing import Playing
from whistlestop.server.bots import Bots
from whistlestop.server.company import Company
from whistlestop.server.newrooms import new_row
from whistlestop.server.readying import Readying
from whistlestop.server.room import Room
from whistlestop.server.seats import hashed
from whistlestop.server.store import SeatRow
from whistlestop.server.table import Table
from whistlestop.server.tables import Tables
from whistlestop.server.wire import NewClock, NewRoom, NewSeat


class Nobody(Bots):
    """Seats where no bot ever decides; told when it is stirred."""

    stirred, busy = 0, False

    def stir(self) -> None:
        self.stirred += 1

    def next_bot(self) -> int | None:
        return None


class Bare(Table):
    def __init__(self, name: str) -> None:
        super().__init__([SeatRow("person", None, n, hashed(n)) for n in ("ana", "bo", "cy")])
        self.name = name
        self.driver: Nobody = Nobody(self)

    @property
    def id(self) -> str:
        return self.name

    def present(self) -> Any:
        return sorted(self.here)


class Shelf(Tables[Bare]):
    """Tables that are there if their name is short; each loading is counted."""

    def __init__(self) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.fresh: list[str] = []

    async def load(self, name: str) -> Bare | None:
        self.loaded.append(name)
        await asyncio.sleep(0)
        if name == "torn":
            raise OSError("the disk is on fire")
        if len(name) > 5:
            return None
        table = Bare(name)
        self.keep(table)
        return table

    async def freshen(self, table: Bare) -> None:
        self.fresh.append(table.id)


class Screen:
    def __init__(self, *seats: int) -> None:
        self.seats = seats
        self.heard: list[Any] = []
        self.gone = False

    def send(self, frame: bytes) -> None:
        self.heard.append(msgspec.json.decode(frame))

    def let_go(self) -> None:
        self.gone = True


def test_who_asks_at_the_same_time_finds_the_same_table() -> None:
    async def play() -> None:
        shelf = Shelf()
        one, other = await asyncio.gather(shelf.find("ten"), shelf.find("ten"))
        assert one is other is await shelf.find("ten")
        assert (shelf.loaded, shelf.fresh) == (["ten"], ["ten"])
        assert await shelf.find("nowhere") is None
        assert len(shelf) == 1

    asyncio.run(play())


def test_what_failed_is_tried_again() -> None:
    async def play() -> None:
        shelf = Shelf()
        for _ in range(2):
            with pytest.raises(OSError, match="on fire"):
                await shelf.find("torn")
        assert shelf.loaded == ["torn", "torn"]

    asyncio.run(play())


def test_a_change_cut_short_means_reading_anew() -> None:
    async def play() -> None:
        shelf, screen = Shelf(), Screen(0)
        table = await shelf.find("ten")
        assert table is not None
        table.listeners.add(screen)
        writing = asyncio.create_task(table.committed(asyncio.sleep(60)))
        await asyncio.sleep(0)
        assert not table.broken
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        assert table.broken
        assert await shelf.find("ten") is not table
        assert screen.gone

    asyncio.run(play())


def test_who_is_needed_stays() -> None:
    async def play() -> None:
        shelf = Shelf()
        kept = [await shelf.find(name) for name in ("seen", "held", "idle", "torn2")]
        seen, held, idle, torn = (table for table in kept if table is not None)
        screen = Screen()
        seen.listeners.add(screen)
        shelf.sweep(60)
        assert len(shelf) == 4, "all were needed just now"
        torn.broken = True
        shelf.sweep(60)
        assert len(shelf) == 3, "nobody comes back to a broken one"
        idle.driver.busy = True
        async with held.lock:
            shelf.sweep(0)
        assert len(shelf) == 3
        idle.driver.busy = False
        async with held.lock:
            shelf.sweep(0)
        assert await shelf.find("seen") is seen
        assert await shelf.find("held") is held
        assert await shelf.find("idle") is not idle
        seen.listeners.discard(screen)
        shelf.sweep(0)
        assert len(shelf) == 0

    asyncio.run(play())


def test_a_frame_for_each_screen() -> None:
    async def play() -> None:
        table, one, both, watcher = Bare("ten"), Screen(1), Screen(0, 2), Screen()
        table.listeners |= {one, both, watcher}
        assert table.seats_of(["cy", "nobody", "ana"]) == (0, 2)
        assert table.seats_of([]) == ()
        table.presence(one)
        assert (one.heard, both.heard, watcher.heard) == ([], [[0, 1, 2]], [[0, 1, 2]])
        assert table.driver.stirred == 1
        table.tell_each(lambda own: {"own": own})
        assert [screen.heard[-1]["own"] for screen in (one, both, watcher)] == [[1], [0, 2], []]

    asyncio.run(play())


class Counting(Bots):
    """A bot is to decide three times; then it fails, if it is to."""

    def __init__(self, fails: bool) -> None:
        super().__init__(Bare("ten"))
        self.left, self.fails = 3, fails

    def next_bot(self) -> int | None:
        return 0 if self.left else None

    async def decide(self, seat: int) -> None:
        await asyncio.sleep(0)
        self.left -= 1
        if self.fails:
            raise ValueError("no idea")


def test_bots_decide_one_after_the_other_until_none_is_to() -> None:
    async def play() -> None:
        bots = Counting(fails=False)
        bots.stir()
        bots.stir()
        assert bots.busy
        for _ in range(8):
            await asyncio.sleep(0)
        assert not bots.busy
        assert bots.left == 0, "not one decision too many"

    asyncio.run(play())


def test_a_bot_that_fails_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        bots = Counting(fails=True)
        bots.stir()
        for _ in range(4):
            await asyncio.sleep(0)
        assert not bots.busy
        assert bots.left == 2

    asyncio.run(play())
    assert caplog.records[0].exc_info is not None
    assert "no idea" in caplog.text


def test_bots_that_are_stopped_rest() -> None:
    async def play() -> None:
        table, bots = Bare("ten"), Counting(fails=False)
        table.driver = bots  # type: ignore[assignment]
        bots.stir()
        await asyncio.sleep(0)
        table.let_go()
        bots.stir()
        for _ in range(8):
            await asyncio.sleep(0)
        assert not bots.busy
        assert bots.left == 3, "nobody wakes them again"

    asyncio.run(play())


def test_the_clock_of_a_room_to_be_read_anew_stands_still() -> None:
    """Its memory may differ from the disk: a move made there would be lost, or made twice."""

    async def play() -> None:
        seats = [NewSeat("person"), NewSeat("person")]
        row = new_row(NewRoom("new_york", seats, clock=NewClock("move", 60)), 0)
        row.phase = "playing"
        people = [SeatRow("person", None, name, hashed(name)) for name in ("ana", "bo")]
        company = Company(1, 1, Readying())
        room = Room(edition("new_york"), row, people, None, company)  # type: ignore[arg-type]
        room.game = Playing(room.edition, 2, "tea")
        room.game.take(room.game.set_up())
        room.time(None)
        room.driver.stir()
        assert room.driver.busy
        room.broken = True
        room.driver.stir()
        assert not room.driver.busy
        room.broken = False
        room.driver.stir()
        assert room.driver.busy
        room.driver.stop()
        room.driver.stir()
        assert not room.driver.busy, "the server goes down"
        company.close()

    asyncio.run(play())

"""The shelf of campaigns on the server: one thread reads and writes it."""

import asyncio
import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec

from whistlestop.campaign import Shelf, Volume
from whistlestop.campaign.kept.shelf import SeatRow as Seat
from whistlestop.server.store import SeatRow
from whistlestop.server.wire import Pace
from whistlestop.texts import languages

T = TypeVar("T")
P = ParamSpec("P")


class House(msgspec.Struct):
    """What the server remembers about a campaign beside the campaign itself."""

    lang: str = "en"
    pace: Pace = "calm"
    host: int | None = None


class Keeper:
    """Everything that touches the shelf is done in one thread, one thing after the other."""

    def __init__(self, folder: Path) -> None:
        self.shelf = Shelf(folder)
        self._thread = ThreadPoolExecutor(1, "shelf")

    async def run(self, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something with the shelf; when this returns, it is on the disk."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: work(*args, **more))

    def take(self, name: str) -> Volume | None:
        """The campaign of exactly that name, if there is one."""
        known = any(row.id == name for row in self.shelf.rows())
        return Volume.take(self.shelf, name) if known else None

    def seats(self, volume: Volume) -> list[SeatRow]:
        """Who plays the companies; of those nobody has settled, nobody does."""
        rows = {row.company: row for row in self.shelf.seats(volume.id)}
        return [_known(rows.get(n)) for n in range(len(volume.campaign.companies))]

    def seat(self, volume: Volume, company: int, row: SeatRow, house: House) -> None:
        """A company changed hands."""
        self.shelf.seat(volume.id, kept(company, row))
        self.settle(volume, house)

    def house(self, volume: Volume, seats: Sequence[SeatRow]) -> House:
        """What was remembered; a campaign made elsewhere has none of it."""
        try:
            found = msgspec.convert(json.loads(volume.row.settings), House)
        except (msgspec.ValidationError, ValueError):
            found = House()
        people = [company for company, row in enumerate(seats) if row.kind == "person"]
        if found.host not in people:
            found.host = people[0] if people else None
        if found.lang not in languages():
            found.lang = House().lang
        return found

    def settle(self, volume: Volume, house: House) -> None:
        """Remember it; what other programs remember there stays."""
        known: Any = json.loads(volume.row.settings)
        settings = {**(known if isinstance(known, dict) else {}), **msgspec.structs.asdict(house)}
        self.shelf.set_settings(volume.id, settings)
        volume.row = volume.row._replace(settings=json.dumps(settings, ensure_ascii=False))

    async def close(self) -> None:
        """Finish writing."""
        await asyncio.to_thread(self._thread.shutdown)
        self.shelf.close()


def kept(company: int, row: SeatRow) -> Seat:
    """Who plays a company, for the shelf."""
    return Seat(company, row.kind, row.bot, row.name, row.token_hash)


def _known(row: Seat | None) -> SeatRow:
    """Who plays a company, from the shelf."""
    if row is None or row.kind not in ("person", "open", "bot"):
        return SeatRow("open", None, "", None)
    return msgspec.convert(row._asdict(), SeatRow)

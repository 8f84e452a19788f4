"""The shelf: where campaigns live when nobody plays, side by side in one SQLite file.

A step is its move and the facts that came of it. Steps are numbered, and a number is written once:
two who go on with the same campaign at the same time can never both do so.
"""

import json
import os
import secrets
import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from whistlestop.campaign.kept.schema import MIGRATIONS
from whistlestop.core.errors import BadInput, on_disk
from whistlestop.savefile import migrate

T = TypeVar("T")
FILE = "campaigns.db"


class PlayedElsewhere(BadInput):
    """Somebody else went on with the campaign: what is on the shelf is newer."""

    def __init__(self) -> None:
        super().__init__("elsewhere")


class CampaignRow(NamedTuple):
    """A campaign as it is listed; `seed` is the secret of its luck."""

    id: str
    pack: str
    name: str
    seed: str
    created: float
    updated: float
    game: int
    stage: str
    branch_of: str | None
    branch_game: int | None
    settings: str


class StepRow(NamedTuple):
    """One step: who decided what, how much luck was used by then, and the facts (JSON)."""

    number: int
    company: int | None
    move: str | None
    picks: int
    form: int
    facts: str


class GameRow(NamedTuple):
    """A game of a campaign: the room it is played in, and its record when it is over."""

    game: int
    room: str | None
    record: str | None


class SeatRow(NamedTuple):
    """Who plays a company: a person, a bot, or nobody yet. Of a token only the hash is kept."""

    company: int
    kind: str
    bot: str | None
    name: str
    token_hash: str | None


class Progress(NamedTuple):
    """What a step changes about its campaign."""

    game: int
    stage: str


def _columns(row: Any) -> str:
    return ", ".join(row._fields)


def _marks(row: Any, more: int = 0) -> str:
    return ", ".join("?" * (len(row._fields) + more))


class Shelf:
    """A file of campaigns. When a writing call returns, what it wrote outlives the process."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        with on_disk(self.path):
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            # The seeds of campaigns are in it: nobody else on the machine may read them.
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
        self._lock = threading.Lock()
        self._base = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        try:
            self._base.execute("PRAGMA busy_timeout = 5000")
            self._base.execute("PRAGMA journal_mode = WAL")
            self._base.execute("PRAGMA synchronous = FULL")
            self._base.execute("PRAGMA foreign_keys = ON")
            migrate(self._base, MIGRATIONS)
        except sqlite3.DatabaseError as problem:
            self._base.close()
            raise BadInput("not-a-shelf", path=str(self.path), problem=str(problem)) from None
        except BaseException:
            self._base.close()
            raise

    def close(self) -> None:
        """Put it away."""
        self._base.close()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """All of it or nothing."""
        with self._lock:
            self._base.execute("BEGIN IMMEDIATE")
            try:
                yield self._base
            except BaseException:
                self._base.execute("ROLLBACK")
                raise
            self._base.execute("COMMIT")

    def _all(self, kind: type[T], rest: str, *values: Any) -> list[T]:
        """Rows of that kind: `rest` says of which table, which of them, in what order."""
        with self._lock:
            found = self._base.execute(f"SELECT {_columns(kind)} FROM {rest}", values).fetchall()
        return [kind(*row) for row in found]

    @staticmethod
    def _put(base: sqlite3.Connection, into: str, campaign: str, row: Any) -> None:
        """A row of a campaign: `into` says of which table."""
        base.execute(
            f"{into} (campaign, {_columns(row)}) VALUES ({_marks(row, 1)})", (campaign, *row)
        )

    # Campaigns

    def create(
        self,
        row: CampaignRow,
        steps: Sequence[StepRow],
        games: Sequence[GameRow] = (),
        seats: Sequence[SeatRow] = (),
    ) -> None:
        """A new campaign, with all that has happened in it."""
        with self._writing() as base:
            base.execute(f"INSERT INTO campaigns ({_columns(row)}) VALUES ({_marks(row)})", row)
            for table, rows in (("steps", steps), ("games", games), ("seats", seats)):
                for one in rows:
                    self._put(base, f"INSERT INTO {table}", row.id, one)

    def rows(self) -> list[CampaignRow]:
        """Every campaign, the one played last first."""
        return self._all(CampaignRow, "campaigns ORDER BY updated DESC, id")

    def row(self, name: str) -> CampaignRow:
        """A campaign by its id, or by the beginning of it."""
        rows = self.rows()
        fitting = [row for row in rows if name and row.id.startswith(name)]
        exact = [row for row in rows if row.id == name]
        if exact or len(fitting) == 1:
            return (exact or fitting)[0]
        if fitting:
            known = ", ".join(row.id for row in fitting)
            raise BadInput("several-campaigns", name=name, known=known)
        raise BadInput(
            "no-such-campaign", name=name, known=", ".join(row.id for row in rows) or "-"
        )

    def steps(self, campaign: str, since: int = 0) -> list[StepRow]:
        """The steps of a campaign, from a number on."""
        which = "steps WHERE campaign = ? AND number >= ? ORDER BY number"
        return self._all(StepRow, which, campaign, since)

    def append(
        self, campaign: str, step: StepRow, progress: Progress, game: GameRow | None = None
    ) -> None:
        """The next step of a campaign, and with it the record of the game that it ended."""
        with self._writing() as base:
            try:
                self._put(base, "INSERT INTO steps", campaign, step)
            except sqlite3.IntegrityError:
                raise PlayedElsewhere from None
            base.execute(
                "UPDATE campaigns SET game = ?, stage = ?, updated = ? WHERE id = ?",
                (*progress, time.time(), campaign),
            )
            if game is not None:
                self._keep(base, campaign, game)

    # What belongs to a campaign

    def games(self, campaign: str) -> list[GameRow]:
        """The games of a campaign that have a room or a record."""
        return self._all(GameRow, "games WHERE campaign = ? ORDER BY game", campaign)

    def keep_game(self, campaign: str, game: GameRow) -> None:
        """The room of a game, or its record; what is not named stays as it was."""
        with self._writing() as base:
            self._keep(base, campaign, game)

    @staticmethod
    def _keep(base: sqlite3.Connection, campaign: str, game: GameRow) -> None:
        base.execute(
            "INSERT INTO games (campaign, game, room, record) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (campaign, game) DO UPDATE SET "
            "room = coalesce(excluded.room, room), record = coalesce(excluded.record, record)",
            (campaign, *game),
        )

    def seats(self, campaign: str) -> list[SeatRow]:
        """Who plays the companies."""
        return self._all(SeatRow, "seats WHERE campaign = ? ORDER BY company", campaign)

    def seat(self, campaign: str, seat: SeatRow) -> None:
        """A company changed hands, or joined."""
        with self._writing() as base:
            self._put(base, "INSERT OR REPLACE INTO seats", campaign, seat)

    def set_settings(self, campaign: str, settings: Mapping[str, Any]) -> None:
        """What a program wants to remember about a campaign, as JSON."""
        with self._writing() as base:
            base.execute(
                "UPDATE campaigns SET settings = ? WHERE id = ?",
                (json.dumps(settings, ensure_ascii=False), campaign),
            )


def new_id() -> str:
    """A fresh name for a campaign: short enough to type, long enough not to be guessed twice."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(letters) for _ in range(10))

"""The results of a run in a file: a line for the settings, then a line for each campaign.

A line is on the disk before the next campaign is counted, so that a run that was interrupted
goes on where it stopped.
"""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from whistlestop.campaign.balance.playing import Settings
from whistlestop.campaign.balance.summary import Summary, from_json, to_json
from whistlestop.campaign.content.pack import find_pack
from whistlestop.core.errors import BadInput, CannotRead
from whistlestop.editions import load
from whistlestop.savefile import append, read_lines, replace_file

FORMAT = 1
BANDS = "bands.json"


def content(pack: str) -> str:
    """A checksum of everything printed in a pack but its bands, and of the first events."""
    found = find_pack(pack)
    total = hashlib.sha256(json.dumps(load.read(found.frame.edition, "things.json")).encode())
    for path in sorted(found.folder.rglob("*.json")):
        if path.name != BANDS:
            total.update(path.relative_to(found.folder).as_posix().encode())
            total.update(path.read_bytes())
    return total.hexdigest()[:16]


def head(settings: Settings) -> dict[str, Any]:
    """The first line of a file of results."""
    told = asdict(settings)
    return {"balance": FORMAT, "settings": told, "content": content(settings.pack)}


def read(path: Path) -> tuple[dict[str, Any], list[Summary]]:
    """The first line and the campaigns of a file; what a crash cut off is left out."""
    lines, _ = read_lines(path)
    rows = []
    for number, line in enumerate(lines, 1):
        try:
            rows.append(json.loads(line))
        except ValueError:
            raise CannotRead(f"line {number} is not JSON", str(path)) from None
    if not rows or not isinstance(rows[0], dict) or rows[0].get("balance") != FORMAT:
        raise CannotRead("holds no results of simulated campaigns", str(path))
    return rows[0], list(map(from_json, rows[1:]))


class Kept:
    """Results of one run, in a file or (without one) in memory alone."""

    def __init__(self, settings: Settings, path: Path | None, *, force: bool = False) -> None:
        self.settings, self.path = settings, path
        self.found: dict[int, Summary] = {}
        if path is None:
            return
        mine = head(settings)
        if path.exists() and not force:
            theirs, summaries = read(path)
            different = _difference(mine, theirs)
            if different:
                raise BadInput("other-settings", path=str(path), text=different)
            self.found = {summary.number: summary for summary in summaries}
        self._write(mine)

    def _write(self, first: dict[str, Any]) -> None:
        assert self.path is not None
        rows = [first, *map(to_json, self.found.values())]
        replace_file(self.path, "".join(_line(row) + "\n" for row in rows))

    def add(self, summary: Summary) -> None:
        """A campaign is finished; it is never lost again."""
        self.found[summary.number] = summary
        if self.path is not None:
            append(self.path, _line(to_json(summary)))

    def missing(self, campaigns: int) -> list[int]:
        """The numbers of the campaigns still to be played."""
        return [number for number in range(campaigns) if number not in self.found]

    def first(self, campaigns: int) -> list[Summary]:
        """So many campaigns, in their order."""
        return [self.found[number] for number in sorted(self.found) if number < campaigns]


def goes_on(settings: Settings, path: Path | None) -> bool:
    """Does a file hold campaigns of these very settings?"""
    if path is None or not path.is_file():
        return False
    return not _difference(head(settings), read(path)[0])


def _difference(mine: dict[str, Any], theirs: dict[str, Any]) -> str:
    """In what two runs differ, in a few words; nothing if they are the same."""
    other = theirs.get("settings")
    other = other if isinstance(other, dict) else {}
    pairs: Iterable[tuple[str, Any, Any]] = [
        *((name, value, other.get(name)) for name, value in mine["settings"].items()),
        ("content of the pack", mine["content"], theirs.get("content")),
    ]
    return ", ".join(f"{name}: {b!r}, not {a!r}" for name, a, b in pairs if a != b)


def _line(row: dict[str, Any]) -> str:
    return json.dumps(row, separators=(",", ":"))

"""Results on the disk: a journal to resume from, and tables as CSV, JSON or Parquet."""

import csv
import json
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from whistlestop.arena.match import Result, from_json
from whistlestop.core.errors import BadInput, on_disk


def check_new(path: Path) -> None:
    """Nothing is ever overwritten."""
    if path.exists():
        raise BadInput("file-exists", path=str(path))
    if not path.absolute().parent.is_dir():
        raise BadInput("no-folder", path=str(path.parent))


def check_parquet() -> None:
    """A clear sentence before the games, not after them."""
    if find_spec("polars") is None:
        raise BadInput("not-installed", name="Polars", extra="arena")


def rows(results: Iterable[Result]) -> list[dict[str, Any]]:
    """A row for each seat of each game."""
    return [
        {
            "game": result.number,
            "deal": result.deal,
            "seat": seat,
            "bot": bot,
            "began": result.first == seat,
            "place": result.places[seat],
            "total": result.totals[seat],
            **{name: points[seat] for name, points in result.parts.items()},
            "turns": result.turns,
            "decisions": result.decisions[seat],
            "seconds": result.seconds[seat],
        }
        for result in results
        for seat, bot in enumerate(result.bots)
    ]


def write_csv(path: Path, table: Sequence[Mapping[str, Any]]) -> None:
    """A table as CSV."""
    with on_disk(path), path.open("x", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(table[0]) if table else [])
        writer.writeheader()
        writer.writerows(table)


def write_parquet(path: Path, table: Sequence[Mapping[str, Any]]) -> None:
    """A table as Parquet."""
    check_parquet()
    with on_disk(path), path.open("xb") as file:
        import_module("polars").DataFrame(list(table)).write_parquet(file)


def write_json(path: Path, data: Any) -> None:
    """An object as JSON."""
    with on_disk(path), path.open("x", encoding="utf-8") as file:
        json.dump(data, file, ensure_ascii=False, indent=1)
        file.write("\n")


class Journal:
    """Every game as it ends, a line each; the first line says what is being played."""

    def __init__(self, path: Path, setting: Mapping[str, Any]) -> None:
        self.path = path
        self.results: list[Result] = []
        if path.exists():
            self._read(setting)
        else:
            with on_disk(path), path.open("x", encoding="utf-8") as file:
                file.write(json.dumps(setting) + "\n")

    def _read(self, setting: Mapping[str, Any]) -> None:
        with on_disk(self.path):
            whole = self.path.read_text("utf-8")
        lines = whole.splitlines(keepends=True)
        try:
            begun = json.loads(lines[0]) if lines else None
        except ValueError:
            begun = None
        if begun != dict(setting):
            raise BadInput("other-journal", path=str(self.path))
        good = lines[:1]
        for line in lines[1:]:
            if not line.endswith("\n"):  # the last line may be cut off where the power went
                break
            try:
                self.results.append(from_json(json.loads(line)))
            except (ValueError, TypeError, KeyError, AttributeError):
                number = len(good) + 1
                raise BadInput("journal-damaged", path=str(self.path), line=number) from None
            good.append(line)
        if len(good) < len(lines):
            self.path.write_text("".join(good), "utf-8")

    def add(self, result: Result) -> None:
        """Write a game down."""
        self.results.append(result)
        with on_disk(self.path), self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result._asdict()) + "\n")

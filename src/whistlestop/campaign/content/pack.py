"""A campaign pack: a folder of story, events, people, postcards and boxes, opened file by file.

Nothing sealed is read before the campaign opens it: a chapter, a postcard or a box is a file of
its own. What has been opened once is remembered.
"""

import os
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from whistlestop.campaign.chapter.atlas import Atlas, atlas
from whistlestop.campaign.content.form import (
    FORMAT,
    Box,
    ChapterFile,
    EventPrinted,
    PackFile,
    Postcard,
)
from whistlestop.campaign.content.reading import Reader, read_file
from whistlestop.core.errors import BadInput, CannotRead
from whistlestop.editions import load
from whistlestop.texts import languages

T = TypeVar("T")
FOLDERS = "WHISTLESTOP_PACKS"
"""The environment variable that lists folders of other packs."""
BUILT_IN = Path(str(files("whistlestop.campaign") / "packs"))


def built_in() -> tuple[str, ...]:
    """The packs that come with Whistlestop."""
    found = BUILT_IN.iterdir() if BUILT_IN.is_dir() else ()
    return tuple(sorted(path.name for path in found if (path / "pack.json").is_file()))


class Pack:
    """A pack in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._read: dict[str, Any] = {}

    def __repr__(self) -> str:
        return f"<pack {self.id}>"

    @property
    def id(self) -> str:
        """Its name; the folder has the same."""
        return self.frame.id

    @property
    def name(self) -> str:
        """What finds it again on this machine: its id if it is built in, else its folder."""
        return self.id if self.folder.parent == BUILT_IN else str(self.folder)

    @cached_property
    def frame(self) -> PackFile:
        """What is known from the first game on."""
        found = read_file(self.folder / "pack.json", "pack.json", PackFile, languages())
        if found.format != FORMAT:
            raise CannotRead(
                f"is a pack of format {found.format}; this Whistlestop reads format {FORMAT}",
                str(self.folder),
            )
        return found

    @cached_property
    def atlas(self) -> Atlas:
        """The whole map it is played on."""
        return atlas(self.frame.edition)

    @cached_property
    def first_events(self) -> tuple[EventPrinted, ...]:
        """The events that the edition begins with."""
        return first_events(self.frame.edition)

    @property
    def games(self) -> int:
        """How many games the campaign has (C-01)."""
        return len(self.frame.years)

    @property
    def printed(self) -> int:
        """How many games are there to play: chapters are printed one after the other."""
        for game, year in enumerate(self.frame.years):
            if self.chapter(year) is None:
                return game
        return self.games

    def year(self, game: int) -> int | None:
        """The year of a game; none in free play."""
        return self.frame.years[game - 1] if game <= self.games else None

    def chapter(self, year: int) -> ChapterFile | None:
        """The story of a year; None while it is not printed."""
        return self._open(f"chapters/{year}.json", ChapterFile)

    def postcard(self, no: str) -> Postcard | None:
        """A postcard by its number; None while it is not printed."""
        return self._open(f"postcards/{no}.json", Postcard)

    def box(self, frontier: str) -> Box | None:
        """The box of a frontier; None while it is not printed."""
        return self._open(f"boxes/{frontier}.json", Box)

    def _open(self, file: str, kind: type[T]) -> T | None:
        if file not in self._read:
            path = self.folder / file
            if path.parent.parent != self.folder or not path.is_file():
                return None
            self._read[file] = read_file(path, file, kind, languages())
        found: T = self._read[file]
        return found


def first_events(edition: str) -> tuple[EventPrinted, ...]:
    """The events printed in the folder of an edition."""
    reader = Reader(f"{edition}/things.json", languages())
    found = reader.read(tuple[EventPrinted, ...], load.read(edition, "things.json")["events"])
    if reader.problems:
        raise CannotRead(reader.problems[0].sentence)
    events: tuple[EventPrinted, ...] = found
    return events


_packs: dict[Path, Pack] = {}
_by_id: dict[str, Pack] = {}


def find_pack(name: str | Path) -> Pack:
    """A pack by its id, or by its folder. The same pack is the same object.

    Ids are those of built-in packs, of packs in the folders that `WHISTLESTOP_PACKS` lists, and
    of packs that were found by their folder before.
    """
    text = str(name)
    if text in _by_id:
        return _by_id[text]
    shelves = [BUILT_IN, *map(Path, filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)))]
    named = (shelf / text for shelf in shelves if Path(text).name == text)
    folders = (*named, Path(name).expanduser().resolve())
    folder = next((folder for folder in folders if (folder / "pack.json").is_file()), None)
    if folder is None:
        raise BadInput("no-such-pack", name=text, known=", ".join(built_in()))
    if folder not in _packs:
        pack = Pack(folder)
        _by_id[pack.id] = _packs[folder] = pack
    return _packs[folder]

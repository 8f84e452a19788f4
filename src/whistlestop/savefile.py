"""Files of games on the disk: what has been written stays, whatever happens the moment after."""

import errno
import hashlib
import json
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from whistlestop.core.errors import BadInput, CannotRead, on_disk

_PUBLIC, _PRIVATE = 0o666, 0o600


def key_file(path: Path) -> Path:
    """Where the secrets of a game lie: beside it."""
    return path.with_name(path.name + ".key")


def new_file(path: Path, key: str, text: str) -> None:
    """Begin a game's files, the key first. Nothing that exists is ever overwritten."""
    if path.exists():
        raise BadInput("file-exists", path=str(path))
    where = key_file(path)
    if where.exists():
        raise BadInput("file-exists", path=str(where))
    with on_disk(where):
        _write(where, key, os.O_EXCL, _PRIVATE)
    try:
        replace_file(path, text)
    except BaseException:
        where.unlink(missing_ok=True)
        raise


def replace_file(path: Path, text: str) -> None:
    """Write a whole file anew; the old one is there until all of the new one is on the disk."""
    draft = path.with_name(path.name + ".part")
    with on_disk(path):
        _write(draft, text, os.O_TRUNC, _PRIVATE if path.suffix == ".key" else _PUBLIC)
        draft.replace(path)
        _sync_folder(path)


def append(path: Path, line: str) -> int:
    """Add a line and wait until it is on the disk: the size of the file. All of it or nothing."""
    with on_disk(path), path.open("ab", buffering=0) as file:
        size = file.tell()
        data = (line + "\n").encode()
        try:
            if file.write(data) != len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(file.fileno())
        except BaseException:
            file.truncate(size)
            raise
        return size + len(data)


def read_text(path: Path, hint: str) -> str:
    """The text of a file that somebody named; if it holds none, CannotRead with a hint."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise CannotRead(f"is not UTF-8 text (byte {error.start}); {hint}", str(path)) from None
    except OSError as error:
        raise CannotRead(f"cannot be opened: {error.strerror}", str(path)) from None


def read_lines(path: Path) -> tuple[list[str], bool]:
    """The whole lines of a file, and whether something cut off (by a crash) came after them."""
    try:
        *whole, rest = path.read_bytes().split(b"\n")
        return [line.decode() for line in whole], rest != b""
    except OSError as error:
        raise CannotRead(f"cannot be opened: {error.strerror}", str(path)) from None
    except UnicodeDecodeError:
        raise CannotRead("is not UTF-8 text; it is no game record", str(path)) from None


def _write(path: Path, text: str, how: int, mode: int) -> None:
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | how, mode)
    with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    _sync_folder(path)


def _sync_folder(path: Path) -> None:
    """Make sure that the name of a file is on the disk too, where a system can."""
    if os.name == "posix":
        handle = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class Chain:
    """Checksums of lines, each depending on all before it."""

    def __init__(self) -> None:
        self.last = ""

    def sum(self, data: dict[str, Any]) -> str:
        """The checksum of the next line."""
        text = json.dumps(data, ensure_ascii=False, sort_keys=True)
        return hashlib.sha256((self.last + text).encode(errors="surrogatepass")).hexdigest()[:16]

    def add(self, data: dict[str, Any]) -> str:
        """The next line, with its checksum."""
        self.last = self.sum(data)
        return json.dumps({**data, "sum": self.last}, ensure_ascii=False)

    def check(self, data: dict[str, Any]) -> None:
        """Is the line as it was written?"""
        given = data.pop("sum", None)
        self.last = self.sum(data)
        if given != self.last:
            raise CannotRead("was changed after it was written, or a line before it is missing")


def migrate(base: sqlite3.Connection, scripts: Sequence[str]) -> None:
    """Bring a file of tables to the newest ones; each script is done wholly or not at all."""
    (found,) = base.execute("PRAGMA user_version").fetchone()
    if found > len(scripts):
        raise BadInput("store-newer", found=found, known=len(scripts))
    for number, script in enumerate(scripts[found:], found + 1):
        base.executescript(f"BEGIN;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")

"""Compiling: what is compiled, where it is kept, and a word to whoever waits for it."""

import hashlib
import os
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

MISSING = (
    "play at native speed needs Numba: pip install 'whistlestop[turbo]' "
    "(everything else works without it, slower)"
)


@cache
def available() -> bool:
    """Is Numba installed, and not told to compile nothing?"""
    return find_spec("numba") is not None and os.environ.get("NUMBA_DISABLE_JIT", "0") == "0"


class NotInstalled(ImportError):
    """Numba is not there."""


@cache
def _fingerprint() -> str:
    """The sources here, where they lie, the interpreter and the compiler: all that counts."""
    here = Path(__file__).parent
    text = hashlib.sha256(f"{sys.version} {version('numba')} {here}".encode())
    for path in sorted(here.rglob("*.py")):
        text.update(path.read_bytes())
    return text.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: one folder for each version of the sources.

    Numba itself looks only at the file of the function it loads, not at the files of the
    functions that one calls; so a change anywhere here makes a new folder.
    """
    home = os.environ.get("WHISTLESTOP_CACHE") or os.environ.get("XDG_CACHE_HOME")
    root = Path(home) if home else Path.home() / ".cache"
    return root / "whistlestop" / f"turbo-{_fingerprint()}"


def _folder() -> str:
    """The cache folder, if it can be written; else what Numba chooses."""
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return ""
    return str(folder) if os.access(folder, os.W_OK) else ""


FOLDER = _folder() if available() else ""


SLOW = "Preparing native speed, once on this machine (one or two minutes) …"


class Notice:
    """A word to whoever waits: said once, when something of this package is being compiled."""

    def __init__(self) -> None:
        self.said = False

    def say(self, say: Callable[[str], object]) -> None:
        """Say it, unless it was said."""
        if not self.said:
            self.said = True
            say(f"{SLOW}\n")

    def on_start(self, event: Any) -> None:
        """Numba begins to compile a function: is it one of ours?"""
        if event.data["dispatcher"].py_func.__module__.startswith("whistlestop.turbo."):
            self.say(sys.stderr.write)

    def on_end(self, event: Any) -> None:
        """It is compiled: nothing to say."""


NOTICE = Notice()


@cache
def _numba() -> Any:
    event = import_module("numba.core.event")
    calls = {"on_start": lambda _, e: NOTICE.on_start(e), "on_end": lambda _, e: NOTICE.on_end(e)}
    event.register("numba:compile", type("Listener", (event.Listener,), calls)())
    return import_module("numba")


def zeros(count: int) -> Any:
    """A row of words, all 0: an array, or without Numba a list."""
    if not available():
        return [0] * count
    numpy = import_module("numpy")
    return numpy.zeros(count, numpy.int64)


def numbers(values: Iterable[float]) -> Any:
    """A row of numbers: an array, or without Numba a list."""
    if not available():
        return [float(value) for value in values]
    numpy = import_module("numpy")
    return numpy.array([*values], numpy.float64)


def native(function: F) -> F:
    """Compiled as a part of what calls it; without Numba it stays as it is, and is slow."""
    if not available():
        return function
    options: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    # Nothing compiled in this way makes an array of its own: without counting who holds those it
    # was given, games of pilots are 1.5 to 2 times as fast.
    options["_nrt"] = False
    compiled = _numba().njit(error_model="numpy", nogil=True, **options)
    return cast(F, compiled(function))


def entry(function: F, *, nogil: bool = True) -> F:
    """Compiled to be called from Python, and kept on the disk; without Numba as it is."""
    if not available():
        return function
    numba = _numba()
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = FOLDER or before
    try:
        return cast(F, numba.njit(error_model="numpy", nogil=nogil, cache=True)(function))
    finally:
        numba.config.CACHE_DIR = before

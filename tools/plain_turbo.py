"""`turbo` as plain Python, although Numba is there: imported before it, for whoever changes it.

Compiled code reads and writes words of 64 bits. So here the rows of words that Python hands over
give plain numbers when they are read, and wrap around when they are written.
"""

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np

from whistlestop.turbo import by_hand, jit


class Row(np.ndarray):
    """A row of words that gives plain numbers."""

    def __getitem__(self, place: Any) -> Any:
        found = np.ndarray.__getitem__(self, place)
        return int(found) if type(found) is np.int64 else found

    def __setitem__(self, place: Any, value: Any) -> None:
        word = by_hand.signed(value) if type(value) is int else value
        np.ndarray.__setitem__(self, place, word)


def entry(function: Callable[..., Any], *, nogil: bool = True) -> Callable[..., Any]:
    """Called from Python: the rows that are given are read and written in plain numbers."""

    @wraps(function)
    def call(*given: Any) -> Any:
        return function(*map(_plain, given))

    return call


def _plain(given: Any) -> Any:
    words = isinstance(given, np.ndarray) and given.dtype == np.int64
    return given.view(Row) if words else given


def install() -> None:
    """From now on nothing is compiled."""
    if "whistlestop.turbo.bits" in sys.modules:
        raise RuntimeError("turbo is loaded already")
    changes: dict[str, Any] = {"native": lambda function: function, "entry": entry}
    vars(jit).update(changes)
    sys.modules["whistlestop.turbo.instructions"] = by_hand

"""`turbo` as plain Python, although Numba is there: imported before it, for whoever changes it.

Compiled code reads and writes words of 64 bits. So here the rows of words that Python hands over,
and the records that lie in them, give plain numbers when read, and wrap around when written.
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


# Records: a field is some words of a row, found by its place


class Place:
    """Where something lies: a row, and the first of its words there."""

    __slots__ = ("_at", "_row")

    def __init__(self, row: Any, at: int) -> None:
        self._row, self._at = row, at


class Several(Place):
    """Some words, or things that take several words each."""

    __slots__ = ("_count", "_item", "_size")

    def __init__(self, row: Any, at: int, count: int, size: int, item: Any) -> None:
        super().__init__(row, at)
        self._count, self._size, self._item = count, size, item

    def _place(self, place: int) -> int:
        if not 0 <= place < self._count:
            raise IndexError(place)
        return self._at + place * self._size

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, place: int) -> Any:
        return self._item[0](self._row, self._place(place))

    def __setitem__(self, place: int, value: Any) -> None:
        self._item[1](self._row, self._place(place), value)


def _get(row: Any, at: int) -> Any:
    return row[at]


def _put(row: Any, at: int, value: Any) -> None:
    row[at] = by_hand.signed(value) if type(value) is int and row.format != "d" else value


def _access(dtype: Any) -> tuple[Any, Any]:
    """How to read and to write what lies at a place."""
    size = dtype.itemsize // 8

    def put(row: Any, at: int, value: Any) -> None:
        row[at : at + size] = value._row[value._at : value._at + size]

    if dtype.subdtype:
        base, (count, *rest) = dtype.subdtype
        item = _access(np.dtype((base, tuple(rest))) if rest else base)
        return lambda row, at: Several(row, at, count, size // count, item), put
    return (_record(dtype), put) if dtype.names else (_get, _put)


def _record(dtype: Any) -> Any:
    """A class for records of a kind, each a view of some words."""
    fields: dict[str, Any] = {"__slots__": ()}
    for name in dtype.names:
        kind, offset, *_ = dtype.fields[name]
        fields[name] = _field(*_access(kind), offset // 8)
    return type("Record", (Place,), fields)


def _field(get: Any, put: Any, offset: int) -> property:
    return property(
        lambda self: get(self._row, self._at + offset),
        lambda self, value: put(self._row, self._at + offset, value),
    )


def record_at(dtype: Any, size: int) -> Callable[[Any, int], Any]:
    """The record at a place in a row of words."""
    kind = _record(dtype)
    return lambda row, place: kind(memoryview(row.view(np.ndarray)), place * size)


def install() -> None:
    """From now on nothing is compiled."""
    if "whistlestop.turbo.bits" in sys.modules:
        raise RuntimeError("turbo is loaded already")
    changes: dict[str, Any] = {"native": lambda function: function, "entry": entry}
    vars(jit).update(changes)
    vars(by_hand)["record_at"] = record_at
    sys.modules["whistlestop.turbo.instructions"] = by_hand

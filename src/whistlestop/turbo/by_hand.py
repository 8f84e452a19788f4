"""The same instructions in plain Python, where there is no compiler: signed words of 64 bits."""

from collections.abc import Iterable
from copy import deepcopy
from typing import Any

WORD = (1 << 64) - 1
SIGN = 1 << 63


def signed(word: int) -> int:
    """64 bits as a signed number.

    >>> signed(2**63), signed(5)
    (-9223372036854775808, 5)
    """
    word &= WORD
    return word - (1 << 64) if word & SIGN else word


def bits(word: int) -> list[int]:
    """The places of the bits of a word.

    >>> bits(-(2**63) + 5)
    [0, 2, 63]
    """
    word = int(word) & WORD
    return [place for place in range(64) if word >> place & 1]


def mask(places: Iterable[int]) -> int:
    """A word with those bits."""
    found = 0
    for place in places:
        found |= 1 << place
    return signed(found)


def popcount(word: int) -> int:
    """How many bits of a word are set.

    >>> popcount(-1), popcount(6)
    (64, 2)
    """
    return (word & WORD).bit_count()


def lowest(word: int) -> int:
    """The place of the lowest set bit; 64 of none.

    >>> lowest(-(2**63)), lowest(12)
    (63, 2)
    """
    return ((word & -word) & WORD).bit_length() - 1 if word & WORD else 64


def drop(word: int) -> int:
    """The word without its lowest set bit.

    >>> drop(-(2**63)), drop(12)
    (0, 8)
    """
    word &= WORD
    return signed(word & (word - 1)) if word else 0


def only_lowest(word: int) -> int:
    """The lowest set bit of a word, alone."""
    return signed(word & -word)


def plus(one: int, other: int) -> int:
    """A sum that wraps around."""
    return signed(one + other)


def minus(one: int, other: int) -> int:
    """A difference that wraps around."""
    return signed(one - other)


def times(one: int, other: int) -> int:
    """A product that wraps around.

    >>> times(2**62, 2), times(2**62, 4)
    (-9223372036854775808, 0)
    """
    return signed(one * other)


def right(word: int, count: int) -> int:
    """A shift to the right that fills with zeros.

    >>> right(-1, 60)
    15
    """
    return (word & WORD) >> count


def wipe(row: Any) -> None:
    """In the records of a row everything is 0."""
    for record in row:
        record.__init__()


def copy_row(source: Any, target: Any) -> None:
    """The records of one row, into another."""
    for here, there in zip(source, target, strict=True):
        vars(there).update(deepcopy(vars(here)))

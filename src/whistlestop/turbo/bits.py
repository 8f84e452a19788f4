"""Bits and luck: counting and finding set bits, bytes side by side, and splitmix64.

Compiled code takes for granted that ordinary signed arithmetic never overflows; where it may
(sets that use bit 63, products that should wrap), the functions here must be used.
"""

from whistlestop.turbo.jit import available, native
from whistlestop.turbo.layout import FlatState

ONES = 0x0101010101010101
HIGH = -0x7F7F7F7F7F7F7F80
"""The highest bit of each byte."""
SEVENS = 0x7F7F7F7F7F7F7F7F
GATHER = 0x0102040810204080
GAMMA = -0x61C8864680B583EB
MIX_1 = -0x40A7B892E31B1A47
MIX_2 = -0x6B2FB644ECCEEE15
STIR = 0x2545F4914F6CDD1D


if available():
    from whistlestop.turbo.instructions import (
        drop,
        lowest,
        minus,
        only_lowest,
        plus,
        popcount,
        right,
        times,
    )
else:
    from whistlestop.turbo.by_hand import (
        drop,
        lowest,
        minus,
        only_lowest,
        plus,
        popcount,
        right,
        times,
    )

__all__ = [
    "at_will",
    "bit",
    "by_luck",
    "byte_of",
    "cards_in",
    "colour_at",
    "drop",
    "lowest",
    "minus",
    "nth_bit",
    "only_lowest",
    "plus",
    "popcount",
    "present",
    "right",
    "stirred",
    "times",
]


@native
def bit(place: int) -> int:
    """A word with that bit alone."""
    return plus(0, 1 << place)


@native
def nth_bit(word: int, n: int) -> int:
    """The place of the n-th set bit, counted from 0."""
    place = 0
    count = popcount(word & 0xFFFFFFFF)
    if n >= count:
        n -= count
        place = 32
    count = popcount((word >> place) & 0xFFFF)
    if n >= count:
        n -= count
        place += 16
    count = popcount((word >> place) & 0xFF)
    if n >= count:
        n -= count
        place += 8
    rest = (word >> place) & 0xFF
    while n > 0:
        rest = drop(rest)
        n -= 1
    return place + lowest(rest)


@native
def below(n: int, z: int) -> int:
    """A number from 0 to n - 1, from the place where a stream of luck is (splitmix64)."""
    z = times(z ^ right(z, 30), MIX_1)
    z = times(z ^ right(z, 27), MIX_2)
    z = z ^ right(z, 31)
    return right(right(z, 32) * n, 32)


@native
def by_luck(state: FlatState, n: int) -> int:
    """A number from 0 to n - 1, from the luck of the game."""
    state.rng = plus(state.rng, GAMMA)
    return below(n, state.rng)


@native
def at_will(state: FlatState, n: int) -> int:
    """A number from 0 to n - 1, from the luck of those who play at random."""
    state.will = plus(state.will, GAMMA)
    return below(n, state.will)


@native
def stirred(seed: int) -> int:
    """Neighbouring seeds made strangers."""
    z = times(plus(seed, GAMMA), STIR)
    return z ^ right(z, 29)


@native
def byte_of(packed: int, place: int) -> int:
    """One byte of a packed bag."""
    return (packed >> (place << 3)) & 255


@native
def cards_in(packed: int) -> int:
    """How many cards a packed bag holds (fewer than 256)."""
    return right(times(packed, ONES), 56)


@native
def present(packed: int) -> int:
    """For each byte of a packed bag a bit: is it more than 0? (Bytes are below 128.)"""
    some = right(plus(packed, SEVENS) & HIGH, 7)
    return right(times(some, GATHER), 56)


@native
def colour_at(packed: int, n: int) -> int:
    """The colour of the n-th card of a packed bag, counted along its colours."""
    sums = times(packed, ONES)
    reached = minus(sums | HIGH, times(n + 1, ONES)) & HIGH
    return 8 - popcount(reached)

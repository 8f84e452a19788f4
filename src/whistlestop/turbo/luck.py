"""The luck of turbo games, for the readable engine: the same stream, pick by pick."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
WORD = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


class SplitMix:
    """A chance that picks as compiled games do: splitmix64, one number for each pick.

    >>> SplitMix(7).pick("abc", (1, 1, 1))
    'b'
    """

    def __init__(self, seed: int) -> None:
        self.state = seed & WORD

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = self.state + GAMMA & WORD
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB & WORD
        z ^= z >> 31
        return (z >> 32) * n >> 32

    def pick(self, options: Sequence[T], weights: Sequence[int]) -> T:
        """One of the options, counted along the weights."""
        left = self.below(sum(weights))
        for option, weight in zip(options, weights, strict=True):
            if left < weight:
                return option
            left -= weight
        raise ValueError("nothing to pick from: all weights are 0")

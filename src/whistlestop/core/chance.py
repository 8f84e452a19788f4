"""Luck, which enters the game by one door only: `chance.pick(options, weights)`."""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from struct import unpack
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """Something that picks one of several options, each as often as its weight says."""

    def pick(self, options: Sequence[T], weights: Sequence[int]) -> T:
        """One of the options."""


class Seeded:
    """Luck that anybody can check: pick number k depends on the seed and on k alone.

    The k-th pick uses the k-th 64-bit word (big-endian) of the stream
    SHA-256("<seed>:0"), SHA-256("<seed>:1"), …, four words to a hash. With weights that sum
    to n it takes the option at `word * n >> 64`, counted along the weights.

    >>> Seeded("tea").pick("abc", (1, 1, 1))
    'a'
    """

    def __init__(self, seed: str, picks: int = 0) -> None:
        self.seed = seed
        self.picks = picks
        self._words: tuple[int, ...] = ()

    @property
    def commitment(self) -> str:
        """What may be shown before the game: it binds the seed without telling it."""
        return commitment(self.seed)

    def pick(self, options: Sequence[T], weights: Sequence[int]) -> T:
        """The option that the next word of the stream points at."""
        place = self.picks & 3
        if place == 0 or not self._words:
            block = f"{self.seed}:{self.picks >> 2}"
            self._words = unpack(">4Q", hashlib.sha256(block.encode()).digest())
        self.picks += 1
        left = self._words[place] * sum(weights) >> 64
        for at, weight in enumerate(weights):
            if left < weight:
                return options[at]
            left -= weight
        raise ValueError("nothing to pick from: all weights are 0")


def commitment(seed: str) -> str:
    """The hash that commits to a seed: SHA-256 of "whistlestop:" and the seed."""
    return hashlib.sha256(f"whistlestop:{seed}".encode()).hexdigest()


class ScriptError(ValueError):
    """The script names an option that cannot come now."""


class Scripted:
    """Luck by the book: the script's next entry comes whenever it is among the options.

    A pick among other things (tickets, when the script lists cards), and every pick after the
    script has run out, is left to another chance.
    """

    def __init__(self, script: Iterable[object], otherwise: Chance) -> None:
        self.script = list(script)
        self.otherwise = otherwise

    def pick(self, options: Sequence[T], weights: Sequence[int]) -> T:
        """The next entry of the script, if this is a pick among such things."""
        if not self.script or self.script[0] not in options:
            return self.otherwise.pick(options, weights)
        wanted = self.script.pop(0)
        place = list(options).index(wanted)  # type: ignore[arg-type]
        if not weights[place]:
            raise ScriptError(f"{wanted!r} cannot come now: there is none left to draw")
        return options[place]


class _Forced:
    """Takes the branches it is told, then the first possible ones, and notes the ones beside."""

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path = path
        self.taken: tuple[int, ...] = ()
        self.probability = Fraction(1)
        self.beside: list[tuple[Fraction, tuple[int, ...]]] = []

    def pick(self, options: Sequence[T], weights: Sequence[int]) -> T:
        step, total = len(self.taken), sum(weights)
        possible = [place for place, weight in enumerate(weights) if weight]
        if step < len(self.path):
            place = self.path[step]
        else:
            place = possible[0]
            for other in possible[1:]:
                chance = self.probability * Fraction(weights[other], total)
                self.beside.append((chance, (*self.taken, other)))
        self.taken = (*self.taken, place)
        self.probability *= Fraction(weights[place], total)
        return options[place]


def outcomes(
    run: Callable[[Chance], T], least: Fraction = Fraction(0)
) -> Iterator[tuple[Fraction, T]]:
    """Everything that can come of `run`, each with its exact probability.

    Where luck may go on for ever (a row swept again and again) `least` leaves out the branches
    that are less likely than that; the probabilities then sum to a little less than 1.

    >>> [(str(p), card) for p, card in outcomes(lambda c: c.pick("ab", (1, 3)))]
    [('1/4', 'a'), ('3/4', 'b')]
    """
    paths: list[tuple[int, ...]] = [()]
    while paths:
        forced = _Forced(paths.pop())
        result = run(forced)
        yield forced.probability, result
        paths += [path for chance, path in reversed(forced.beside) if chance >= least]

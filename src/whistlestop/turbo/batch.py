"""Many games side by side, stepping all at once, with masks and observations for the caller."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from whistlestop.core.edition import Edition
from whistlestop.turbo import layout as at
from whistlestop.turbo.bits import (
    HIGH,
    ONES,
    SEVENS,
    at_will,
    plus,
    popcount,
    right,
    stirred,
    times,
)
from whistlestop.turbo.doors import law_at, scratch_at, state_at
from whistlestop.turbo.game import Game, Refused
from whistlestop.turbo.jit import entry, native
from whistlestop.turbo.law import law
from whistlestop.turbo.layout import OVER, Line, Scratch
from whistlestop.turbo.moves import apply, begin, legal_mask
from whistlestop.turbo.records import Words
from whistlestop.turbo.scoring import final_scores
from whistlestop.turbo.seen import OBSERVATION, Numbers, see

Bytes = NDArray[np.uint8]
PICKED = -0x7FBFDFEFF7FBFDFF
"""Bit i of byte i: 0x8040201008040201."""


@native
def spread(word: int, out: Words, start: int) -> None:
    """Write the 64 bits of a word as 64 bytes of 0 and 1, eight at a time."""
    for place in range(8):
        byte = right(word, place << 3) & 255
        some = times(byte, ONES) & PICKED
        out[start + place] = right((plus(some & SEVENS, SEVENS) | some) & HIGH, 7)


@native
def nth_byte(mask: Words, n: int) -> int:
    """The place of the n-th byte that is 1 in a row of 256."""
    for word in range(32):
        count = popcount(mask[word])
        if n < count:
            bits = mask[word]
            place = 0
            while True:
                if (bits >> (place << 3)) & 1:
                    if n == 0:
                        return (word << 3) + place
                    n -= 1
                place += 1
        n -= count
    return -1


@entry
def step_batch(
    states: Words,
    law_words: Words,
    seats: int,
    actions: Words,
    masks: Words,
    seen: Numbers,
    turns: Words,
    done: Bytes,
    scores: Words,
    seeds: Words,
    work: Words,
    low: int,
    high: int,
) -> None:
    """Make one action happen in each game; a game that ends is scored and begun again.

    An action of -1 leaves a game as it is, -2 begins it anew, -3 chooses at random from the mask.
    """
    law, scratch = law_at(law_words, 0), scratch_at(work, 0)
    for i in range(low, high):
        state = state_at(states[i], 0)
        action = actions[i]
        done[i] = 0
        if action == -3:
            count = 0
            for word in range(32):
                count += popcount(masks[i, word])
            action = nth_byte(masks[i], at_will(state, count))
            actions[i] = action
        if action >= 0:
            apply(state, law, action)
        if state.phase == OVER or action == -2:
            if action != -2:
                final_scores(state, law, scratch, scores, i * seats)
                done[i] = 1
            seeds[i] = stirred(seeds[i])
            begin(states[i], law, seats, seeds[i], -1)
        turns[i] = state.turn
        if len(masks) > 0:
            mask = legal_mask(state, law)
            for word in range(4):
                spread(mask[word], masks[i], word << 3)
        if len(seen) > 0:
            see(state, seen[i])


class Batch:
    """Games side by side. The arrays are the caller's to read; give your own to share memory.

    `masks` is (size, 256) of 0 and 1, `observations` (size, OBSERVATION) or empty, `turns` the
    seat to move, `done` 1 where a game ended in the last step, and `scores` its final scores.
    A game that ended has begun anew: its mask and observation are those of the new game.
    """

    def __init__(
        self,
        edition: Edition,
        seats: int,
        size: int,
        seeds: Sequence[int] | int = 0,
        *,
        masks: Bytes | None = None,
        observations: Numbers | bool = False,
        threads: int = 1,
        checked: bool = True,
    ) -> None:
        edition.check_seats(seats)
        if size < 1 or threads < 1:
            raise ValueError(f"a batch needs at least one game and one thread, not {size}")
        self.law = law(edition)
        self.seats, self.size, self.threads, self.checked = seats, size, threads, checked
        self.states: Words = at.state_rows(seats, size)
        self.masks = self._own(masks, (size, at.ACTIONS), np.uint8)
        given = observations if isinstance(observations, np.ndarray) else None
        width = size if observations is not False else 0
        self.observations: Numbers = self._own(given, (width, OBSERVATION), np.int16)
        self.turns: Words = np.zeros(size, np.int64)
        self.done: Bytes = np.zeros(size, np.uint8)
        self.scores: Words = np.zeros((size, seats, Line.size), np.int64)
        self.seeds: Words = self._seeds(seeds)
        self._work = [Scratch.rows() for _ in range(threads)]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._actions: Words = np.full(size, -2, np.int64)
        self._run(self._actions)

    def _own(
        self, given: NDArray[np.generic] | None, shape: tuple[int, int], kind: type
    ) -> NDArray:  # type: ignore[type-arg]
        """The caller's array if it fits, or a new one."""
        if given is None:
            return np.zeros(shape, kind)
        if given.shape != shape or given.dtype != kind or not given.flags.c_contiguous:
            raise ValueError(f"the array must be {shape}, of {kind.__name__}, in one piece")
        return given

    def _seeds(self, seeds: Sequence[int] | int) -> Words:
        if isinstance(seeds, int):
            return np.arange(seeds, seeds + self.size, dtype=np.int64)
        if len(seeds) != self.size:
            raise ValueError(f"{self.size} games need {self.size} seeds, not {len(seeds)}")
        return np.array(seeds, np.int64)

    def _run(self, actions: Words) -> None:
        """One step of all games, in as many threads as there are."""
        flat = self.masks.view(np.int64)

        def part(number: int) -> None:
            low, high = (self.size * (number + k) // self.threads for k in (0, 1))
            step_batch(
                self.states,
                self.law.words,
                self.seats,
                actions,
                flat,
                self.observations,
                self.turns,
                self.done,
                self.scores.reshape(-1),
                self.seeds,
                self._work[number],
                low,
                high,
            )

        if self._pool is None:
            part(0)
        else:
            list(self._pool.map(part, range(self.threads)))

    def step(self, actions: Words) -> None:
        """Make one action happen in each game. Unchecked, an illegal one is undefined."""
        if self.checked:
            self._check(actions)
        self._run(actions)

    def step_random(self) -> Words:
        """Make a random legal action happen in each game; returns which."""
        self._actions[:] = -3
        self._run(self._actions)
        return self._actions

    def _check(self, actions: Words) -> None:
        if actions.shape != (self.size,) or actions.dtype != np.int64:
            raise ValueError(f"the actions must be {self.size} numbers of int64")
        wrong = (actions < 0) | (actions >= at.ACTIONS)
        if not wrong.any():
            wrong = self.masks[np.arange(self.size), actions] == 0
        if wrong.any():
            place = int(np.flatnonzero(wrong)[0])
            game = Game(self.law, self.states[place])
            raise Refused(f"game {place}: {game.refusal(int(actions[place]))}")

    def game(self, place: int) -> Game:
        """One of the games, as a copy."""
        return Game(self.law, self.states[place].copy())

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

"""A race of moves: all are tried in the same worlds, and the better ones in more of them.

Rounds of equal cost with ever fewer moves are sequential halving, the same worlds for all are
common random numbers; and what only the last round says is free of the optimism of having chosen
the best of many (the winner's curse).
"""

from collections.abc import Iterator, Sequence
from math import hypot

from whistlestop.coach.verdicts import (
    Budget,
    Clock,
    Result,
    Tries,
    Verdict,
    chances,
    error_of,
    mean,
    spread,
    verdict,
)
from whistlestop.core.move import Move

CHUNK = 4
"""Worlds tried before the clock is looked at: the fewest in which any move is tried."""
ENOUGH = 16
"""Worlds of the last round with which it speaks for itself."""
FINALISTS = 4
SHORT = 160
"""Below so many playouts there are two rounds only."""


class Race:
    """The results of every move, world by world.

    There are four rounds with as many playouts each. After the first a quarter of the moves is
    left, after the second the finalists, and `last` of them are in the last round. Where there is
    a `last` and few playouts, only the first round and the last are run. `must` and what is
    `spared` stay in; if `must` itself is the best before the last round, it is in that one alone.
    """

    def __init__(
        self,
        tries: Tries,
        moves: Sequence[Move],
        budget: Budget,
        clock: Clock,
        *,
        finalists: int = FINALISTS,
        last: int | None = None,
        chunk: int = CHUNK,
        spared: Sequence[Move] = (),
        must: Move | None = None,
    ) -> None:
        self.results: dict[Move, list[Result]] = {move: [] for move in moves}
        self.order = list(self.results)
        """The moves, best first: those that were in longer come before the others."""
        self.favourite = self.order[0]
        """The best move by what was known before the last round."""
        self.fresh = 0
        """The first world of the last round: results from there on did not help to choose."""
        self.rough = False
        """Were so few games played that their numbers are only a hint?"""
        self._tries, self._clock, self._chunk = tries, clock, chunk
        self._must, self._spared = must, [*([] if must is None else [must]), *spared]
        self._end = None if budget.seconds is None else clock() + budget.seconds
        self._world = 0
        if last is not None and budget.playouts < SHORT:
            self._run(budget.playouts, (last, 0))
        else:
            quarter = max(finalists, len(moves) // 4)
            self._run(budget.playouts, (quarter, finalists, last or finalists, 0))

    def _run(self, playouts: int, left: Sequence[int]) -> None:
        """Rounds after which so many moves are left each; 0 after the last."""
        alive = list(self.order)
        for number, count in enumerate(left):
            each = playouts // len(left) // len(alive)
            if number == len(left) - 1:
                self.favourite, self.fresh = self.order[0], self._world
                if self.favourite == self._must:
                    alive = [self.favourite]  # there is nothing better that it must be set beside
            self._round(alive, each)
            self._sort(alive)
            if self.late():
                break
            if count:
                alive = self._through(alive, count)
        if not self.fresh:
            self.favourite = self.order[0]

    def _round(self, alive: Sequence[Move], each: int) -> None:
        for _ in range(0, max(1, each), self._chunk):
            if self._world and self.late():
                return
            for move in alive:
                self.results[move] += self._tries(move, self._world, self._world + self._chunk)
            self._world += self._chunk

    def late(self) -> bool:
        """Is the time used up?"""
        return self._end is not None and self._clock() >= self._end

    def _through(self, alive: Sequence[Move], count: int) -> list[Move]:
        """The moves that stay in: the best, and those that are spared."""
        spared = [move for move in self._spared if move in alive][: count - 1]
        best = [move for move in self.order if move in alive and move not in spared]
        stay = {*spared, *best[: count - len(spared)]}
        return [move for move in self.order if move in stay]

    def _sort(self, alive: Sequence[Move]) -> None:
        apart = self.apart
        worth = {move: mean(chances(self.results[move], apart)) for move in alive}
        out = [move for move in self.order if move not in worth]
        self.order = [*sorted(alive, key=worth.__getitem__, reverse=True), *out]

    @property
    def apart(self) -> float:
        """How far the results of a move lie apart, over all moves."""
        return spread(self.results.values())

    def verdicts(self) -> Iterator[Verdict]:
        """What is known of each move, best first.

        A move that was tried in fewer worlds is set beside the best one in those worlds: they may
        have been kinder to all moves than the others.
        """
        apart, best = self.apart, self.order[0]
        whole = verdict(best, self.results[best], apart)
        for move in self.order:
            found = verdict(move, self.results[move], apart)
            if found.playouts < whole.playouts:
                part = verdict(best, self.results[best][: found.playouts], apart)
                found = Verdict(
                    move,
                    min(1.0, max(0.0, whole.win + found.win - part.win)),
                    whole.score + found.score - part.score,
                    found.playouts,
                    hypot(whole.error, self.error_between(move, best)),
                )
            yield found

    @property
    def settled(self) -> bool:
        """Was the last round long enough to speak for itself?"""
        return self.fresh > 0 and self._world - self.fresh >= ENOUGH

    def fresh_verdict(self, move: Move) -> Verdict:
        """What is known of a move from worlds that did not help to choose, where there are any."""
        results = self.results[move]
        return verdict(move, results[self.fresh :] if self.settled else results, self.apart)

    def error_between(self, move: Move, other: Move) -> float:
        """The standard error of the difference of two moves, in the worlds that both were in."""
        apart = self.apart
        both = min(len(self.results[move]), len(self.results[other]))
        start = self.fresh if self.settled and both > self.fresh else 0
        one = chances(self.results[move][start:both], apart)
        two = chances(self.results[other][start:both], apart)
        return error_of([a - b for a, b in zip(one, two, strict=True)])

"""Thinking: actions played out in worlds that fit the view, the promising ones more often.

Halving: after each part of the time the worse half of the actions is left out. Every action is
tried in the same worlds with the same luck as the pilot's own choice, and takes its place only
if it is ahead of it by more than chance explains.
"""

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from time import perf_counter
from typing import NamedTuple

from whistlestop.core.view import View
from whistlestop.turbo import layout as at
from whistlestop.turbo.dreams import hidden_of
from whistlestop.turbo.flat import flatten
from whistlestop.turbo.jit import zeros
from whistlestop.turbo.law import Words
from whistlestop.turbo.pilot.belief import BELIEF_ROOM
from whistlestop.turbo.pilot.candidates import MOST
from whistlestop.turbo.pilot.desk import Desk, Style
from whistlestop.turbo.pilot.playouts import R_MARGIN, R_SCORE, R_WIN, RESULT
from whistlestop.turbo.pilot.serving import BELIEVE, DEAL, FORESEE, LIST, TRY

Clock = Callable[[], float]
WIN = 0.5
"""What a win counts; the rest of the value is points ahead, which tell more of one playout."""
LEAD = 0.25
"""What so many points ahead count as there are cars."""
SURE = 0.6
"""By how many standard errors an action must be ahead of the pilot's own choice."""
FORESEEN = 16
"""Worlds looked at to see where others are likely to build."""


class Weighed(NamedTuple):
    """What playouts say about an action."""

    action: int
    tries: int
    win: float
    """The chance to win."""
    score: float
    """The points expected in the end, and how many of them ahead of the best other."""
    margin: float
    ahead: float
    """The value beyond that of the pilot's own choice, and its standard error."""
    error: float

    @property
    def sure(self) -> float:
        """The value that is beyond chance."""
        return self.ahead - SURE * self.error


class Tally:
    """Results of one action, and of the pilot's own choice in the same worlds."""

    def __init__(self, action: int) -> None:
        self.action, self.tries = action, 0
        self.win = self.score = self.margin = self.gap = self.squares = 0.0

    def add(self, line: Words, gap: float) -> None:
        """Count a playout, ahead of the own choice by so much."""
        self.tries += 1
        self.win += line[R_WIN] / 1000
        self.score += line[R_SCORE]
        self.margin += line[R_MARGIN]
        self.gap += gap
        self.squares += gap * gap

    def weighed(self) -> Weighed:
        """The averages."""
        n = max(1, self.tries)
        mean = self.gap / n
        spread = max(0.0, self.squares / n - mean * mean)
        error = sqrt(spread / n) if n > 1 else 1.0
        return Weighed(
            self.action, self.tries, self.win / n, self.score / n, self.margin / n, mean, error
        )


class Study(Desk):
    """A desk at which worlds are imagined and played out."""

    def __init__(self, view: View, styles: Sequence[Style], seed: int) -> None:
        super().__init__(view, styles)
        self.seed, self.worlds = seed, 0
        self.hidden = hidden_of(self.law, view)
        self.room = zeros(BELIEF_ROOM)
        self.work = zeros(at.SCRATCH)
        self.world, self.scene = zeros(len(self.words)), zeros(len(self.words))
        self.actions, self.out = zeros(2 * MOST), zeros(MOST * RESULT)
        # What is imagined starts from what is known; what the pilot is asked, from the counts.
        self.asked, self.known = self.words, flatten(self.law, view)
        self.known[at.TURN] = self.seat
        self.lead = LEAD / view.edition.trains

    def look_round(self) -> None:
        """See what the routes of others tell, and where they are likely to build."""
        self.serve(BELIEVE)
        self.words = self.known
        self.serve(FORESEE, FORESEEN, self.seed)
        self.words = self.asked

    def candidates(self) -> list[int]:
        """The actions worth thinking about, the pilot's own choice first."""
        count = self.serve(LIST)
        return [int(action) for action in self.out[:count]]

    def deal(self, number: int) -> None:
        """Imagine the world of that number; always the same for the same view and seed."""
        self.words = self.known
        self.serve(DEAL, number, self.seed)
        self.words = self.asked

    def play_out(self, ways: Sequence[Sequence[int]]) -> Words:
        """Play ways to go on, up to two actions each, out in the world: a line of results each."""
        for number, way in enumerate(ways):
            self.actions[2 * number : 2 * number + 2] = (*way, -1, -1)[:2]
        self.serve(TRY, len(ways))
        found: Words = self.out[: len(ways) * RESULT].reshape(len(ways), RESULT)
        return found

    def value(self, line: Words) -> float:
        """What a playout is worth."""
        return float(WIN * line[R_WIN] / 1000 + self.lead * line[R_MARGIN])

    def weigh(
        self, actions: Sequence[int], seconds: float, playouts: int, clock: Clock = perf_counter
    ) -> list[Weighed]:
        """Think for some seconds, or until so many playouts are done: all actions, best first."""
        start, done = clock(), 0
        tallies: Mapping[int, Tally] = {action: Tally(action) for action in actions}
        own, rest = actions[0], list(actions[1:])
        rounds = max(1, len(rest).bit_length())
        for number in range(1, rounds + 1):
            until, limit = start + seconds * number / rounds, playouts * number / rounds
            while True:
                self.deal(self.worlds)
                self.worlds += 1
                lines = self.play_out([(action,) for action in (own, *rest)])
                done += len(lines)
                base = self.value(lines[0])
                tallies[own].add(lines[0], 0.0)
                for action, line in zip(rest, lines[1:], strict=True):
                    tallies[action].add(line, self.value(line) - base)
                if clock() >= until or done >= limit:
                    break
            rest.sort(key=lambda action: -tallies[action].weighed().ahead)
            if number < rounds:
                del rest[(len(rest) + 1) // 2 :]
            if clock() - start >= seconds or done >= playouts:
                break
        found = [tallies[action].weighed() for action in actions]
        last = {own, *rest}
        # What was left out early is told after what was thought through.
        return sorted(
            found, key=lambda w: (w.action not in last, -w.sure if w.action != own else 0)
        )

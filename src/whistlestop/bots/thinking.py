"""Thinking: actions played out in worlds that fit the view, the promising ones more often.

Each world is a determinisation: what the seat does not know is dealt from what it believes. There
is no tree; only the actions of now are compared (flat Monte Carlo). Every action is tried in the
same worlds with the same luck as the pilot's own choice (common random numbers), and takes its
place only if it is ahead of it by more than chance explains. After each part of the time the worse
half of the actions is left out (sequential halving), what is clearly worse even sooner (a race);
and when nothing is left to find out, no more time is spent.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

import numpy as np

from whistlestop.bots.courses import Course, affordable, crossed
from whistlestop.bots.sifting import FEW, Sieve, Weighed
from whistlestop.core.view import View
from whistlestop.turbo.by_hand import bits
from whistlestop.turbo.pilot.candidates import MOST
from whistlestop.turbo.pilot.desk import Style
from whistlestop.turbo.pilot.stage import Stage
from whistlestop.turbo.pilot.style import row
from whistlestop.turbo.records import Words

Clock = Callable[[], float]

ROUND = 12
"""Routes that are thought to be gone round, at most, and tickets to be done without."""
DROPPED = 6
MOODS = 8
MANY = MOST + ROUND + DROPPED + MOODS
SHARE = 0.4
"""The part of the time that is left after which the best courses are crossed, so many of them."""
PARENTS = 4


class Budget(NamedTuple):
    """What may be spent on thinking, from a start on."""

    clock: Clock
    start: float
    seconds: float
    playouts: int

    def spent(self, part: float, tried: int) -> bool:
        """Is that part of it spent?"""
        late = self.clock() - self.start >= self.seconds * part
        return late or tried >= self.playouts * part


class Study(Stage):
    """A stage on which courses are weighed."""

    def __init__(
        self, view: View, styles: Sequence[Style], seed: int, moods: Sequence[Style] = ()
    ) -> None:
        super().__init__(view, styles, seed, MANY)
        self.moods = [row(mood) for mood in moods[:MOODS]]
        self.styles = np.array([*self.styles, *self.moods])
        self.worlds = self.tried = 0

    def moves(self) -> list[Course]:
        """The candidates as courses."""
        return [Course(action) for action in self.candidates()]

    def courses_round(self) -> list[Course]:
        """Courses that do without a route of the plan from now on. Needs the candidates."""
        claims = self.mind.claims
        routes = [*bits(claims[0]), *(64 + place for place in bits(claims[1]))]
        return self._with_actions([Course(routes=1 << route) for route in routes[:ROUND]])

    def courses_without(self) -> list[Course]:
        """Courses that do without a ticket of the plan from now on. Needs the candidates."""
        tickets = bits(self.mind.wanted)
        return self._with_actions([Course(tickets=1 << ticket) for ticket in tickets[:DROPPED]])

    def in_moods(self) -> list[Course]:
        """What the pilot would do in each of the moods."""
        return self._with_actions([Course(mood=mood) for mood in range(len(self.moods))])

    def _with_actions(self, courses: Sequence[Course]) -> list[Course]:
        """Courses with the action that the pilot would choose for each; then it has its own plan in
        mind again."""
        found = []
        for course in courses if self.free else ():
            own = self.styles[self.seat].copy()
            if course.mood >= 0:
                self.styles[self.seat] = self.moods[course.mood]
            self.keep_off(course)
            found.append(course._replace(action=self.ask()))
            self.styles[self.seat] = own
        self.keep_off(Course())
        self.ask()
        return found

    def keep_off(self, course: Course) -> None:
        """Let plans do without what a course does without."""
        self.do_without(course.words())

    def play_out(self, courses: Sequence[Course]) -> Words:
        """Play courses out in the world: a line of results each."""
        return self.try_out([course.words() for course in courses])

    def weigh(
        self,
        courses: Sequence[Course],
        seconds: float,
        playouts: int,
        caution: float,
        clock: Clock = perf_counter,
        crossings: int = 0,
    ) -> list[Weighed[Course]]:
        """Think for some seconds, or until so many playouts are done, or until it is clear which
        course is best: all that there is time for, best first. Where there is time for that, the
        best courses are crossed, and all begins anew with them."""
        end, known, self.tried = clock() + seconds, set(courses), 0
        while True:
            whole = Budget(clock, start := clock(), end - start, playouts)
            lines = self._next_world(courses)
            once = clock() - start
            early = whole._replace(seconds=SHARE * whole.seconds)
            crossing = crossings > 0 and affordable(courses, once, early.seconds) == courses
            courses = affordable(courses, once, whole.seconds)
            sieve = Sieve(courses, caution, lambda course: course[:2])
            sieve.add(lines[: len(courses)])
            clear = self._race(sieve, early if crossing else whole)
            good = [each.action for each in sieve.promising()[:PARENTS]]
            new = (
                [course for course in self._crossed(good) if course not in known]
                if crossing
                else []
            )
            if not new:
                if crossing and not clear:
                    self._race(sieve, whole)
                return sieve.ranked()
            known.update(new)
            crossings, courses = crossings - 1, [courses[0], *good, *new]

    def _race(self, sieve: Sieve[Course], budget: Budget) -> bool:
        """Try courses in world after world, half of them after each part of the budget; is it clear
        in the end which is best?"""
        rounds = max(1, (len(sieve.actions) - 1).bit_length())
        for number in range(1, rounds + 1):
            while True:
                sieve.add(self._next_world(sieve.actions))
                late = budget.spent(number / rounds, self.tried)
                if late or (sieve.worlds % FEW == 0 and self._clear(sieve)):
                    break
            if not late:
                return True
            if budget.spent(1, self.tried):
                break
            if number < rounds:
                sieve.halve()
        return False

    def _crossed(self, good: Sequence[Course]) -> list[Course]:
        """Each two of some as one, with the action of either, or what the pilot would do."""
        found = crossed(good)
        return list(dict.fromkeys([*found, *self._with_actions(found[::2])]))

    def _next_world(self, courses: Sequence[Course]) -> Words:
        """Play courses out in a world that was not seen before."""
        self.deal(self.worlds)
        self.worlds += 1
        self.tried += len(courses)
        return self.play_out(courses)

    @staticmethod
    def _clear(sieve: Sieve[Course]) -> bool:
        """Leave out what is clearly worse; is nothing left to find out?"""
        sieve.sift()
        return sieve.settled

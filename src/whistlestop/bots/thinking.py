"""Thinking: actions played out in worlds that fit the view, the promising ones more often.

Every action is tried in the same worlds with the same luck as the pilot's own choice, and takes
its place only if it is ahead of it by more than chance explains. After each part of the time the
worse half of the actions is left out, what is clearly worse even sooner; and when nothing is left
to find out, no more time is spent.
"""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

import numpy as np

from whistlestop.bots.sifting import FEW, Sieve, Weighed
from whistlestop.core.view import View
from whistlestop.turbo import layout as at
from whistlestop.turbo.dreams import hidden_of
from whistlestop.turbo.flat import bits, flatten
from whistlestop.turbo.jit import zeros
from whistlestop.turbo.law import Words
from whistlestop.turbo.pilot.belief import BELIEF_ROOM
from whistlestop.turbo.pilot.candidates import MOST
from whistlestop.turbo.pilot.desk import Desk, Style, row
from whistlestop.turbo.pilot.playouts import RESULT, WAY
from whistlestop.turbo.pilot.room import CLAIMS, WANTED
from whistlestop.turbo.pilot.serving import BELIEVE, DEAL, FORESEE, KEEP_OFF, LIST, TRY

Clock = Callable[[], float]


class Way(NamedTuple):
    """A way to go on: an action, what is done at once after it, what plans do without from then
    on, and the mood in which it is gone (-1: none)."""

    action: int = -1
    then: int = -1
    route: int = -1
    ticket: int = -1
    mood: int = -1

    @property
    def own(self) -> bool:
        """Is it gone by the pilot's own plan?"""
        return self.route < 0 and self.ticket < 0 and self.mood < 0


ROUND = 12
"""Routes that are thought to be gone round, at most, and tickets to be done without."""
DROPPED = 6
MOODS = 8
MANY = MOST + ROUND + DROPPED + MOODS
NONE = (-1,) * WAY
WORLDS = 25
"""How many worlds there should be time for if other plans than the own are thought about."""
FORESEEN = 16
"""Worlds looked at to see where others are likely to build."""


def affordable(ways: Sequence[Way], once: float, seconds: float) -> Sequence[Way]:
    """Other plans than the pilot's own only as far as there is time to try all ways in enough
    worlds, when trying them once takes so long."""
    most = len(ways) * seconds / max(once, 1e-9) / WORLDS
    own = sum(way.own for way in ways)
    return ways[: max(own, int(min(most, len(ways))))]


class Study(Desk):
    """A desk at which worlds are imagined and played out."""

    def __init__(
        self, view: View, styles: Sequence[Style], seed: int, moods: Sequence[Style] = ()
    ) -> None:
        super().__init__(view, styles)
        self.moods = [row(mood) for mood in moods[:MOODS]]
        self.styles = np.array([*self.styles, *self.moods])
        self.seed, self.worlds = seed, 0
        self.hidden = hidden_of(self.law, view)
        self.room = zeros(BELIEF_ROOM)
        self.work = zeros(at.SCRATCH)
        self.world, self.scene = zeros(len(self.words)), zeros(len(self.words))
        self.actions, self.out = zeros(WAY * MANY), zeros(MANY * RESULT)
        # What is imagined starts from what is known; what the pilot is asked, from the counts.
        self.asked, self.known = self.words, flatten(self.law, view)
        self.known[at.TURN] = self.seat

    def believe(self) -> None:
        """See what the routes of others tell about their tickets."""
        self.serve(BELIEVE)

    def look_round(self) -> None:
        """See that, and where they are likely to build."""
        self.believe()
        self.words = self.known
        self.serve(FORESEE, FORESEEN, self.seed)
        self.words = self.asked

    def candidates(self) -> list[int]:
        """The actions worth thinking about, the pilot's own choice first."""
        count = self.serve(LIST)
        return [int(action) for action in self.out[:count]]

    def moves(self) -> list[Way]:
        """The candidates as ways to go on."""
        return [Way(action) for action in self.candidates()]

    def ways_round(self) -> list[Way]:
        """Ways that do without a route of the plan from now on. Needs the candidates."""
        claims = self.mind[CLAIMS], self.mind[CLAIMS + 1]
        routes = [*bits(claims[0]), *(64 + place for place in bits(claims[1]))]
        return self._without([(route, -1) for route in routes[:ROUND]])

    def ways_without(self) -> list[Way]:
        """Ways that do without a ticket of the plan from now on. Needs the candidates."""
        return self._without([(-1, ticket) for ticket in bits(self.mind[WANTED])[:DROPPED]])

    def _without(self, things: Sequence[tuple[int, int]]) -> list[Way]:
        found = []
        for route, ticket in things if self.free else ():
            self.serve(KEEP_OFF, route, ticket)
            found.append(Way(self.ask(), route=route, ticket=ticket))
        self._come_back()
        return found

    def in_moods(self) -> list[Way]:
        """What the pilot would do in each of the moods."""
        own, found = self.styles[self.seat].copy(), []
        for mood, style in enumerate(self.moods if self.free else ()):
            self.styles[self.seat] = style
            self.serve(KEEP_OFF, -1, -1)
            found.append(Way(self.ask(), mood=mood))
        self.styles[self.seat] = own
        self._come_back()
        return found

    def _come_back(self) -> None:
        """Have the pilot's own plan in mind again."""
        self.serve(KEEP_OFF, -1, -1)
        self.ask()

    @property
    def free(self) -> bool:
        """Is it a decision in which any plan can be followed?"""
        return int(self.asked[at.PHASE]) in (at.TURN_PHASE, at.SECOND)

    def deal(self, number: int) -> None:
        """Imagine the world of that number; always the same for the same view and seed."""
        self.words = self.known
        self.serve(DEAL, number, self.seed)
        self.words = self.asked

    def play_out(self, ways: Sequence[Sequence[int]]) -> Words:
        """Play ways to go on out in the world: a line of results each."""
        for number, way in enumerate(ways):
            self.actions[WAY * number : WAY * (number + 1)] = (*way, *NONE)[:WAY]
        self.serve(TRY, len(ways))
        found: Words = self.out[: len(ways) * RESULT].reshape(len(ways), RESULT)
        return found

    def weigh(
        self,
        ways: Sequence[Way],
        seconds: float,
        playouts: int,
        caution: float,
        clock: Clock = perf_counter,
    ) -> list[Weighed[Way]]:
        """Think for some seconds, or until so many playouts are done, or until it is clear which
        way is best: all that there is time for, best first."""
        start = clock()
        lines = self._next_world(ways)
        done = len(lines)
        ways = affordable(ways, clock() - start, seconds)
        sieve = Sieve(ways, caution, lambda way: way[:2])
        sieve.add(lines[: len(ways)])
        rounds = max(1, (len(ways) - 1).bit_length())
        for number in range(1, rounds + 1):
            part = number / rounds
            while True:
                lines = self._next_world(sieve.actions)
                done += len(lines)
                sieve.add(lines)
                late = clock() - start >= seconds * part or done >= playouts * part
                if late or (sieve.worlds % FEW == 0 and self._clear(sieve)):
                    break
            if not late or clock() - start >= seconds or done >= playouts:
                break
            if number < rounds:
                sieve.halve()
        return sieve.ranked()

    def _next_world(self, ways: Sequence[Way]) -> Words:
        """Play ways out in a world that was not seen before."""
        self.deal(self.worlds)
        self.worlds += 1
        return self.play_out(ways)

    @staticmethod
    def _clear(sieve: Sieve[Way]) -> bool:
        """Leave out what is clearly worse; is nothing left to find out?"""
        sieve.sift()
        return sieve.settled

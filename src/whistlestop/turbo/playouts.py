"""Playouts: from the same worlds, one first move after another, each played to its end."""

from collections.abc import Sequence

import numpy as np

from whistlestop.turbo import layout as at
from whistlestop.turbo.jit import entry
from whistlestop.turbo.law import Law, Words
from whistlestop.turbo.layout import OVER, PHASE, S_TOTAL, S_WON, SCORE, SEATS, TURN
from whistlestop.turbo.moves import apply, legal_mask
from whistlestop.turbo.playing import policy_numbers
from whistlestop.turbo.policies import choose
from whistlestop.turbo.scoring import final_scores

R_TOTAL = 0
R_BEST = 1
"""The best total among the others."""
R_WON = 2
RESULT = 3
"""The words of a result, for one seat."""


@entry
def play_out(
    worlds: Words,
    law: Words,
    policies: Words,
    seat: int,
    first: int,
    second: int,
    state: Words,
    work: Words,
    scores: Words,
    out: Words,
) -> None:
    """In each world make up to two actions (-1: none), then let the policies play to the end."""
    for number in range(len(worlds)):
        for place in range(len(state)):
            state[place] = worlds[number, place]
        if first >= 0:
            apply(state, law, first)
        if second >= 0:
            apply(state, law, second)
        while state[PHASE] != OVER:
            mask = legal_mask(state, law)
            apply(state, law, choose(state, law, mask, policies[state[TURN]], work))
        final_scores(state, law, work, scores)
        best = -(1 << 40)
        for other in range(state[SEATS]):
            if other != seat:
                best = max(best, scores[SCORE * other + S_TOTAL])
        out[number, R_TOTAL] = scores[SCORE * seat + S_TOTAL]
        out[number, R_BEST] = best
        out[number, R_WON] = scores[SCORE * seat + S_WON]


class Playouts:
    """Plays worlds to their end by a policy, for one seat. One thread at a time."""

    def __init__(self, law: Law, seats: int, seat: int, policies: Sequence[str]) -> None:
        self.law, self.seat = law, seat
        self.policies = policy_numbers(policies, seats)
        self._state: Words = np.zeros(at.state_words(seats), np.int64)
        self._work: Words = np.zeros(at.SCRATCH, np.int64)
        self._scores: Words = np.zeros(at.SCORE * seats, np.int64)

    def __call__(self, worlds: Words, actions: Sequence[int] = ()) -> Words:
        """A result (total, best of the others, won) for each world, after those actions."""
        found: Words = np.zeros((len(worlds), RESULT), np.int64)
        first, second = (*actions, -1, -1)[:2]
        play_out(
            worlds,
            self.law.words,
            self.policies,
            self.seat,
            first,
            second,
            self._state,
            self._work,
            self._scores,
            found,
        )
        return found

"""Whole games inside compiled code."""

from whistlestop.turbo.bits import below, nth_bit, plus, popcount, stirred
from whistlestop.turbo.jit import entry, native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import DECISIONS, OVER, PHASE, WILL
from whistlestop.turbo.moves import Mask, apply, begin, legal_mask
from whistlestop.turbo.scoring import final_scores


@native
def any_of(state: Words, mask: Mask) -> int:
    """One of the actions of a mask, each as likely as any other."""
    n_0, n_1, n_2 = popcount(mask[0]), popcount(mask[1]), popcount(mask[2])
    n = below(state, WILL, n_0 + n_1 + n_2 + popcount(mask[3]))
    if n < n_0:
        return nth_bit(mask[0], n)
    n -= n_0
    if n < n_1:
        return 64 + nth_bit(mask[1], n)
    n -= n_1
    if n < n_2:
        return 128 + nth_bit(mask[2], n)
    return 192 + nth_bit(mask[3], n - n_2)


@entry
def play_uniform(
    law: Words, seats: int, seed: int, games: int, state: Words, work: Words, out: Words
) -> int:
    """Games of players who choose uniformly: how many decisions they took."""
    decisions = 0
    for game in range(games):
        begin(state, law, seats, stirred(plus(seed, game)), -1)
        while state[PHASE] != OVER:
            apply(state, law, any_of(state, legal_mask(state, law)))
        final_scores(state, law, work, out)
        decisions += state[DECISIONS]
    return decisions

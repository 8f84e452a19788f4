"""Playouts: worlds played to their end by pilots, to see what an action leads to.

The luck of a turn depends on the world and the turn alone (common random numbers), so that two
actions tried in one world differ by what they lead to.
"""

from whistlestop.turbo.bits import plus, stirred
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.layout import (
    OVER,
    PHASE,
    RNG,
    S_TOTAL,
    S_WON,
    SCORE,
    SEATS,
    TURN,
    TURN_PHASE,
    TURNS,
    WILL,
)
from whistlestop.turbo.moves import apply, legal_mask
from whistlestop.turbo.pilot.pilot import pilot
from whistlestop.turbo.pilot.room import AVOID, IGNORE, MEMORY, REMEMBERS
from whistlestop.turbo.scoring import final_scores

EVERY = 6
"""How many turns a plan lasts in a playout."""
LONG = 500
"""A playout of more turns than any game needs is not waited for: it counts as it stands."""
R_WIN = 0
R_MARGIN = 1
R_SCORE = 2
RESULT = 3
"""Of a playout: the share of the win in thousandths, points ahead of the best other, own points."""
WAY = 6
"""A way to go on: up to two actions (-1: none), the routes that its plans do without (two words),
the tickets, and the style in which it is gone (beyond those of the seats; -1: its own)."""
W_AVOID = 2
W_IGNORE = 4
W_STYLE = 5
SCORES = 5200
"""Where in the scratch the final scores are written."""


@native
def forget(mind: Words) -> None:
    """Keep no plan in mind."""
    for place in range(MEMORY, MEMORY + 5 * REMEMBERS):
        mind[place] = 0


@native
def play_out(
    state: Words,
    law: Words,
    viewer: int,
    first: int,
    second: int,
    own: int,
    styles: Numbers,
    minds: Words,
) -> None:
    """Make up to two actions happen (-1: none) and play on to the end, the viewer in the style of
    the row `own`, others in those of their seats."""
    for seat in range(state[SEATS]):
        forget(minds[seat])
    if first >= 0:
        apply(state, law, first)
    if second >= 0:
        apply(state, law, second)
    state[TURNS] = 0  # they count from here, whichever engine made the move
    turn = 0
    while state[PHASE] != OVER and turn < LONG:
        if state[PHASE] == TURN_PHASE:
            # The luck of a turn does not depend on how many cards were drawn before it.
            turn += 1
            state[RNG] = stirred(plus(state[WILL], turn))
        seat, mask = state[TURN], legal_mask(state, law)
        row = own if seat == viewer else seat
        apply(state, law, pilot(state, law, mask, EVERY, styles[row], minds[seat]))


@native
def keep_off(mind: Words, way: Words) -> None:
    """Let plans do without what a way to go on does without."""
    mind[AVOID], mind[AVOID + 1] = way[W_AVOID], way[W_AVOID + 1]
    mind[IGNORE] = way[W_IGNORE]


@native
def try_actions(
    world: Words,
    law: Words,
    viewer: int,
    actions: Words,
    count: int,
    styles: Numbers,
    minds: Words,
    work: Words,
    state: Words,
    out: Words,
) -> None:
    """Play every way to go on out in a world, with the same luck: RESULT words for each."""
    seats = world[SEATS]
    scores = work[SCORES : SCORES + SCORE * seats]
    for which in range(count):
        for place in range(len(world)):
            state[place] = world[place]
        way = actions[WAY * which : WAY * (which + 1)]
        keep_off(minds[viewer], way)
        own = viewer if way[W_STYLE] < 0 else seats + way[W_STYLE]
        play_out(state, law, viewer, way[0], way[1], own, styles, minds)
        final_scores(state, law, work, scores)
        winners, best = 0, -(1 << 30)
        for seat in range(seats):
            winners += scores[SCORE * seat + S_WON]
            if seat != viewer:
                best = max(best, scores[SCORE * seat + S_TOTAL])
        line, mine = which * RESULT, SCORE * viewer
        out[line + R_WIN] = 1000 * scores[mine + S_WON] // winners
        out[line + R_MARGIN] = scores[mine + S_TOTAL] - best
        out[line + R_SCORE] = scores[mine + S_TOTAL]
    mind = minds[viewer]
    mind[AVOID], mind[AVOID + 1], mind[IGNORE] = 0, 0, 0

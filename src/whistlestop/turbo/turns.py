"""The end of a turn, the last round and the end of the game (E-10, E-60)."""

from whistlestop.turbo.cards import tidy
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    L_ENDS_AT,
    LEFT,
    OVER,
    PASSES,
    PHASE,
    PLAYER,
    PLAYERS,
    SEATS,
    TRAINS,
    TURN,
    TURN_PHASE,
    TURNS,
)


@native
def end_turn(state: Words, law: Words, passed: bool) -> None:
    """The turn is over: the next begins, or the game ends."""
    tidy(state)
    seat, seats = state[TURN], state[SEATS]
    state[TURNS] += 1
    if not passed:
        state[PASSES] = 0
    if state[LEFT] >= 0:
        state[LEFT] -= 1
    elif state[PLAYERS + seat * PLAYER + TRAINS] <= law[L_ENDS_AT]:
        state[LEFT] = seats
    if state[LEFT] == 0 or state[PASSES] == seats:
        state[PHASE] = OVER
    else:
        state[PHASE] = TURN_PHASE
        state[TURN] = 0 if seat + 1 == seats else seat + 1

"""The end of a turn, the last round and the end of the game (E-10, E-60)."""

from whistlestop.turbo.cards import tidy
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import OVER, TURN_PHASE, FlatLaw, FlatState


@native
def end_turn(state: FlatState, law: FlatLaw, passed: bool) -> None:
    """The turn is over: the next begins, or the game ends."""
    tidy(state)
    seat, seats = state.turn, state.players
    state.turns += 1
    if not passed:
        state.passes = 0
    if state.left >= 0:
        state.left -= 1
    elif state.seats[seat].trains <= law.ends_at:
        state.left = seats
    if state.left == 0 or state.passes == seats:
        state.phase = OVER
    else:
        state.phase = TURN_PHASE
        state.turn = 0 if seat + 1 == seats else seat + 1

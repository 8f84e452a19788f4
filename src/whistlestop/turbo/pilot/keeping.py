"""Which tickets to keep of those on offer."""

from whistlestop.turbo.bits import bit, drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import KEEP, FlatLaw, FlatState
from whistlestop.turbo.pilot.mind import Mind
from whistlestop.turbo.pilot.refine import best_plan
from whistlestop.turbo.pilot.style import Style
from whistlestop.turbo.pilot.wishes import turns_left


@native
def choice_of(offer: int, choice: int) -> int:
    """The tickets that a choice keeps of an offer, a bit each."""
    found = 0
    while choice != 0:
        if choice & 1:
            found |= bit((offer & 255) - 1)
        choice >>= 1
        offer >>= 8
    return found


@native
def best_keep(
    state: FlatState, law: FlatLaw, seat: int, choices: int, style: Style, mind: Mind
) -> int:
    """The choice of tickets that is worth most together with those already held."""
    me = state.seats[seat]
    left = turns_left(state, law, seat, style)
    best, most = lowest(choices), -1e9
    while choices != 0:
        choice = lowest(choices)
        choices = drop(choices)
        tickets = me.held | choice_of(me.offer, choice)
        value = best_plan(state, law, seat, tickets, left, style, mind)
        if value > most:
            best, most = choice, value
    return KEEP + best

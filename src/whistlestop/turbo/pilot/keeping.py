"""Which tickets to keep of those on offer."""

from whistlestop.turbo.bits import bit, drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.layout import HELD, KEEP, OFFER, PLAYER, PLAYERS
from whistlestop.turbo.pilot.refine import best_plan
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
    state: Words, law: Words, seat: int, choices: int, style: Numbers, mind: Words
) -> int:
    """The choice of tickets that is worth most together with those already held."""
    me = PLAYERS + seat * PLAYER
    left = turns_left(state, law, seat, style)
    best, most = lowest(choices), -1e9
    while choices != 0:
        choice = lowest(choices)
        choices = drop(choices)
        tickets = state[me + HELD] | choice_of(state[me + OFFER], choice)
        value = best_plan(state, law, seat, tickets, left, style, mind)
        if value > most:
            best, most = choice, value
    return KEEP + best

"""Tickets dealt, drawn and kept (E-05, E-06, E-40)."""

from whistlestop.turbo.bits import below, nth_bit, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    AWAY,
    FIRST,
    FIRST_KEEP,
    HELD,
    KEEP_PHASE,
    L_BOX_FIRST,
    L_COMMON,
    L_DEAL_COMMON,
    L_DEAL_RARE,
    L_DRAW,
    L_RARE,
    L_RARE_FIRST,
    LOOSE,
    OFFER,
    PHASE,
    PLAYER,
    PLAYERS,
    RNG,
    SEATS,
    TURN,
    TURN_PHASE,
    UNDER,
    UNDER_HEAD,
    UNDER_N,
)
from whistlestop.turbo.turns import end_turn


@native
def shuffled(state: Words, pool: int) -> int:
    """One ticket of a pool, at random."""
    return nth_bit(pool, below(state, RNG, popcount(pool)))


@native
def put_under(state: Words, ticket: int) -> None:
    """A ticket under the deck."""
    place = (state[UNDER_HEAD] + state[UNDER_N]) & 63
    shift = (place & 7) << 3
    where = UNDER + (place >> 3)
    state[where] = (state[where] & ~(255 << shift)) | (ticket << shift)
    state[UNDER_N] += 1


@native
def from_under(state: Words) -> int:
    """The first ticket put back. When it is drawn, nobody knows any more where it is."""
    place = state[UNDER_HEAD]
    ticket = (state[UNDER + (place >> 3)] >> ((place & 7) << 3)) & 255
    state[UNDER_HEAD] = (place + 1) & 63
    state[UNDER_N] -= 1
    for seat in range(state[SEATS]):
        state[PLAYERS + seat * PLAYER + AWAY] &= ~(1 << ticket)
    return int(ticket)


@native
def deal(state: Words, law: Words) -> None:
    """The first tickets of every seat, deck by deck."""
    rare = law[L_RARE]
    loose = law[L_COMMON]
    for seat in range(state[SEATS]):
        offer, shift = 0, 0
        for half in range(2):
            if (half == 0) == (law[L_RARE_FIRST] == 1):
                for _ in range(law[L_DEAL_RARE]):
                    ticket = shuffled(state, rare)
                    rare &= ~(1 << ticket)
                    offer |= (ticket + 1) << shift
                    shift += 8
            else:
                for _ in range(law[L_DEAL_COMMON]):
                    ticket = shuffled(state, loose)
                    loose &= ~(1 << ticket)
                    offer |= (ticket + 1) << shift
                    shift += 8
        state[PLAYERS + seat * PLAYER + OFFER] = offer
    state[LOOSE] = loose
    state[PHASE] = FIRST_KEEP
    state[TURN] = 0


@native
def draw_tickets(state: Words, law: Words, me: int) -> None:
    """Tickets to choose from: the shuffled ones first, then those put back, in their order."""
    offer, shift = 0, 0
    for _ in range(law[L_DRAW]):
        if state[LOOSE] != 0:
            ticket = shuffled(state, state[LOOSE])
            state[LOOSE] &= ~(1 << ticket)
        elif state[UNDER_N] > 0:
            ticket = from_under(state)
        else:
            break
        offer |= (ticket + 1) << shift
        shift += 8
    state[me + OFFER] = offer
    state[PHASE] = KEEP_PHASE


@native
def offered(offer: int) -> int:
    """How many tickets an offer has."""
    size = 0
    while offer != 0:
        offer >>= 8
        size += 1
    return size


@native
def keep(state: Words, law: Words, me: int, choice: int) -> None:
    """Some tickets are kept; the rest goes under the deck, or out of the game."""
    first = state[PHASE] == FIRST_KEEP
    boxed = first and law[L_BOX_FIRST] == 1
    offer = state[me + OFFER]
    state[me + OFFER] = 0
    while offer != 0:
        ticket = (offer & 255) - 1
        if choice & 1:
            state[me + HELD] |= 1 << ticket
        else:
            state[me + AWAY] |= 1 << ticket
            if not boxed:
                put_under(state, ticket)
        offer >>= 8
        choice >>= 1
    if not first:
        end_turn(state, law, False)
        return
    for seat in range(state[SEATS]):
        if state[PLAYERS + seat * PLAYER + OFFER] != 0:
            state[TURN] = seat
            return
    state[TURN] = state[FIRST]
    state[PHASE] = TURN_PHASE

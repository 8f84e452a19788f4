"""Tickets dealt, drawn and kept (E-05, E-06, E-40)."""

from whistlestop.turbo.bits import bit, by_luck, nth_bit, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import (
    FIRST_KEEP,
    KEEP_PHASE,
    TURN_PHASE,
    FlatLaw,
    FlatSeat,
    FlatState,
)
from whistlestop.turbo.turns import end_turn


@native
def shuffled(state: FlatState, pool: int) -> int:
    """One ticket of a pool, at random."""
    return nth_bit(pool, by_luck(state, popcount(pool)))


@native
def lay_under(state: FlatState, place: int, ticket: int) -> None:
    """A ticket at a place of the ring of those put back."""
    where, shift = place >> 3, (place & 7) << 3
    state.under[where] = (state.under[where] & ~(255 << shift)) | (ticket << shift)


@native
def under_at(state: FlatState, place: int) -> int:
    """The ticket at a place of that ring."""
    return (state.under[place >> 3] >> ((place & 7) << 3)) & 255


@native
def put_under(state: FlatState, ticket: int) -> None:
    """A ticket under the deck."""
    lay_under(state, (state.under_head + state.under_n) & 63, ticket)
    state.under_n += 1


@native
def from_under(state: FlatState) -> int:
    """The first ticket put back. When it is drawn, nobody knows any more where it is: what is still
    certain is in the traces of a view, not in a flat state."""
    place = state.under_head
    ticket = under_at(state, place)
    state.under_head = (place + 1) & 63
    state.under_n -= 1
    for seat in range(state.players):
        state.seats[seat].away &= ~bit(ticket)
    return ticket


@native
def deal(state: FlatState, law: FlatLaw) -> None:
    """The first tickets of every seat, deck by deck."""
    rare = law.rare
    loose = law.common
    for seat in range(state.players):
        offer, shift = 0, 0
        for half in range(2):
            if (half == 0) == (law.rare_first == 1):
                for _ in range(law.deal_rare):
                    ticket = shuffled(state, rare)
                    rare &= ~bit(ticket)
                    offer |= (ticket + 1) << shift
                    shift += 8
            else:
                for _ in range(law.deal_common):
                    ticket = shuffled(state, loose)
                    loose &= ~bit(ticket)
                    offer |= (ticket + 1) << shift
                    shift += 8
        state.seats[seat].offer = offer
    state.loose = loose
    state.phase = FIRST_KEEP
    state.turn = 0


@native
def draw_tickets(state: FlatState, law: FlatLaw, me: FlatSeat) -> None:
    """Tickets to choose from: the shuffled ones first, then those put back, in their order."""
    offer, shift = 0, 0
    for _ in range(law.draw):
        if state.loose != 0:
            ticket = shuffled(state, state.loose)
            state.loose &= ~bit(ticket)
        elif state.under_n > 0:
            ticket = from_under(state)
        else:
            break
        offer |= (ticket + 1) << shift
        shift += 8
    me.offer = offer
    state.phase = KEEP_PHASE


@native
def offered(offer: int) -> int:
    """How many tickets an offer has."""
    size = 0
    while offer != 0:
        offer >>= 8
        size += 1
    return size


@native
def keep(state: FlatState, law: FlatLaw, me: FlatSeat, choice: int) -> None:
    """Some tickets are kept; the rest goes under the deck, or out of the game."""
    first = state.phase == FIRST_KEEP
    boxed = first and law.box_first == 1
    offer = me.offer
    me.offer = 0
    while offer != 0:
        ticket = (offer & 255) - 1
        if choice & 1:
            me.held |= bit(ticket)
        else:
            me.away |= bit(ticket)
            if not boxed:
                put_under(state, ticket)
        offer >>= 8
        choice >>= 1
    if not first:
        end_turn(state, law, False)
        return
    for seat in range(state.players):
        if state.seats[seat].offer != 0:
            state.turn = seat
            return
    state.turn = state.first
    state.phase = TURN_PHASE

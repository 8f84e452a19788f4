"""What a learner sees of a flat state: the same knowledge as a View, as one row of small numbers.

Seats are counted from the one to move: 0 is that seat itself, 1 the next, and so on.
"""

import numpy as np
from numpy.typing import NDArray

from whistlestop.turbo.bits import byte_of, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import (
    KEEP_PHASE,
    MOST_CITIES,
    MOST_ROUTES,
    MOST_SEATS,
    MOST_TICKETS,
    TUNNEL,
    FlatState,
)

Numbers = NDArray[np.int16]

O_HAND = 0
O_ROW = 9
O_DISCARDS = 18
O_TABLE = 27
"""The cards in the deck, the phase, the turns left, the tickets in their deck, what is being paid
for, the extra due and its colour (0 where nothing is)."""
O_PLAYERS = 34
O_PLAYER = 14
"""For each seat: cards in hand, those of them that everybody saw (nine kinds), cars, points,
stations left, tickets."""
O_ROUTES = O_PLAYERS + MOST_SEATS * O_PLAYER
"""For each route: 0 open to the seat, -1 closed or none, else 1 + the seat that owns it."""
O_CITIES = O_ROUTES + MOST_ROUTES
"""For each city: 0 no station, else 1 + the seat that owns it."""
O_TICKETS = O_CITIES + MOST_CITIES
"""For each ticket: 1 held, 2 on offer, 3 put away by this seat, 0 otherwise."""
OBSERVATION = O_TICKETS + MOST_TICKETS


@native
def write_bag(packed: int, wild: int, out: Numbers, start: int) -> None:
    """Nine counts."""
    for colour in range(8):
        out[start + colour] = byte_of(packed, colour)
    out[start + 8] = wild


@native
def see(state: FlatState, out: Numbers) -> None:
    """Write the observation of the seat to move."""
    seats, turn = state.players, state.turn
    me = state.seats[turn]
    write_bag(me.hand, me.hand_wild, out, O_HAND)
    write_bag(state.row, state.row_wild, out, O_ROW)
    write_bag(state.discards, state.discards_wild, out, O_DISCARDS)
    out[O_TABLE] = state.deck_n
    out[O_TABLE + 1] = state.phase
    out[O_TABLE + 2] = state.left
    out[O_TABLE + 3] = popcount(state.loose) + state.under_n
    out[O_TABLE + 4] = state.pending if state.phase > KEEP_PHASE else 0
    out[O_TABLE + 5] = state.due
    out[O_TABLE + 6] = state.colour if state.phase == TUNNEL else 0
    for place in range(128):
        open_ = (me.open[(place >> 6)] >> (place & 63)) & 1
        out[O_ROUTES + place] = open_ - 1
    held, away = me.held, me.away
    for place in range(64):
        out[O_CITIES + place] = 0
        out[O_TICKETS + place] = ((held >> place) & 1) + 3 * ((away >> place) & 1)
    offer = me.offer
    while offer != 0:
        out[O_TICKETS + (offer & 255) - 1] = 2
        offer >>= 8
    for k in range(5):
        start = O_PLAYERS + k * O_PLAYER
        if k >= seats:
            for place in range(O_PLAYER):
                out[start + place] = 0
            continue
        seat = turn + k
        if seat >= seats:
            seat -= seats
        their = state.seats[seat]
        out[start] = their.cards
        write_bag(their.known, their.known_wild, out, start + 1)
        out[start + 10] = their.trains
        out[start + 11] = their.points
        out[start + 12] = their.stations_left
        out[start + 13] = popcount(their.held)
        for half in range(2):
            own = their.own[half]
            if own != 0:
                for place in range(64):
                    if (own >> place) & 1:
                        out[O_ROUTES + (half << 6) + place] = k + 1
        built = their.stations
        if built != 0:
            for place in range(64):
                if (built >> place) & 1:
                    out[O_CITIES + place] = k + 1

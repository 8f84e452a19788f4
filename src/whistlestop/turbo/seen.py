"""What a learner sees of a flat state: the same knowledge as a View, as one row of small numbers.

Seats are counted from the one to move: 0 is that seat itself, 1 the next, and so on.
"""

import numpy as np
from numpy.typing import NDArray

from whistlestop.turbo.bits import popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    AWAY,
    CARDS,
    COLOUR,
    DECK_N,
    DISC,
    DISC_WILD,
    DUE,
    HAND,
    HAND_WILD,
    HELD,
    KNOWN,
    KNOWN_WILD,
    LEFT,
    LOOSE,
    OFFER,
    OPEN,
    OWN,
    PENDING,
    PHASE,
    PLAYER,
    PLAYERS,
    POINTS,
    ROW,
    ROW_WILD,
    SEATS,
    STATIONS,
    STATIONS_LEFT,
    TRAINS,
    TURN,
    UNDER_N,
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
O_ROUTES = O_PLAYERS + 5 * O_PLAYER
"""For each route: 0 open to the seat, -1 closed or none, else 1 + the seat that owns it."""
O_CITIES = O_ROUTES + 128
"""For each city: 0 no station, else 1 + the seat that owns it."""
O_TICKETS = O_CITIES + 64
"""For each ticket: 1 held, 2 on offer, 3 put away by this seat, 0 otherwise."""
OBSERVATION = O_TICKETS + 64


@native
def write_bag(packed: int, wild: int, out: Numbers, start: int) -> None:
    """Nine counts."""
    for colour in range(8):
        out[start + colour] = (packed >> (colour << 3)) & 255
    out[start + 8] = wild


@native
def see(state: Words, out: Numbers) -> None:
    """Write the observation of the seat to move."""
    seats, turn = state[SEATS], state[TURN]
    me = PLAYERS + turn * PLAYER
    write_bag(state[me + HAND], state[me + HAND_WILD], out, O_HAND)
    write_bag(state[ROW], state[ROW_WILD], out, O_ROW)
    write_bag(state[DISC], state[DISC_WILD], out, O_DISCARDS)
    out[O_TABLE] = state[DECK_N]
    out[O_TABLE + 1] = state[PHASE]
    out[O_TABLE + 2] = state[LEFT]
    out[O_TABLE + 3] = popcount(state[LOOSE]) + state[UNDER_N]
    out[O_TABLE + 4] = state[PENDING] if state[PHASE] > 4 else 0
    out[O_TABLE + 5] = state[DUE]
    out[O_TABLE + 6] = state[COLOUR] if state[PHASE] == 7 else 0
    for place in range(128):
        open_ = (state[me + OPEN + (place >> 6)] >> (place & 63)) & 1
        out[O_ROUTES + place] = open_ - 1
    held, away = state[me + HELD], state[me + AWAY]
    for place in range(64):
        out[O_CITIES + place] = 0
        out[O_TICKETS + place] = ((held >> place) & 1) + 3 * ((away >> place) & 1)
    offer = state[me + OFFER]
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
        their = PLAYERS + seat * PLAYER
        out[start] = state[their + CARDS]
        write_bag(state[their + KNOWN], state[their + KNOWN_WILD], out, start + 1)
        out[start + 10] = state[their + TRAINS]
        out[start + 11] = state[their + POINTS]
        out[start + 12] = state[their + STATIONS_LEFT]
        out[start + 13] = popcount(state[their + HELD])
        for half in range(2):
            own = state[their + OWN + half]
            if own != 0:
                for place in range(64):
                    if (own >> place) & 1:
                        out[O_ROUTES + (half << 6) + place] = k + 1
        built = state[their + STATIONS]
        if built != 0:
            for place in range(64):
                if (built >> place) & 1:
                    out[O_CITIES + place] = k + 1

"""Beliefs: which tickets others are likely to hold, as far as their routes tell.

Worlds dealt at random know nothing of why somebody built a route. Here hidden tickets of others
are exchanged with other hidden ones, again and again, each time as likely as their routes
make it (the method of Metropolis). Everything that the view knows stays as it is.
"""

from math import exp, sqrt

import numpy as np
from numpy.typing import NDArray

from whistlestop.core.view import View
from whistlestop.turbo import layout as at
from whistlestop.turbo.bits import below, drop, lowest, nth_bit, popcount
from whistlestop.turbo.dreams import H_DRAWN, H_RARE, Dreamer
from whistlestop.turbo.jit import entry, native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    AWAY,
    HELD,
    L_ROUTES,
    L_TICKET_A,
    L_TICKET_B,
    L_TICKETS,
    L_TRAINS,
    LOOSE,
    OPEN,
    PLAYER,
    PLAYERS,
    SEATS,
    TRAINS,
    UNDER,
    UNDER_HEAD,
    UNDER_N,
    WILL,
)
from whistlestop.turbo.plans import FAR, way

Fits = NDArray[np.float64]
SURE = 8.0
"""How much a whole network of routes tells against a ticket that it does nothing for."""
TRIES = 16
"""Exchanges tried for each ticket."""
FINE = 1 << 20


@entry
def weigh(known: Words, law: Words, blank: Words, work: Words, fits: Fits) -> None:
    """For each seat and ticket: how likely somebody who built so holds it (1: as any other)."""
    blank[PLAYERS + OPEN], blank[PLAYERS + OPEN + 1] = law[L_ROUTES], law[L_ROUTES + 1]
    for ticket in range(law[L_TICKETS]):
        a, b = law[L_TICKET_A + ticket], law[L_TICKET_B + ticket]
        printed = way(blank, law, PLAYERS, a, b, 0, 0, work)
        for seat in range(known[SEATS]):
            me = PLAYERS + seat * PLAYER
            left = min(FAR, way(known, law, me, a, b, 0, 0, work))
            done = max(-0.5, (printed - left) / max(1, printed))
            built = (law[L_TRAINS] - known[me + TRAINS]) / law[L_TRAINS]
            fits[seat, ticket] = exp(-SURE * sqrt(built) * (1 - done))


@native
def holder(state: Words, ticket: int) -> int:
    """The seat that holds a ticket; -1 if it lies elsewhere."""
    for seat in range(state[SEATS]):
        if (state[PLAYERS + seat * PLAYER + HELD] >> ticket) & 1:
            return seat
    return -1


@native
def swap_bits(word: int, one: int, other: int) -> int:
    """A set in which two members have changed places."""
    changed = ((word >> one) ^ (word >> other)) & 1
    return word ^ (changed << one) ^ (changed << other)


@native
def exchange(state: Words, one: int, other: int) -> None:
    """Two tickets change places, wherever they are."""
    state[LOOSE] = swap_bits(state[LOOSE], one, other)
    for seat in range(state[SEATS]):
        me = PLAYERS + seat * PLAYER
        state[me + HELD] = swap_bits(state[me + HELD], one, other)
        state[me + AWAY] = swap_bits(state[me + AWAY], one, other)
    for place in range(state[UNDER_N]):
        where = (state[UNDER_HEAD] + place) & 63
        word, shift = UNDER + (where >> 3), (where & 7) << 3
        ticket = (state[word] >> shift) & 255
        if ticket in (one, other):
            state[word] ^= (ticket ^ (one + other - ticket)) << shift


@entry
def sharpen(worlds: Words, viewer: int, drawn: int, rare: int, fits: Fits) -> None:
    """Exchange hidden tickets in each world until they fit the routes of those who hold them."""
    for number in range(len(worlds)):
        state = worlds[number]
        for seat in range(state[SEATS]):
            me = PLAYERS + seat * PLAYER
            held = state[me + HELD] & (drawn | rare)
            while held != 0 and seat != viewer:
                ticket = lowest(held)
                held = drop(held)
                kind = drawn if (drawn >> ticket) & 1 else rare
                for _ in range(TRIES):
                    pool = kind & ~state[me + HELD]
                    if pool == 0:
                        break
                    other = nth_bit(pool, below(state, WILL, popcount(pool)))
                    odds = fits[seat, other] / fits[seat, ticket]
                    owner = holder(state, other)
                    if owner >= 0:
                        odds *= fits[owner, ticket] / fits[owner, other]
                    if odds >= 1.0 or below(state, WILL, FINE) < odds * FINE:
                        exchange(state, ticket, other)
                        ticket = other


class Believer(Dreamer):
    """Deals worlds that fit a view, in which others hold tickets that fit their routes."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        assert view.seat is not None
        self.seat = view.seat
        self.fits: Fits = np.ones((len(view.players), 64), np.float64)
        blank: Words = np.zeros(at.state_words(1), np.int64)
        weigh(self.known, self.law.words, blank, self._work, self.fits)

    def states(self, count: int, seed: int, first: int = 0) -> Words:
        """Some worlds, a row each."""
        found = super().states(count, seed, first)
        drawn, rare = int(self.hidden[H_DRAWN]), int(self.hidden[H_RARE])
        sharpen(found, self.seat, drawn, rare, self.fits)
        return found

"""Belief: which tickets others hold, as far as their routes tell.

A ticket is the more likely the more of its way somebody has built already. Worlds dealt at random
are made to fit by exchanging hidden tickets, again and again, each time as likely as the belief
says (the method of Metropolis), so that everything else about them stays as it was dealt.
"""

from math import exp, sqrt

from whistlestop.turbo.bits import below, bit, drop, lowest, nth_bit, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    HELD,
    L_A,
    L_B,
    L_CITIES,
    L_LENGTH,
    L_TICKET_A,
    L_TICKET_B,
    L_TICKETS,
    L_TRAINS,
    LOOSE,
    OPEN,
    OWN,
    PLAYER,
    PLAYERS,
    SEATS,
    TRAINS,
    WILL,
)

FITS = 0
"""For each seat 64 words: how well each ticket fits to its routes, in parts of FINE."""
TABLE = 5 * 64
"""Room for distances between cities, 64 by 64; first as printed, then for one seat."""
BELIEF_ROOM = TABLE + 2 * 4096
FAR = 999
FINE = 1 << 20
TRIES = 32
"""Exchanges tried for each ticket."""
SURE = 5.0
"""How much a whole network of routes tells against a ticket that it does nothing for."""


@native
def distances(
    law: Words, routes_0: int, routes_1: int, own_0: int, own_1: int, where: int, room: Words
) -> None:
    """Cars between every two cities over some routes; own ones cost nothing."""
    cities = law[L_CITIES]
    for one in range(cities):
        for other in range(cities):
            room[where + 64 * one + other] = FAR
        room[where + 65 * one] = 0
    for half in range(2):
        left = routes_0 | own_0 if half == 0 else routes_1 | own_1
        own = own_0 if half == 0 else own_1
        while left != 0:
            place = lowest(left)
            left = drop(left)
            route = (half << 6) + place
            cost = 0 if (own >> place) & 1 else law[L_LENGTH + route]
            a, b = law[L_A + route], law[L_B + route]
            if cost < room[where + 64 * a + b]:
                room[where + 64 * a + b] = cost
                room[where + 64 * b + a] = cost
    for middle in range(cities):
        for one in range(cities):
            first = room[where + 64 * one + middle]
            if first < FAR:
                for other in range(cities):
                    through = first + room[where + 64 * middle + other]
                    if through < room[where + 64 * one + other]:
                        room[where + 64 * one + other] = through


@native
def believe(state: Words, law: Words, viewer: int, all_0: int, all_1: int, room: Words) -> None:
    """Note how well each ticket fits to what each other seat has built."""
    distances(law, all_0, all_1, 0, 0, TABLE, room)
    for seat in range(state[SEATS]):
        if seat == viewer:
            continue
        me = PLAYERS + seat * PLAYER
        own_0, own_1 = state[me + OWN], state[me + OWN + 1]
        built = (law[L_TRAINS] - state[me + TRAINS]) / law[L_TRAINS]
        distances(law, state[me + OPEN], state[me + OPEN + 1], own_0, own_1, TABLE + 4096, room)
        for ticket in range(law[L_TICKETS]):
            a, b = law[L_TICKET_A + ticket], law[L_TICKET_B + ticket]
            printed = room[TABLE + 64 * a + b]
            now = room[TABLE + 4096 + 64 * a + b]
            # Nobody builds away from a journey for long: what got longer is unlikely.
            done = max(-0.5, (printed - now) / max(1, printed))
            room[FITS + 64 * seat + ticket] = int(1 + FINE * exp(-SURE * sqrt(built) * (1 - done)))


@native
def sharpen(state: Words, viewer: int, drawn: int, rare: int, spare: int, room: Words) -> None:
    """Exchange hidden tickets of others so that they fit their routes. `drawn` and `rare` are
    those that the viewer has not seen, of the drawing deck and of the first deal; `spare` are the
    rare ones that lie nowhere in this world."""
    for seat in range(state[SEATS]):
        if seat == viewer:
            continue
        me, fits = PLAYERS + seat * PLAYER, FITS + 64 * seat
        held = state[me + HELD] & (drawn | rare)
        while held != 0:
            ticket = lowest(held)
            held = drop(held)
            common = (drawn >> ticket) & 1
            for _ in range(TRIES):
                pool = state[LOOSE] if common == 1 else spare
                if pool == 0:
                    break
                new = nth_bit(pool, below(state, WILL, popcount(pool)))
                old_fit, new_fit = room[fits + ticket], room[fits + new]
                if new_fit < old_fit and below(state, WILL, old_fit) >= new_fit:
                    continue
                state[me + HELD] = (state[me + HELD] & ~bit(ticket)) | bit(new)
                pool = (pool & ~bit(new)) | bit(ticket)
                if common == 1:
                    state[LOOSE] = pool
                else:
                    spare = pool
                ticket = new

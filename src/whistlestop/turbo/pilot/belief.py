"""Belief: how well tickets go with what others have built.

Before worlds are imagined, what everybody has built is measured: the cars between every two cities
as printed and for each seat as things stand, and how far each of its routes lies off the way of
each ticket. How likely some tickets are together follows from that, see `likely`.
"""

from whistlestop.turbo.bits import drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    L_A,
    L_B,
    L_CITIES,
    L_LENGTH,
    L_ROUTES,
    L_TICKET_A,
    L_TICKET_B,
    L_TICKETS,
    OPEN,
    OWN,
    PLAYER,
    PLAYERS,
    SEATS,
)

PRINTED = 0
"""Cars between every two cities, 64 by 64, on the empty board."""
ORDER = 4096
"""Room to put tickets in order."""
SEAT_ROOM = 4160
"""Then for each seat: cars between every two cities, where own routes cost none; how many routes
it owns, and how many cars those have; and a row for each ticket."""
ROUTES = 4096
CARS = 4097
ROWS = 4098
MANY = 48
"""A row: for each own route the cars of it that the ticket explains, in parts of FINE."""
LOT = ROWS + 64 * MANY
"""Then for each ticket how often it is tried, see `sharpening`."""
SEAT_WORDS = LOT + 64
BELIEF_ROOM = SEAT_ROOM + 5 * SEAT_WORDS
FAR = 99
FINE = 60
ASTRAY = 6
"""A route that makes the way of a ticket longer by so many cars is not explained by it at all."""


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
def explain(state: Words, law: Words, me: int, where: int, room: Words) -> None:
    """Note how far the routes of a seat are explained by each ticket."""
    count, cars = 0, 0
    for half in range(2):
        left = state[me + OWN + half]
        while left != 0 and count < MANY:
            route = (half << 6) + lowest(left)
            left = drop(left)
            length, x, y = law[L_LENGTH + route], law[L_A + route], law[L_B + route]
            for ticket in range(law[L_TICKETS]):
                a, b = law[L_TICKET_A + ticket], law[L_TICKET_B + ticket]
                there = room[PRINTED + 64 * a + x] + room[PRINTED + 64 * y + b]
                back = room[PRINTED + 64 * a + y] + room[PRINTED + 64 * x + b]
                astray = min(there, back) + length - room[PRINTED + 64 * a + b]
                part = max(0, ASTRAY - astray) * FINE // ASTRAY
                room[where + ROWS + MANY * ticket + count] = length * part
            count += 1
            cars += length
    room[where + ROUTES], room[where + CARS] = count, cars


@native
def believe(state: Words, law: Words, viewer: int, room: Words) -> None:
    """Measure what each other seat has built."""
    distances(law, law[L_ROUTES], law[L_ROUTES + 1], 0, 0, PRINTED, room)
    for seat in range(state[SEATS]):
        if seat != viewer:
            me, where = PLAYERS + seat * PLAYER, SEAT_ROOM + seat * SEAT_WORDS
            own_0, own_1 = state[me + OWN], state[me + OWN + 1]
            distances(law, state[me + OPEN], state[me + OPEN + 1], own_0, own_1, where, room)
            explain(state, law, me, where, room)

"""Belief: how well tickets go with what others have built.

Before worlds are imagined, what everybody has built is measured: the cars between every two cities
as printed and for each seat as things stand, and how far each of its routes lies off the way of
each ticket. How likely some tickets are together follows from that, see `likely`.
"""

from whistlestop.turbo.bits import drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import MOST_SEATS, FlatLaw, FlatSeat, FlatState
from whistlestop.turbo.records import Record, opened, parts, table, word, words

FAR = 99
FINE = 60
ASTRAY = 6
"""A route that makes the way of a ticket longer by so many cars is not explained by it at all."""
MANY = 48


class SeatBelief(Record):
    """What a seat has built."""

    cars = table(64, 64)
    """Cars between every two cities, where own routes cost none."""
    routes = word()
    """How many routes it owns, and how many cars those have."""
    built = word()
    explained = table(64, MANY)
    """For each ticket, for each own route: the cars of it that the ticket explains, in parts of
    FINE."""
    lots = words(64)
    """How often each ticket is tried, summed up: see `sharpening`."""


class Belief(Record):
    """What everybody has built, measured."""

    printed = table(64, 64)
    """Cars between every two cities on the empty board."""
    order = words(64)
    """Room to put tickets in order."""
    seats = parts(SeatBelief, MOST_SEATS)


belief_at = opened(Belief)


@native
def distances(
    law: FlatLaw, routes_0: int, routes_1: int, own_0: int, own_1: int, cars: list[list[int]]
) -> None:
    """Cars between every two cities over some routes; own ones cost nothing."""
    cities = law.cities
    for one in range(cities):
        for other in range(cities):
            cars[one][other] = FAR
        cars[one][one] = 0
    for half in range(2):
        left = routes_0 | own_0 if half == 0 else routes_1 | own_1
        own = own_0 if half == 0 else own_1
        while left != 0:
            place = lowest(left)
            left = drop(left)
            route = (half << 6) + place
            cost = 0 if (own >> place) & 1 else law.length[route]
            a, b = law.a[route], law.b[route]
            if cost < cars[a][b]:
                cars[a][b] = cost
                cars[b][a] = cost
    for middle in range(cities):
        for one in range(cities):
            first = cars[one][middle]
            if first < FAR:
                for other in range(cities):
                    through = first + cars[middle][other]
                    if through < cars[one][other]:
                        cars[one][other] = through


@native
def explain(law: FlatLaw, me: FlatSeat, printed: list[list[int]], about: SeatBelief) -> None:
    """Note how far the routes of a seat are explained by each ticket."""
    count, built = 0, 0
    for half in range(2):
        left = me.own[half]
        while left != 0 and count < MANY:
            route = (half << 6) + lowest(left)
            left = drop(left)
            length, x, y = law.length[route], law.a[route], law.b[route]
            for ticket in range(law.tickets):
                a, b = law.ticket_a[ticket], law.ticket_b[ticket]
                there, back = printed[a][x] + printed[y][b], printed[a][y] + printed[x][b]
                astray = min(there, back) + length - printed[a][b]
                part = max(0, ASTRAY - astray) * FINE // ASTRAY
                about.explained[ticket][count] = length * part
            count += 1
            built += length
    about.routes, about.built = count, built


@native
def believe(state: FlatState, law: FlatLaw, viewer: int, belief: Belief) -> None:
    """Measure what each other seat has built."""
    distances(law, law.routes[0], law.routes[1], 0, 0, belief.printed)
    for seat in range(state.players):
        if seat != viewer:
            me, about = state.seats[seat], belief.seats[seat]
            distances(law, me.open[0], me.open[1], me.own[0], me.own[1], about.cars)
            explain(law, me, belief.printed, about)

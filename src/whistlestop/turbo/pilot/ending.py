"""The last turn: nothing can be saved up any more, so the move with most points now."""

from whistlestop.turbo.bits import drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.layout import (
    HAND,
    HAND_WILD,
    HELD,
    L_A,
    L_B,
    L_ROUTES_AT,
    L_STATION_WORTH,
    L_TICKET_A,
    L_TICKET_B,
    L_TICKET_WORTH,
    OWN,
    PLAYER,
    PLAYERS,
    SEATS,
    STATION,
    TICKETS,
)
from whistlestop.turbo.moves import B_TICKETS, Mask
from whistlestop.turbo.pilot.needs import missing_cards
from whistlestop.turbo.pilot.network import open_tickets
from whistlestop.turbo.pilot.paying import pay_for
from whistlestop.turbo.pilot.room import (
    CLAIMS,
)
from whistlestop.turbo.pilot.ways import gain
from whistlestop.turbo.pilot.wishes import draw_worth
from whistlestop.turbo.scoring import find


@native
def made_by(law: Words, one: int, other: int, tickets: int, mind: Words) -> int:
    """The points that joining two islands would turn from against to for."""
    made = 0
    while tickets != 0:
        ticket = lowest(tickets)
        tickets = drop(tickets)
        a, b = find(mind, law[L_TICKET_A + ticket]), find(mind, law[L_TICKET_B + ticket])
        if (a == one and b == other) or (a == other and b == one):
            made += 2 * law[L_TICKET_WORTH + ticket]
    return made


@native
def last_turn(state: Words, law: Words, seat: int, mask: Mask, style: Numbers, mind: Words) -> int:
    """The move that adds most to the final score."""
    me = PLAYERS + seat * PLAYER
    mind[CLAIMS], mind[CLAIMS + 1] = 0, 0
    missing_cards(law, state[me + HAND], state[me + HAND_WILD], 0, 0, mind)
    tickets = open_tickets(law, state[me + HELD], mind)
    best, most = -1, 0.01
    for half in range(2):
        routes = mask[0] if half == 0 else mask[1]
        while routes != 0:
            route = (half << 6) + lowest(routes)
            routes = drop(routes)
            one, other = find(mind, law[L_A + route]), find(mind, law[L_B + route])
            value = gain(law, route, style, mind) + made_by(law, one, other, tickets, mind)
            if value > most:
                _, luck, _ = pay_for(state, law, me, route, style, mind)
                if value * luck > most:
                    best, most = route, value * luck
    cities = mask[2] if tickets != 0 else 0
    while cities != 0:
        city = lowest(cities)
        cities = drop(cities)
        value = best_loan(state, law, seat, city, tickets, mind) - law[L_STATION_WORTH]
        if value > most:
            best, most = STATION + city, float(value)
    if mask[3] & B_TICKETS and draw_worth(state, law, seat, 1.0, style, mind) > most:
        return TICKETS
    return best


@native
def best_loan(state: Words, law: Words, seat: int, city: int, tickets: int, mind: Words) -> int:
    """The most that a station in a city would make of some tickets."""
    most, home = 0, find(mind, city)
    for half in range(2):
        routes = 0
        for other in range(state[SEATS]):
            if other != seat:
                routes |= state[PLAYERS + other * PLAYER + OWN + half]
        routes &= law[L_ROUTES_AT + 2 * city + half]
        while routes != 0:
            route = (half << 6) + lowest(routes)
            routes = drop(routes)
            there = find(mind, law[L_A + route] + law[L_B + route] - city)
            most = max(most, made_by(law, home, there, tickets, mind))
    return most

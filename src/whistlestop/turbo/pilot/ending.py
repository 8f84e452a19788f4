"""The last turn: nothing can be saved up any more, so the move with most points now."""

from whistlestop.turbo.bits import drop, lowest
from whistlestop.turbo.islands import find, owned_by_others
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import STATION, TICKETS, FlatLaw, FlatState
from whistlestop.turbo.moves import B_TICKETS, Mask
from whistlestop.turbo.pilot.mind import Mind
from whistlestop.turbo.pilot.needs import missing_cards
from whistlestop.turbo.pilot.network import open_tickets
from whistlestop.turbo.pilot.paying import pay_for
from whistlestop.turbo.pilot.prices import gain
from whistlestop.turbo.pilot.style import Style
from whistlestop.turbo.pilot.wishes import draw_worth


@native
def made_by(law: FlatLaw, one: int, other: int, tickets: int, mind: Mind) -> int:
    """The points that joining two islands would turn from against to for."""
    made = 0
    while tickets != 0:
        ticket = lowest(tickets)
        tickets = drop(tickets)
        a, b = find(mind.root, law.ticket_a[ticket]), find(mind.root, law.ticket_b[ticket])
        if (a == one and b == other) or (a == other and b == one):
            made += 2 * law.ticket_worth[ticket]
    return made


@native
def last_turn(
    state: FlatState, law: FlatLaw, seat: int, mask: Mask, style: Style, mind: Mind
) -> int:
    """The move that adds most to the final score."""
    me = state.seats[seat]
    mind.claims[0], mind.claims[1] = 0, 0
    missing_cards(law, me.hand, me.hand_wild, 0, 0, mind)
    tickets = open_tickets(law, me.held, mind)
    best, most = -1, 0.01
    for half in range(2):
        routes = mask[0] if half == 0 else mask[1]
        while routes != 0:
            route = (half << 6) + lowest(routes)
            routes = drop(routes)
            one, other = find(mind.root, law.a[route]), find(mind.root, law.b[route])
            value = gain(law, route, style, mind) + made_by(law, one, other, tickets, mind)
            if value > most:
                _, luck, _ = pay_for(law, me, route, style, mind)
                if value * luck > most:
                    best, most = route, value * luck
    cities = mask[2] if tickets != 0 else 0
    while cities != 0:
        city = lowest(cities)
        cities = drop(cities)
        value = best_loan(state, law, seat, city, tickets, mind) - law.station_worth
        if value > most:
            best, most = STATION + city, float(value)
    if mask[3] & B_TICKETS and draw_worth(state, law, seat, 1.0, style, mind) > most:
        return TICKETS
    return best


@native
def best_loan(
    state: FlatState, law: FlatLaw, seat: int, city: int, tickets: int, mind: Mind
) -> int:
    """The most that a station in a city would make of some tickets."""
    most, home = 0, find(mind.root, city)
    for half in range(2):
        routes = owned_by_others(state, seat, half) & law.routes_at[city][half]
        while routes != 0:
            route = (half << 6) + lowest(routes)
            routes = drop(routes)
            there = find(mind.root, law.a[route] + law.b[route] - city)
            most = max(most, made_by(law, home, there, tickets, mind))
    return most

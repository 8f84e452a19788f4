"""Ways: what each route costs a seat's plans, and the cheapest way between two cities."""

from whistlestop.turbo.bits import bit, drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.layout import (
    BUILT,
    HAND,
    L_A,
    L_ATTRACTION_WORTH,
    L_ATTRACTIONS,
    L_B,
    L_CITIES,
    L_FERRY,
    L_FITS,
    L_LENGTH,
    L_ROUTES_AT,
    L_TINT,
    L_TUNNELS,
    L_WORTH,
    OPEN,
    OWN,
    PLAYER,
    PLAYERS,
    SEATS,
    STATIONS,
    STATIONS_LEFT,
    TRAINS,
)
from whistlestop.turbo.pilot.room import AVOID, BASE, BORROW, DIST, FAR, LENT, TOUCHED, USE, VIA
from whistlestop.turbo.pilot.style import (
    P_FERRY,
    P_GREY,
    P_HELD,
    P_LENGTH,
    P_SIGHT,
    P_STATION,
    P_STRETCH,
    P_TUNNEL,
)
from whistlestop.turbo.scoring import islands

CHEAPEST = 5
"""No route is planned for nothing."""


@native
def is_tunnel(law: Words, route: int) -> bool:
    """Is a route a tunnel?"""
    return bool((law[L_TUNNELS + (route >> 6)] >> (route & 63)) & 1)


@native
def new_sights(law: Words, route: int, touched: int) -> int:
    """The points of attractions that a route reaches first."""
    if law[L_ATTRACTIONS] == 0:
        return 0
    ends = bit(law[L_A + route]) | bit(law[L_B + route])
    found, left = 0, ends & law[L_ATTRACTIONS] & ~touched
    while left != 0:
        left = drop(left)
        found += law[L_ATTRACTION_WORTH]
    return found


@native
def gain(law: Words, route: int, style: Numbers, mind: Words) -> float:
    """What a route earns by itself: points, sights, something for the longest path."""
    touched = mind[TOUCHED]
    one = (touched >> law[L_A + route]) & 1
    other = (touched >> law[L_B + route]) & 1
    out = 1.0 if one != other else 0.0
    points = law[L_WORTH + route] + new_sights(law, route, touched)
    return float(points + style[P_STRETCH] * out)


@native
def look(state: Words, law: Words, seat: int, mind: Words) -> None:
    """Note the islands of own routes, and the cities they touch."""
    mind[TOUCHED] = islands(state, law, PLAYERS + seat * PLAYER, mind)


@native
def most_of_one(hand: int) -> int:
    """How many cards of one colour a hand has at most."""
    most = 0
    for colour in range(8):
        most = max(most, (hand >> (colour << 3)) & 255)
    return most


@native
def price(law: Words, route: int, hand: int, most: int, style: Numbers, mind: Words) -> int:
    """What a free route costs a plan, with a hand that has so many cards of one colour at most."""
    length, tint, ferry = law[L_LENGTH + route], law[L_TINT + route], law[L_FERRY + route]
    held = (hand >> (tint << 3)) & 255 if tint >= 0 else most
    cost = style[P_LENGTH + length] + style[P_FERRY] * ferry
    cost -= style[P_HELD] * min(held, length)
    cost -= style[P_SIGHT] * new_sights(law, route, mind[TOUCHED])
    if is_tunnel(law, route):
        cost += style[P_TUNNEL]
    if tint < 0:
        cost -= style[P_GREY]
    return max(int(cost), CHEAPEST)


@native
def price_routes(state: Words, law: Words, seat: int, style: Numbers, mind: Words) -> None:
    """Note what every route costs, and which may be used at all. Needs `look`."""
    me = PLAYERS + seat * PLAYER
    cars = L_FITS + 2 * min(state[me + TRAINS], 15)
    hand = state[me + HAND]
    most = most_of_one(hand)
    for half in range(2):
        left = state[me + OPEN + half] & law[cars + half] & ~mind[AVOID + half]
        use = left
        while left != 0:
            route = (half << 6) + lowest(left)
            left = drop(left)
            mind[BASE + route] = price(law, route, hand, most, style, mind)
        left = state[me + OWN + half]
        use |= left
        while left != 0:
            mind[BASE + (half << 6) + lowest(left)] = 0
            left = drop(left)
        mind[USE + half], mind[LENT + half], mind[BORROW + half] = use, 0, 0
    if state[me + STATIONS_LEFT] > 0 or state[me + STATIONS] != 0:
        price_loans(state, law, seat, style, mind)


@native
def price_loans(state: Words, law: Words, seat: int, style: Numbers, mind: Words) -> None:
    """The routes of others: what own stations lend is next to free, a new station is dear."""
    me = PLAYERS + seat * PLAYER
    mine, built = state[me + STATIONS], state[BUILT]
    for half in range(2):
        left = 0
        for other in range(state[SEATS]):
            if other != seat:
                left |= state[PLAYERS + other * PLAYER + OWN + half]
        while left != 0:
            place = lowest(left)
            left = drop(left)
            route = (half << 6) + place
            ends = bit(law[L_A + route]) | bit(law[L_B + route])
            if ends & mine != 0:
                mind[LENT + half] |= bit(place)
                mind[BASE + route] = 1
            elif state[me + STATIONS_LEFT] > 0 and ends & ~built != 0:
                mind[BORROW + half] |= bit(place)
                mind[BASE + route] = int(style[P_STATION])
        mind[USE + half] |= mind[LENT + half] | mind[BORROW + half]


@native
def cheapest(law: Words, a: int, b: int, plan_0: int, plan_1: int, mind: Words) -> int:
    """The least cost of a way between two cities, or FAR; planned routes cost nothing."""
    for city in range(law[L_CITIES]):
        mind[DIST + city] = FAR
    mind[DIST + a], mind[VIA + a] = 0, -1
    edge, bound = bit(a), FAR
    while edge != 0:
        best, city, left = FAR, 0, edge
        while left != 0:
            place = lowest(left)
            left = drop(left)
            if mind[DIST + place] < best:
                best, city = mind[DIST + place], place
        if city == b:
            return best
        edge &= ~bit(city)
        for half in range(2):
            plan = plan_0 if half == 0 else plan_1
            ways = law[L_ROUTES_AT + 2 * city + half] & mind[USE + half]
            while ways != 0:
                place = lowest(ways)
                ways = drop(ways)
                route = (half << 6) + place
                there = law[L_A + route] + law[L_B + route] - city
                cost = best if (plan >> place) & 1 else best + mind[BASE + route]
                # What is no shorter than a way already found leads nowhere.
                if cost < mind[DIST + there] and cost < bound:
                    mind[DIST + there], mind[VIA + there] = cost, route
                    edge |= bit(there)
                    if there == b:
                        bound = cost
    return FAR


@native
def trace(law: Words, b: int, mind: Words) -> tuple[int, int]:
    """The routes of the way just found that cost something: two words."""
    found_0, found_1, city = 0, 0, b
    while mind[VIA + city] >= 0:
        route = mind[VIA + city]
        if mind[BASE + route] > 0:
            if route < 64:
                found_0 |= bit(route)
            else:
                found_1 |= bit(route - 64)
        city = law[L_A + route] + law[L_B + route] - city
    return found_0, found_1

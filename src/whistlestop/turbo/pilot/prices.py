"""Ways: what each route costs a seat's plans, and the cheapest way between two cities."""

from whistlestop.turbo.bits import bit, byte_of, drop, lowest
from whistlestop.turbo.claims import is_tunnel
from whistlestop.turbo.islands import islands, owned_by_others
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import FlatLaw, FlatState
from whistlestop.turbo.pilot.mind import FAR, Mind
from whistlestop.turbo.pilot.style import Style

CHEAPEST = 5
"""No route is planned for nothing."""


@native
def new_sights(law: FlatLaw, route: int, touched: int) -> int:
    """The points of attractions that a route reaches first."""
    if law.attractions == 0:
        return 0
    ends = bit(law.a[route]) | bit(law.b[route])
    found, left = 0, ends & law.attractions & ~touched
    while left != 0:
        left = drop(left)
        found += law.attraction_worth
    return found


@native
def gain(law: FlatLaw, route: int, style: Style, mind: Mind) -> float:
    """What a route earns by itself: points, sights, something for the longest path."""
    touched = mind.touched
    one = (touched >> law.a[route]) & 1
    other = (touched >> law.b[route]) & 1
    out = 1.0 if one != other else 0.0
    points = law.worth[route] + new_sights(law, route, touched)
    return float(points + style.stretch * out)


@native
def look(state: FlatState, law: FlatLaw, seat: int, mind: Mind) -> None:
    """Note the islands of own routes, and the cities they touch."""
    mind.touched = islands(law, state.seats[seat], mind.root)


@native
def most_of_one(hand: int) -> int:
    """How many cards of one colour a hand has at most."""
    most = 0
    for colour in range(8):
        most = max(most, byte_of(hand, colour))
    return most


@native
def price(law: FlatLaw, route: int, hand: int, most: int, style: Style, mind: Mind) -> int:
    """What a free route costs a plan, with a hand that has so many cards of one colour at most."""
    length, tint, ferry = law.length[route], law.tint[route], law.ferry[route]
    held = byte_of(hand, tint) if tint >= 0 else most
    cost = style.cost[length] + style.ferry * ferry
    cost -= style.held * min(held, length)
    cost -= style.sight * new_sights(law, route, mind.touched)
    if is_tunnel(law, route):
        cost += style.tunnel
    if tint < 0:
        cost -= style.grey
    return max(int(cost), CHEAPEST)


@native
def price_routes(state: FlatState, law: FlatLaw, seat: int, style: Style, mind: Mind) -> None:
    """Note what every route costs, and which may be used at all. Needs `look`."""
    me = state.seats[seat]
    fits = law.fits[min(me.trains, 15)]
    hand = me.hand
    most = most_of_one(hand)
    for half in range(2):
        left = me.open[half] & fits[half] & ~mind.avoid[half]
        use = left
        while left != 0:
            route = (half << 6) + lowest(left)
            left = drop(left)
            mind.base[route] = price(law, route, hand, most, style, mind)
        left = me.own[half]
        use |= left
        while left != 0:
            mind.base[(half << 6) + lowest(left)] = 0
            left = drop(left)
        mind.use[half], mind.lent[half], mind.borrow[half] = use, 0, 0
    if me.stations_left > 0 or me.stations != 0:
        price_loans(state, law, seat, style, mind)


@native
def price_loans(state: FlatState, law: FlatLaw, seat: int, style: Style, mind: Mind) -> None:
    """The routes of others: what own stations lend is next to free, a new station is dear."""
    me = state.seats[seat]
    mine, built = me.stations, state.built
    for half in range(2):
        left = owned_by_others(state, seat, half)
        while left != 0:
            place = lowest(left)
            left = drop(left)
            route = (half << 6) + place
            ends = bit(law.a[route]) | bit(law.b[route])
            if ends & mine != 0:
                mind.lent[half] |= bit(place)
                mind.base[route] = 1
            elif me.stations_left > 0 and ends & ~built != 0:
                mind.borrow[half] |= bit(place)
                mind.base[route] = int(style.station)
        mind.use[half] |= mind.lent[half] | mind.borrow[half]


@native
def cheapest(law: FlatLaw, a: int, b: int, plan_0: int, plan_1: int, mind: Mind) -> int:
    """The least cost of a way between two cities, or FAR; planned routes cost nothing."""
    for city in range(law.cities):
        mind.dist[city] = FAR
    mind.dist[a], mind.via[a] = 0, -1
    edge, bound = bit(a), FAR
    while edge != 0:
        best, city, left = FAR, 0, edge
        while left != 0:
            place = lowest(left)
            left = drop(left)
            if mind.dist[place] < best:
                best, city = mind.dist[place], place
        if city == b:
            return best
        edge &= ~bit(city)
        for half in range(2):
            plan = plan_0 if half == 0 else plan_1
            ways = law.routes_at[city][half] & mind.use[half]
            while ways != 0:
                place = lowest(ways)
                ways = drop(ways)
                route = (half << 6) + place
                there = law.a[route] + law.b[route] - city
                cost = best if (plan >> place) & 1 else best + mind.base[route]
                # What is no shorter than a way already found leads nowhere.
                if cost < mind.dist[there] and cost < bound:
                    mind.dist[there], mind.via[there] = cost, route
                    edge |= bit(there)
                    if there == b:
                        bound = cost
    return FAR


@native
def trace(law: FlatLaw, b: int, mind: Mind) -> tuple[int, int]:
    """The routes of the way just found that cost something: two words."""
    found_0, found_1, city = 0, 0, b
    while mind.via[city] >= 0:
        route = mind.via[city]
        if mind.base[route] > 0:
            if route < 64:
                found_0 |= bit(route)
            else:
                found_1 |= bit(route - 64)
        city = law.a[route] + law.b[route] - city
    return found_0, found_1

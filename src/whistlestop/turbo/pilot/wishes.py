"""Tickets: which to keep, and whether drawing new ones is worth a turn."""

from whistlestop.turbo.bits import drop, lowest, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.layout import (
    AWAY,
    CARDS,
    HAND,
    HAND_WILD,
    HELD,
    L_COMMON,
    L_DRAW,
    L_ENDS_AT,
    L_STATION_WORTH,
    L_TICKET_A,
    L_TICKET_B,
    L_TICKET_WORTH,
    LEFT,
    LOOSE,
    PLAYER,
    PLAYERS,
    SEATS,
    TRAINS,
    TURNS,
)
from whistlestop.turbo.pilot.needs import missing_cards, shortage
from whistlestop.turbo.pilot.network import cars_of, joined
from whistlestop.turbo.pilot.room import (
    BORROW,
    CARS_NEEDED,
    CLAIMS,
    FAR,
    LENT,
    LIGHT,
    LOANS,
    PATH,
    TURNS_NEEDED,
    WANTED,
    WORTHS,
)
from whistlestop.turbo.pilot.style import (
    P_CAR,
    P_DRAW,
    P_HASTE,
    P_LACK,
    P_PACE,
    P_RISK,
    P_RUSH_FROM,
    P_SLACK_TURNS,
    P_TICKETS_TURN,
    P_TURN,
    P_UNSURE,
)
from whistlestop.turbo.pilot.ways import cheapest, gain, price_routes, trace

THIRDS = 0x1249249249249249
"""Every third bit."""


@native
def turns_left(state: Words, law: Words, seat: int, style: Numbers) -> float:
    """How many turns a seat still has, this one included: exact in the last round."""
    seats = state[SEATS]
    if state[LEFT] >= 0:
        return float(1.0 + (state[LEFT] - 1) // seats)
    soonest = 1e9
    for other in range(seats):
        if other != seat:
            their = PLAYERS + other * PLAYER
            turns = style[P_PACE] * (state[their + TRAINS] - law[L_ENDS_AT])
            soonest = min(soonest, turns - style[P_HASTE] * state[their + CARDS])
    return float(max(2.0, soonest + style[P_SLACK_TURNS]))


@native
def rush(turns: float, left: float, style: Numbers) -> float:
    """How unsure it is that so many turns are still to be had."""
    return float(min(style[P_UNSURE], max(0.0, turns / left - style[P_RUSH_FROM])))


@native
def gains(law: Words, routes_0: int, routes_1: int, style: Numbers, mind: Words) -> float:
    """What routes earn by themselves."""
    total = 0.0
    while routes_0 != 0:
        total += gain(law, lowest(routes_0), style, mind)
        routes_0 = drop(routes_0)
    while routes_1 != 0:
        total += gain(law, 64 + lowest(routes_1), style, mind)
        routes_1 = drop(routes_1)
    return total


@native
def worth(law: Words, tickets: int, left: float, style: Numbers, mind: Words) -> float:
    """What the plan made last can be expected to bring for those tickets, less its turns."""
    turns = mind[TURNS_NEEDED] / 100
    total = gains(law, mind[CLAIMS], mind[CLAIMS + 1], style, mind) - style[P_TURN] * turns
    total -= style[P_CAR] * mind[CARS_NEEDED]
    total -= law[L_STATION_WORTH] * (popcount(mind[LOANS]) + popcount(mind[LOANS + 1]))
    sure = 1 - rush(turns, left, style)
    while tickets != 0:
        ticket = lowest(tickets)
        tickets = drop(tickets)
        points = law[L_TICKET_WORTH + ticket]
        if joined(law, ticket, mind):
            total += points
        elif (mind[WANTED] >> ticket) & 1:
            steps = popcount(mind[PATH + 2 * ticket]) + popcount(mind[PATH + 2 * ticket + 1])
            luck = (1 - style[P_RISK]) ** steps * sure
            total += points * (2 * luck - 1)
        else:
            total -= points
    return float(total)


@native
def ticket_worth(
    state: Words, law: Words, me: int, ticket: int, left: float, style: Numbers, mind: Words
) -> float:
    """What one more ticket would bring beside the plan."""
    points = law[L_TICKET_WORTH + ticket]
    if joined(law, ticket, mind):
        return float(points)
    if left <= 1:
        return float(-points)  # no turn is left to build what it needs
    a, b = law[L_TICKET_A + ticket], law[L_TICKET_B + ticket]
    claims_0, claims_1 = mind[CLAIMS], mind[CLAIMS + 1]
    if cheapest(law, a, b, claims_0, claims_1, mind) >= FAR:
        return float(-points)
    way_0, way_1 = trace(law, b, mind)
    new_0, new_1 = way_0 & ~claims_0, way_1 & ~claims_1
    if (new_0 & (mind[BORROW] | mind[LENT])) | (new_1 & (mind[BORROW + 1] | mind[LENT + 1])) != 0:
        return float(-points)
    if cars_of(law, new_0, new_1) + mind[CARS_NEEDED] > state[me + TRAINS]:
        return float(-points)
    hand, wilds = state[me + HAND], state[me + HAND_WILD]
    missing = missing_cards(law, hand, wilds, claims_0 | new_0, claims_1 | new_1, mind)
    turns = popcount(claims_0 | new_0) + popcount(claims_1 | new_1) + style[P_DRAW] * missing
    turns += style[P_LACK] * shortage(state, mind)
    more = turns - mind[TURNS_NEEDED] / 100
    steps = popcount(way_0) + popcount(way_1)
    luck = (1 - style[P_RISK]) ** steps * (1 - rush(turns, left, style))
    value = points * (2 * luck - 1) + gains(law, new_0, new_1, style, mind)
    value -= style[P_TURN] * max(0.0, more) + style[P_CAR] * cars_of(law, new_0, new_1)
    return float(value)


@native
def some_of(pool: int, turn: int) -> int:
    """Every third ticket of a pool, others each turn: enough to guess what a draw may bring."""
    found = pool & (THIRDS << (turn % 3))
    return found if drop(found) != 0 else pool


@native
def draw_worth(
    state: Words, law: Words, seat: int, left: float, style: Numbers, mind: Words
) -> float:
    """What the best ticket of a draw can be expected to bring, beyond the turn it costs."""
    me = PLAYERS + seat * PLAYER
    price_routes(state, law, seat, style, mind)
    pool = law[L_COMMON] & ~(state[me + HELD] | state[me + AWAY])
    drawn = min(law[L_DRAW], popcount(state[LOOSE]))
    if mind[LIGHT] == 1:
        pool = some_of(pool, state[TURNS])
    count = 0
    while pool != 0:
        ticket = lowest(pool)
        pool = drop(pool)
        value = int(100 * ticket_worth(state, law, me, ticket, left, style, mind))
        # Keep the list sorted, the best first.
        place = count
        while place > 0 and mind[WORTHS + place - 1] < value:
            mind[WORTHS + place] = mind[WORTHS + place - 1]
            place -= 1
        mind[WORTHS + place] = value
        count += 1
    if drawn == 0 or count == 0:
        return -100.0
    drawn = min(drawn, count)
    # The best of a draw is the one at a place when all better ones stay in the deck.
    expected, chance_left = 0.0, 1.0
    for place in range(count):
        rest = count - place
        chance = drawn / rest if rest > drawn else 1.0
        expected += chance_left * chance * mind[WORTHS + place] / 100
        chance_left *= 1 - chance
        if chance_left <= 0:
            break
    return float(expected - style[P_TICKETS_TURN])

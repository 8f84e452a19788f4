"""Networks: the cheapest routes that make several journeys together, within cars and time.

A Steiner forest, found as `bots.plan` does: cheapest ways one after the other, then laid anew.
"""

from whistlestop.turbo.bits import bit, drop, lowest, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.layout import (
    HAND,
    HAND_WILD,
    L_LENGTH,
    L_TICKET_A,
    L_TICKET_B,
    L_TICKET_WORTH,
    PLAYER,
    PLAYERS,
    STATIONS,
    STATIONS_LEFT,
    TRAINS,
)
from whistlestop.turbo.pilot.needs import missing_cards, shortage
from whistlestop.turbo.pilot.room import (
    BASE,
    BORROW,
    CARS_NEEDED,
    CLAIMS,
    FAR,
    GIVEN_UP,
    LENT,
    LIGHT,
    LOANS,
    PATH,
    TRIAL,
    TURNS_NEEDED,
    WANTED,
)
from whistlestop.turbo.pilot.style import P_BORROW_TURNS, P_DRAW, P_GRACE, P_LACK
from whistlestop.turbo.pilot.ways import cheapest, trace
from whistlestop.turbo.scoring import find


@native
def joined(law: Words, ticket: int, mind: Words) -> bool:
    """Do own routes make this journey?"""
    a, b = law[L_TICKET_A + ticket], law[L_TICKET_B + ticket]
    return find(mind, a) == find(mind, b)


@native
def open_tickets(law: Words, held: int, mind: Words) -> int:
    """The tickets of a set that are not made yet."""
    found = 0
    while held != 0:
        ticket = lowest(held)
        held = drop(held)
        if not joined(law, ticket, mind):
            found |= bit(ticket)
    return found


@native
def union(tickets: int, where: int, mind: Words) -> tuple[int, int]:
    """All routes planned for some tickets."""
    found_0, found_1 = 0, 0
    while tickets != 0:
        ticket = lowest(tickets)
        tickets = drop(tickets)
        found_0 |= mind[where + 2 * ticket]
        found_1 |= mind[where + 2 * ticket + 1]
    return found_0, found_1


@native
def cost_of(routes_0: int, routes_1: int, mind: Words) -> int:
    """What routes cost together."""
    total = 0
    while routes_0 != 0:
        total += mind[BASE + lowest(routes_0)]
        routes_0 = drop(routes_0)
    while routes_1 != 0:
        total += mind[BASE + 64 + lowest(routes_1)]
        routes_1 = drop(routes_1)
    return total


@native
def lay(law: Words, wanted: int, sign: int, where: int, mind: Words) -> int:
    """A way for each ticket, one after the other, sharing what they can; returns those that have
    one. With `sign` 1 those of many points come first, with -1 those of few."""
    plan_0, plan_1, found = 0, 0, 0
    while wanted != 0:
        best, ticket, left = -(1 << 30), 0, wanted
        while left != 0:
            place = lowest(left)
            left = drop(left)
            if sign * law[L_TICKET_WORTH + place] > best:
                best, ticket = sign * law[L_TICKET_WORTH + place], place
        wanted &= ~bit(ticket)
        a, b = law[L_TICKET_A + ticket], law[L_TICKET_B + ticket]
        if cheapest(law, a, b, plan_0, plan_1, mind) < FAR:
            way_0, way_1 = trace(law, b, mind)
            mind[where + 2 * ticket], mind[where + 2 * ticket + 1] = way_0, way_1
            plan_0 |= way_0
            plan_1 |= way_1
            found |= bit(ticket)
    return found


@native
def improve(law: Words, tickets: int, where: int, mind: Words) -> None:
    """Lay each way anew beside the others."""
    left = tickets
    while left != 0:
        ticket = lowest(left)
        left = drop(left)
        plan_0, plan_1 = union(tickets & ~bit(ticket), where, mind)
        a, b = law[L_TICKET_A + ticket], law[L_TICKET_B + ticket]
        if cheapest(law, a, b, plan_0, plan_1, mind) < FAR:
            way_0, way_1 = trace(law, b, mind)
            mind[where + 2 * ticket], mind[where + 2 * ticket + 1] = way_0, way_1


@native
def network(law: Words, wanted: int, mind: Words) -> int:
    """The best network of two orders, in a light mind of one; returns the tickets that have a
    way."""
    found = lay(law, wanted, 1, PATH, mind)
    if drop(found) == 0:
        return found
    improve(law, found, PATH, mind)
    if mind[LIGHT] == 1:
        return found
    one_0, one_1 = union(found, PATH, mind)
    lay(law, found, -1, TRIAL, mind)
    improve(law, found, TRIAL, mind)
    two_0, two_1 = union(found, TRIAL, mind)
    if cost_of(two_0, two_1, mind) < cost_of(one_0, one_1, mind):
        left = found
        while left != 0:
            ticket = lowest(left)
            left = drop(left)
            mind[PATH + 2 * ticket] = mind[TRIAL + 2 * ticket]
            mind[PATH + 2 * ticket + 1] = mind[TRIAL + 2 * ticket + 1]
    return found


@native
def cars_of(law: Words, routes_0: int, routes_1: int) -> int:
    """The cars that routes take."""
    total = 0
    while routes_0 != 0:
        total += law[L_LENGTH + lowest(routes_0)]
        routes_0 = drop(routes_0)
    while routes_1 != 0:
        total += law[L_LENGTH + 64 + lowest(routes_1)]
        routes_1 = drop(routes_1)
    return total


@native
def sum_up(state: Words, law: Words, me: int, tickets: int, style: Numbers, mind: Words) -> None:
    """Note what a network takes: claims, loans, cars and turns."""
    all_0, all_1 = union(tickets, PATH, mind)
    loans_0, loans_1 = all_0 & mind[BORROW], all_1 & mind[BORROW + 1]
    claims_0 = all_0 & ~(mind[BORROW] | mind[LENT])
    claims_1 = all_1 & ~(mind[BORROW + 1] | mind[LENT + 1])
    mind[CLAIMS], mind[CLAIMS + 1] = claims_0, claims_1
    mind[LOANS], mind[LOANS + 1] = loans_0, loans_1
    mind[WANTED] = tickets
    mind[CARS_NEEDED] = cars_of(law, claims_0, claims_1)
    missing = missing_cards(law, state[me + HAND], state[me + HAND_WILD], claims_0, claims_1, mind)
    turns = popcount(claims_0) + popcount(claims_1) + style[P_DRAW] * missing
    turns += style[P_LACK] * shortage(state, mind)
    turns += style[P_BORROW_TURNS] * (popcount(loans_0) + popcount(loans_1))
    mind[TURNS_NEEDED] = int(100 * turns)


@native
def fits(state: Words, me: int, turns: float, style: Numbers, mind: Words) -> bool:
    """Are there cars, turns and stations enough?"""
    loans = popcount(mind[LOANS]) + popcount(mind[LOANS + 1])
    all_0, all_1 = union(mind[WANTED], PATH, mind)
    lent = popcount(all_0 & mind[LENT]) + popcount(all_1 & mind[LENT + 1])
    return bool(
        mind[CARS_NEEDED] <= state[me + TRAINS]
        and mind[TURNS_NEEDED] <= 100 * (turns + style[P_GRACE])
        and loans <= state[me + STATIONS_LEFT]
        and lent <= popcount(state[me + STATIONS])
    )


@native
def least_worth(law: Words, tickets: int, mind: Words) -> int:
    """The ticket that gives least for what only it needs."""
    worst, ticket, left = 1e9, 0, tickets
    while left != 0:
        place = lowest(left)
        left = drop(left)
        others_0, others_1 = union(tickets & ~bit(place), PATH, mind)
        own_0 = mind[PATH + 2 * place] & ~others_0
        own_1 = mind[PATH + 2 * place + 1] & ~others_1
        alone = cars_of(law, own_0, own_1) + popcount(own_0) + popcount(own_1)
        value = law[L_TICKET_WORTH + place] / (alone + 0.1)
        if value < worst:
            worst, ticket = value, place
    return ticket


@native
def plan(
    state: Words, law: Words, seat: int, held: int, turns: float, style: Numbers, mind: Words
) -> None:
    """Plan for some tickets, leaving out what cars and time do not reach. Needs prices."""
    me = PLAYERS + seat * PLAYER
    wanted = open_tickets(law, held, mind)
    given_up = 0
    while True:
        found = network(law, wanted, mind)
        given_up |= wanted & ~found
        sum_up(state, law, me, found, style, mind)
        if found == 0 or fits(state, me, turns, style, mind):
            break
        worst = bit(least_worth(law, found, mind))
        given_up |= worst
        wanted = found & ~worst
    mind[GIVEN_UP] = given_up

"""Networks: the cheapest routes that make several journeys together, within cars and time.

A Steiner forest, found as `bots.plan` does: cheapest ways one after the other, then laid anew.
"""

from whistlestop.turbo.bits import bit, drop, lowest, popcount
from whistlestop.turbo.islands import find
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import FlatLaw, FlatSeat, FlatState
from whistlestop.turbo.pilot.mind import FAR, Mind
from whistlestop.turbo.pilot.needs import missing_cards, shortage
from whistlestop.turbo.pilot.prices import cheapest, trace
from whistlestop.turbo.pilot.style import Style


@native
def joined(law: FlatLaw, ticket: int, mind: Mind) -> bool:
    """Do own routes make this journey?"""
    a, b = law.ticket_a[ticket], law.ticket_b[ticket]
    return find(mind.root, a) == find(mind.root, b)


@native
def open_tickets(law: FlatLaw, held: int, mind: Mind) -> int:
    """The tickets of a set that are not made yet."""
    found = 0
    while held != 0:
        ticket = lowest(held)
        held = drop(held)
        if not joined(law, ticket, mind):
            found |= bit(ticket)
    return found


@native
def union(tickets: int, paths: list[list[int]]) -> tuple[int, int]:
    """All routes planned for some tickets."""
    found_0, found_1 = 0, 0
    while tickets != 0:
        ticket = lowest(tickets)
        tickets = drop(tickets)
        found_0 |= paths[ticket][0]
        found_1 |= paths[ticket][1]
    return found_0, found_1


@native
def cost_of(routes_0: int, routes_1: int, mind: Mind) -> int:
    """What routes cost together."""
    total = 0
    while routes_0 != 0:
        total += mind.base[lowest(routes_0)]
        routes_0 = drop(routes_0)
    while routes_1 != 0:
        total += mind.base[64 + lowest(routes_1)]
        routes_1 = drop(routes_1)
    return total


@native
def lay(law: FlatLaw, wanted: int, sign: int, paths: list[list[int]], mind: Mind) -> int:
    """A way for each ticket, one after the other, sharing what they can; returns those that have
    one. With `sign` 1 those of many points come first, with -1 those of few."""
    plan_0, plan_1, found = 0, 0, 0
    while wanted != 0:
        best, ticket, left = -(1 << 30), 0, wanted
        while left != 0:
            place = lowest(left)
            left = drop(left)
            if sign * law.ticket_worth[place] > best:
                best, ticket = sign * law.ticket_worth[place], place
        wanted &= ~bit(ticket)
        a, b = law.ticket_a[ticket], law.ticket_b[ticket]
        if cheapest(law, a, b, plan_0, plan_1, mind) < FAR:
            way_0, way_1 = trace(law, b, mind)
            paths[ticket][0], paths[ticket][1] = way_0, way_1
            plan_0 |= way_0
            plan_1 |= way_1
            found |= bit(ticket)
    return found


@native
def improve(law: FlatLaw, tickets: int, paths: list[list[int]], mind: Mind) -> None:
    """Lay each way anew beside the others."""
    left = tickets
    while left != 0:
        ticket = lowest(left)
        left = drop(left)
        plan_0, plan_1 = union(tickets & ~bit(ticket), paths)
        a, b = law.ticket_a[ticket], law.ticket_b[ticket]
        if cheapest(law, a, b, plan_0, plan_1, mind) < FAR:
            way_0, way_1 = trace(law, b, mind)
            paths[ticket][0], paths[ticket][1] = way_0, way_1


@native
def copy_paths(tickets: int, source: list[list[int]], target: list[list[int]]) -> None:
    """The ways of some tickets, from one place to another."""
    while tickets != 0:
        ticket = lowest(tickets)
        tickets = drop(tickets)
        target[ticket][0], target[ticket][1] = source[ticket][0], source[ticket][1]


@native
def network(law: FlatLaw, wanted: int, mind: Mind) -> int:
    """The best network of two orders, in a light mind of one; returns the tickets that have a
    way."""
    found = lay(law, wanted, 1, mind.path, mind)
    if drop(found) == 0:
        return found
    improve(law, found, mind.path, mind)
    if mind.light == 1:
        return found
    one_0, one_1 = union(found, mind.path)
    lay(law, found, -1, mind.trial, mind)
    improve(law, found, mind.trial, mind)
    two_0, two_1 = union(found, mind.trial)
    if cost_of(two_0, two_1, mind) < cost_of(one_0, one_1, mind):
        copy_paths(found, mind.trial, mind.path)
    return found


@native
def cars_of(law: FlatLaw, routes_0: int, routes_1: int) -> int:
    """The cars that routes take."""
    total = 0
    while routes_0 != 0:
        total += law.length[lowest(routes_0)]
        routes_0 = drop(routes_0)
    while routes_1 != 0:
        total += law.length[64 + lowest(routes_1)]
        routes_1 = drop(routes_1)
    return total


@native
def sum_up(
    state: FlatState, law: FlatLaw, me: FlatSeat, tickets: int, style: Style, mind: Mind
) -> None:
    """Note what a network takes: claims, loans, cars and turns."""
    all_0, all_1 = union(tickets, mind.path)
    loans_0, loans_1 = all_0 & mind.borrow[0], all_1 & mind.borrow[1]
    claims_0 = all_0 & ~(mind.borrow[0] | mind.lent[0])
    claims_1 = all_1 & ~(mind.borrow[1] | mind.lent[1])
    mind.claims[0], mind.claims[1] = claims_0, claims_1
    mind.loans[0], mind.loans[1] = loans_0, loans_1
    mind.wanted = tickets
    mind.cars_needed = cars_of(law, claims_0, claims_1)
    missing = missing_cards(law, me.hand, me.hand_wild, claims_0, claims_1, mind)
    turns = popcount(claims_0) + popcount(claims_1) + style.draw * missing
    turns += style.lack * shortage(state, mind)
    turns += style.borrow_turns * (popcount(loans_0) + popcount(loans_1))
    mind.turns_needed = int(100 * turns)


@native
def fits(me: FlatSeat, turns: float, style: Style, mind: Mind) -> bool:
    """Are there cars, turns and stations enough?"""
    loans = popcount(mind.loans[0]) + popcount(mind.loans[1])
    all_0, all_1 = union(mind.wanted, mind.path)
    lent = popcount(all_0 & mind.lent[0]) + popcount(all_1 & mind.lent[1])
    return bool(
        mind.cars_needed <= me.trains
        and mind.turns_needed <= 100 * (turns + style.grace)
        and loans <= me.stations_left
        and lent <= popcount(me.stations)
    )


@native
def least_worth(law: FlatLaw, tickets: int, mind: Mind) -> int:
    """The ticket that gives least for what only it needs."""
    worst, ticket, left = 1e9, 0, tickets
    while left != 0:
        place = lowest(left)
        left = drop(left)
        others_0, others_1 = union(tickets & ~bit(place), mind.path)
        own_0 = mind.path[place][0] & ~others_0
        own_1 = mind.path[place][1] & ~others_1
        alone = cars_of(law, own_0, own_1) + popcount(own_0) + popcount(own_1)
        value = law.ticket_worth[place] / (alone + 0.1)
        if value < worst:
            worst, ticket = value, place
    return ticket


@native
def plan(
    state: FlatState, law: FlatLaw, seat: int, held: int, turns: float, style: Style, mind: Mind
) -> None:
    """Plan for some tickets, leaving out what cars and time do not reach. Needs prices."""
    me = state.seats[seat]
    wanted = open_tickets(law, held, mind)
    given_up = 0
    while True:
        found = network(law, wanted, mind)
        given_up |= wanted & ~found
        sum_up(state, law, me, found, style, mind)
        if found == 0 or fits(me, turns, style, mind):
            break
        worst = bit(least_worth(law, found, mind))
        given_up |= worst
        wanted = found & ~worst
    mind.given_up = given_up

"""A quick plan: the shortest ways that join a seat's tickets, and what they ask for."""

from whistlestop.turbo.bits import bit, byte_of, drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import FAR, FlatLaw, FlatSeat, Scratch


@native
def way(law: FlatLaw, me: FlatSeat, a: int, b: int, plan_0: int, plan_1: int, work: Scratch) -> int:
    """The fewest cars that join two cities, or FAR; the way is noted city by city."""
    for d in range(FAR):
        work.buckets[d] = 0
    for city in range(64):
        work.distance[city] = FAR
    free_0, free_1 = me.own[0] | plan_0, me.own[1] | plan_1
    usable_0, usable_1 = free_0 | me.open[0], free_1 | me.open[1]
    work.distance[a], work.via[a] = 0, -1
    work.buckets[0] = bit(a)
    for d in range(FAR):
        while work.buckets[d] != 0:
            city = lowest(work.buckets[d])
            work.buckets[d] = drop(work.buckets[d])
            if work.distance[city] != d:
                continue
            if city == b:
                return d
            for half in range(2):
                usable = usable_0 if half == 0 else usable_1
                free = free_0 if half == 0 else free_1
                ways = law.routes_at[city][half] & usable
                while ways != 0:
                    place = lowest(ways)
                    ways = drop(ways)
                    route = (half << 6) + place
                    there = law.a[route] + law.b[route] - city
                    cost = d if (free >> place) & 1 else d + law.length[route]
                    if cost < work.distance[there]:
                        work.distance[there], work.via[there] = cost, route
                        work.buckets[cost] |= bit(there)
    return FAR


@native
def marked(
    law: FlatLaw, me: FlatSeat, b: int, plan_0: int, plan_1: int, work: Scratch
) -> tuple[int, int]:
    """The plan with the way just found: its routes that are not owned yet."""
    city = b
    while work.via[city] >= 0:
        route = work.via[city]
        if route < 64:
            plan_0 |= bit(route) & ~me.own[0]
        else:
            plan_1 |= bit(route - 64) & ~me.own[1]
        city = law.a[route] + law.b[route] - city
    return plan_0, plan_1


@native
def plan(law: FlatLaw, me: FlatSeat, more: int, work: Scratch) -> tuple[int, int, int]:
    """The routes that join a seat's tickets (and `more` of them): two words, and the cars left."""
    held = me.held | more
    plan_0, plan_1, cars = 0, 0, me.trains
    while held != 0:
        ticket = lowest(held)
        held = drop(held)
        a, b = law.ticket_a[ticket], law.ticket_b[ticket]
        cost = way(law, me, a, b, plan_0, plan_1, work)
        if cost <= cars:
            cars -= cost
            plan_0, plan_1 = marked(law, me, b, plan_0, plan_1, work)
    return plan_0, plan_1, cars


@native
def needs(law: FlatLaw, me: FlatSeat, plan_0: int, plan_1: int, work: Scratch) -> None:
    """How many cards of each colour the plan still asks for."""
    hand = me.hand
    for colour in range(9):
        work.need[colour] = 0
    while plan_0 != 0:
        route = lowest(plan_0)
        plan_0 = drop(plan_0)
        work.need[law.tint[route]] += law.length[route]
    while plan_1 != 0:
        route = 64 + lowest(plan_1)
        plan_1 = drop(plan_1)
        work.need[8] = max(work.need[8], law.length[route])
    for colour in range(8):
        work.need[colour] -= byte_of(hand, colour)

"""A quick plan: the shortest ways that join a seat's tickets, and what they ask for."""

from whistlestop.turbo.bits import drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    HAND,
    HELD,
    L_A,
    L_B,
    L_LENGTH,
    L_ROUTES_AT,
    L_TICKET_A,
    L_TICKET_B,
    L_TINT,
    OPEN,
    OWN,
    TRAINS,
)

# Room in the scratch, beyond what the scores use.
BUCKETS = 6000
DISTANCE = 6100
VIA = 6200
FAR = 90
NEED = 6300
"""How many more cards of each colour the plan asks for; grey routes count in the ninth."""


@native
def way(
    state: Words, law: Words, me: int, a: int, b: int, plan_0: int, plan_1: int, work: Words
) -> int:
    """The fewest cars that join two cities, or FAR; the way is noted city by city."""
    for d in range(FAR):
        work[BUCKETS + d] = 0
    for city in range(64):
        work[DISTANCE + city] = FAR
    free_0, free_1 = state[me + OWN] | plan_0, state[me + OWN + 1] | plan_1
    usable_0, usable_1 = free_0 | state[me + OPEN], free_1 | state[me + OPEN + 1]
    work[DISTANCE + a], work[VIA + a] = 0, -1
    work[BUCKETS] = 1 << a
    for d in range(FAR):
        while work[BUCKETS + d] != 0:
            city = lowest(work[BUCKETS + d])
            work[BUCKETS + d] = drop(work[BUCKETS + d])
            if work[DISTANCE + city] != d:
                continue
            if city == b:
                return d
            for half in range(2):
                usable = usable_0 if half == 0 else usable_1
                free = free_0 if half == 0 else free_1
                ways = law[L_ROUTES_AT + 2 * city + half] & usable
                while ways != 0:
                    bit = lowest(ways)
                    ways = drop(ways)
                    route = (half << 6) + bit
                    there = law[L_A + route] + law[L_B + route] - city
                    cost = d if (free >> bit) & 1 else d + law[L_LENGTH + route]
                    if cost < work[DISTANCE + there]:
                        work[DISTANCE + there], work[VIA + there] = cost, route
                        work[BUCKETS + cost] |= 1 << there
    return FAR


@native
def marked(
    state: Words, law: Words, me: int, b: int, plan_0: int, plan_1: int, work: Words
) -> tuple[int, int]:
    """The plan with the way just found: its routes that are not owned yet."""
    city = b
    while work[VIA + city] >= 0:
        route = work[VIA + city]
        bit = 1 << (route & 63)
        if route < 64:
            plan_0 |= bit & ~state[me + OWN]
        else:
            plan_1 |= bit & ~state[me + OWN + 1]
        city = law[L_A + route] + law[L_B + route] - city
    return plan_0, plan_1


@native
def plan(state: Words, law: Words, me: int, more: int, work: Words) -> tuple[int, int, int]:
    """The routes that join a seat's tickets (and `more` of them): two words, and the cars left."""
    held = state[me + HELD] | more
    plan_0, plan_1, cars = 0, 0, state[me + TRAINS]
    while held != 0:
        ticket = lowest(held)
        held = drop(held)
        a, b = law[L_TICKET_A + ticket], law[L_TICKET_B + ticket]
        cost = way(state, law, me, a, b, plan_0, plan_1, work)
        if cost <= cars:
            cars -= cost
            plan_0, plan_1 = marked(state, law, me, b, plan_0, plan_1, work)
    return plan_0, plan_1, cars


@native
def needs(state: Words, law: Words, me: int, plan_0: int, plan_1: int, work: Words) -> None:
    """How many cards of each colour the plan still asks for."""
    hand = state[me + HAND]
    for colour in range(9):
        work[NEED + colour] = 0
    while plan_0 != 0:
        route = lowest(plan_0)
        plan_0 = drop(plan_0)
        work[NEED + law[L_TINT + route]] += law[L_LENGTH + route]
    while plan_1 != 0:
        route = 64 + lowest(plan_1)
        plan_1 = drop(plan_1)
        work[NEED + 8] = max(work[NEED + 8], law[L_LENGTH + route])
    for colour in range(8):
        work[NEED + colour] -= (hand >> (colour << 3)) & 255

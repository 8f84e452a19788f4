"""Refining a plan: ways round single routes, judged by the worth of the whole (hill climbing).

Prices look at each route alone; here the cards in hand, which can be spent only once, count.
"""

from whistlestop.turbo.bits import bit, drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.layout import L_TICKET_A, L_TICKET_B, PLAYER, PLAYERS
from whistlestop.turbo.pilot.network import fits, plan, sum_up, union
from whistlestop.turbo.pilot.room import BASE, CLAIMS, FAR, LIGHT, PATH, TRIAL, WANTED
from whistlestop.turbo.pilot.style import P_DETOUR
from whistlestop.turbo.pilot.ways import cheapest, trace
from whistlestop.turbo.pilot.wishes import worth


@native
def copy_paths(tickets: int, source: int, target: int, mind: Words) -> None:
    """The ways of some tickets, from one place to another."""
    while tickets != 0:
        ticket = lowest(tickets)
        tickets = drop(tickets)
        mind[target + 2 * ticket] = mind[source + 2 * ticket]
        mind[target + 2 * ticket + 1] = mind[source + 2 * ticket + 1]


@native
def go_round(law: Words, route: int, tickets: int, mind: Words) -> bool:
    """Lay the ways that use a route anew, as if it were dearer; is anything different?"""
    half, place, changed = route >> 6, route & 63, False
    left = tickets
    while left != 0:
        ticket = lowest(left)
        left = drop(left)
        if (mind[PATH + 2 * ticket + half] >> place) & 1:
            plan_0, plan_1 = union(tickets & ~bit(ticket), PATH, mind)
            if half == 0:
                plan_0 &= ~bit(place)
            else:
                plan_1 &= ~bit(place)
            a, b = law[L_TICKET_A + ticket], law[L_TICKET_B + ticket]
            if cheapest(law, a, b, plan_0, plan_1, mind) < FAR:
                way_0, way_1 = trace(law, b, mind)
                way = way_0 if half == 0 else way_1
                changed = changed or (way >> place) & 1 == 0
                mind[PATH + 2 * ticket], mind[PATH + 2 * ticket + 1] = way_0, way_1
    return changed


@native
def refine(
    state: Words, law: Words, seat: int, held: int, left: float, style: Numbers, mind: Words
) -> float:
    """Make the plan better where a way round one of its routes does; returns what it is worth."""
    me = PLAYERS + seat * PLAYER
    tickets = mind[WANTED]
    best = worth(law, held, left, style, mind)
    if tickets == 0 or style[P_DETOUR] <= 0 or mind[LIGHT] == 1:
        return best
    for half in range(2):
        routes = mind[CLAIMS + half]
        while routes != 0:
            place = lowest(routes)
            routes = drop(routes)
            if (mind[CLAIMS + half] >> place) & 1 == 0:
                continue
            route = (half << 6) + place
            copy_paths(tickets, PATH, TRIAL, mind)
            mind[BASE + route] += int(style[P_DETOUR])
            changed = go_round(law, route, tickets, mind)
            mind[BASE + route] -= int(style[P_DETOUR])
            if changed:
                sum_up(state, law, me, tickets, style, mind)
                value = worth(law, held, left, style, mind)
                if value > best and fits(state, me, left, style, mind):
                    best = value
                    continue
            copy_paths(tickets, TRIAL, PATH, mind)
            sum_up(state, law, me, tickets, style, mind)
    return best


@native
def best_plan(
    state: Words, law: Words, seat: int, held: int, left: float, style: Numbers, mind: Words
) -> float:
    """Plan for some tickets and refine it; returns what it is worth. Needs prices."""
    plan(state, law, seat, held, left, style, mind)
    return refine(state, law, seat, held, left, style, mind)

"""Refining a plan: ways round single routes, judged by the worth of the whole (hill climbing).

Prices look at each route alone; here the cards in hand, which can be spent only once, count.
"""

from whistlestop.turbo.bits import bit, drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import FlatLaw, FlatState
from whistlestop.turbo.pilot.mind import FAR, Mind
from whistlestop.turbo.pilot.network import copy_paths, fits, plan, sum_up, union
from whistlestop.turbo.pilot.prices import cheapest, trace
from whistlestop.turbo.pilot.style import Style
from whistlestop.turbo.pilot.wishes import worth


@native
def go_round(law: FlatLaw, route: int, tickets: int, mind: Mind) -> bool:
    """Lay the ways that use a route anew, as if it were dearer; is anything different?"""
    half, place, changed = route >> 6, route & 63, False
    left = tickets
    while left != 0:
        ticket = lowest(left)
        left = drop(left)
        if (mind.path[ticket][half] >> place) & 1:
            plan_0, plan_1 = union(tickets & ~bit(ticket), mind.path)
            if half == 0:
                plan_0 &= ~bit(place)
            else:
                plan_1 &= ~bit(place)
            a, b = law.ticket_a[ticket], law.ticket_b[ticket]
            if cheapest(law, a, b, plan_0, plan_1, mind) < FAR:
                way_0, way_1 = trace(law, b, mind)
                way = way_0 if half == 0 else way_1
                changed = changed or (way >> place) & 1 == 0
                mind.path[ticket][0], mind.path[ticket][1] = way_0, way_1
    return changed


@native
def refine(
    state: FlatState, law: FlatLaw, seat: int, held: int, left: float, style: Style, mind: Mind
) -> float:
    """Make the plan better where a way round one of its routes does; returns what it is worth."""
    me = state.seats[seat]
    tickets = mind.wanted
    best = worth(law, held, left, style, mind)
    if tickets == 0 or style.detour <= 0 or mind.light == 1:
        return best
    for half in range(2):
        routes = mind.claims[half]
        while routes != 0:
            place = lowest(routes)
            routes = drop(routes)
            if (mind.claims[half] >> place) & 1 == 0:
                continue
            route = (half << 6) + place
            copy_paths(tickets, mind.path, mind.trial)
            mind.base[route] += int(style.detour)
            changed = go_round(law, route, tickets, mind)
            mind.base[route] -= int(style.detour)
            if changed:
                sum_up(state, law, me, tickets, style, mind)
                value = worth(law, held, left, style, mind)
                if value > best and fits(me, left, style, mind):
                    best = value
                    continue
            copy_paths(tickets, mind.trial, mind.path)
            sum_up(state, law, me, tickets, style, mind)
    return best


@native
def best_plan(
    state: FlatState, law: FlatLaw, seat: int, held: int, left: float, style: Style, mind: Mind
) -> float:
    """Plan for some tickets and refine it; returns what it is worth. Needs prices."""
    plan(state, law, seat, held, left, style, mind)
    return refine(state, law, seat, held, left, style, mind)

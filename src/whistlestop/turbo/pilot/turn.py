"""A turn: which of claiming, building, drawing tickets or drawing cards helps most."""

from whistlestop.turbo.bits import bit, drop, lowest, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.layout import (
    BUILT,
    CARDS,
    HAND,
    HAND_WILD,
    L_A,
    L_B,
    L_LENGTH,
    L_ROUTES_AT,
    L_STATION_WORTH,
    L_TICKET_WORTH,
    OWN,
    PLAYER,
    PLAYERS,
    SEATS,
    STATION,
    TICKETS,
)
from whistlestop.turbo.moves import B_TICKETS, Mask
from whistlestop.turbo.pilot.draws import any_action, best_draw, value_cards
from whistlestop.turbo.pilot.ending import last_turn
from whistlestop.turbo.pilot.needs import missing_cards
from whistlestop.turbo.pilot.paying import pay_for
from whistlestop.turbo.pilot.room import (
    CLAIMS,
    CUT,
    DANGER,
    DRAW_VALUE,
    K_NO_TICKETS,
    LOANS,
    MEMORY,
    PATH,
    REMEMBERS,
    TURNS_NEEDED,
    WANTED,
)
from whistlestop.turbo.pilot.style import (
    P_CUT,
    P_DANGER,
    P_EARLY,
    P_EARLY_SLACK,
    P_EXTRA_GAIN,
    P_EXTRA_SLACK,
    P_EXTRA_WASTE,
    P_HOLD,
    P_HOLD_CARDS,
    P_HOLD_DRAW,
    P_HURRY,
    P_LATE,
    P_LATE_GAIN,
    P_LATE_WASTE,
    P_LONGER,
    P_LUCK,
    P_MORE,
    P_THREAT,
    P_WASTE,
)
from whistlestop.turbo.pilot.targets import claim_target, targets
from whistlestop.turbo.pilot.ways import gain
from whistlestop.turbo.pilot.wishes import draw_worth


@native
def threat(state: Words, law: Words, seat: int, route: int) -> float:
    """How likely others are to want a route: they are near, or few routes lead there at all."""
    near, narrow = 0.0, False
    for side in range(2):
        end = law[L_A + route] if side == 0 else law[L_B + route]
        at_0, at_1 = law[L_ROUTES_AT + 2 * end], law[L_ROUTES_AT + 2 * end + 1]
        for other in range(state[SEATS]):
            their = PLAYERS + other * PLAYER
            if other != seat and (at_0 & state[their + OWN]) | (at_1 & state[their + OWN + 1]) != 0:
                near += 1
        narrow = narrow or popcount(at_0) + popcount(at_1) < 4
    return near + (0.5 if narrow else 0.0)


@native
def claim_planned(
    state: Words, law: Words, seat: int, mask: Mask, left: float, style: Numbers, mind: Words
) -> tuple[int, float]:
    """The planned route most in danger, or longest, among those to be had: it, its value."""
    me = PLAYERS + seat * PLAYER
    best, most = -1, -1e9
    if (mind[CLAIMS] & mask[0]) | (mind[CLAIMS + 1] & mask[1]) == 0:
        return best, most
    hand, wilds = state[me + HAND], state[me + HAND_WILD]
    before = missing_cards(law, hand, wilds, mind[CLAIMS], mind[CLAIMS + 1], mind)
    for half in range(2):
        routes = mind[CLAIMS + half] & (mask[0] if half == 0 else mask[1])
        while routes != 0:
            route = (half << 6) + lowest(routes)
            routes = drop(routes)
            _, luck, waste = pay_for(state, law, me, route, style, mind)
            if luck < style[P_LUCK] and left > style[P_HURRY]:
                continue
            value = style[P_THREAT] * threat(state, law, seat, route)
            value += style[P_DANGER] * mind[DANGER + route] / 100
            value += style[P_LONGER] * law[L_LENGTH + route] - style[P_WASTE] * (waste - before)
            if value > most:
                best, most = route, value
    return best, most


@native
def claim_extra(
    state: Words,
    law: Words,
    seat: int,
    mask: Mask,
    least: float,
    dear: float,
    style: Numbers,
    mind: Words,
) -> int:
    """A route that is not planned but earns at least so much, less so much for each card that
    the plan will miss."""
    me = PLAYERS + seat * PLAYER
    best, most = -1, least
    if mask[0] | mask[1] == 0:
        return best
    hand, wilds = state[me + HAND], state[me + HAND_WILD]
    before = missing_cards(law, hand, wilds, mind[CLAIMS], mind[CLAIMS + 1], mind)
    for half in range(2):
        routes = mask[0] if half == 0 else mask[1]
        while routes != 0:
            route = (half << 6) + lowest(routes)
            routes = drop(routes)
            value = gain(law, route, style, mind) + style[P_CUT] * mind[CUT + route] / 100
            if value < most:
                continue
            _, luck, waste = pay_for(state, law, me, route, style, mind)
            value = value * luck - dear * (waste - before)
            if value >= most:
                best, most = route, value
    return best


@native
def build_station(
    state: Words, law: Words, seat: int, cities: int, left: float, style: Numbers, mind: Words
) -> int:
    """The station that lends a planned route, once the rest of that journey is built."""
    sites = 0
    tickets = mind[WANTED]
    while tickets != 0:
        ticket = lowest(tickets)
        tickets = drop(tickets)
        if 2 * law[L_TICKET_WORTH + ticket] <= law[L_STATION_WORTH]:
            continue
        for half in range(2):
            loans = mind[PATH + 2 * ticket + half] & mind[LOANS + half]
            rest = (mind[PATH + 2 * ticket] & mind[CLAIMS]) | (
                mind[PATH + 2 * ticket + 1] & mind[CLAIMS + 1]
            )
            if rest != 0 and left >= mind[TURNS_NEEDED] / 100 + style[P_HURRY]:
                continue
            while loans != 0:
                route = (half << 6) + lowest(loans)
                loans = drop(loans)
                sites |= bit(law[L_A + route]) | bit(law[L_B + route])
    sites &= cities & ~state[BUILT]
    return STATION + lowest(sites) if sites != 0 else -1


@native
def wants_tickets(
    state: Words, law: Words, seat: int, left: float, style: Numbers, mind: Words
) -> bool:
    """Is drawing tickets worth a turn now?"""
    need = mind[TURNS_NEEDED] / 100
    if need > style[P_EARLY] or left - need < style[P_EARLY_SLACK]:
        return False
    me = PLAYERS + seat * PLAYER
    memory = MEMORY + seat * REMEMBERS
    owned = 1 + popcount(state[me + OWN]) + popcount(state[me + OWN + 1])
    if mind[memory + K_NO_TICKETS] == owned:
        return False
    if draw_worth(state, law, seat, left, style, mind) > style[P_MORE]:
        return True
    mind[memory + K_NO_TICKETS] = owned
    return False


@native
def act(
    state: Words, law: Words, seat: int, mask: Mask, left: float, style: Numbers, mind: Words
) -> int:
    """What to do with a turn. Needs a plan, and the cards counted."""
    me = PLAYERS + seat * PLAYER
    if left <= 1:
        action = last_turn(state, law, seat, mask, style, mind)
        if action >= 0:
            return action
    route, value = claim_planned(state, law, seat, mask, left, style, mind)
    if route >= 0:
        # A row of good cards may not be there later; a route that nobody wants will be.
        card = draw(state, law, seat, mask, left, style, mind)
        many = style[P_HOLD_CARDS] * state[me + CARDS]
        row = style[P_HOLD_DRAW] * mind[DRAW_VALUE] / 1000
        hurry = left <= mind[TURNS_NEEDED] / 100 + style[P_HURRY]
        if hurry or value + many >= style[P_HOLD] + row:
            return route
        return card
    if mind[LOANS] | mind[LOANS + 1] != 0:
        action = build_station(state, law, seat, mask[2], left, style, mind)
        if action >= 0:
            return action
    if mask[3] & B_TICKETS and wants_tickets(state, law, seat, left, style, mind):
        return TICKETS
    if left - mind[TURNS_NEEDED] / 100 >= style[P_EXTRA_SLACK]:
        least, dear = style[P_EXTRA_GAIN], style[P_EXTRA_WASTE]
        route = claim_extra(state, law, seat, mask, least, dear, style, mind)
        if route >= 0:
            return route
    if left <= style[P_LATE]:
        # Cards not spent soon are worth nothing.
        least, dear = style[P_LATE_GAIN], style[P_LATE_WASTE]
        route = claim_extra(state, law, seat, mask, least, dear, style, mind)
        if route >= 0:
            return route
    if mind[CLAIMS] | mind[CLAIMS + 1] == 0:
        targets(state, law, seat, left, style, mind)
        route = claim_target(state, law, seat, mask, style, mind)
        if route >= 0:
            return route
    return draw(state, law, seat, mask, left, style, mind)


@native
def draw(
    state: Words, law: Words, seat: int, mask: Mask, left: float, style: Numbers, mind: Words
) -> int:
    """The card that the planned routes need, or those that would be worth having."""
    me = PLAYERS + seat * PLAYER
    if mind[CLAIMS] | mind[CLAIMS + 1] == 0:
        targets(state, law, seat, left, style, mind)
    hand, wilds = state[me + HAND], state[me + HAND_WILD]
    missing = missing_cards(law, hand, wilds, mind[CLAIMS], mind[CLAIMS + 1], mind)
    value_cards(state, me, missing, left, style, mind)
    action = best_draw(state, style, mind)
    if action < 0:
        action = last_turn(state, law, seat, mask, style, mind)
    return action if action >= 0 else any_action(mask[0], mask[1], mask[2], mask[3])

"""A turn: which of claiming, building, drawing tickets or drawing cards helps most."""

from whistlestop.turbo.bits import bit, drop, lowest, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import STATION, TICKETS, FlatLaw, FlatState
from whistlestop.turbo.moves import B_TICKETS, Mask
from whistlestop.turbo.pilot.draws import any_action, best_draw, value_cards
from whistlestop.turbo.pilot.ending import last_turn
from whistlestop.turbo.pilot.mind import Mind
from whistlestop.turbo.pilot.needs import missing_cards
from whistlestop.turbo.pilot.paying import pay_for
from whistlestop.turbo.pilot.prices import gain
from whistlestop.turbo.pilot.style import Style
from whistlestop.turbo.pilot.targets import claim_target, targets
from whistlestop.turbo.pilot.wishes import draw_worth


@native
def threat(state: FlatState, law: FlatLaw, seat: int, route: int) -> float:
    """How likely others are to want a route: they are near, or few routes lead there at all."""
    near, narrow = 0.0, False
    for side in range(2):
        end = law.a[route] if side == 0 else law.b[route]
        at_0, at_1 = law.routes_at[end][0], law.routes_at[end][1]
        for other in range(state.players):
            their = state.seats[other]
            if other != seat and (at_0 & their.own[0]) | (at_1 & their.own[1]) != 0:
                near += 1
        narrow = narrow or popcount(at_0) + popcount(at_1) < 4
    return near + (0.5 if narrow else 0.0)


@native
def claim_planned(
    state: FlatState, law: FlatLaw, seat: int, mask: Mask, left: float, style: Style, mind: Mind
) -> tuple[int, float]:
    """The planned route most in danger, or longest, among those to be had: it, its value."""
    me = state.seats[seat]
    best, most = -1, -1e9
    if (mind.claims[0] & mask[0]) | (mind.claims[1] & mask[1]) == 0:
        return best, most
    hand, wilds = me.hand, me.hand_wild
    before = missing_cards(law, hand, wilds, mind.claims[0], mind.claims[1], mind)
    for half in range(2):
        routes = mind.claims[half] & (mask[0] if half == 0 else mask[1])
        while routes != 0:
            route = (half << 6) + lowest(routes)
            routes = drop(routes)
            _, luck, waste = pay_for(law, me, route, style, mind)
            if luck < style.luck and left > style.hurry:
                continue
            value = style.threat * threat(state, law, seat, route)
            value += style.danger * mind.danger[route] / 100
            value += style.longer * law.length[route] - style.waste * (waste - before)
            if value > most:
                best, most = route, value
    return best, most


@native
def claim_extra(
    state: FlatState,
    law: FlatLaw,
    seat: int,
    mask: Mask,
    least: float,
    dear: float,
    style: Style,
    mind: Mind,
) -> int:
    """A route that is not planned but earns at least so much, less so much for each card that
    the plan will miss."""
    me = state.seats[seat]
    best, most = -1, least
    if mask[0] | mask[1] == 0:
        return best
    hand, wilds = me.hand, me.hand_wild
    before = missing_cards(law, hand, wilds, mind.claims[0], mind.claims[1], mind)
    for half in range(2):
        routes = mask[0] if half == 0 else mask[1]
        while routes != 0:
            route = (half << 6) + lowest(routes)
            routes = drop(routes)
            value = gain(law, route, style, mind) + style.cut * mind.cut[route] / 100
            if value < most:
                continue
            _, luck, waste = pay_for(law, me, route, style, mind)
            value = value * luck - dear * (waste - before)
            if value >= most:
                best, most = route, value
    return best


@native
def build_station(
    state: FlatState, law: FlatLaw, cities: int, left: float, style: Style, mind: Mind
) -> int:
    """The station that lends a planned route, once the rest of that journey is built."""
    sites = 0
    tickets = mind.wanted
    while tickets != 0:
        ticket = lowest(tickets)
        tickets = drop(tickets)
        if 2 * law.ticket_worth[ticket] <= law.station_worth:
            continue
        for half in range(2):
            loans = mind.path[ticket][half] & mind.loans[half]
            rest = (mind.path[ticket][0] & mind.claims[0]) | (mind.path[ticket][1] & mind.claims[1])
            if rest != 0 and left >= mind.turns_needed / 100 + style.hurry:
                continue
            while loans != 0:
                route = (half << 6) + lowest(loans)
                loans = drop(loans)
                sites |= bit(law.a[route]) | bit(law.b[route])
    sites &= cities & ~state.built
    return STATION + lowest(sites) if sites != 0 else -1


@native
def wants_tickets(
    state: FlatState, law: FlatLaw, seat: int, left: float, style: Style, mind: Mind
) -> bool:
    """Is drawing tickets worth a turn now?"""
    need = mind.turns_needed / 100
    if need > style.early or left - need < style.early_slack:
        return False
    me = state.seats[seat]
    memory = mind.memory
    owned = 1 + popcount(me.own[0]) + popcount(me.own[1])
    if memory.no_tickets == owned:
        return False
    if draw_worth(state, law, seat, left, style, mind) > style.more:
        return True
    memory.no_tickets = owned
    return False


@native
def act(
    state: FlatState, law: FlatLaw, seat: int, mask: Mask, left: float, style: Style, mind: Mind
) -> int:
    """What to do with a turn. Needs a plan, and the cards counted."""
    me = state.seats[seat]
    if left <= 1:
        action = last_turn(state, law, seat, mask, style, mind)
        if action >= 0:
            return action
    route, value = claim_planned(state, law, seat, mask, left, style, mind)
    if route >= 0:
        # A row of good cards may not be there later; a route that nobody wants will be.
        card = draw(state, law, seat, mask, left, style, mind)
        many = style.hold_cards * me.cards
        row = style.hold_draw * mind.draw_value / 1000
        hurry = left <= mind.turns_needed / 100 + style.hurry
        if hurry or value + many >= style.hold + row:
            return route
        return card
    if mind.loans[0] | mind.loans[1] != 0:
        action = build_station(state, law, mask[2], left, style, mind)
        if action >= 0:
            return action
    if mask[3] & B_TICKETS and wants_tickets(state, law, seat, left, style, mind):
        return TICKETS
    if left - mind.turns_needed / 100 >= style.extra_slack:
        least, dear = style.extra_gain, style.extra_waste
        route = claim_extra(state, law, seat, mask, least, dear, style, mind)
        if route >= 0:
            return route
    if left <= style.late:
        # Cards not spent soon are worth nothing.
        least, dear = style.late_gain, style.late_waste
        route = claim_extra(state, law, seat, mask, least, dear, style, mind)
        if route >= 0:
            return route
    if mind.claims[0] | mind.claims[1] == 0:
        targets(state, law, seat, style, mind)
        route = claim_target(state, law, seat, mask, style, mind)
        if route >= 0:
            return route
    return draw(state, law, seat, mask, left, style, mind)


@native
def draw(
    state: FlatState, law: FlatLaw, seat: int, mask: Mask, left: float, style: Style, mind: Mind
) -> int:
    """The card that the planned routes need, or those that would be worth having."""
    me = state.seats[seat]
    if mind.claims[0] | mind.claims[1] == 0:
        targets(state, law, seat, style, mind)
    hand, wilds = me.hand, me.hand_wild
    missing = missing_cards(law, hand, wilds, mind.claims[0], mind.claims[1], mind)
    value_cards(me, missing, left, style, mind)
    action = best_draw(state, style, mind)
    if action < 0:
        action = last_turn(state, law, seat, mask, style, mind)
    return action if action >= 0 else any_action(mask[0], mask[1], mask[2], mask[3])

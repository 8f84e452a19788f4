"""Candidates: the few actions that are worth thinking about, the pilot's own choice first."""

from whistlestop.turbo.bits import bit, byte_of, drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import (
    DRAW,
    SECOND,
    STATION,
    TAKE,
    TICKETS,
    TURN_PHASE,
    WILD,
    FlatLaw,
    FlatState,
)
from whistlestop.turbo.moves import B_DRAW, B_TICKETS, Mask
from whistlestop.turbo.pilot.draws import value_cards
from whistlestop.turbo.pilot.ending import best_loan
from whistlestop.turbo.pilot.mind import Mind
from whistlestop.turbo.pilot.needs import missing_cards
from whistlestop.turbo.pilot.network import open_tickets
from whistlestop.turbo.pilot.pilot import pilot
from whistlestop.turbo.pilot.prices import gain
from whistlestop.turbo.pilot.style import Style
from whistlestop.turbo.pilot.wishes import turns_left
from whistlestop.turbo.records import Words

MOST = 40
EXTRAS = 4
"""Routes beside the plan that are thought about."""
LOANS = 2
"""Stations that are thought about."""


@native
def add(action: int, count: int, out: Words) -> int:
    """Note an action, once."""
    for place in range(count):
        if out[place] == action:
            return count
    out[count] = action
    return count + 1


@native
def draws(state: FlatState, mask: Mask, count: int, mind: Mind, out: Words) -> int:
    """The cards of the row that differ in use, a wild one, a blind one."""
    row = state.row
    if mask[3] & B_DRAW:
        count = add(DRAW, count, out)
    if state.phase != SECOND and state.row_wild > 0:
        count = add(TAKE + WILD, count, out)
    worst, least = -1, 1 << 30
    kinds = 0
    for colour in range(8):
        if byte_of(row, colour):
            kinds += 1
            if mind.value[colour] < least:
                worst, least = colour, mind.value[colour]
    for colour in range(8):
        if byte_of(row, colour) and (colour != worst or kinds < 3):
            count = add(TAKE + colour, count, out)
    return count


@native
def claims(law: FlatLaw, mask: Mask, style: Style, count: int, mind: Mind, out: Words) -> int:
    """Every planned route that can be paid, and the best few of the others."""
    taken_0, taken_1 = mind.claims[0] & mask[0], mind.claims[1] & mask[1]
    left = taken_0
    while left != 0:
        count = add(lowest(left), count, out)
        left = drop(left)
    left = taken_1
    while left != 0:
        count = add(64 + lowest(left), count, out)
        left = drop(left)
    for _ in range(EXTRAS):
        best, most = -1, 0.5
        for half in range(2):
            left = mask[0] & ~taken_0 if half == 0 else mask[1] & ~taken_1
            while left != 0:
                route = (half << 6) + lowest(left)
                left = drop(left)
                value = gain(law, route, style, mind) + mind.cut[route] / 100
                if value > most:
                    best, most = route, value
        if best < 0:
            break
        if best < 64:
            taken_0 |= bit(best)
        else:
            taken_1 |= bit(best - 64)
        count = add(best, count, out)
    return count


@native
def stations(
    state: FlatState, law: FlatLaw, seat: int, cities: int, count: int, mind: Mind, out: Words
) -> int:
    """The stations that would make tickets at once."""
    tickets = open_tickets(law, state.seats[seat].held, mind)
    if tickets == 0:
        return count
    for _ in range(LOANS):
        best, most, left = -1, law.station_worth, cities
        while left != 0:
            city = lowest(left)
            left = drop(left)
            value = best_loan(state, law, seat, city, tickets, mind)
            if value > most:
                best, most = city, value
        if best < 0:
            break
        cities &= ~bit(best)
        count = add(STATION + best, count, out)
    return count


@native
def candidates(
    state: FlatState, law: FlatLaw, mask: Mask, style: Style, mind: Mind, out: Words
) -> int:
    """Note the actions worth thinking about; returns how many."""
    phase, seat = state.phase, state.turn
    me = state.seats[seat]
    out[0] = pilot(state, law, mask, 1, style, mind)
    count = 1
    if phase not in (TURN_PHASE, SECOND):
        left = mask[3]
        while left != 0 and count < MOST:
            count = add(192 + lowest(left), count, out)
            left = drop(left)
        return count
    plan_0, plan_1 = mind.claims[0], mind.claims[1]
    missing = missing_cards(law, me.hand, me.hand_wild, plan_0, plan_1, mind)
    value_cards(me, missing, turns_left(state, law, seat, style), style, mind)
    count = draws(state, mask, count, mind, out)
    if phase == TURN_PHASE:
        if mask[3] & B_TICKETS:
            count = add(TICKETS, count, out)
        count = claims(law, mask, style, count, mind, out)
        count = stations(state, law, seat, mask[2], count, mind, out)
    return count

"""Tickets: which to keep, and whether drawing new ones is worth a turn."""

from whistlestop.turbo.bits import drop, lowest, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import FlatLaw, FlatSeat, FlatState
from whistlestop.turbo.pilot.mind import FAR, Mind
from whistlestop.turbo.pilot.needs import missing_cards, shortage
from whistlestop.turbo.pilot.network import cars_of, joined
from whistlestop.turbo.pilot.prices import cheapest, gain, price_routes, trace
from whistlestop.turbo.pilot.style import Style

THIRDS = 0x1249249249249249
"""Every third bit."""


@native
def turns_left(state: FlatState, law: FlatLaw, seat: int, style: Style) -> float:
    """How many turns a seat still has, this one included: exact in the last round."""
    seats = state.players
    if state.left >= 0:
        return float(1.0 + (state.left - 1) // seats)
    soonest = 1e9
    for other in range(seats):
        if other != seat:
            their = state.seats[other]
            turns = style.pace * (their.trains - law.ends_at)
            soonest = min(soonest, turns - style.haste * their.cards)
    return float(max(2.0, soonest + style.slack_turns))


@native
def rush(turns: float, left: float, style: Style) -> float:
    """How unsure it is that so many turns are still to be had."""
    return float(min(style.unsure, max(0.0, turns / left - style.rush_from)))


@native
def gains(law: FlatLaw, routes_0: int, routes_1: int, style: Style, mind: Mind) -> float:
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
def worth(law: FlatLaw, tickets: int, left: float, style: Style, mind: Mind) -> float:
    """What the plan made last can be expected to bring for those tickets, less its turns."""
    turns = mind.turns_needed / 100
    total = gains(law, mind.claims[0], mind.claims[1], style, mind) - style.turn * turns
    total -= style.car * mind.cars_needed
    total -= law.station_worth * (popcount(mind.loans[0]) + popcount(mind.loans[1]))
    sure = 1 - rush(turns, left, style)
    while tickets != 0:
        ticket = lowest(tickets)
        tickets = drop(tickets)
        points = law.ticket_worth[ticket]
        if joined(law, ticket, mind):
            total += points
        elif (mind.wanted >> ticket) & 1:
            steps = popcount(mind.path[ticket][0]) + popcount(mind.path[ticket][1])
            luck = (1 - style.risk) ** steps * sure
            total += points * (2 * luck - 1)
        else:
            total -= points
    return float(total)


@native
def ticket_worth(
    state: FlatState, law: FlatLaw, me: FlatSeat, ticket: int, left: float, style: Style, mind: Mind
) -> float:
    """What one more ticket would bring beside the plan."""
    points = law.ticket_worth[ticket]
    if joined(law, ticket, mind):
        return float(points)
    if left <= 1:
        return float(-points)  # no turn is left to build what it needs
    a, b = law.ticket_a[ticket], law.ticket_b[ticket]
    claims_0, claims_1 = mind.claims[0], mind.claims[1]
    if cheapest(law, a, b, claims_0, claims_1, mind) >= FAR:
        return float(-points)
    way_0, way_1 = trace(law, b, mind)
    new_0, new_1 = way_0 & ~claims_0, way_1 & ~claims_1
    if (new_0 & (mind.borrow[0] | mind.lent[0])) | (new_1 & (mind.borrow[1] | mind.lent[1])) != 0:
        return float(-points)
    if cars_of(law, new_0, new_1) + mind.cars_needed > me.trains:
        return float(-points)
    hand, wilds = me.hand, me.hand_wild
    missing = missing_cards(law, hand, wilds, claims_0 | new_0, claims_1 | new_1, mind)
    turns = popcount(claims_0 | new_0) + popcount(claims_1 | new_1) + style.draw * missing
    turns += style.lack * shortage(state, mind)
    more = turns - mind.turns_needed / 100
    steps = popcount(way_0) + popcount(way_1)
    luck = (1 - style.risk) ** steps * (1 - rush(turns, left, style))
    value = points * (2 * luck - 1) + gains(law, new_0, new_1, style, mind)
    value -= style.turn * max(0.0, more) + style.car * cars_of(law, new_0, new_1)
    return float(value)


@native
def some_of(pool: int, turn: int) -> int:
    """Every third ticket of a pool, others each turn: enough to guess what a draw may bring."""
    found = pool & (THIRDS << (turn % 3))
    return found if drop(found) != 0 else pool


@native
def draw_worth(
    state: FlatState, law: FlatLaw, seat: int, left: float, style: Style, mind: Mind
) -> float:
    """What the best ticket of a draw can be expected to bring, beyond the turn it costs."""
    me = state.seats[seat]
    price_routes(state, law, seat, style, mind)
    pool = law.common & ~(me.held | me.away)
    drawn = min(law.draw, popcount(state.loose))
    if mind.light == 1:
        pool = some_of(pool, state.turns)
    count = 0
    while pool != 0:
        ticket = lowest(pool)
        pool = drop(pool)
        value = int(100 * ticket_worth(state, law, me, ticket, left, style, mind))
        # Keep the list sorted, the best first.
        place = count
        while place > 0 and mind.worths[place - 1] < value:
            mind.worths[place] = mind.worths[place - 1]
            place -= 1
        mind.worths[place] = value
        count += 1
    if drawn == 0 or count == 0:
        return -100.0
    drawn = min(drawn, count)
    # The best of a draw is the one at a place when all better ones stay in the deck.
    expected, chance_left = 0.0, 1.0
    for place in range(count):
        rest = count - place
        chance = drawn / rest if rest > drawn else 1.0
        expected += chance_left * chance * mind.worths[place] / 100
        chance_left *= 1 - chance
        if chance_left <= 0:
            break
    return float(expected - style.tickets_turn)

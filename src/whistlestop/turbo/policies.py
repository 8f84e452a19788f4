"""Policies in compiled code: how a seat chooses when nobody outside is asked.

`uniform` takes any legal action. `hasty` claims the longest route it can pay. `runner` plans the
shortest ways for its tickets, draws what they ask for, and claims along them; then it takes new
tickets while there are cars for them.
"""

from whistlestop.turbo.bits import at_will, bit, byte_of, drop, lowest, nth_bit, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import (
    DRAW,
    EXTRA,
    FIRST_KEEP,
    KEEP,
    KEEP_PHASE,
    PAY,
    PAY_ROUTE,
    PAY_STATION,
    SECOND,
    TAKE,
    TICKETS,
    TUNNEL,
    TURN_PHASE,
    WILD,
    FlatLaw,
    FlatSeat,
    FlatState,
    Scratch,
)
from whistlestop.turbo.moves import B_DRAW, B_EXTRA, B_TAKE_WILD, B_TICKETS, Mask
from whistlestop.turbo.plans import needs, plan

UNIFORM = 0
HASTY = 1
RUNNER = 2
NAMES = ("uniform", "hasty", "runner")


@native
def any_of(state: FlatState, mask: Mask) -> int:
    """One of the actions of a mask, each as likely as any other."""
    n_0, n_1, n_2 = popcount(mask[0]), popcount(mask[1]), popcount(mask[2])
    n = at_will(state, n_0 + n_1 + n_2 + popcount(mask[3]))
    if n < n_0:
        return nth_bit(mask[0], n)
    n -= n_0
    if n < n_1:
        return 64 + nth_bit(mask[1], n)
    n -= n_1
    if n < n_2:
        return 128 + nth_bit(mask[2], n)
    return 192 + nth_bit(mask[3], n - n_2)


@native
def longest_of(law: FlatLaw, routes_0: int, routes_1: int) -> int:
    """The longest route of a set, -1 of none."""
    best, length = -1, 0
    while routes_0 != 0:
        route = lowest(routes_0)
        routes_0 = drop(routes_0)
        if law.length[route] > length:
            best, length = route, law.length[route]
    while routes_1 != 0:
        route = 64 + lowest(routes_1)
        routes_1 = drop(routes_1)
        if law.length[route] > length:
            best, length = route, law.length[route]
    return best


@native
def some_card(state: FlatState, small: int) -> int:
    """A card from the deck if there is one, else any of the row."""
    if small & B_DRAW:
        return DRAW
    cards = small & ~(B_TICKETS | B_DRAW)
    if cards == 0:
        return -1
    return 192 + nth_bit(cards, at_will(state, popcount(cards)))


@native
def hasty(state: FlatState, law: FlatLaw, mask: Mask) -> int:
    """Claim the longest route there is; else draw."""
    if state.phase == TURN_PHASE:
        route = longest_of(law, mask[0], mask[1])
        if route >= 0:
            return route
        card = some_card(state, mask[3])
        return card if card >= 0 else any_of(state, mask)
    if state.phase == TUNNEL and mask[3] & B_EXTRA:
        return EXTRA
    if state.phase in (FIRST_KEEP, KEEP_PHASE):
        return KEEP + lowest(mask[3])
    return any_of(state, mask)


@native
def runner_keeps(state: FlatState, law: FlatLaw, me: FlatSeat, mask: Mask, work: Scratch) -> int:
    """The choice of tickets that promises most: points against the cars that they take."""
    offer, cars = me.offer, me.trains
    best, best_value = -1, -(1 << 40)
    choices = mask[3]
    while choices != 0:
        choice = lowest(choices)
        choices = drop(choices)
        kept, points = 0, 0
        for place in range(5):
            if (choice >> place) & 1:
                ticket = byte_of(offer, place) - 1
                kept |= bit(ticket)
                points += law.ticket_worth[ticket]
        plan_0, plan_1, left = plan(law, me, kept, work)
        value = 10 * points - 9 * (cars - left)
        if left < 5:
            value -= 30 * (5 - left)
        # A ticket that fits into no plan costs what it is worth.
        if state.phase == KEEP_PHASE and left == cars and (plan_0 | plan_1) == 0:
            value -= 5 * points
        if value > best_value:
            best, best_value = choice, value
    return KEEP + best


@native
def wanted_card(state: FlatState, small: int, work: Scratch) -> int:
    """The card of the row that the plan asks for most; else a blind one."""
    best, most = -1, 0
    row, missing = state.row, 0
    for colour in range(8):
        need = work.need[colour]
        if need > 0:
            missing += need
            if byte_of(row, colour) and need > most:
                best, most = TAKE + colour, need
    if small & B_TAKE_WILD and missing > 6 and most < 2:
        return TAKE + WILD
    if best >= 0:
        return best
    return some_card(state, small)


@native
def runner_pays(me: FlatSeat, small: int, work: Scratch) -> int:
    """Pay with the colour that the plan can best do without."""
    best, most = -1, -(1 << 40)
    hand = me.hand
    for colour in range(8):
        if (small >> (PAY - 192 + colour)) & 1:
            spare = 2 * byte_of(hand, colour) - 3 * max(work.need[colour], 0)
            if spare > most:
                best, most = PAY + colour, spare
    return best


@native
def runner(state: FlatState, law: FlatLaw, mask: Mask, work: Scratch) -> int:
    """Tickets first, by the shortest ways; points after that."""
    phase = state.phase
    me = state.seats[state.turn]
    if phase in (FIRST_KEEP, KEEP_PHASE):
        return runner_keeps(state, law, me, mask, work)
    if phase == TUNNEL:
        return EXTRA if mask[3] & B_EXTRA else any_of(state, mask)
    plan_0, plan_1, left = plan(law, me, 0, work)
    needs(law, me, plan_0, plan_1, work)
    if phase in (PAY_ROUTE, PAY_STATION):
        action = runner_pays(me, mask[3], work)
        return action if action >= 0 else any_of(state, mask)
    if phase == SECOND:
        return wanted_card(state, mask[3], work)
    route = longest_of(law, mask[0] & plan_0, mask[1] & plan_1)
    if route >= 0:
        return route
    late = state.left >= 0 or me.trains < 8
    done = (plan_0 | plan_1) == 0
    if done and not late and left > 18 and mask[3] & B_TICKETS:
        return TICKETS
    if done or late or me.cards > 24:
        # While the plan waits for cards, do not spend them on short routes.
        route = longest_of(law, mask[0], mask[1])
        if route >= 0 and (late or law.length[route] > 3 or me.cards > 14):
            return route
    action = wanted_card(state, mask[3], work)
    return action if action >= 0 else any_of(state, mask)


@native
def choose(state: FlatState, law: FlatLaw, mask: Mask, policy: int, work: Scratch) -> int:
    """The action that a policy chooses."""
    if policy == HASTY:
        return hasty(state, law, mask)
    if policy == RUNNER:
        return runner(state, law, mask, work)
    return any_of(state, mask)

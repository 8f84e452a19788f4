"""The pilot's choice in every phase of the game."""

from whistlestop.turbo.bits import popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import (
    DECLINE,
    EXTRA,
    FIRST_KEEP,
    KEEP_PHASE,
    PAY,
    PAY_ROUTE,
    PAY_STATION,
    SECOND,
    TUNNEL,
    TURN_PHASE,
    FlatLaw,
    FlatState,
)
from whistlestop.turbo.moves import B_EXTRA, Mask
from whistlestop.turbo.pilot.keeping import best_keep
from whistlestop.turbo.pilot.mind import Mind
from whistlestop.turbo.pilot.needs import count_cards, missing_cards, shortage
from whistlestop.turbo.pilot.network import cars_of
from whistlestop.turbo.pilot.paying import best_payment, pay_station_with
from whistlestop.turbo.pilot.prices import gain, look, price_routes
from whistlestop.turbo.pilot.refine import best_plan
from whistlestop.turbo.pilot.style import Style
from whistlestop.turbo.pilot.turn import act, draw
from whistlestop.turbo.pilot.wishes import turns_left

FEW_CARDS = 10
"""With fewer cards in deck and discards together, the same ones turn up at tunnels again."""


@native
def without_tunnels(state: FlatState, law: FlatLaw, mask: Mask) -> Mask:
    """What there is to do but for tunnels, while so few cards are left to turn up that an attempt
    may fail in the same way for ever: then cards of the row are better, until there are none."""
    few = state.deck_n + state.discards_n < FEW_CARDS
    if state.left >= 0 or not few or state.row_n == 0:
        return mask
    return mask[0] & ~law.tunnels[0], mask[1] & ~law.tunnels[1], mask[2], mask[3]


@native
def recall(
    state: FlatState, law: FlatLaw, seat: int, left: float, style: Style, mind: Mind
) -> bool:
    """Take up the plan in mind, if it still holds."""
    me, memory = state.seats[seat], mind.memory
    if memory.known == 0 or memory.held != me.held:
        return False
    claims_0 = memory.claims[0] & ~me.own[0]
    claims_1 = memory.claims[1] & ~me.own[1]
    if (claims_0 & ~me.open[0]) | (claims_1 & ~me.open[1]) != 0:
        return False
    if cars_of(law, claims_0, claims_1) > me.trains:
        return False
    mind.claims[0], mind.claims[1], mind.loans[0], mind.loans[1] = claims_0, claims_1, 0, 0
    mind.given_up, mind.wanted = memory.given_up, 0
    missing = missing_cards(law, me.hand, me.hand_wild, claims_0, claims_1, mind)
    turns = popcount(claims_0) + popcount(claims_1) + style.draw * missing
    turns += style.lack * shortage(state, mind)
    mind.turns_needed = int(100 * turns)
    return bool(turns <= left + style.grace)


@native
def remember(state: FlatState, seat: int, mind: Mind) -> None:
    """Keep the plan in mind; one with loans is made anew each time."""
    memory = mind.memory
    memory.claims[0], memory.claims[1] = mind.claims[0], mind.claims[1]
    memory.held = state.seats[seat].held
    memory.given_up = mind.given_up
    memory.known = 1 if mind.loans[0] | mind.loans[1] == 0 else 0


@native
def think(
    state: FlatState, law: FlatLaw, seat: int, left: float, every: int, style: Style, mind: Mind
) -> None:
    """Make the plan, or take up the one in mind if it is younger than so many turns."""
    look(state, law, seat, mind)
    memory = mind.memory
    if state.phase == TURN_PHASE:
        memory.age += 1
    if memory.age < every and recall(state, law, seat, left, style, mind):
        return
    memory.age = 0
    price_routes(state, law, seat, style, mind)
    held = state.seats[seat].held & ~mind.ignore
    best_plan(state, law, seat, held, left, style, mind)
    remember(state, seat, mind)


@native
def at_tunnel(
    state: FlatState, law: FlatLaw, mask: Mask, left: float, style: Style, mind: Mind
) -> int:
    """Pay the extra where the route is planned or earns more than the cards; else decline."""
    if mask[3] & B_EXTRA == 0:
        return DECLINE
    route = state.pending
    planned = (mind.claims[(route >> 6)] >> (route & 63)) & 1
    if planned == 1 or left <= 1:
        return EXTRA
    return EXTRA if gain(law, route, style, mind) >= style.dig * state.due else DECLINE


@native
def pilot(state: FlatState, law: FlatLaw, mask: Mask, every: int, style: Style, mind: Mind) -> int:
    """The action of the seat to move, with a new plan every so many turns, or when it must."""
    phase, seat = state.phase, state.turn
    me = state.seats[seat]
    mind.light = 1 if every > 1 else 0
    if phase in (FIRST_KEEP, KEEP_PHASE):
        look(state, law, seat, mind)
        count_cards(state, law, seat, style, mind)
        price_routes(state, law, seat, style, mind)
        return best_keep(state, law, seat, mask[3], style, mind)
    left = turns_left(state, law, seat, style)
    count_cards(state, law, seat, style, mind)
    think(state, law, seat, left, every, style, mind)
    if phase == PAY_ROUTE:
        route, options = state.pending, state.options
        colour, _, _ = best_payment(law, me, route, options, style, mind)
        return PAY + colour
    if phase == PAY_STATION:
        return PAY + pay_station_with(law, me, state.options, style, mind)
    if phase == TUNNEL:
        return at_tunnel(state, law, mask, left, style, mind)
    if phase == SECOND:
        return draw(state, law, seat, mask, left, style, mind)
    return act(state, law, seat, without_tunnels(state, law, mask), left, style, mind)

"""The pilot's choice in every phase of the game."""

from whistlestop.turbo.bits import popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.layout import (
    DECK_N,
    DECLINE,
    DISC_N,
    DUE,
    EXTRA,
    FIRST_KEEP,
    HAND,
    HAND_WILD,
    HELD,
    KEEP_PHASE,
    L_TUNNELS,
    LEFT,
    OPEN,
    OPTIONS,
    OWN,
    PAY,
    PAY_ROUTE,
    PAY_STATION,
    PENDING,
    PHASE,
    PLAYER,
    PLAYERS,
    ROW_N,
    SECOND,
    TRAINS,
    TUNNEL,
    TURN,
    TURN_PHASE,
)
from whistlestop.turbo.moves import B_EXTRA, Mask
from whistlestop.turbo.pilot.keeping import best_keep
from whistlestop.turbo.pilot.needs import count_cards, missing_cards, shortage
from whistlestop.turbo.pilot.network import cars_of
from whistlestop.turbo.pilot.paying import best_payment, pay_station_with
from whistlestop.turbo.pilot.refine import best_plan
from whistlestop.turbo.pilot.room import (
    CLAIMS,
    GIVEN_UP,
    IGNORE,
    K_AGE,
    K_CLAIMS,
    K_GIVEN_UP,
    K_HELD,
    K_KNOWN,
    LIGHT,
    LOANS,
    MEMORY,
    REMEMBERS,
    TURNS_NEEDED,
    WANTED,
)
from whistlestop.turbo.pilot.style import P_DIG, P_DRAW, P_GRACE, P_LACK
from whistlestop.turbo.pilot.turn import act, draw
from whistlestop.turbo.pilot.ways import gain, look, price_routes
from whistlestop.turbo.pilot.wishes import turns_left

FEW_CARDS = 10
"""With fewer cards in deck and discards together, the same ones turn up at tunnels again."""


@native
def without_tunnels(state: Words, law: Words, mask: Mask) -> Mask:
    """What there is to do but for tunnels, while so few cards are left to turn up that an attempt
    may fail in the same way for ever: then cards of the row are better, until there are none."""
    few = state[DECK_N] + state[DISC_N] < FEW_CARDS
    if state[LEFT] >= 0 or not few or state[ROW_N] == 0:
        return mask
    return mask[0] & ~law[L_TUNNELS], mask[1] & ~law[L_TUNNELS + 1], mask[2], mask[3]


@native
def recall(state: Words, law: Words, seat: int, left: float, style: Numbers, mind: Words) -> bool:
    """Take up the plan in mind, if it still holds."""
    me, memory = PLAYERS + seat * PLAYER, MEMORY + seat * REMEMBERS
    if mind[memory + K_KNOWN] == 0 or mind[memory + K_HELD] != state[me + HELD]:
        return False
    claims_0 = mind[memory + K_CLAIMS] & ~state[me + OWN]
    claims_1 = mind[memory + K_CLAIMS + 1] & ~state[me + OWN + 1]
    if (claims_0 & ~state[me + OPEN]) | (claims_1 & ~state[me + OPEN + 1]) != 0:
        return False
    if cars_of(law, claims_0, claims_1) > state[me + TRAINS]:
        return False
    mind[CLAIMS], mind[CLAIMS + 1], mind[LOANS], mind[LOANS + 1] = claims_0, claims_1, 0, 0
    mind[GIVEN_UP], mind[WANTED] = mind[memory + K_GIVEN_UP], 0
    missing = missing_cards(law, state[me + HAND], state[me + HAND_WILD], claims_0, claims_1, mind)
    turns = popcount(claims_0) + popcount(claims_1) + style[P_DRAW] * missing
    turns += style[P_LACK] * shortage(state, mind)
    mind[TURNS_NEEDED] = int(100 * turns)
    return bool(turns <= left + style[P_GRACE])


@native
def remember(state: Words, seat: int, mind: Words) -> None:
    """Keep the plan in mind; one with loans is made anew each time."""
    memory = MEMORY + seat * REMEMBERS
    mind[memory + K_CLAIMS], mind[memory + K_CLAIMS + 1] = mind[CLAIMS], mind[CLAIMS + 1]
    mind[memory + K_HELD] = state[PLAYERS + seat * PLAYER + HELD]
    mind[memory + K_GIVEN_UP] = mind[GIVEN_UP]
    mind[memory + K_KNOWN] = 1 if mind[LOANS] | mind[LOANS + 1] == 0 else 0


@native
def think(
    state: Words, law: Words, seat: int, left: float, every: int, style: Numbers, mind: Words
) -> None:
    """Make the plan, or take up the one in mind if it is younger than so many turns."""
    look(state, law, seat, mind)
    age = MEMORY + seat * REMEMBERS + K_AGE
    if state[PHASE] == TURN_PHASE:
        mind[age] += 1
    if mind[age] < every and recall(state, law, seat, left, style, mind):
        return
    mind[age] = 0
    price_routes(state, law, seat, style, mind)
    held = state[PLAYERS + seat * PLAYER + HELD] & ~mind[IGNORE]
    best_plan(state, law, seat, held, left, style, mind)
    remember(state, seat, mind)


@native
def at_tunnel(
    state: Words, law: Words, mask: Mask, left: float, style: Numbers, mind: Words
) -> int:
    """Pay the extra where the route is planned or earns more than the cards; else decline."""
    if mask[3] & B_EXTRA == 0:
        return DECLINE
    route = state[PENDING]
    planned = (mind[CLAIMS + (route >> 6)] >> (route & 63)) & 1
    if planned == 1 or left <= 1:
        return EXTRA
    return EXTRA if gain(law, route, style, mind) >= style[P_DIG] * state[DUE] else DECLINE


@native
def pilot(state: Words, law: Words, mask: Mask, every: int, style: Numbers, mind: Words) -> int:
    """The action of the seat to move, with a new plan every so many turns, or when it must."""
    phase, seat = state[PHASE], state[TURN]
    me = PLAYERS + seat * PLAYER
    mind[LIGHT] = 1 if every > 1 else 0
    if phase in (FIRST_KEEP, KEEP_PHASE):
        look(state, law, seat, mind)
        count_cards(state, law, seat, style, mind)
        price_routes(state, law, seat, style, mind)
        return best_keep(state, law, seat, mask[3], style, mind)
    left = turns_left(state, law, seat, style)
    count_cards(state, law, seat, style, mind)
    think(state, law, seat, left, every, style, mind)
    if phase == PAY_ROUTE:
        route, options = state[PENDING], state[OPTIONS]
        colour, _, _ = best_payment(state, law, me, route, options, style, mind)
        return PAY + colour
    if phase == PAY_STATION:
        return PAY + pay_station_with(state, law, me, state[OPTIONS], style, mind)
    if phase == TUNNEL:
        return at_tunnel(state, law, mask, left, style, mind)
    if phase == SECOND:
        return draw(state, law, seat, mask, left, style, mind)
    return act(state, law, seat, without_tunnels(state, law, mask), left, style, mind)

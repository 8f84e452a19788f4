"""The verbs on flat arrays: begin, legal, apply."""

from whistlestop.turbo.bits import below, popcount, present
from whistlestop.turbo.cards import draw_blind, fill_row, short, take
from whistlestop.turbo.claims import (
    can_pay_extra,
    claim,
    finish_tunnel,
    pay_route,
    pay_station,
    station,
    station_price,
)
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    BUILT,
    DECISIONS,
    DECK,
    DECK_N,
    DECK_WILD,
    DECLINE,
    DISC_N,
    DRAW,
    EXTRA,
    FIRST,
    FIRST_KEEP,
    HAND,
    HAND_WILD,
    KEEP,
    KEEP_PHASE,
    L_CITY_MASK,
    L_COLOURED_PRICE,
    L_FITS,
    L_GREY_PRICE,
    L_HAND,
    L_KEEP,
    L_KEEP_FIRST,
    L_KEEPS,
    L_PACK,
    L_PACK_N,
    L_PACK_WILD,
    L_ROUTES,
    L_STATIONS,
    L_TRAINS,
    LEFT,
    LOOSE,
    OFFER,
    OPEN,
    OPTIONS,
    PASS,
    PASSES,
    PAY,
    PAY_ROUTE,
    PAY_STATION,
    PENDING,
    PHASE,
    PLAYER,
    PLAYERS,
    RNG,
    ROW,
    ROW_WILD,
    SEATS,
    SECOND,
    STATION,
    STATIONS_LEFT,
    TAKE,
    TICKETS,
    TRAINS,
    TUNNEL,
    TURN,
    TURN_PHASE,
    UNDER_N,
    WILD,
    WILL,
)
from whistlestop.turbo.tickets import deal, draw_tickets, keep, offered
from whistlestop.turbo.turns import end_turn

Mask = tuple[int, int, int, int]

B_TAKE = TAKE - KEEP
B_PAY = PAY - KEEP
B_DRAW = 1 << (DRAW - KEEP)
B_TICKETS = 1 << (TICKETS - KEEP)
B_EXTRA = 1 << (EXTRA - KEEP)
B_DECLINE = 1 << (DECLINE - KEEP)
B_PASS = 1 << (PASS - KEEP)
B_TAKE_WILD = 1 << (B_TAKE + WILD)


@native
def begin(state: Words, law: Words, seats: int, seed: int, first: int) -> None:
    """Set a game up. With `first` below 0 the beginner is drawn, as the readable engine does."""
    state[:] = 0
    state[RNG], state[WILL] = seed, seed ^ 0x5DEECE66D
    state[SEATS] = seats
    state[LEFT] = -1
    state[DECK], state[DECK_WILD], state[DECK_N] = law[L_PACK], law[L_PACK_WILD], law[L_PACK_N]
    state[FIRST] = first if first >= 0 else below(state, RNG, seats)
    for seat in range(seats):
        me = PLAYERS + seat * PLAYER
        state[me + TRAINS] = law[L_TRAINS]
        state[me + STATIONS_LEFT] = law[L_STATIONS]
        state[me + OPEN], state[me + OPEN + 1] = law[L_ROUTES], law[L_ROUTES + 1]
    for seat in range(seats):
        for _ in range(law[L_HAND]):
            draw_blind(state, PLAYERS + seat * PLAYER)
    fill_row(state)
    deal(state, law)


@native
def turn_mask(state: Words, law: Words, me: int) -> Mask:
    """The actions of a turn."""
    small = present(state[ROW]) << B_TAKE
    if state[ROW_WILD] > 0:
        small |= B_TAKE_WILD
    if state[DECK_N] + state[DISC_N] > 0:
        small |= B_DRAW
    if state[LOOSE] != 0 or state[UNDER_N] > 0:
        small |= B_TICKETS
    hand, wilds = state[me + HAND], state[me + HAND_WILD]
    coloured, most = 0, 0
    for colour in range(8):
        have = (hand >> (colour << 3)) & 255
        most = max(most, have)
        coloured |= law[L_COLOURED_PRICE + 32 * colour + have + wilds]
    grey = law[L_GREY_PRICE + 32 * min(wilds, 7) + most + wilds]
    cars = 2 * min(state[me + TRAINS], 15)
    coloured &= state[me + OPEN] & law[L_FITS + cars]
    grey &= state[me + OPEN + 1] & law[L_FITS + cars + 1]
    cities = 0
    if state[me + STATIONS_LEFT] > 0 and most + wilds >= station_price(state, law, me):
        cities = law[L_CITY_MASK] & ~state[BUILT]
    if (coloured | grey | cities | small) == 0:
        small = B_PASS
    return coloured, grey, cities, small


@native
def legal_mask(state: Words, law: Words) -> Mask:
    """The legal actions, a bit each: four words."""
    phase = state[PHASE]
    me = PLAYERS + state[TURN] * PLAYER
    if phase == TURN_PHASE:
        return turn_mask(state, law, me)
    small = 0
    if phase == SECOND:
        small = present(state[ROW]) << B_TAKE
        if state[DECK_N] + state[DISC_N] > 0:
            small |= B_DRAW
    elif phase == FIRST_KEEP:
        small = law[L_KEEPS + 8 * offered(state[me + OFFER]) + law[L_KEEP_FIRST]]
    elif phase == KEEP_PHASE:
        small = law[L_KEEPS + 8 * offered(state[me + OFFER]) + law[L_KEEP]]
    elif phase in (PAY_ROUTE, PAY_STATION):
        small = state[OPTIONS] << B_PAY
    elif phase == TUNNEL:
        small = B_DECLINE
        if can_pay_extra(state, me):
            small |= B_EXTRA
    return 0, 0, 0, small


@native
def after_card(state: Words, law: Words) -> None:
    """After a first card a second is due, where one may be taken."""
    if short(state):
        fill_row(state)
    if state[PHASE] == TURN_PHASE and (state[DECK_N] + state[DISC_N] > 0 or state[ROW] != 0):
        state[PHASE] = SECOND
    else:
        end_turn(state, law, False)


@native
def apply(state: Words, law: Words, action: int) -> None:
    """Make a legal action happen. Anything else is undefined."""
    seat = state[TURN]
    me = PLAYERS + seat * PLAYER
    state[DECISIONS] += 1
    if action == DRAW:
        draw_blind(state, me)
        after_card(state, law)
    elif action < STATION:
        claim(state, law, seat, action)
    elif action < KEEP:
        station(state, law, seat, action - STATION)
    elif action < TAKE:
        keep(state, law, me, action - KEEP)
    elif action < TAKE + WILD:
        take(state, me, action - TAKE)
        after_card(state, law)
    elif action == TAKE + WILD:
        take(state, me, WILD)
        end_turn(state, law, False)
    elif action < DRAW:
        if state[PHASE] == PAY_ROUTE:
            pay_route(state, law, seat, state[PENDING], action - PAY)
        else:
            pay_station(state, law, seat, state[PENDING], action - PAY)
    elif action == TICKETS:
        draw_tickets(state, law, me)
    elif action == EXTRA:
        finish_tunnel(state, law, seat, True)
    elif action == DECLINE:
        finish_tunnel(state, law, seat, False)
    else:
        state[PASSES] += 1
        end_turn(state, law, True)


@native
def count_mask(mask: Mask) -> int:
    """How many actions a mask holds."""
    return int(popcount(mask[0]) + popcount(mask[1]) + popcount(mask[2]) + popcount(mask[3]))

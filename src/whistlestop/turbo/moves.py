"""The verbs on flat arrays: begin, legal, apply."""

from whistlestop.turbo.bits import by_luck, byte_of, present
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
from whistlestop.turbo.doors import state_at, wipe
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import (
    DECLINE,
    DRAW,
    EXTRA,
    FIRST_KEEP,
    KEEP,
    KEEP_PHASE,
    PASS,
    PAY,
    PAY_ROUTE,
    PAY_STATION,
    SECOND,
    STATION,
    TAKE,
    TICKETS,
    TUNNEL,
    TURN_PHASE,
    WILD,
    FlatLaw,
    FlatSeat,
    FlatState,
)
from whistlestop.turbo.records import Words
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
def begin(row: Words, law: FlatLaw, seats: int, seed: int, first: int) -> None:
    """Set a game up. With `first` below 0 the beginner is drawn, as the readable engine does."""
    wipe(row)
    state = state_at(row, 0)
    state.rng, state.will = seed, seed ^ 0x5DEECE66D
    state.players = seats
    state.left = -1
    state.deck, state.deck_wild, state.deck_n = law.pack, law.pack_wild, law.pack_n
    state.first = first if first >= 0 else by_luck(state, seats)
    for seat in range(seats):
        me = state.seats[seat]
        me.trains = law.trains
        me.stations_left = law.stations
        me.open[0], me.open[1] = law.routes[0], law.routes[1]
    for seat in range(seats):
        for _ in range(law.hand):
            draw_blind(state, state.seats[seat])
    fill_row(state)
    deal(state, law)


@native
def turn_mask(state: FlatState, law: FlatLaw, me: FlatSeat) -> Mask:
    """The actions of a turn."""
    small = present(state.row) << B_TAKE
    if state.row_wild > 0:
        small |= B_TAKE_WILD
    if state.deck_n + state.discards_n > 0:
        small |= B_DRAW
    if state.loose != 0 or state.under_n > 0:
        small |= B_TICKETS
    hand, wilds = me.hand, me.hand_wild
    coloured, most = 0, 0
    for colour in range(8):
        have = byte_of(hand, colour)
        most = max(most, have)
        coloured |= law.coloured_price[colour][have + wilds]
    grey = law.grey_price[min(wilds, 7)][most + wilds]
    fits = law.fits[min(me.trains, 15)]
    coloured &= me.open[0] & fits[0]
    grey &= me.open[1] & fits[1]
    cities = 0
    if me.stations_left > 0 and most + wilds >= station_price(law, me):
        cities = law.city_mask & ~state.built
    if (coloured | grey | cities | small) == 0:
        small = B_PASS
    return coloured, grey, cities, small


@native
def legal_mask(state: FlatState, law: FlatLaw) -> Mask:
    """The legal actions, a bit each: four words."""
    phase = state.phase
    me = state.seats[state.turn]
    if phase == TURN_PHASE:
        return turn_mask(state, law, me)
    small = 0
    if phase == SECOND:
        small = present(state.row) << B_TAKE
        if state.deck_n + state.discards_n > 0:
            small |= B_DRAW
    elif phase == FIRST_KEEP:
        small = law.keeps[offered(me.offer)][law.keep_first]
    elif phase == KEEP_PHASE:
        small = law.keeps[offered(me.offer)][law.keep]
    elif phase in (PAY_ROUTE, PAY_STATION):
        small = state.options << B_PAY
    elif phase == TUNNEL:
        small = B_DECLINE
        if can_pay_extra(state, me):
            small |= B_EXTRA
    return 0, 0, 0, small


@native
def after_card(state: FlatState, law: FlatLaw) -> None:
    """After a first card a second is due, where one may be taken."""
    if short(state):
        fill_row(state)
    if state.phase == TURN_PHASE and (state.deck_n + state.discards_n > 0 or state.row != 0):
        state.phase = SECOND
    else:
        end_turn(state, law, False)


@native
def apply(state: FlatState, law: FlatLaw, action: int) -> None:
    """Make a legal action happen. Anything else is undefined."""
    seat = state.turn
    me = state.seats[seat]
    state.decisions += 1
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
        if state.phase == PAY_ROUTE:
            pay_route(state, law, seat, state.pending, action - PAY)
        else:
            pay_station(state, law, seat, state.pending, action - PAY)
    elif action == TICKETS:
        draw_tickets(state, law, me)
    elif action == EXTRA:
        finish_tunnel(state, law, seat, True)
    elif action == DECLINE:
        finish_tunnel(state, law, seat, False)
    else:
        state.passes += 1
        end_turn(state, law, True)

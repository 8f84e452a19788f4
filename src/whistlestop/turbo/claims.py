"""Claiming routes and building stations: what can be paid, and paying it (E-20 to E-35, E-50)."""

from whistlestop.rules.tunnels import REVEALED
from whistlestop.turbo.bits import bit, byte_of, cards_in, drop, lowest
from whistlestop.turbo.cards import (
    discard,
    lay_down,
    off_deck,
    pick_up,
    shuffle_if_empty,
)
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import (
    PAY_ROUTE,
    PAY_STATION,
    TUNNEL,
    WILD,
    FlatLaw,
    FlatSeat,
    FlatState,
)
from whistlestop.turbo.turns import end_turn


@native
def wilds_for(have: int, cards: int, ferry: int) -> int:
    """The fewest wild cards with which some cards of a colour pay a price."""
    return max(ferry, cards - have)


@native
def is_tunnel(law: FlatLaw, route: int) -> bool:
    """Is a route a tunnel?"""
    return bool((law.tunnels[route >> 6] >> (route & 63)) & 1)


@native
def colours_for(hand: int, wilds: int, cards: int, ferry: int) -> int:
    """The colours that can pay a price, with at least one card of the colour: a bit each."""
    found = 0
    limit = min(cards - 1, wilds)
    for colour in range(8):
        have = byte_of(hand, colour)
        if have > 0 and wilds_for(have, cards, ferry) <= limit:
            found |= 1 << colour
    return found


@native
def route_options(law: FlatLaw, me: FlatSeat, route: int) -> int:
    """The colours a route can be paid in. Wild cards alone: at tunnels, or where nothing else is.

    Elsewhere a payment of wild cards alone is never better than one that keeps some of them.
    """
    cards, tint = law.length[route], law.tint[route]
    hand, wilds = me.hand, me.hand_wild
    if tint >= 0:
        found = 0
        have = byte_of(hand, tint)
        if have > 0 and have + wilds >= cards:
            found = 1 << tint
    else:
        found = colours_for(hand, wilds, cards, law.ferry[route])
    if wilds >= cards and (found == 0 or is_tunnel(law, route)):
        found |= 1 << WILD
    return int(found)


@native
def place_cars(state: FlatState, law: FlatLaw, seat: int, route: int) -> None:
    """The route is taken, and what it closes is closed."""
    me = state.seats[seat]
    half, own = route >> 6, bit(route & 63)
    me.own[half] |= own
    me.trains -= law.length[route]
    me.points += law.worth[route]
    twins = law.twins[route]
    everybody = state.players <= law.closed_up_to
    for other in range(state.players):
        open_ = state.seats[other].open
        open_[half] &= ~own
        if everybody or other == seat:
            open_[0] &= ~twins[0]
            open_[1] &= ~twins[1]


@native
def claim(state: FlatState, law: FlatLaw, seat: int, route: int) -> None:
    """A route is chosen; if it can be paid in several colours, the colour is asked for."""
    me = state.seats[seat]
    options = route_options(law, me, route)
    if drop(options) != 0:
        state.pending, state.options, state.phase = route, options, PAY_ROUTE
    else:
        pay_route(state, law, seat, route, lowest(options))


@native
def pay_route(state: FlatState, law: FlatLaw, seat: int, route: int, colour: int) -> None:
    """Pay for a route; a tunnel may ask for more."""
    me = state.seats[seat]
    cards = law.length[route]
    if colour == WILD:
        wilds = cards
    else:
        have = byte_of(me.hand, colour)
        wilds = wilds_for(have, cards, law.ferry[route])
    lay_down(me, colour, cards - wilds, wilds)
    if is_tunnel(law, route):
        dig(state, law, seat, route, colour, wilds)
        return
    discard(state, colour, cards - wilds, wilds)
    place_cars(state, law, seat, route)
    end_turn(state, law, False)


@native
def dig(state: FlatState, law: FlatLaw, seat: int, route: int, colour: int, wilds: int) -> None:
    """Three cards are turned up; each that matches, and each wild one, costs one more (E-30)."""
    due = 0
    shown, shown_wild = 0, 0
    for _ in range(REVEALED):
        kind = off_deck(state)
        if kind >= 0:
            if kind == WILD:
                shown_wild += 1
            else:
                shown += 1 << (kind << 3)
            if kind in (WILD, colour):
                due += 1
            shuffle_if_empty(state)
    state.pending, state.colour, state.wilds, state.due = route, colour, wilds, due
    state.shown, state.shown_wild = shown, shown_wild
    state.phase = TUNNEL
    if due == 0:
        finish_tunnel(state, law, seat, True)


@native
def can_pay_extra(state: FlatState, me: FlatSeat) -> bool:
    """Does the hand hold what the tunnel asks for?"""
    have = me.hand_wild
    if state.colour != WILD:
        have += byte_of(me.hand, state.colour)
    return bool(have >= state.due)


@native
def finish_tunnel(state: FlatState, law: FlatLaw, seat: int, held: bool) -> None:
    """The cards turned up are discarded; the payment goes back, and is paid with the extra."""
    me = state.seats[seat]
    route, colour = state.pending, state.colour
    shown, shown_wild = state.shown, state.shown_wild
    state.discards += shown
    state.discards_wild += shown_wild
    state.discards_n += cards_in(shown) + shown_wild
    cards, wilds = law.length[route], state.wilds
    pick_up(me, colour, cards - wilds, wilds)
    if held:
        plain = cards - wilds
        due = state.due
        if due > 0:
            if colour != WILD:
                have = byte_of(me.hand, colour) - plain
                more = min(have, due)
                plain += more
                due -= more
            wilds += due
        lay_down(me, colour, plain, wilds)
        discard(state, colour, plain, wilds)
        place_cars(state, law, seat, route)
    state.shown, state.shown_wild, state.due = 0, 0, 0
    end_turn(state, law, False)


@native
def station_price(law: FlatLaw, me: FlatSeat) -> int:
    """The first station costs one card, the second two, the third three (E-51)."""
    return int(law.stations - me.stations_left + 1)


@native
def station(state: FlatState, law: FlatLaw, seat: int, city: int) -> None:
    """A city is chosen for a station; if it can be paid in several colours, that is asked for."""
    me = state.seats[seat]
    cards = station_price(law, me)
    options = colours_for(me.hand, me.hand_wild, cards, 0)
    if options == 0:
        options = 1 << WILD
    if drop(options) != 0:
        state.pending, state.options, state.phase = city, options, PAY_STATION
    else:
        pay_station(state, law, seat, city, lowest(options))


@native
def pay_station(state: FlatState, law: FlatLaw, seat: int, city: int, colour: int) -> None:
    """Pay for a station and build it."""
    me = state.seats[seat]
    cards = station_price(law, me)
    wilds = cards
    if colour != WILD:
        wilds = wilds_for(byte_of(me.hand, colour), cards, 0)
    lay_down(me, colour, cards - wilds, wilds)
    discard(state, colour, cards - wilds, wilds)
    state.built |= bit(city)
    me.stations |= bit(city)
    me.stations_left -= 1
    end_turn(state, law, False)

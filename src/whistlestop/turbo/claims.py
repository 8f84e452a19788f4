"""Claiming routes and building stations: what can be paid, and paying it (E-20 to E-35, E-50)."""

from whistlestop.turbo.bits import drop, lowest, popcount
from whistlestop.turbo.cards import (
    discard,
    lay_down,
    off_deck,
    pick_up,
    shuffle_if_empty,
)
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    BUILT,
    COLOUR,
    DISC,
    DISC_N,
    DISC_WILD,
    DUE,
    HAND,
    HAND_WILD,
    L_CLOSED_UP_TO,
    L_FERRY,
    L_LENGTH,
    L_STATIONS,
    L_TINT,
    L_TUNNELS,
    L_TWINS,
    L_WORTH,
    OPEN,
    OPTIONS,
    OWN,
    PAY_ROUTE,
    PAY_STATION,
    PENDING,
    PHASE,
    PLAYER,
    PLAYERS,
    POINTS,
    SEATS,
    SHOWN,
    SHOWN_WILD,
    STATIONS,
    STATIONS_LEFT,
    TRAINS,
    TUNNEL,
    WILD,
    WILDS,
)
from whistlestop.turbo.turns import end_turn


@native
def wilds_for(have: int, cards: int, ferry: int) -> int:
    """The fewest wild cards with which some cards of a colour pay a price."""
    return max(ferry, cards - have)


@native
def colours_for(hand: int, wilds: int, cards: int, ferry: int) -> int:
    """The colours that can pay a price, with at least one card of the colour: a bit each."""
    found = 0
    limit = min(cards - 1, wilds)
    for colour in range(8):
        have = (hand >> (colour << 3)) & 255
        if have > 0 and max(ferry, cards - have) <= limit:
            found |= 1 << colour
    return found


@native
def route_options(state: Words, law: Words, me: int, route: int) -> int:
    """The colours a route can be paid in. Wild cards alone: at tunnels, or where nothing else is.

    Elsewhere a payment of wild cards alone is never better than one that keeps some of them.
    """
    cards, tint = law[L_LENGTH + route], law[L_TINT + route]
    hand, wilds = state[me + HAND], state[me + HAND_WILD]
    if tint >= 0:
        found = 0
        have = (hand >> (tint << 3)) & 255
        if have > 0 and have + wilds >= cards:
            found = 1 << tint
    else:
        found = colours_for(hand, wilds, cards, law[L_FERRY + route])
    tunnel = (law[L_TUNNELS + (route >> 6)] >> (route & 63)) & 1
    if wilds >= cards and (found == 0 or tunnel == 1):
        found |= 1 << WILD
    return int(found)


@native
def place_cars(state: Words, law: Words, seat: int, route: int) -> None:
    """The route is taken, and what it closes is closed."""
    me = PLAYERS + seat * PLAYER
    half, bit = route >> 6, 1 << (route & 63)
    state[me + OWN + half] |= bit
    state[me + TRAINS] -= law[L_LENGTH + route]
    state[me + POINTS] += law[L_WORTH + route]
    twins_0, twins_1 = law[L_TWINS + 2 * route], law[L_TWINS + 2 * route + 1]
    everybody = state[SEATS] <= law[L_CLOSED_UP_TO]
    for other in range(state[SEATS]):
        their = PLAYERS + other * PLAYER + OPEN
        state[their + half] &= ~bit
        if everybody or other == seat:
            state[their] &= ~twins_0
            state[their + 1] &= ~twins_1


@native
def claim(state: Words, law: Words, seat: int, route: int) -> None:
    """A route is chosen; if it can be paid in several colours, the colour is asked for."""
    me = PLAYERS + seat * PLAYER
    options = route_options(state, law, me, route)
    if drop(options) != 0:
        state[PENDING], state[OPTIONS], state[PHASE] = route, options, PAY_ROUTE
    else:
        pay_route(state, law, seat, route, lowest(options))


@native
def pay_route(state: Words, law: Words, seat: int, route: int, colour: int) -> None:
    """Pay for a route; a tunnel may ask for more."""
    me = PLAYERS + seat * PLAYER
    cards = law[L_LENGTH + route]
    if colour == WILD:
        wilds = cards
    else:
        have = (state[me + HAND] >> (colour << 3)) & 255
        wilds = wilds_for(have, cards, law[L_FERRY + route])
    lay_down(state, me, colour, cards - wilds, wilds)
    if (law[L_TUNNELS + (route >> 6)] >> (route & 63)) & 1:
        dig(state, law, seat, route, colour, wilds)
        return
    discard(state, colour, cards - wilds, wilds)
    place_cars(state, law, seat, route)
    end_turn(state, law, False)


@native
def dig(state: Words, law: Words, seat: int, route: int, colour: int, wilds: int) -> None:
    """Three cards are turned up; each that matches, and each wild one, costs one more (E-30)."""
    due = 0
    shown, shown_wild = 0, 0
    for _ in range(3):
        kind = off_deck(state)
        if kind >= 0:
            if kind == WILD:
                shown_wild += 1
            else:
                shown += 1 << (kind << 3)
            if kind in (WILD, colour):
                due += 1
            shuffle_if_empty(state)
    state[PENDING], state[COLOUR], state[WILDS], state[DUE] = route, colour, wilds, due
    state[SHOWN], state[SHOWN_WILD] = shown, shown_wild
    state[PHASE] = TUNNEL
    if due == 0:
        finish_tunnel(state, law, seat, True)


@native
def can_pay_extra(state: Words, me: int) -> bool:
    """Does the hand hold what the tunnel asks for?"""
    have = state[me + HAND_WILD]
    if state[COLOUR] != WILD:
        have += (state[me + HAND] >> (state[COLOUR] << 3)) & 255
    return bool(have >= state[DUE])


@native
def finish_tunnel(state: Words, law: Words, seat: int, held: bool) -> None:
    """The cards turned up are discarded; the payment goes back, and is paid with the extra."""
    me = PLAYERS + seat * PLAYER
    route, colour = state[PENDING], state[COLOUR]
    shown, shown_wild = state[SHOWN], state[SHOWN_WILD]
    state[DISC] += shown
    state[DISC_WILD] += shown_wild
    state[DISC_N] += popcount_cards(shown) + shown_wild
    cards, wilds = law[L_LENGTH + route], state[WILDS]
    pick_up(state, me, colour, cards - wilds, wilds)
    if held:
        plain = cards - wilds
        due = state[DUE]
        if due > 0:
            if colour != WILD:
                have = ((state[me + HAND] >> (colour << 3)) & 255) - plain
                more = min(have, due)
                plain += more
                due -= more
            wilds += due
        lay_down(state, me, colour, plain, wilds)
        discard(state, colour, plain, wilds)
        place_cars(state, law, seat, route)
    state[SHOWN], state[SHOWN_WILD], state[DUE] = 0, 0, 0
    end_turn(state, law, False)


@native
def popcount_cards(packed: int) -> int:
    """How many cards a packed bag of few cards holds (each byte at most 3)."""
    return int(popcount(packed & 0x0101010101010101) + 2 * popcount(packed & 0x0202020202020202))


@native
def station_price(state: Words, law: Words, me: int) -> int:
    """The first station costs one card, the second two, the third three (E-51)."""
    return int(law[L_STATIONS] - state[me + STATIONS_LEFT] + 1)


@native
def station(state: Words, law: Words, seat: int, city: int) -> None:
    """A city is chosen for a station; if it can be paid in several colours, that is asked for."""
    me = PLAYERS + seat * PLAYER
    cards = station_price(state, law, me)
    options = colours_for(state[me + HAND], state[me + HAND_WILD], cards, 0)
    if options == 0:
        options = 1 << WILD
    if drop(options) != 0:
        state[PENDING], state[OPTIONS], state[PHASE] = city, options, PAY_STATION
    else:
        pay_station(state, law, seat, city, lowest(options))


@native
def pay_station(state: Words, law: Words, seat: int, city: int, colour: int) -> None:
    """Pay for a station and build it."""
    me = PLAYERS + seat * PLAYER
    cards = station_price(state, law, me)
    wilds = cards
    if colour != WILD:
        wilds = wilds_for((state[me + HAND] >> (colour << 3)) & 255, cards, 0)
    lay_down(state, me, colour, cards - wilds, wilds)
    discard(state, colour, cards - wilds, wilds)
    state[BUILT] |= 1 << city
    state[me + STATIONS] |= 1 << city
    state[me + STATIONS_LEFT] -= 1
    end_turn(state, law, False)

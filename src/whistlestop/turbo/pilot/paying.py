"""Paying: the colour that leaves the best hand, and how likely a tunnel is to hold then."""

from whistlestop.turbo.bits import bit, byte_of, drop, lowest
from whistlestop.turbo.claims import colours_for, route_options, station_price, wilds_for
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import WILD, FlatLaw, FlatSeat
from whistlestop.turbo.pilot.mind import Mind
from whistlestop.turbo.pilot.needs import holds_up, missing_cards
from whistlestop.turbo.pilot.style import Style


@native
def waste_of(
    law: FlatLaw,
    me: FlatSeat,
    route: int,
    colour: int,
    cards: int,
    wilds: int,
    style: Style,
    mind: Mind,
) -> float:
    """The cards that the other planned routes will miss after a payment, and some for wild ones."""
    claims_0, claims_1 = mind.claims[0], mind.claims[1]
    if 0 <= route < 64:
        claims_0 &= ~bit(route)
    elif route >= 64:
        claims_1 &= ~bit(route - 64)
    hand = me.hand
    if colour != WILD:
        hand -= (cards - wilds) << (colour << 3)
    left = me.hand_wild - wilds
    missing = missing_cards(law, hand, left, claims_0, claims_1, mind)
    return float(missing + style.wild_waste * wilds)


@native
def best_payment(
    law: FlatLaw, me: FlatSeat, route: int, options: int, style: Style, mind: Mind
) -> tuple[int, float, float]:
    """The colour to pay a route with: it, how likely the claim holds, what it wastes."""
    best, best_luck, best_waste, most = -1, 0.0, 0.0, -1e9
    cards = law.length[route]
    while options != 0:
        colour = lowest(options)
        options = drop(options)
        have, wilds = 0, cards
        if colour != WILD:
            have = byte_of(me.hand, colour)
            wilds = wilds_for(have, cards, law.ferry[route])
        spare = me.hand_wild - wilds + have - (cards - wilds)
        luck = holds_up(law, route, colour, spare, mind)
        waste = waste_of(law, me, route, colour, cards, wilds, style, mind)
        if 3 * luck - waste > most:
            most = 3 * luck - waste
            best, best_luck, best_waste = colour, luck, waste
    return best, best_luck, best_waste


@native
def pay_for(
    law: FlatLaw, me: FlatSeat, route: int, style: Style, mind: Mind
) -> tuple[int, float, float]:
    """The same for whatever the hand can pay with."""
    return best_payment(law, me, route, route_options(law, me, route), style, mind)


@native
def pay_station_with(law: FlatLaw, me: FlatSeat, options: int, style: Style, mind: Mind) -> int:
    """The colour to pay a station with."""
    best, least = WILD, 1e9
    cards = station_price(law, me)
    if options == 0:
        options = colours_for(me.hand, me.hand_wild, cards, 0)
    while options != 0:
        colour = lowest(options)
        options = drop(options)
        wilds = cards
        if colour != WILD:
            wilds = wilds_for(byte_of(me.hand, colour), cards, 0)
        waste = waste_of(law, me, -1, colour, cards, wilds, style, mind)
        if waste < least:
            best, least = colour, waste
    return best

"""Targets: routes to claim for their points alone, when no ticket asks for any."""

from whistlestop.turbo.bits import bit, byte_of, drop, lowest
from whistlestop.turbo.claims import is_tunnel
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import SECOND, FlatLaw, FlatState
from whistlestop.turbo.moves import Mask
from whistlestop.turbo.pilot.mind import Mind
from whistlestop.turbo.pilot.paying import pay_for
from whistlestop.turbo.pilot.prices import gain, most_of_one
from whistlestop.turbo.pilot.style import Style


@native
def target_value(
    law: FlatLaw, hand: int, most: int, wilds: int, route: int, style: Style, mind: Mind
) -> float:
    """Points for each turn that a route takes from a hand, which has `most` cards of one colour."""
    length, ferry, tint = law.length[route], law.ferry[route], law.tint[route]
    held = byte_of(hand, tint) if tint >= 0 else most
    missing = max(0, length - ferry - held) + max(0, ferry - wilds)
    if is_tunnel(law, route):
        missing += 1
    turns = 1 + style.draw * missing
    value = gain(law, route, style, mind) + style.cut * mind.cut[route] / 100
    return float((value - style.target_car * length) / turns)


@native
def targets(state: FlatState, law: FlatLaw, seat: int, style: Style, mind: Mind) -> None:
    """Plan up to three routes that give most for the turns they take; once a turn."""
    me, memory = state.seats[seat], mind.memory
    if memory.targets_turn == 1 + state.turns and state.phase == SECOND:
        mind.claims[0], mind.claims[1] = memory.targets[0], memory.targets[1]
        return
    hand, wilds, cars = me.hand, me.hand_wild, me.trains
    free_0, free_1 = me.open[0] & ~mind.avoid[0], me.open[1] & ~mind.avoid[1]
    plan_0, plan_1 = 0, 0
    for _ in range(3):
        best, most, of_one = -1, -1e8, most_of_one(hand)
        fits = law.fits[min(cars, 15)]
        for half in range(2):
            routes = (free_0 if half == 0 else free_1) & fits[half]
            while routes != 0:
                route = (half << 6) + lowest(routes)
                routes = drop(routes)
                value = target_value(law, hand, of_one, wilds, route, style, mind)
                if value > most:
                    best, most = route, value
        if best < 0:
            break
        if best < 64:
            plan_0 |= bit(best)
            free_0 &= ~bit(best)
        else:
            plan_1 |= bit(best - 64)
            free_1 &= ~bit(best - 64)
        cars -= law.length[best]
        colour = law.tint[best]
        if colour < 0:
            colour = 0
            for other in range(1, 8):
                if byte_of(hand, other) > byte_of(hand, colour):
                    colour = other
        have = byte_of(hand, colour)
        hand -= min(have, law.length[best]) << (colour << 3)
    mind.claims[0], mind.claims[1] = plan_0, plan_1
    memory.targets[0], memory.targets[1] = plan_0, plan_1
    memory.targets_turn = 1 + state.turns


@native
def claim_target(
    state: FlatState, law: FlatLaw, seat: int, mask: Mask, style: Style, mind: Mind
) -> int:
    """The best of the targets that can be paid for now."""
    me = state.seats[seat]
    best, most = -1, -1e9
    for half in range(2):
        routes = mind.claims[half] & (mask[0] if half == 0 else mask[1])
        while routes != 0:
            route = (half << 6) + lowest(routes)
            routes = drop(routes)
            value = gain(law, route, style, mind)
            if value > most:
                _, luck, _ = pay_for(law, me, route, style, mind)
                if luck > style.target_luck:
                    best, most = route, value
    return best

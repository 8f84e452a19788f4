"""Targets: routes to claim for their points alone, when no ticket asks for any."""

from whistlestop.turbo.bits import bit, drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.layout import (
    HAND,
    HAND_WILD,
    L_FERRY,
    L_FITS,
    L_LENGTH,
    L_TINT,
    OPEN,
    PHASE,
    PLAYER,
    PLAYERS,
    SECOND,
    TRAINS,
    TURNS,
)
from whistlestop.turbo.moves import Mask
from whistlestop.turbo.pilot.paying import pay_for
from whistlestop.turbo.pilot.room import (
    AVOID,
    CLAIMS,
    CUT,
    K_TARGETS,
    K_TARGETS_TURN,
    MEMORY,
    REMEMBERS,
)
from whistlestop.turbo.pilot.style import (
    P_CUT,
    P_DRAW,
    P_TARGET_CAR,
    P_TARGET_LUCK,
)
from whistlestop.turbo.pilot.ways import gain, is_tunnel, most_of_one


@native
def target_value(
    law: Words, hand: int, most: int, wilds: int, route: int, style: Numbers, mind: Words
) -> float:
    """Points for each turn that a route takes from a hand, which has `most` cards of one colour."""
    length, ferry, tint = law[L_LENGTH + route], law[L_FERRY + route], law[L_TINT + route]
    held = (hand >> (tint << 3)) & 255 if tint >= 0 else most
    missing = max(0, length - ferry - held) + max(0, ferry - wilds)
    if is_tunnel(law, route):
        missing += 1
    turns = 1 + style[P_DRAW] * missing
    value = gain(law, route, style, mind) + style[P_CUT] * mind[CUT + route] / 100
    return float((value - style[P_TARGET_CAR] * length) / turns)


@native
def targets(state: Words, law: Words, seat: int, left: float, style: Numbers, mind: Words) -> None:
    """Plan up to three routes that give most for the turns they take; once a turn."""
    me, memory = PLAYERS + seat * PLAYER, MEMORY + seat * REMEMBERS
    if mind[memory + K_TARGETS_TURN] == 1 + state[TURNS] and state[PHASE] == SECOND:
        mind[CLAIMS], mind[CLAIMS + 1] = mind[memory + K_TARGETS], mind[memory + K_TARGETS + 1]
        return
    hand, wilds, cars = state[me + HAND], state[me + HAND_WILD], state[me + TRAINS]
    free_0, free_1 = state[me + OPEN] & ~mind[AVOID], state[me + OPEN + 1] & ~mind[AVOID + 1]
    plan_0, plan_1 = 0, 0
    for _ in range(3):
        best, most, of_one = -1, -1e8, most_of_one(hand)
        fits = L_FITS + 2 * min(cars, 15)
        for half in range(2):
            routes = (free_0 if half == 0 else free_1) & law[fits + half]
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
        cars -= law[L_LENGTH + best]
        colour = law[L_TINT + best]
        if colour < 0:
            colour = 0
            for other in range(1, 8):
                if (hand >> (other << 3)) & 255 > (hand >> (colour << 3)) & 255:
                    colour = other
        have = (hand >> (colour << 3)) & 255
        hand -= min(have, law[L_LENGTH + best]) << (colour << 3)
    mind[CLAIMS], mind[CLAIMS + 1] = plan_0, plan_1
    mind[memory + K_TARGETS], mind[memory + K_TARGETS + 1] = plan_0, plan_1
    mind[memory + K_TARGETS_TURN] = 1 + state[TURNS]


@native
def claim_target(
    state: Words, law: Words, seat: int, mask: Mask, style: Numbers, mind: Words
) -> int:
    """The best of the targets that can be paid for now."""
    me = PLAYERS + seat * PLAYER
    best, most = -1, -1e9
    for half in range(2):
        routes = mind[CLAIMS + half] & (mask[0] if half == 0 else mask[1])
        while routes != 0:
            route = (half << 6) + lowest(routes)
            routes = drop(routes)
            value = gain(law, route, style, mind)
            if value > most:
                _, luck, _ = pay_for(state, law, me, route, style, mind)
                if luck > style[P_TARGET_LUCK]:
                    best, most = route, value
    return best

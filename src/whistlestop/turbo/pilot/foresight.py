"""Foresight: where others are likely to build, from the plans they would have in likely worlds.

A model of the opponents by sampling: they are taken to plan as the pilot does.
"""

from whistlestop.turbo.bits import drop, lowest, plus, stirred
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Numbers, Words
from whistlestop.turbo.layout import HELD, L_WORTH, PLAYER, PLAYERS, SEATS
from whistlestop.turbo.pilot.needs import count_cards
from whistlestop.turbo.pilot.network import plan
from whistlestop.turbo.pilot.room import CLAIMS, CUT, DANGER
from whistlestop.turbo.pilot.ways import look, price_routes
from whistlestop.turbo.pilot.wishes import turns_left
from whistlestop.turbo.pilot.worlds import deal_world


@native
def foresee(
    known: Words,
    hidden: Words,
    law: Words,
    viewer: int,
    seed: int,
    count: int,
    styles: Numbers,
    minds: Words,
    room: Words,
    work: Words,
    world: Words,
) -> None:
    """Note in the viewer's mind how likely others plan each route, in hundredths (DANGER), and
    what it may be worth to be there first, in hundredths of points (CUT)."""
    for route in range(128):
        minds[viewer, DANGER + route] = 0
    for number in range(count):
        luck = stirred(plus(seed, -1 - number))
        deal_world(known, hidden, law, viewer, luck, room, work, world)
        for seat in range(world[SEATS]):
            if seat == viewer:
                continue
            mind, style = minds[seat], styles[seat]
            look(world, law, seat, mind)
            count_cards(world, law, seat, style, mind)
            price_routes(world, law, seat, style, mind)
            held = world[PLAYERS + seat * PLAYER + HELD]
            plan(world, law, seat, held, turns_left(world, law, seat, style), style, mind)
            for half in range(2):
                left = mind[CLAIMS + half]
                while left != 0:
                    minds[viewer, DANGER + (half << 6) + lowest(left)] += 100
                    left = drop(left)
    for route in range(128):
        likely = minds[viewer, DANGER + route] // count
        minds[viewer, DANGER + route] = likely
        minds[viewer, CUT + route] = likely * (2 + law[L_WORTH + route])

"""Foresight: where others are likely to build, from the plans they would have in likely worlds.

A model of the opponents by sampling: they are taken to plan as the pilot does.
"""

from whistlestop.turbo.bits import drop, lowest, plus, stirred
from whistlestop.turbo.doors import state_at
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import FlatLaw, Hidden, Scratch
from whistlestop.turbo.pilot.belief import Belief
from whistlestop.turbo.pilot.mind import mind_at
from whistlestop.turbo.pilot.needs import count_cards
from whistlestop.turbo.pilot.network import plan
from whistlestop.turbo.pilot.prices import look, price_routes
from whistlestop.turbo.pilot.style import style_at
from whistlestop.turbo.pilot.wishes import turns_left
from whistlestop.turbo.pilot.worlds import deal_world
from whistlestop.turbo.records import Numbers, Words


@native
def foresee(
    known: Words,
    hidden: Hidden,
    law: FlatLaw,
    viewer: int,
    seed: int,
    count: int,
    styles: Numbers,
    minds: Words,
    belief: Belief,
    work: Scratch,
    world: Words,
) -> None:
    """Note in the viewer's mind how likely others plan each route, in hundredths (danger), and
    what it may be worth to be there first, in hundredths of points (cut)."""
    own = mind_at(minds, viewer)
    for route in range(128):
        own.danger[route] = 0
    for number in range(count):
        luck = stirred(plus(seed, -1 - number))
        deal_world(known, hidden, law, viewer, luck, belief, work, world)
        state = state_at(world, 0)
        for seat in range(state.players):
            if seat == viewer:
                continue
            mind, style = mind_at(minds, seat), style_at(styles, seat)
            look(state, law, seat, mind)
            count_cards(state, law, seat, style, mind)
            price_routes(state, law, seat, style, mind)
            held, left = state.seats[seat].held, turns_left(state, law, seat, style)
            plan(state, law, seat, held, left, style, mind)
            for half in range(2):
                claims = mind.claims[half]
                while claims != 0:
                    own.danger[(half << 6) + lowest(claims)] += 100
                    claims = drop(claims)
    for route in range(128):
        likely = own.danger[route] // count
        own.danger[route] = likely
        own.cut[route] = likely * (2 + law.worth[route])

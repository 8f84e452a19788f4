"""Worlds that fit what a seat knows, dealt one by one and made to fit what others have built.

A world is a determinisation: one state of the information set that the view of a seat stands for.
"""

from whistlestop.turbo.doors import state_at
from whistlestop.turbo.dreams import deal
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import FlatLaw, Hidden, Scratch
from whistlestop.turbo.pilot.belief import Belief
from whistlestop.turbo.pilot.sharpening import sharpen
from whistlestop.turbo.records import Words


@native
def deal_world(
    known: Words,
    hidden: Hidden,
    law: FlatLaw,
    viewer: int,
    seed: int,
    belief: Belief,
    work: Scratch,
    world: Words,
) -> None:
    """Deal one world into a row."""
    deal(known, hidden, seed, world, work)
    state, rare = state_at(world, 0), hidden.rare
    sharpen(state, law, viewer, hidden.drawn, rare, work.pool.rare, belief)

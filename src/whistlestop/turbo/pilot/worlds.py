"""Worlds that fit what a seat knows, dealt one by one and made to fit what others have built."""

from whistlestop.turbo.dreams import H_DRAWN, H_RARE, POOL, deal
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.pilot.sharpening import sharpen


@native
def deal_world(
    known: Words,
    hidden: Words,
    law: Words,
    viewer: int,
    seed: int,
    room: Words,
    work: Words,
    state: Words,
) -> None:
    """Deal one world. The belief must be in the room."""
    deal(known, hidden, seed, state, work)
    sharpen(state, law, viewer, hidden[H_DRAWN], hidden[H_RARE], work[POOL + H_RARE], room)

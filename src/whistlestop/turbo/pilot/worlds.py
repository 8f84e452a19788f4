"""Worlds that fit what a seat knows, dealt one by one and made to fit what others have built."""

from whistlestop.turbo.bits import stirred
from whistlestop.turbo.dreams import H_DRAWN, H_RARE, HIDDEN, deal_cards, deal_tickets
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import RNG, WILL
from whistlestop.turbo.pilot.belief import sharpen

POOL = 7000
"""Where in the scratch of scores the hidden things lie while they are dealt."""


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
    pool = work[POOL : POOL + HIDDEN]
    for place in range(len(known)):
        state[place] = known[place]
    for place in range(HIDDEN):
        pool[place] = hidden[place]
    state[RNG], state[WILL] = seed, stirred(seed)
    deal_cards(state, pool)
    deal_tickets(state, pool, work)
    sharpen(state, law, viewer, hidden[H_DRAWN] | hidden[H_RARE], hidden[H_RARE], room)

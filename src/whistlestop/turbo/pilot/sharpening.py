"""Worlds made to fit what others have built.

Worlds are dealt at random; then hidden tickets are exchanged, again and again, each time as likely
as the tickets together are then. Tickets that go well with what was built are tried more often,
and taken less often for that (Metropolis and Hastings; a chain of its own for each world).
Everything else stays as it was dealt.
"""

from math import exp

from whistlestop.turbo.bits import below, bit, nth_bit, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    AWAY,
    HELD,
    L_TICKETS,
    LOOSE,
    PLAYER,
    PLAYERS,
    SEATS,
    TRAINS,
    UNDER,
    UNDER_N,
    WILL,
)
from whistlestop.turbo.pilot.belief import LOT, SEAT_ROOM, SEAT_WORDS
from whistlestop.turbo.pilot.likely import alone, likely

SHARP = 2.5
"""Hands differ more than tickets that are exchanged one by one in an otherwise true hand."""
TRIES = 48
"""Exchanges tried for each ticket."""
LOTS = 1 << 20
SURE = 1 << 20


@native
def suggest(state: Words, law: Words, viewer: int, room: Words) -> None:
    """Note for each seat how often each ticket is to be tried: summed up, for drawing lots."""
    for seat in range(state[SEATS]):
        if seat != viewer:
            where, total = SEAT_ROOM + seat * SEAT_WORDS, 0
            cars = state[PLAYERS + seat * PLAYER + TRAINS]
            for ticket in range(law[L_TICKETS]):
                total += 1 + int(LOTS * exp(alone(law, cars, ticket, where, room)))
                room[where + LOT + ticket] = total


@native
def draw_lot(state: Words, law: Words, where: int, room: Words) -> int:
    """A ticket to be tried."""
    lot = below(state, WILL, room[where + LOT + law[L_TICKETS] - 1])
    ticket = 0
    while room[where + LOT + ticket] <= lot:
        ticket += 1
    return ticket


@native
def lots(ticket: int, where: int, room: Words) -> int:
    """How many lots a ticket has."""
    before = room[where + LOT + ticket - 1] if ticket > 0 else 0
    return int(room[where + LOT + ticket] - before)


@native
def boxed(state: Words, seat: int) -> int:
    """The tickets that a seat put out of the game: what it does not hold, and is not under the
    deck either."""
    away = state[PLAYERS + seat * PLAYER + AWAY]
    for place in range(state[UNDER_N]):
        away &= ~bit((state[UNDER + (place >> 3)] >> ((place & 7) << 3)) & 255)
    return int(away)


@native
def happens(state: Words, chance: float) -> bool:
    """Does something of this chance happen?"""
    return bool(chance >= 1 or below(state, WILL, SURE) < int(SURE * chance))


@native
def any_of(state: Words, tickets: int) -> int:
    """One of some tickets; there must be one."""
    return int(nth_bit(tickets, below(state, WILL, popcount(tickets))))


@native
def turn_round(
    state: Words,
    law: Words,
    seat: int,
    drawn: int,
    rare: int,
    box: int,
    now: float,
    room: Words,
) -> float:
    """Try whether a seat kept another kind of ticket at the start: a rare one is put away instead
    of kept, and one that fits comes from the deck for it, while one that was put away goes back
    there; or the other way round. Returns how likely the hand is then."""
    me, where, pool = PLAYERS + seat * PLAYER, SEAT_ROOM + seat * SEAT_WORDS, state[LOOSE]
    held = state[me + HELD]
    # Out of the hand goes one kind, out of the box the other: as many ways as there are pairs.
    back = below(state, WILL, 2) == 1
    out, into = (drawn, rare) if back else (rare, drawn)
    here, there = held & out, box & into
    if here == 0 or there == 0 or pool == 0:
        return now
    old, put = any_of(state, here), any_of(state, there)
    pairs = (popcount(held & into) + 1) * (popcount(box & out) + 1)
    chance = popcount(here) * popcount(there) / pairs
    share = room[where + LOT + law[L_TICKETS] - 1] / popcount(pool)
    if back:
        fetched = any_of(state, pool)
        new, stored, returned = put, fetched, old
        chance *= lots(old, where, room) / share
    else:
        fetched = draw_lot(state, law, where, room)
        if bit(fetched) & pool == 0:
            return now
        new, stored, returned = fetched, old, put
        chance *= share / lots(new, where, room)
    hand = (held & ~bit(old)) | bit(new)
    then = likely(state, law, seat, hand, room)
    if not happens(state, chance * exp(SHARP * (then - now))):
        return now
    state[me + HELD] = hand
    state[me + AWAY] = (state[me + AWAY] & ~bit(put)) | bit(stored)
    state[LOOSE] = (pool & ~bit(fetched)) | bit(returned)
    return then


@native
def sharpen(
    state: Words, law: Words, viewer: int, drawn: int, rare: int, spare: int, room: Words
) -> None:
    """Exchange hidden tickets of others so that they fit their routes: with those of the deck, or
    with what the same player put away. `drawn` and `rare` are those that the viewer has not seen,
    of the drawing deck and of the first deal; `spare` are the rare ones that lie nowhere in this
    world."""
    unseen = drawn | rare
    for seat in range(state[SEATS]):
        if seat == viewer:
            continue
        me = PLAYERS + seat * PLAYER
        held, box = state[me + HELD] & unseen, boxed(state, seat) & unseen
        where = SEAT_ROOM + seat * SEAT_WORDS
        now = likely(state, law, seat, state[me + HELD], room)
        for attempt in range(TRIES * popcount(held)):
            if box != 0 and rare != 0 and attempt & 3 == 1:
                now = turn_round(state, law, seat, drawn, rare, box, now, room)
                held, box = state[me + HELD] & unseen, boxed(state, seat) & unseen
                continue
            old = any_of(state, held)
            own = box != 0 and attempt & 3 == 3
            common = not own and bit(old) & drawn != 0
            pool = box if own else state[LOOSE] if common else spare
            if pool == 0:
                continue
            chance = 1.0
            if common:
                new = draw_lot(state, law, where, room)
                if bit(new) & pool == 0:
                    continue
                chance = lots(old, where, room) / lots(new, where, room)
            else:
                new = any_of(state, pool)
            hand = (state[me + HELD] & ~bit(old)) | bit(new)
            then = likely(state, law, seat, hand, room)
            if not happens(state, chance * exp(SHARP * (then - now))):
                continue
            now, state[me + HELD] = then, hand
            held = (held & ~bit(old)) | bit(new)
            pool = (pool & ~bit(new)) | bit(old)
            if own:
                box = pool
                state[me + AWAY] = (state[me + AWAY] & ~bit(new)) | bit(old)
            elif common:
                state[LOOSE] = pool
            else:
                spare = pool

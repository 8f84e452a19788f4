"""Worlds made to fit what others have built.

Worlds are dealt at random; then hidden tickets are exchanged, again and again, each time as likely
as the tickets together are then. Tickets that go well with what was built are tried more often,
and taken less often for that (Metropolis and Hastings; a chain of its own for each world).
Everything else stays as it was dealt.
"""

from math import exp

from whistlestop.turbo.bits import at_will, bit, nth_bit, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import FlatLaw, FlatState
from whistlestop.turbo.pilot.belief import Belief
from whistlestop.turbo.pilot.likely import alone, likely
from whistlestop.turbo.tickets import under_at

SHARP = 2.5
"""Hands differ more than tickets that are exchanged one by one in an otherwise true hand."""
TRIES = 48
"""Exchanges tried for each ticket."""
LOTS = 1 << 20
SURE = 1 << 20


@native
def suggest(state: FlatState, law: FlatLaw, viewer: int, belief: Belief) -> None:
    """Note for each seat how often each ticket is to be tried: summed up, for drawing lots."""
    for seat in range(state.players):
        if seat != viewer:
            lots, total = belief.seats[seat].lots, 0
            cars = state.seats[seat].trains
            for ticket in range(law.tickets):
                total += 1 + int(LOTS * exp(alone(law, cars, ticket, seat, belief)))
                lots[ticket] = total


@native
def draw_lot(state: FlatState, law: FlatLaw, lots: list[int]) -> int:
    """A ticket to be tried."""
    lot = at_will(state, lots[law.tickets - 1])
    ticket = 0
    while lots[ticket] <= lot:
        ticket += 1
    return ticket


@native
def lots_of(ticket: int, lots: list[int]) -> int:
    """How many lots a ticket has."""
    return lots[ticket] - (lots[ticket - 1] if ticket > 0 else 0)


@native
def boxed(state: FlatState, seat: int) -> int:
    """The tickets that a seat put out of the game: what it does not hold, and is not under the
    deck either."""
    away = state.seats[seat].away
    for place in range(state.under_n):
        away &= ~bit(under_at(state, place))
    return int(away)


@native
def happens(state: FlatState, chance: float) -> bool:
    """Does something of this chance happen?"""
    return bool(chance >= 1 or at_will(state, SURE) < int(SURE * chance))


@native
def any_of(state: FlatState, tickets: int) -> int:
    """One of some tickets; there must be one."""
    return int(nth_bit(tickets, at_will(state, popcount(tickets))))


@native
def turn_round(
    state: FlatState,
    law: FlatLaw,
    seat: int,
    drawn: int,
    rare: int,
    box: int,
    now: float,
    belief: Belief,
) -> float:
    """Try whether a seat kept another kind of ticket at the start: a rare one is put away instead
    of kept, and one that fits comes from the deck for it, while one that was put away goes back
    there; or the other way round. Returns how likely the hand is then."""
    me, lots, pool = state.seats[seat], belief.seats[seat].lots, state.loose
    held = me.held
    # Out of the hand goes one kind, out of the box the other: as many ways as there are pairs.
    back = at_will(state, 2) == 1
    out, into = (drawn, rare) if back else (rare, drawn)
    here, there = held & out, box & into
    if here == 0 or there == 0 or pool == 0:
        return now
    old, put = any_of(state, here), any_of(state, there)
    pairs = (popcount(held & into) + 1) * (popcount(box & out) + 1)
    chance = popcount(here) * popcount(there) / pairs
    share = lots[law.tickets - 1] / popcount(pool)
    if back:
        fetched = any_of(state, pool)
        new, stored, returned = put, fetched, old
        chance *= lots_of(old, lots) / share
    else:
        fetched = draw_lot(state, law, lots)
        if bit(fetched) & pool == 0:
            return now
        new, stored, returned = fetched, old, put
        chance *= share / lots_of(new, lots)
    hand = (held & ~bit(old)) | bit(new)
    then = likely(state, law, seat, hand, belief)
    if not happens(state, chance * exp(SHARP * (then - now))):
        return now
    me.held = hand
    me.away = (me.away & ~bit(put)) | bit(stored)
    state.loose = (pool & ~bit(fetched)) | bit(returned)
    return then


@native
def sharpen(
    state: FlatState, law: FlatLaw, viewer: int, drawn: int, rare: int, spare: int, belief: Belief
) -> None:
    """Exchange hidden tickets of others so that they fit their routes: with those of the deck, or
    with what the same player put away. `drawn` and `rare` are those that the viewer has not seen,
    of the drawing deck and of the first deal; `spare` are the rare ones that lie nowhere in this
    world."""
    unseen = drawn | rare
    for seat in range(state.players):
        if seat == viewer:
            continue
        me = state.seats[seat]
        held, box = me.held & unseen, boxed(state, seat) & unseen
        lots = belief.seats[seat].lots
        now = likely(state, law, seat, me.held, belief)
        for attempt in range(TRIES * popcount(held)):
            if box != 0 and rare != 0 and attempt & 3 == 1:
                now = turn_round(state, law, seat, drawn, rare, box, now, belief)
                held, box = me.held & unseen, boxed(state, seat) & unseen
                continue
            old = any_of(state, held)
            own = box != 0 and attempt & 3 == 3
            common = not own and bit(old) & drawn != 0
            pool = box if own else state.loose if common else spare
            if pool == 0:
                continue
            chance = 1.0
            if common:
                new = draw_lot(state, law, lots)
                if bit(new) & pool == 0:
                    continue
                chance = lots_of(old, lots) / lots_of(new, lots)
            else:
                new = any_of(state, pool)
            hand = (me.held & ~bit(old)) | bit(new)
            then = likely(state, law, seat, hand, belief)
            if not happens(state, chance * exp(SHARP * (then - now))):
                continue
            now, me.held = then, hand
            held = (held & ~bit(old)) | bit(new)
            pool = (pool & ~bit(new)) | bit(old)
            if own:
                box = pool
                me.away = (me.away & ~bit(new)) | bit(old)
            elif common:
                state.loose = pool
            else:
                spare = pool

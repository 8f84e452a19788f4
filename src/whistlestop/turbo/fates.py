"""Fate at native speed: which of the tickets that were put back others kept, see `core.fate`.

What matters is what lies where, so a ticket here is its number + 1, and 0 while it has no name.
"""

from whistlestop.core.fate import Slips
from whistlestop.core.view import View
from whistlestop.turbo.bits import bit, by_luck, nth_bit, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Law
from whistlestop.turbo.layout import FlatState, Hidden, Pool, Scratch
from whistlestop.turbo.tickets import shuffled


@native
def ways_to_choose(count: int, some: int) -> int:
    """How many ways there are to choose some of so many."""
    ways = 1
    for place in range(some):
        ways = ways * (count - place) // (place + 1)
    return ways


@native
def choice(count: int, some: int, number: int) -> int:
    """The choice of that number, in the order of `itertools.combinations`: a bit for each place."""
    found = 0
    for place in range(count):
        if some > 0:
            here = ways_to_choose(count - place - 1, some - 1)
            if number < here:
                found |= bit(place)
                some -= 1
            else:
                number -= here
    return found


@native
def drawn_at(hidden: Hidden, draw: int, place: int, work: Scratch) -> int:
    """The ticket at a place of a draw: the fresh ones come first."""
    place -= hidden.fresh[draw]
    return work.on[hidden.start[draw] + place] if place >= 0 else 0


@native
def put_back(hidden: Hidden, draw: int, work: Scratch) -> bool:
    """Put what was chosen on the slips. Is that what the viewer met there, if it did?"""
    slip, fits = hidden.back[draw], True
    for place in range(hidden.fresh[draw] + hidden.taken[draw]):
        if (work.chosen[draw] >> place) & 1:
            ticket = drawn_at(hidden, draw, place, work)
            work.on[slip] = ticket
            if hidden.met[slip] != 0 and hidden.met[slip] != ticket + 1:
                fits = False
            slip += 1
    return fits


@native
def find_fate(state: FlatState, hidden: Hidden, work: Scratch) -> None:
    """Go through the traces in order, and a step back where what follows cannot have been."""
    for slip in range(hidden.slips):
        work.on[slip] = hidden.named[slip]
    for draw in range(hidden.traced):
        work.tried[draw] = 0
    draw = 0
    while 0 <= draw < hidden.traced:
        count, some = hidden.fresh[draw] + hidden.taken[draw], hidden.returned[draw]
        left = ways_to_choose(count, some) - popcount(work.tried[draw])
        if left == 0:
            work.tried[draw] = 0
            draw -= 1
            continue
        nth = nth_bit(~work.tried[draw], by_luck(state, left))
        work.tried[draw] |= bit(nth)
        work.chosen[draw] = choice(count, some, nth)
        if put_back(hidden, draw, work):
            draw += 1


@native
def one_rare(state: FlatState, pool: Pool) -> int:
    """A ticket of those dealt only at the start."""
    ticket = shuffled(state, pool.rare)
    pool.rare &= ~bit(ticket)
    return ticket


@native
def common(state: FlatState, pool: Pool) -> int:
    """A ticket of the drawing deck; another only if there is none."""
    if pool.drawn == 0:
        return one_rare(state, pool)
    ticket = shuffled(state, pool.drawn)
    pool.drawn &= ~bit(ticket)
    return ticket


@native
def fate_of(state: FlatState, pool: Pool, ticket: int) -> int:
    """The number of a ticket; one that has no name yet is dealt now."""
    return ticket - 1 if ticket > 0 else common(state, pool)


@native
def deal_kept(
    state: FlatState, hidden: Hidden, pool: Pool, work: Scratch, seat: int, shift: int
) -> None:
    """To a seat what it kept of its draws, and is choosing from after so many bits of others."""
    me = state.seats[seat]
    for draw in range(hidden.traced):
        count = hidden.fresh[draw] + hidden.taken[draw] if hidden.drawer[draw] == seat else 0
        for place in range(count):
            if (work.chosen[draw] >> place) & 1 == 0:
                ticket = fate_of(state, pool, drawn_at(hidden, draw, place, work))
                if hidden.pending[draw]:
                    me.offer |= (ticket + 1) << shift
                    shift += 8
                else:
                    me.held |= bit(ticket)


def note_traces(law: Law, view: View, hides: Hidden) -> Slips:
    """Note what a view tells of tickets put back, and the draws that others made of them: those
    tickets are not hidden in hands and offers like all others."""
    slips = Slips(view)
    hides.slips, hides.drawn_slips = slips.count, slips.drawn
    for slip, ticket in slips.names.items():
        hides.named[slip] = law.ticket_at[ticket] + 1
    for slip, ticket in slips.met.items():
        hides.met[slip] = 1 + (law.ticket_at[ticket] + 1 if slip in slips.lost else 0)
    start, back = 0, slips.first
    for trace in view.traces:
        draw, returned = hides.traced, trace.returned or 0
        if trace.seat != view.seat:
            hides.traced += 1
            hides.drawer[draw], hides.fresh[draw] = trace.seat, trace.fresh
            hides.taken[draw], hides.returned[draw] = len(trace.slips), returned
            hides.start[draw], hides.back[draw] = start, back
            hides.pending[draw] = trace.returned is None
            kept = trace.fresh + len(trace.slips) - returned
            if hides.pending[draw]:
                hides.seats[trace.seat].offered -= kept
            else:
                hides.seats[trace.seat].held -= kept
        start, back = start + len(trace.slips), back + returned
    return slips

"""Imagination at native speed: whole flat states, dealt at random, that fit what a view knows.

Each is a determinisation, drawn from the information set of the view's seat.
"""

from typing import TYPE_CHECKING

from whistlestop.core.view import View
from whistlestop.turbo import layout as at
from whistlestop.turbo.bits import below, colour_at, nth_bit, plus, popcount, stirred
from whistlestop.turbo.flat import flatten, mask
from whistlestop.turbo.jit import entry, native, zeros
from whistlestop.turbo.law import Law, Words, law
from whistlestop.turbo.layout import (
    AWAY,
    CARDS,
    DECK,
    DECK_N,
    DECK_WILD,
    HAND,
    HAND_WILD,
    HELD,
    LOOSE,
    OFFER,
    PLAYER,
    PLAYERS,
    RNG,
    SEATS,
    UNDER,
    WILD,
    WILL,
)

if TYPE_CHECKING:
    from whistlestop.turbo.game import Game

# What a view hides, in a row of its own.
H_DRAWN = 0
"""The tickets of the drawing deck that may lie anywhere, and those dealt only at the start."""
H_RARE = 1
H_LOOSE = 2
H_DECK = 3
H_DEALT = 4
"""How many tickets a seat is dealt at the start."""
H_UNSEEN = 5
"""The cards that may lie anywhere: packed, and wild."""
H_UNSEEN_WILD = 6
H_UNDER = 8
"""For each ticket put back: 0 known, else 1 + the seat that knows it (9: nobody)."""
H_SEATS = 72
"""For each seat: tickets hidden in hand, put out of the game, on offer; and is it the viewer?"""
H_SEAT = 4
HIDDEN = H_SEATS + 5 * H_SEAT
GROUP = 6400
"""Room in the scratch for the tickets of one deal."""
POOL = 7000
"""Where in the scratch the hidden things lie while they are dealt: what is left there then is in
no world."""


@native
def one_card(state: Words, pool: Words) -> int:
    """A card from those that may lie anywhere."""
    wild = pool[H_UNSEEN_WILD]
    coloured = (pool[H_UNSEEN] & 0x00FF00FF00FF00FF) + ((pool[H_UNSEEN] >> 8) & 0x00FF00FF00FF00FF)
    coloured = (
        (coloured & 0xFFFF)
        + ((coloured >> 16) & 0xFFFF)
        + ((coloured >> 32) & 0xFFFF)
        + ((coloured >> 48) & 0xFFFF)
    )
    place = below(state, RNG, coloured + wild)
    if place >= coloured:
        pool[H_UNSEEN_WILD] -= 1
        return WILD
    colour = colour_at(pool[H_UNSEEN], place)
    pool[H_UNSEEN] -= 1 << (colour << 3)
    return colour


@native
def deal_cards(state: Words, pool: Words) -> None:
    """The unseen cards: to every hand what is missing there, the rest to the deck."""
    for seat in range(state[SEATS]):
        me = PLAYERS + seat * PLAYER
        have = state[me + HAND_WILD]
        for colour in range(8):
            have += (state[me + HAND] >> (colour << 3)) & 255
        for _ in range(state[me + CARDS] - have):
            kind = one_card(state, pool)
            if kind == WILD:
                state[me + HAND_WILD] += 1
            else:
                state[me + HAND] += 1 << (kind << 3)
    left = pool[H_UNSEEN_WILD]
    for colour in range(8):
        left += (pool[H_UNSEEN] >> (colour << 3)) & 255
    for _ in range(left - pool[H_DECK]):
        one_card(state, pool)
    state[DECK], state[DECK_WILD] = pool[H_UNSEEN], pool[H_UNSEEN_WILD]
    state[DECK_N] = pool[H_DECK]


@native
def one_ticket(state: Words, pool: Words, where: int) -> int:
    """A ticket from one of the two pools."""
    ticket = nth_bit(pool[where], below(state, RNG, popcount(pool[where])))
    pool[where] &= ~(1 << ticket)
    return ticket


@native
def common(state: Words, pool: Words) -> int:
    """A ticket of the drawing deck; another only if there is none."""
    return one_ticket(state, pool, H_DRAWN if pool[H_DRAWN] != 0 else H_RARE)


@native
def deal_group(state: Words, pool: Words, count: int, work: Words) -> int:
    """What is left of a first deal: at most one rare ticket, anywhere in it; returns how many."""
    if count == 0:
        return 0
    size = 0
    if pool[H_RARE] != 0:
        work[GROUP + 32] = one_ticket(state, pool, H_RARE)
        size = 1
    while size < count:
        work[GROUP + 32 + size] = common(state, pool)
        size += 1
    for taken in range(count):
        place = below(state, RNG, size)
        work[GROUP + taken] = work[GROUP + 32 + place]
        size -= 1
        for after in range(place, size):
            work[GROUP + 32 + after] = work[GROUP + 33 + after]
    return count


@native
def deal_tickets(state: Words, pool: Words, work: Words) -> None:
    """The hidden tickets: to hands, offers, the box, under the deck, and into it."""
    for seat in range(state[SEATS]):
        me, row = PLAYERS + seat * PLAYER, H_SEATS + seat * H_SEAT
        hidden, aside, offered = pool[row], pool[row + 1], pool[row + 2]
        first = min(hidden + offered, max(0, pool[H_DEALT] - aside))
        size = deal_group(state, pool, first + aside, work)
        for _ in range(hidden + offered - first):
            work[GROUP + size] = common(state, pool)
            size += 1
        shift = 0
        for place in range(size):
            ticket = work[GROUP + place]
            if place < aside:
                state[me + AWAY] |= 1 << ticket
            elif place < aside + hidden:
                state[me + HELD] |= 1 << ticket
            else:
                state[me + OFFER] |= (ticket + 1) << shift
                shift += 8
    for place in range(64):
        knower = pool[H_UNDER + place]
        if knower > 0:
            ticket = common(state, pool)
            where, shift = UNDER + (place >> 3), (place & 7) << 3
            state[where] = (state[where] & ~(255 << shift)) | (ticket << shift)
            if knower < 9:
                state[PLAYERS + (knower - 1) * PLAYER + AWAY] |= 1 << ticket
    state[LOOSE] = 0
    for _ in range(pool[H_LOOSE]):
        state[LOOSE] |= 1 << common(state, pool)


@native
def deal(known: Words, hidden: Words, seed: int, state: Words, work: Words) -> None:
    """Deal one whole world."""
    pool = work[POOL : POOL + HIDDEN]
    for place in range(len(known)):
        state[place] = known[place]
    for place in range(HIDDEN):
        pool[place] = hidden[place]
    state[RNG], state[WILL] = seed, stirred(seed)
    deal_cards(state, pool)
    deal_tickets(state, pool, work)


@entry
def dream(
    known: Words, hidden: Words, seed: int, low: int, high: int, states: Words, work: Words
) -> None:
    """Deal whole worlds number `low` to `high` - 1 into the rows of `states`."""
    for number in range(low, high):
        luck = seed if number == 0 else stirred(plus(seed, number))
        deal(known, hidden, luck, states[number - low], work)


def hidden_of(found: Law, view: View) -> Words:
    """What a view does not know, as counts and pools."""
    edition, pack = view.edition, view.edition.pack
    row: Words = zeros(HIDDEN)
    seen = {slip.ticket for slip in (*view.under, *view.box)} | set(view.tickets)
    seen |= {ticket for player in view.players for ticket in player.tickets}
    seen |= {ticket for phase in view.phases for ticket in phase.tickets()}
    open_ = [t for t in edition.board.tickets.values() if t.id not in seen]
    row[H_DRAWN] = mask(found.ticket_at[t.id] for t in open_ if not t.deck)
    row[H_RARE] = mask(found.ticket_at[t.id] for t in open_ if t.deck)
    row[H_LOOSE], row[H_DECK] = view.loose, view.deck
    row[H_DEALT] = sum(edition.deals.values())
    unseen = list(pack.all)
    shown = [pack.bag(view.row), view.discards]
    shown += [pack.bag(tuple(phase.cards())) for phase in view.phases]
    for seat, player in enumerate(view.players):
        shown.append(view.hand if seat == view.seat else player.known)
    for bag in shown:
        unseen = [have - less for have, less in zip(unseen, bag, strict=True)]
    row[H_UNSEEN] = int.from_bytes(bytes(unseen[:-1]), "little")
    row[H_UNSEEN_WILD] = unseen[-1]
    for place, slip in enumerate(view.under):
        if slip.ticket is None:
            row[H_UNDER + place] = 9 if slip.known_to is None else 1 + slip.known_to
    for seat, player in enumerate(view.players):
        at_seat = H_SEATS + seat * H_SEAT
        row[at_seat] = 0 if seat == view.seat else player.tickets.count(None)
        row[at_seat + 1] = sum(s.known_to == seat and s.ticket is None for s in view.box)
        row[at_seat + 2] = sum(p.hidden_tickets().get(seat, 0) for p in view.phases)
    return row


class Dreamer:
    """Deals worlds that fit one view: everything its seat knows is so in each of them."""

    def __init__(self, view: View) -> None:
        self.law = law(view.edition)
        self.known = flatten(self.law, view)
        self.hidden = hidden_of(self.law, view)
        self._work: Words = zeros(at.SCRATCH)

    def states(self, count: int, seed: int, first: int = 0) -> Words:
        """Some worlds, a row each."""
        found: Words = zeros(count * len(self.known)).reshape(count, len(self.known))
        dream(self.known, self.hidden, seed, first, first + count, found, self._work)
        return found

    def game(self, seed: int) -> "Game":
        """One world to play on in."""
        from whistlestop.turbo.game import Game

        return Game(self.law, self.states(1, seed)[0])

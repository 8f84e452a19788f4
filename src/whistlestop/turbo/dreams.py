"""Imagination at native speed: whole flat states, dealt at random, that fit what a view knows.

Each is a determinisation, drawn from the information set of the view's seat.
"""

from typing import TYPE_CHECKING

from whistlestop.core.view import View
from whistlestop.turbo.bits import (
    bit,
    by_luck,
    cards_in,
    colour_at,
    plus,
    stirred,
)
from whistlestop.turbo.by_hand import mask
from whistlestop.turbo.doors import copy_row, hidden_at, scratch_at, state_at
from whistlestop.turbo.fates import common, deal_kept, fate_of, find_fate, note_traces, one_rare
from whistlestop.turbo.flat import flatten
from whistlestop.turbo.jit import entry, native
from whistlestop.turbo.law import Law, law
from whistlestop.turbo.layout import (
    MOST_TICKETS,
    WILD,
    FlatState,
    Hidden,
    Pool,
    Scratch,
    state_rows,
)
from whistlestop.turbo.records import Words
from whistlestop.turbo.tickets import lay_under

if TYPE_CHECKING:
    from whistlestop.turbo.game import Game


@native
def one_card(state: FlatState, pool: Pool) -> int:
    """A card from those that may lie anywhere."""
    wild = pool.unseen_wild
    coloured = cards_in(pool.unseen)
    place = by_luck(state, coloured + wild)
    if place >= coloured:
        pool.unseen_wild -= 1
        return WILD
    colour = colour_at(pool.unseen, place)
    pool.unseen -= 1 << (colour << 3)
    return colour


@native
def deal_cards(state: FlatState, hidden: Hidden, pool: Pool) -> None:
    """The unseen cards: to every hand what is missing there, the rest to the deck."""
    for seat in range(state.players):
        me = state.seats[seat]
        for _ in range(me.cards - cards_in(me.hand) - me.hand_wild):
            kind = one_card(state, pool)
            if kind == WILD:
                me.hand_wild += 1
            else:
                me.hand += 1 << (kind << 3)
    for _ in range(cards_in(pool.unseen) + pool.unseen_wild - hidden.deck):
        one_card(state, pool)
    state.deck, state.deck_wild = pool.unseen, pool.unseen_wild
    state.deck_n = hidden.deck


@native
def deal_group(state: FlatState, pool: Pool, count: int, work: Scratch) -> int:
    """What is left of a first deal: at most one rare ticket, anywhere in it; returns how many."""
    if count == 0:
        return 0
    size = 0
    if pool.rare != 0:
        work.rest[0] = one_rare(state, pool)
        size = 1
    while size < count:
        work.rest[size] = common(state, pool)
        size += 1
    for taken in range(count):
        place = by_luck(state, size)
        work.group[taken] = work.rest[place]
        size -= 1
        for after in range(place, size):
            work.rest[after] = work.rest[after + 1]
    return count


@native
def deal_tickets(state: FlatState, hidden: Hidden, pool: Pool, work: Scratch) -> None:
    """The hidden tickets: to hands, offers, the box, under the deck, and into it."""
    for seat in range(state.players):
        me, hides = state.seats[seat], hidden.seats[seat]
        rest = hides.held + hides.offered
        first = min(rest, max(0, hidden.dealt - hides.aside))
        size = deal_group(state, pool, first + hides.aside, work)
        for _ in range(rest - first):
            work.group[size] = common(state, pool)
            size += 1
        shift = 0
        for place in range(size):
            ticket = work.group[place]
            if place < hides.aside:
                me.away |= bit(ticket)
            elif place < hides.aside + hides.held:
                me.held |= bit(ticket)
            else:
                me.offer |= (ticket + 1) << shift
                shift += 8
        deal_kept(state, hidden, pool, work, seat, shift)
    for place in range(MOST_TICKETS):
        knower = hidden.under[place]
        if knower > 0:
            ticket = fate_of(state, pool, work.on[hidden.drawn_slips + place])
            lay_under(state, place, ticket)
            if knower < 9:
                state.seats[knower - 1].away |= bit(ticket)
    state.loose = 0
    for _ in range(hidden.loose):
        state.loose |= bit(common(state, pool))


@native
def deal(known: Words, hidden: Hidden, seed: int, row: Words, work: Scratch) -> None:
    """Deal one whole world into a row."""
    copy_row(known, row)
    state, pool = state_at(row, 0), work.pool
    pool.drawn, pool.rare = hidden.drawn, hidden.rare
    pool.unseen, pool.unseen_wild = hidden.unseen, hidden.unseen_wild
    state.rng, state.will = seed, stirred(seed)
    deal_cards(state, hidden, pool)
    find_fate(state, hidden, work)
    deal_tickets(state, hidden, pool, work)


@entry
def dream(
    known: Words, hidden: Words, seed: int, low: int, high: int, states: Words, work: Words
) -> None:
    """Deal whole worlds number `low` to `high` - 1 into the rows of `states`."""
    hides, scratch = hidden_at(hidden, 0), scratch_at(work, 0)
    for number in range(low, high):
        luck = seed if number == 0 else stirred(plus(seed, number))
        deal(known, hides, luck, states[number - low], scratch)


def hidden_of(found: Law, view: View) -> Hidden:
    """What a view does not know, as counts and pools."""
    edition, pack = view.edition, view.edition.pack
    hides = Hidden()
    slips = note_traces(found, view, hides)
    seen = {*view.tickets, *slips.names.values()}
    seen |= {slip.ticket for slip in view.box if slip.ticket}
    seen |= {ticket for player in view.players for ticket in player.tickets if ticket}
    seen |= {ticket for phase in view.phases for ticket in phase.tickets()}
    open_ = [t for t in edition.board.tickets.values() if t.id not in seen]
    hides.drawn = mask(found.ticket_at[t.id] for t in open_ if not t.deck)
    hides.rare = mask(found.ticket_at[t.id] for t in open_ if t.deck)
    hides.loose, hides.deck = view.loose, view.deck
    hides.dealt = sum(edition.deals.values())
    unseen = list(pack.all)
    shown = [pack.bag(view.row), view.discards]
    shown += [pack.bag(tuple(phase.cards())) for phase in view.phases]
    for seat, player in enumerate(view.players):
        shown.append(view.hand if seat == view.seat else player.known)
    for bag in shown:
        unseen = [have - less for have, less in zip(unseen, bag, strict=True)]
    hides.unseen = int.from_bytes(bytes(unseen[:-1]), "little")
    hides.unseen_wild = unseen[-1]
    for place, slip in enumerate(view.under):
        if slip.ticket is None:
            hides.under[place] = 9 if slip.known_to is None else 1 + slip.known_to
    for seat, player in enumerate(view.players):
        there = hides.seats[seat]
        there.held += 0 if seat == view.seat else player.tickets.count(None)
        there.aside = sum(s.known_to == seat and s.ticket is None for s in view.box)
        there.offered += sum(p.hidden_tickets().get(seat, 0) for p in view.phases)
    return hides


class Dreamer:
    """Deals worlds that fit one view: everything its seat knows is so in each of them."""

    def __init__(self, view: View) -> None:
        self.law = law(view.edition)
        self.seats = len(view.players)
        self.known = flatten(self.law, view).to_row()
        self.hidden = hidden_of(self.law, view).to_row()
        self._work = Scratch.rows()

    def states(self, count: int, seed: int, first: int = 0) -> Words:
        """Some worlds, a row each."""
        found = state_rows(self.seats, count)
        dream(self.known, self.hidden, seed, first, first + count, found, self._work)
        return found

    def game(self, seed: int) -> "Game":
        """One world to play on in."""
        from whistlestop.turbo.game import Game

        return Game(self.law, self.states(1, seed)[0])

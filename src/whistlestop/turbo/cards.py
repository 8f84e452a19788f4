"""Deck, discards, row and hands on packed words (E-11 to E-16)."""

from whistlestop.turbo.bits import by_luck, byte_of, colour_at
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import WILD, FlatSeat, FlatState


@native
def shuffle_if_empty(state: FlatState) -> None:
    """An empty deck is made anew from the discards."""
    if state.deck_n == 0 and state.discards_n > 0:
        state.deck, state.deck_wild = state.discards, state.discards_wild
        state.deck_n = state.discards_n
        state.discards, state.discards_wild, state.discards_n = 0, 0, 0


@native
def off_deck(state: FlatState) -> int:
    """The card that comes off the deck, taken from it; -1 if there is none."""
    if state.deck_n == 0:
        shuffle_if_empty(state)
        if state.deck_n == 0:
            return -1
    total = state.deck_n
    place = by_luck(state, total)
    state.deck_n = total - 1
    if place >= total - state.deck_wild:
        state.deck_wild -= 1
        return WILD
    colour = colour_at(state.deck, place)
    state.deck -= 1 << (colour << 3)
    return colour


@native
def into_hand(me: FlatSeat, kind: int) -> None:
    """A card for a player."""
    me.cards += 1
    if kind == WILD:
        me.hand_wild += 1
    else:
        me.hand += 1 << (kind << 3)


@native
def draw_blind(state: FlatState, me: FlatSeat) -> None:
    """A card from the deck for a player, if there is one."""
    kind = off_deck(state)
    if kind >= 0:
        into_hand(me, kind)
        shuffle_if_empty(state)


@native
def must_sweep(state: FlatState) -> bool:
    """Three wild cards in the row, and enough others in reach (E-15)."""
    if state.row_wild < 3:
        return False
    wild = state.deck_wild + state.discards_wild + state.row_wild
    others = state.deck_n + state.discards_n + state.row_n - wild
    return bool(others + min(wild, 2) >= 5)


@native
def fill_row(state: FlatState) -> None:
    """Turn up cards until the row is full, and sweep it while it must be."""
    while True:
        while state.row_n < 5:
            kind = off_deck(state)
            if kind < 0:
                break
            state.row_n += 1
            if kind == WILD:
                state.row_wild += 1
            else:
                state.row += 1 << (kind << 3)
        if not must_sweep(state):
            break
        state.discards += state.row
        state.discards_wild += state.row_wild
        state.discards_n += state.row_n
        state.row, state.row_wild, state.row_n = 0, 0, 0
    shuffle_if_empty(state)


@native
def take(state: FlatState, me: FlatSeat, kind: int) -> None:
    """A card of the row for a player, for all to see, and a new one in its place."""
    into_hand(me, kind)
    state.row_n -= 1
    if kind == WILD:
        state.row_wild -= 1
        me.known_wild += 1
    else:
        one = 1 << (kind << 3)
        state.row -= one
        me.known += one
    fill_row(state)


@native
def short(state: FlatState) -> bool:
    """Does the row lack a card that could be turned up (E-16)?"""
    return bool(state.row_n < 5 and state.deck_n + state.discards_n > 0)


@native
def tidy(state: FlatState) -> None:
    """At the end of a turn: cards just discarded may make a deck, fill a row, free a stuck one."""
    if (state.deck_n == 0 and state.discards_n > 0) or must_sweep(state) or short(state):
        fill_row(state)


@native
def lay_down(me: FlatSeat, colour: int, plain: int, wilds: int) -> None:
    """Cards leave a hand: some of a colour, some wild."""
    if plain > 0:
        shift = colour << 3
        me.hand -= plain << shift
        seen = byte_of(me.known, colour)
        me.known -= min(seen, plain) << shift
    me.hand_wild -= wilds
    me.known_wild = max(me.known_wild - wilds, 0)
    me.cards -= plain + wilds


@native
def pick_up(me: FlatSeat, colour: int, plain: int, wilds: int) -> None:
    """Cards come back into a hand, for all to see."""
    if plain > 0:
        shift = colour << 3
        me.hand += plain << shift
        me.known += plain << shift
    me.hand_wild += wilds
    me.known_wild += wilds
    me.cards += plain + wilds


@native
def discard(state: FlatState, colour: int, plain: int, wilds: int) -> None:
    """Cards onto the discards."""
    if plain > 0:
        state.discards += plain << (colour << 3)
    state.discards_wild += wilds
    state.discards_n += plain + wilds

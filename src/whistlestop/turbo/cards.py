"""Deck, discards, row and hands on packed words (E-11 to E-16)."""

from whistlestop.turbo.bits import below, byte_of, colour_at
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    CARDS,
    DECK,
    DECK_N,
    DECK_WILD,
    DISC,
    DISC_N,
    DISC_WILD,
    HAND,
    HAND_WILD,
    KNOWN,
    KNOWN_WILD,
    RNG,
    ROW,
    ROW_N,
    ROW_WILD,
    WILD,
)


@native
def shuffle_if_empty(state: Words) -> None:
    """An empty deck is made anew from the discards."""
    if state[DECK_N] == 0 and state[DISC_N] > 0:
        state[DECK], state[DECK_WILD] = state[DISC], state[DISC_WILD]
        state[DECK_N] = state[DISC_N]
        state[DISC], state[DISC_WILD], state[DISC_N] = 0, 0, 0


@native
def off_deck(state: Words) -> int:
    """The card that comes off the deck, taken from it; -1 if there is none."""
    if state[DECK_N] == 0:
        shuffle_if_empty(state)
        if state[DECK_N] == 0:
            return -1
    total = state[DECK_N]
    place = below(state, RNG, total)
    state[DECK_N] = total - 1
    if place >= total - state[DECK_WILD]:
        state[DECK_WILD] -= 1
        return WILD
    colour = colour_at(state[DECK], place)
    state[DECK] -= 1 << (colour << 3)
    return colour


@native
def into_hand(state: Words, me: int, kind: int) -> None:
    """A card for a player."""
    state[me + CARDS] += 1
    if kind == WILD:
        state[me + HAND_WILD] += 1
    else:
        state[me + HAND] += 1 << (kind << 3)


@native
def draw_blind(state: Words, me: int) -> None:
    """A card from the deck for a player, if there is one."""
    kind = off_deck(state)
    if kind >= 0:
        into_hand(state, me, kind)
        shuffle_if_empty(state)


@native
def must_sweep(state: Words) -> bool:
    """Three wild cards in the row, and enough others in reach (E-15)."""
    if state[ROW_WILD] < 3:
        return False
    wild = state[DECK_WILD] + state[DISC_WILD] + state[ROW_WILD]
    others = state[DECK_N] + state[DISC_N] + state[ROW_N] - wild
    return bool(others + min(wild, 2) >= 5)


@native
def fill_row(state: Words) -> None:
    """Turn up cards until the row is full, and sweep it while it must be."""
    while True:
        while state[ROW_N] < 5:
            kind = off_deck(state)
            if kind < 0:
                break
            state[ROW_N] += 1
            if kind == WILD:
                state[ROW_WILD] += 1
            else:
                state[ROW] += 1 << (kind << 3)
        if not must_sweep(state):
            break
        state[DISC] += state[ROW]
        state[DISC_WILD] += state[ROW_WILD]
        state[DISC_N] += state[ROW_N]
        state[ROW], state[ROW_WILD], state[ROW_N] = 0, 0, 0
    shuffle_if_empty(state)


@native
def take(state: Words, me: int, kind: int) -> None:
    """A card of the row for a player, for all to see, and a new one in its place."""
    into_hand(state, me, kind)
    state[ROW_N] -= 1
    if kind == WILD:
        state[ROW_WILD] -= 1
        state[me + KNOWN_WILD] += 1
    else:
        one = 1 << (kind << 3)
        state[ROW] -= one
        state[me + KNOWN] += one
    fill_row(state)


@native
def short(state: Words) -> bool:
    """Does the row lack a card that could be turned up (E-16)?"""
    return bool(state[ROW_N] < 5 and state[DECK_N] + state[DISC_N] > 0)


@native
def tidy(state: Words) -> None:
    """At the end of a turn: cards just discarded may make a deck, fill a row, free a stuck one."""
    if (state[DECK_N] == 0 and state[DISC_N] > 0) or must_sweep(state) or short(state):
        fill_row(state)


@native
def lay_down(state: Words, me: int, colour: int, plain: int, wilds: int) -> None:
    """Cards leave a hand: some of a colour, some wild."""
    if plain > 0:
        shift = colour << 3
        state[me + HAND] -= plain << shift
        seen = byte_of(state[me + KNOWN], colour)
        state[me + KNOWN] -= min(seen, plain) << shift
    state[me + HAND_WILD] -= wilds
    state[me + KNOWN_WILD] = max(state[me + KNOWN_WILD] - wilds, 0)
    state[me + CARDS] -= plain + wilds


@native
def pick_up(state: Words, me: int, colour: int, plain: int, wilds: int) -> None:
    """Cards come back into a hand, for all to see."""
    if plain > 0:
        shift = colour << 3
        state[me + HAND] += plain << shift
        state[me + KNOWN] += plain << shift
    state[me + HAND_WILD] += wilds
    state[me + KNOWN_WILD] += wilds
    state[me + CARDS] += plain + wilds


@native
def discard(state: Words, colour: int, plain: int, wilds: int) -> None:
    """Cards onto the discards."""
    if plain > 0:
        state[DISC] += plain << (colour << 3)
    state[DISC_WILD] += wilds
    state[DISC_N] += plain + wilds

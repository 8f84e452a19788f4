"""The compiled verbs that Python may call. They check nothing: see `Game` for the checked ones."""

import numpy as np
from numpy.typing import NDArray

from whistlestop.turbo.bits import drop, lowest
from whistlestop.turbo.jit import entry, native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import ACTIONS, OVER, PHASE
from whistlestop.turbo.moves import Mask, apply, begin, legal_mask
from whistlestop.turbo.scoring import final_scores

Bytes = NDArray[np.uint8]


@native
def list_actions(mask: Mask, out: Words) -> int:
    """Write the actions of a mask one by one; returns how many."""
    count = 0
    for word in range(4):
        left = mask[word]
        while left != 0:
            out[count] = (word << 6) + lowest(left)
            left = drop(left)
            count += 1
    return count


@native
def spread(word: int, out: Bytes, start: int) -> None:
    """Write the bits of a word as bytes of 0 and 1."""
    for place in range(64):
        out[start + place] = (word >> place) & 1


@entry
def new(state: Words, law: Words, seats: int, seed: int, first: int) -> None:
    """Set a game up in a state."""
    begin(state, law, seats, seed, first)


@entry
def legal(state: Words, law: Words, out: Words) -> int:
    """List the legal actions; returns how many."""
    if state[PHASE] == OVER:
        return 0
    return list_actions(legal_mask(state, law), out)


@entry
def write_mask(state: Words, law: Words, out: Bytes) -> None:
    """Write 256 bytes: 1 for each legal action."""
    mask = legal_mask(state, law)
    for word in range(4):
        spread(mask[word], out, word << 6)


@entry
def allowed(state: Words, law: Words, action: int) -> bool:
    """Is an action legal now?"""
    if action < 0 or action >= ACTIONS or state[PHASE] == OVER:
        return False
    return bool((legal_mask(state, law)[action >> 6] >> (action & 63)) & 1)


@entry
def act(state: Words, law: Words, action: int) -> None:
    """Make a legal action happen. Anything else is undefined."""
    apply(state, law, action)


@entry
def step(state: Words, law: Words, action: int, out: Words) -> int:
    """Make an action happen and list what is legal then; returns how many (0: the game is over)."""
    apply(state, law, action)
    if state[PHASE] == OVER:
        return 0
    return list_actions(legal_mask(state, law), out)


@entry
def copy(source: Words, target: Words) -> None:
    """A clone: the words of one state into another."""
    for place in range(len(source)):
        target[place] = source[place]


@entry
def score(state: Words, law: Words, work: Words, out: Words) -> None:
    """Write the final score of every seat, as the game stands."""
    final_scores(state, law, work, out)

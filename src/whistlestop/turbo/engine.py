"""The compiled verbs that Python may call. They check nothing: see `Game` for the checked ones."""

from whistlestop.turbo.bits import drop, lowest
from whistlestop.turbo.doors import copy_row, law_at, scratch_at, state_at
from whistlestop.turbo.jit import entry, native
from whistlestop.turbo.layout import OVER, FlatLaw, FlatState
from whistlestop.turbo.moves import Mask, apply, begin, legal_mask
from whistlestop.turbo.records import Words
from whistlestop.turbo.scoring import final_scores


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
def next_actions(state: FlatState, law: FlatLaw, action: int, out: Words) -> int:
    """See `step`."""
    if action >= 0:
        apply(state, law, action)
    if state.phase == OVER:
        return 0
    return list_actions(legal_mask(state, law), out)


@entry
def new(state: Words, law: Words, seats: int, seed: int, first: int) -> None:
    """Set a game up in a state."""
    begin(state, law_at(law, 0), seats, seed, first)


@entry
def step(state: Words, law: Words, action: int, out: Words) -> int:
    """Make an action happen and list what is legal then; returns how many (0: the game is over).

    With an action below 0 nothing happens. An action that is not legal is undefined.
    """
    return next_actions(state_at(state, 0), law_at(law, 0), action, out)


@entry
def copy_many(source: Words, target: Words, times: int) -> None:
    """A clone, so many times: the words of one state into another."""
    for _ in range(times):
        copy_row(source, target)


@entry
def score(state: Words, law: Words, work: Words, out: Words) -> int:
    """Write the final score of every seat, as the game stands; returns how many seats there are."""
    found = state_at(state, 0)
    final_scores(found, law_at(law, 0), scratch_at(work, 0), out, 0)
    return found.players


@entry
def whose_move(state: Words) -> int:
    """The seat to move, -1 when the game is over."""
    found = state_at(state, 0)
    return -1 if found.phase == OVER else found.turn

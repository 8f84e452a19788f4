"""Whole games between pilots in compiled code: the same deals for both sides, every seat."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from whistlestop.core.edition import Edition
from whistlestop.turbo import layout as at
from whistlestop.turbo.bits import plus, popcount, stirred
from whistlestop.turbo.jit import entry
from whistlestop.turbo.law import Numbers, Words, law
from whistlestop.turbo.layout import (
    CARDS,
    HELD,
    OVER,
    OWN,
    PHASE,
    PLAYER,
    PLAYERS,
    SCORE,
    TRAINS,
    TURN,
    TURNS,
)
from whistlestop.turbo.moves import apply, begin, legal_mask
from whistlestop.turbo.pilot.desk import row
from whistlestop.turbo.pilot.pilot import pilot
from whistlestop.turbo.pilot.room import MEMORY, REMEMBERS, ROOM
from whistlestop.turbo.scoring import final_scores

KEPT, CARS, HELD_CARDS, ROUTES, TURNS_TAKEN = range(SCORE, SCORE + 5)
LINES = (*at.SCORE_NAMES, "kept", "cars left", "cards left", "routes claimed", "turns")
"""What is noted of a side: its final score, and what it had in the end."""
POSITIVE = (1 << 63) - 1


@entry
def play_pilots(
    law_words: Words,
    seats: int,
    styles: Numbers,
    every: int,
    seed: int,
    low: int,
    high: int,
    minds: Words,
    state: Words,
    work: Words,
    scores: Words,
) -> None:
    """Play the games number `low` to `high` - 1. As many games in a row as there are seats have
    the same deal, with everybody one seat further on; `scores` has a line for each style. Plans
    last `every` turns; with 1 every decision is thought out anew, as bots do."""
    out = np.zeros(SCORE * seats, np.int64)
    for number in range(low, high):
        begin(state, law_words, seats, stirred(plus(seed, number // seats)) & POSITIVE, -1)
        minds[:, MEMORY : MEMORY + 5 * REMEMBERS] = 0
        while state[PHASE] != OVER:
            who = (state[TURN] + number) % seats
            if every == 1:
                minds[who, MEMORY : MEMORY + 5 * REMEMBERS] = 0
            mask = legal_mask(state, law_words)
            apply(state, law_words, pilot(state, law_words, mask, every, styles[who], minds[who]))
        final_scores(state, law_words, work, out)
        for seat in range(seats):
            who = (seat + number) % seats
            for place in range(SCORE):
                scores[number - low, who, place] = out[SCORE * seat + place]
            me = PLAYERS + seat * PLAYER
            scores[number - low, who, KEPT] = popcount(state[me + HELD])
            scores[number - low, who, CARS] = state[me + TRAINS]
            scores[number - low, who, HELD_CARDS] = state[me + CARDS]
            scores[number - low, who, ROUTES] = popcount(state[me + OWN]) + popcount(
                state[me + OWN + 1]
            )
            scores[number - low, who, TURNS_TAKEN] = state[TURNS] // seats


def play(
    edition: Edition, styles: Sequence[Mapping[str, float]], seed: int, games: int, every: int = 1
) -> NDArray[np.int64]:
    """Games between styles, one for each seat: for each game and style a line of `LINES`."""
    seats = len(styles)
    scores: NDArray[np.int64] = np.zeros((games, seats, len(LINES)), np.int64)
    play_pilots(
        law(edition).words,
        seats,
        np.array([row(style) for style in styles]),
        every,
        seed,
        0,
        games,
        np.zeros((seats, ROOM), np.int64),
        np.zeros(at.state_words(seats), np.int64),
        np.zeros(at.SCRATCH, np.int64),
        scores,
    )
    return scores

"""Whole games between pilots in compiled code: the same deals for both sides, every seat."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from whistlestop.core.edition import Edition
from whistlestop.turbo.bits import plus, popcount, stirred
from whistlestop.turbo.doors import law_at, scratch_at, state_at
from whistlestop.turbo.jit import entry
from whistlestop.turbo.law import law
from whistlestop.turbo.layout import OVER, SCORE_NAMES, Line, Scratch, state_row
from whistlestop.turbo.moves import apply, begin, legal_mask
from whistlestop.turbo.pilot.desk import row
from whistlestop.turbo.pilot.mind import Mind, mind_at
from whistlestop.turbo.pilot.pilot import pilot
from whistlestop.turbo.pilot.playouts import forget
from whistlestop.turbo.pilot.style import style_at
from whistlestop.turbo.records import Numbers, Record, Words, opened, word
from whistlestop.turbo.scoring import final_scores


class Rest(Record):
    """What a seat had in the end."""

    kept = word()
    cars_left = word()
    cards_left = word()
    routes_claimed = word()
    turns = word()


rest_at = opened(Rest)
LINES = (*SCORE_NAMES, *(name.replace("_", " ") for name in Rest.names()))
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
    row: Words,
    scratch: Words,
    lines: Words,
    rests: Words,
) -> None:
    """Play the games number `low` to `high` - 1. As many games in a row as there are seats have
    the same deal, with everybody one seat further on. Plans last `every` turns; with 1 every
    decision is thought out anew, as bots do."""
    law, state, work = law_at(law_words, 0), state_at(row, 0), scratch_at(scratch, 0)
    for number in range(low, high):
        begin(row, law, seats, stirred(plus(seed, number // seats)) & POSITIVE, -1)
        for seat in range(seats):
            forget(mind_at(minds, seat))
        while state.phase != OVER:
            who = (state.turn + number) % seats
            mind = mind_at(minds, who)
            if every == 1:
                forget(mind)
            mask = legal_mask(state, law)
            apply(state, law, pilot(state, law, mask, every, style_at(styles, who), mind))
        first = (number - low) * seats
        final_scores(state, law, work, lines, first)
        for seat in range(seats):
            me, rest = state.seats[seat], rest_at(rests, first + seat)
            rest.kept, rest.cars_left, rest.cards_left = popcount(me.held), me.trains, me.cards
            rest.routes_claimed = popcount(me.own[0]) + popcount(me.own[1])
            rest.turns = state.turns // seats


def play(
    edition: Edition, styles: Sequence[Mapping[str, float]], seed: int, games: int, every: int = 1
) -> NDArray[np.int64]:
    """Games between styles, one for each seat: for each game and style a line of `LINES`."""
    seats = len(styles)
    lines, rests = Line.rows(games * seats), Rest.rows(games * seats)
    play_pilots(
        law(edition).words,
        seats,
        np.array([row(style) for style in styles]),
        every,
        seed,
        0,
        games,
        Mind.rows(seats),
        state_row(seats),
        Scratch.rows(),
        lines,
        rests,
    )
    kinds = ((lines, Line.size), (rests, Rest.size))
    told = np.concatenate([row.reshape(games, seats, size) for row, size in kinds], axis=2)
    # From the order of the seats to that of the styles, which move on by one each game.
    return np.stack([np.roll(game, number, axis=0) for number, game in enumerate(told)])

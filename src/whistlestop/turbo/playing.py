"""Whole games inside compiled code."""

from collections.abc import Sequence

import numpy as np

from whistlestop.core.edition import Edition
from whistlestop.turbo.bits import drop, lowest, plus, stirred
from whistlestop.turbo.doors import law_at, line_at, played_at, scratch_at, state_at
from whistlestop.turbo.jit import entry, native
from whistlestop.turbo.law import law
from whistlestop.turbo.layout import (
    MOST_ROUTES,
    MOST_TICKETS,
    OVER,
    FlatLaw,
    FlatState,
    GameLine,
    Line,
    Scratch,
    state_row,
)
from whistlestop.turbo.moves import apply, begin, legal_mask
from whistlestop.turbo.policies import NAMES, UNIFORM, any_of, choose
from whistlestop.turbo.records import Words
from whistlestop.turbo.scoring import final_scores, journey_done

G_SEED, G_FIRST, G_DECISIONS, G_TURNS = range(GameLine.size)
"""The columns of a line about a game."""
POSITIVE = (1 << 63) - 1


@native
def note(
    state: FlatState,
    law: FlatLaw,
    scores: Words,
    first: int,
    work: Scratch,
    tickets: Words,
    routes: Words,
) -> None:
    """Count what became of every ticket (held, completed, won) and route (used, won)."""
    for seat in range(state.players):
        won = line_at(scores, first + seat).won
        me = state.seats[seat]
        held = me.held
        journey_done(state, law, seat, work)
        while held != 0:
            ticket = lowest(held)
            held = drop(held)
            done = work.done[ticket]
            tickets[4 * ticket] += 1
            tickets[4 * ticket + 1] += done
            tickets[4 * ticket + 2] += won
            tickets[4 * ticket + 3] += won & done
        for half in range(2):
            own = me.own[half]
            while own != 0:
                route = (half << 6) + lowest(own)
                own = drop(own)
                routes[2 * route] += 1
                routes[2 * route + 1] += won


@entry
def play_many(
    law_words: Words,
    seats: int,
    policies: Words,
    seed: int,
    low: int,
    high: int,
    row: Words,
    scratch: Words,
    scores: Words,
    games: Words,
    tickets: Words,
    routes: Words,
) -> int:
    """Play the games number `low` to `high` - 1; returns how many decisions they took.

    `scores` has a line for each seat of each game and `games` one for each game; `tickets` and
    `routes` may be empty.
    """
    law, state, work = law_at(law_words, 0), state_at(row, 0), scratch_at(scratch, 0)
    decisions = 0
    plain = True
    for seat in range(seats):
        plain = plain and policies[seat] == UNIFORM
    for number in range(low, high):
        game = played_at(games, number - low)
        game.seed = stirred(plus(seed, number)) & POSITIVE
        begin(row, law, seats, game.seed, -1)
        if plain:
            while state.phase != OVER:
                apply(state, law, any_of(state, legal_mask(state, law)))
        else:
            while state.phase != OVER:
                mask = legal_mask(state, law)
                action = choose(state, law, mask, policies[state.turn], work)
                apply(state, law, action)
        first = (number - low) * seats
        final_scores(state, law, work, scores, first)
        game.first, game.decisions, game.turns = state.first, state.decisions, state.turns
        decisions += state.decisions
        if len(tickets) > 0:
            note(state, law, scores, first, work, tickets, routes)
    return decisions


class Played:
    """What came of many games: a line for each seat of each, and counts of tickets and routes."""

    def __init__(self, seats: int, games: int, *, counts: bool = False) -> None:
        self.scores: Words = np.zeros((games, seats, Line.size), np.int64)
        self.games: Words = np.zeros((games, GameLine.size), np.int64)
        self.tickets: Words = np.zeros((MOST_TICKETS if counts else 0, 4), np.int64)
        self.routes: Words = np.zeros((MOST_ROUTES if counts else 0, 2), np.int64)
        self.decisions = 0


def policy_numbers(policies: Sequence[str], seats: int) -> Words:
    """The policies of the seats; one alone is everybody's."""
    for name in policies:
        if name not in NAMES:
            raise ValueError(f"no policy is called {name!r}; there are: {', '.join(NAMES)}")
    if len(policies) not in (1, seats):
        raise ValueError(f"{seats} seats need {seats} policies, or one for all")
    return np.array([NAMES.index(name) for name in policies] * (seats // len(policies)), np.int64)


def play_games(
    edition: Edition,
    seats: int,
    policies: Sequence[str],
    seed: int,
    games: int,
    *,
    first: int = 0,
    counts: bool = False,
) -> Played:
    """Play whole games in compiled code, from game number `first` on."""
    edition.check_seats(seats)
    found = Played(seats, games, counts=counts)
    found.decisions = play_many(
        law(edition).words,
        seats,
        policy_numbers(policies, seats),
        seed,
        first,
        first + games,
        state_row(seats),
        Scratch.rows(),
        found.scores.reshape(-1),
        found.games.reshape(-1),
        found.tickets.reshape(-1),
        found.routes.reshape(-1),
    )
    return found

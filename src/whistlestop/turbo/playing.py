"""Whole games inside compiled code."""

from collections.abc import Sequence

import numpy as np

from whistlestop.core.edition import Edition
from whistlestop.turbo import layout as at
from whistlestop.turbo.bits import drop, lowest, plus, stirred
from whistlestop.turbo.jit import entry, native
from whistlestop.turbo.law import Words, law
from whistlestop.turbo.layout import (
    DECISIONS,
    FIRST,
    HELD,
    OVER,
    OWN,
    PHASE,
    PLAYER,
    PLAYERS,
    S_WON,
    SCORE,
    TURN,
    TURNS,
)
from whistlestop.turbo.moves import apply, begin, legal_mask
from whistlestop.turbo.policies import NAMES, UNIFORM, any_of, choose
from whistlestop.turbo.scoring import DONE, final_scores, journey_done

G_SEED = 0
G_FIRST = 1
G_DECISIONS = 2
G_TURNS = 3
GAME = 4
"""The words of a line about a game: its seed (as `Game.new` takes it), who began, and how many
decisions and turns it had."""
POSITIVE = (1 << 63) - 1


@native
def note(
    state: Words,
    law_words: Words,
    seats: int,
    out: Words,
    work: Words,
    tickets: Words,
    routes: Words,
) -> None:
    """Count what became of every ticket (held, completed, won) and route (used, won)."""
    for seat in range(seats):
        won = out[SCORE * seat + S_WON]
        me = PLAYERS + seat * PLAYER
        held = state[me + HELD]
        journey_done(state, law_words, seat, work)
        while held != 0:
            ticket = lowest(held)
            held = drop(held)
            done = work[DONE + ticket]
            tickets[4 * ticket] += 1
            tickets[4 * ticket + 1] += done
            tickets[4 * ticket + 2] += won
            tickets[4 * ticket + 3] += won & done
        for half in range(2):
            own = state[me + OWN + half]
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
    state: Words,
    work: Words,
    scores: Words,
    games: Words,
    tickets: Words,
    routes: Words,
) -> int:
    """Play the games number `low` to `high` - 1; returns how many decisions they took.

    `scores` has a line for each seat of each game and `games` one for each game; both may be of
    one game only, which is then written over. `tickets` and `routes` may be empty.
    """
    decisions = 0
    plain = True
    for seat in range(seats):
        plain = plain and policies[seat] == UNIFORM
    for number in range(low, high):
        own_seed = stirred(plus(seed, number)) & POSITIVE
        begin(state, law_words, seats, own_seed, -1)
        if plain:
            while state[PHASE] != OVER:
                apply(state, law_words, any_of(state, legal_mask(state, law_words)))
        else:
            while state[PHASE] != OVER:
                mask = legal_mask(state, law_words)
                action = choose(state, law_words, mask, policies[state[TURN]], work)
                apply(state, law_words, action)
        line = (number - low) * SCORE * seats
        out = scores[line : line + SCORE * seats]
        if len(out) == 0:
            out = scores[: SCORE * seats]
        final_scores(state, law_words, work, out)
        decisions += state[DECISIONS]
        if len(games) > 0:
            row = (number - low) * GAME
            games[row + G_SEED], games[row + G_FIRST] = own_seed, state[FIRST]
            games[row + G_DECISIONS], games[row + G_TURNS] = state[DECISIONS], state[TURNS]
        if len(tickets) > 0:
            note(state, law_words, seats, out, work, tickets, routes)
    return decisions


class Played:
    """What came of many games: a line for each seat of each, and counts of tickets and routes."""

    def __init__(self, seats: int, games: int, *, counts: bool = False) -> None:
        self.scores: Words = np.zeros((games, seats, at.SCORE), np.int64)
        self.games: Words = np.zeros((games, GAME), np.int64)
        self.tickets: Words = np.zeros((64 if counts else 0, 4), np.int64)
        self.routes: Words = np.zeros((128 if counts else 0, 2), np.int64)
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
        np.zeros(at.state_words(seats), np.int64),
        np.zeros(at.SCRATCH, np.int64),
        found.scores.reshape(-1),
        found.games.reshape(-1),
        found.tickets.reshape(-1),
        found.routes.reshape(-1),
    )
    return found

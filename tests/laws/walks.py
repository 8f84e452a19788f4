"""Random walks of the game tree: what the laws are checked along."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from whistlestop.core.chance import Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.game import Step, legal, new_game, play
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.editions import edition, names

TABLES = [(name, seats) for name in names() for seats in edition(name).seats]
LONGEST_GAME = 4000


class Walked(NamedTuple):
    """One step of a walk: the state before, who did what, and what came of it."""

    before: State
    seat: int
    move: Move
    step: Step


def walk(found: Edition, seats: int, seed: int) -> Iterator[Walked]:
    """A whole random game. Seats that choose at the same time do so in a random order."""
    chance, will = Seeded(f"walk {seed}"), Random(seed)
    state = new_game(found, seats, chance).state
    # Some walkers hoard cards, some claim whatever they can: both ends of the game tree.
    hoarding = will.random() < 0.25
    while not state.over:
        seat = will.choice(state.phases[-1].seats)
        moves = legal(state, seat)
        if hoarding and will.random() < 0.9:
            moves = [m for m in moves if m.verb in ("draw", "take", "tickets", "keep")] or moves
        move = will.choice(moves)
        step = play(state, move, chance, seat)
        yield Walked(state, seat, move, step)
        state = step.state

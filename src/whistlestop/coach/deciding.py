"""Decisions of a finished game: which there were, and what each of them was worth."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from whistlestop.coach.candidates import candidates
from whistlestop.coach.ground import Ground
from whistlestop.coach.judging import race
from whistlestop.coach.reasons import reasons
from whistlestop.coach.verdicts import Budget, Clock, verdict
from whistlestop.coach.why import Why
from whistlestop.core.errors import CannotRead
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.core.view import View, observe
from whistlestop.record import Record

SURE = 2.0
"""A move is held to be worse only if the difference is so many times its error."""


@dataclass(frozen=True)
class Decision:
    """A decision: the chance of the best move and of the one made, and what lies between."""

    step: int
    seat: int
    move: Move
    best: float
    win: float
    score: float
    error: float
    better: Move | None
    why: tuple[Why, ...]
    """Reasons for the better move; for the one made if there is none."""

    @property
    def cost(self) -> float:
        """What the decision cost."""
        return self.best - self.win


Judged = tuple[Decision, int]
"""A decision, and how many games were played in thought to judge it."""


class Asked(NamedTuple):
    """A decision that is to be looked at."""

    step: int
    view: View
    move: Move
    ground: Ground
    moves: list[Move]


def asked(record: Record, states: list[State], seat: int | None) -> Iterator[Asked]:
    """Every decision between moves that differ, of one seat or of all."""
    for number, step in enumerate(record.steps):
        if step.move is None or step.seat is None or seat not in (None, step.seat):
            continue
        view = observe(states[number], step.seat)
        if step.move not in view.moves:
            raise CannotRead(
                f"step {number} was not legal then; replay --verify says more about it"
            )
        ground = Ground(view)
        moves = candidates(ground, step.move)
        if len(moves) > 1:
            yield Asked(number, view, step.move, ground, moves)


def decide(what: Asked, budget: Budget, seed: str, clock: Clock) -> Judged:
    """Judge a decision.

    The best move is chosen by some worlds and compared with the one made in others: else the
    luckiest of many would always look better.
    """
    run = race(
        what.view,
        what.moves,
        budget,
        f"{seed} {what.step}",
        clock=clock,
        last=2,
        must=what.move,
        patient=True,
    )
    assert what.view.seat is not None
    games = sum(map(len, run.results.values()))
    better, mine = None, run.fresh_verdict(what.move)
    if run.favourite != what.move and run.settled:
        best = run.fresh_verdict(run.favourite)
        error = run.error_between(run.favourite, what.move)
        better = run.favourite if best.win - mine.win > SURE * error else None
    if better is None:
        best = mine = verdict(what.move, run.results[what.move], run.apart)
        error = mine.error
    why = reasons(what.ground, better or what.move)
    return Decision(
        what.step,
        what.view.seat,
        what.move,
        best.win,
        mine.win,
        mine.score,
        error,
        better,
        why,
    ), games

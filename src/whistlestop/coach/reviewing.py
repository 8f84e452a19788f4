"""`review`: a finished game, decision by decision, from each player's own view."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from time import monotonic
from typing import NamedTuple

from whistlestop.coach.candidates import candidates
from whistlestop.coach.ground import Ground
from whistlestop.coach.judging import quick, race
from whistlestop.coach.reasons import reasons
from whistlestop.coach.turning import Swing, turning_points
from whistlestop.coach.verdicts import Budget, Clock, NoAdvice, verdict
from whistlestop.coach.why import Why
from whistlestop.core.errors import CannotRead
from whistlestop.core.game import standings
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.core.view import View, observe
from whistlestop.record import Record
from whistlestop.turbo import MISSING, available

BUDGET = Budget(480)
"""What is thought about each decision."""
QUICK = Budget(160)
WHOLE = 85_000
"""Playouts for a whole game times its players: about 20 seconds of CPU time on a large board."""
FEWEST = 52
"""With fewer playouts for a decision nothing could be called a mistake."""
SURE = 2.0
"""A move is held to be worse only if the difference is so many times its error."""
MOST = 3
SOON = 2
"""The decisions after one that tell what it lost: a second card, and the next turn."""
LEAST = 0.02
"""What costs less than this costs nothing."""


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


@dataclass(frozen=True)
class SeatReview:
    """One player's game: `start` + `skill` + `luck` is the `result`."""

    seat: int
    decisions: tuple[Decision, ...]
    start: float
    skill: float
    luck: float
    result: float
    """1 for a win, a part of it for a shared one, else 0."""
    total: int
    mistakes: tuple[Decision, ...]
    turning: tuple[Swing, ...]


@dataclass(frozen=True)
class Review:
    """A whole game, looked back on."""

    edition: str
    names: tuple[str, ...]
    seats: tuple[SeatReview, ...]
    steps: int
    playouts: int


class Asked(NamedTuple):
    """A decision that is to be looked at."""

    step: int
    view: View
    move: Move
    ground: Ground
    moves: list[Move]


def check(record: Record) -> list[State]:
    """The states of a record that can be reviewed; else NoAdvice or CannotRead says why not."""
    if not quick(record.edition):
        if not available():
            raise NoAdvice(f"a review needs thousands of games played in thought: {MISSING}")
        raise NoAdvice(
            f"there is no review for {record.edition.id} yet: its rules are not written for "
            "play at native speed"
        )
    try:
        states = list(record.states())
    except (LookupError, AssertionError, TypeError, ValueError):
        raise CannotRead(
            "holds events that do not follow from one another; replay --verify says where"
        ) from None
    if not states[-1].over:
        raise NoAdvice("this game is not over yet; a review looks back on finished games only")
    return states


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


def decide(what: Asked, budget: Budget, seed: str, clock: Clock) -> tuple[Decision, int]:
    """Judge a decision; also how many games that took.

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
        likely=True,
    )
    assert what.view.seat is not None
    games = sum(map(len, run.results.values()))
    best, mine = run.favourite, run.fresh_verdict(what.move)
    if best != what.move and run.settled:
        other, error = run.fresh_verdict(best), run.error_between(best, what.move)
        if other.win - mine.win > SURE * error:
            why = reasons(what.ground, best)
            return Decision(
                what.step,
                what.view.seat,
                what.move,
                other.win,
                mine.win,
                mine.score,
                error,
                best,
                why,
            ), games
    mine = verdict(what.move, run.results[what.move], run.apart)
    why = reasons(what.ground, what.move)
    return Decision(
        what.step,
        what.view.seat,
        what.move,
        mine.win,
        mine.win,
        mine.score,
        mine.error,
        None,
        why,
    ), games


def review(
    record: Record,
    budget: Budget = BUDGET,
    seed: str = "review",
    *,
    seat: int | None = None,
    clock: Clock = monotonic,
    workers: int = 2,
    whole: int | None = None,
    tell: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Look back on a finished game, as each player saw it (or one seat alone).

    `whole` is what may be thought about the game as a whole: so many playouts if there were one
    player only. `tell` is told how many decisions of how many are done.
    """
    states = check(record)
    if seat is not None and not 0 <= seat < len(record.names):
        raise NoAdvice(f"there is no seat {seat + 1} in this game, only 1 to {len(record.names)}")
    todo = list(asked(record, states, seat))
    if whole is not None:
        each = whole // (len(record.names) * max(1, len(todo)))
        budget = replace(budget, playouts=min(budget.playouts, max(FEWEST, each)))
    found: list[Decision] = []
    games = 0
    pool = ThreadPoolExecutor(workers)
    try:
        runs = pool.map(lambda what: decide(what, budget, seed, clock), todo)
        for decision, played in runs:
            found.append(decision)
            games += played
            tell(len(found), len(todo))
    finally:  # whoever stops it does not wait for the rest
        pool.shutdown(cancel_futures=True)
    grounds = {what.step: what.ground for what in todo}
    seats = [seat] if seat is not None else range(len(record.names))
    return Review(
        record.edition.id,
        record.names,
        tuple(
            _seat(record, states[-1], who, [d for d in found if d.seat == who], grounds)
            for who in seats
        ),
        len(record.steps) - 1,
        games,
    )


def not_lost(decisions: Sequence[Decision]) -> list[Decision]:
    """A decision costs no more than what is missing at the next ones.

    Where the pilot never does something by itself (or late), every move but that one looks bad,
    again and again. What can still be done soon after was not lost by waiting.
    """
    found = []
    for number, one in enumerate(decisions):
        after = [later.best for later in decisions[number + 1 : number + 1 + SOON]]
        if one.better is not None and after:
            kept = max(one.win, min(one.best, max(after)))
            lost = one.best - kept >= LEAST
            one = replace(one, win=kept) if lost else replace(one, win=one.best, better=None)
        found.append(one)
    return found


def _seat(
    record: Record,
    end: State,
    seat: int,
    decisions: Sequence[Decision],
    grounds: dict[int, Ground],
) -> SeatReview:
    """Luck and skill apart: what decisions cost, and what changed between them."""
    decisions = not_lost(decisions)
    final = standings(end)
    result = 1 / len(final.winners) if seat in final.winners else 0.0
    start = decisions[0].best if decisions else result
    skill = -sum(decision.cost for decision in decisions)
    worst = sorted((d for d in decisions if d.better is not None), key=lambda d: -d.cost)
    return SeatReview(
        seat,
        tuple(decisions),
        start,
        skill,
        result - start - skill,
        result,
        final.totals[seat],
        tuple(worst[:MOST]),
        tuple(turning_points(record, seat, decisions, grounds, result)),
    )

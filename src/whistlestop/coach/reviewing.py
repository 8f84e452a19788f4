"""`review`: a finished game, decision by decision, from each player's own view."""

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from time import monotonic

from whistlestop.coach.crew import judged
from whistlestop.coach.deciding import Decision, asked, decide
from whistlestop.coach.ground import Ground
from whistlestop.coach.judging import quick
from whistlestop.coach.turning import Swing, turning_points
from whistlestop.coach.verdicts import Budget, Clock, NoAdvice
from whistlestop.core.errors import BadInput, CannotRead
from whistlestop.core.game import standings
from whistlestop.core.state import State
from whistlestop.record import Record

BUDGET = Budget(480)
"""What is thought about each decision."""
QUICK = Budget(160)
WHOLE = 85_000
"""Playouts for a whole game times its players: about 20 seconds of CPU time on a large board."""
FEWEST = 52
"""With fewer playouts for a decision nothing could be called a mistake."""
SLOWER = 5
"""On the readable engine, where a game takes a hundred times as long, so many times fewer games
are played for a decision; but enough to call something a mistake."""
MOST = 3
SOON = 2
"""The decisions after one that tell what it lost: a second card, and the next turn."""
LEAST = 0.02
"""What costs less than this costs nothing."""


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
    rough: bool
    """Were so few games played that the numbers are only a hint?"""


def check(record: Record) -> list[State]:
    """The states of a record that can be reviewed; else NoAdvice or CannotRead says why not."""
    try:
        states = list(record.states())
    except (LookupError, AssertionError, TypeError, ValueError):
        raise CannotRead(
            "holds events that do not follow from one another; replay --verify says where"
        ) from None
    if not states[-1].over:
        raise NoAdvice("unfinished")
    return states


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
        raise BadInput("no-seat", seat=seat + 1, first=1, last=len(record.names))
    todo = list(asked(record, states, seat))
    if whole is not None:
        each = whole // (len(record.names) * max(1, len(todo)))
        budget = replace(budget, playouts=min(budget.playouts, max(FEWEST, each)))
    rough = not quick(record.edition)
    if rough:
        most = max(min(budget.playouts, FEWEST), budget.playouts // SLOWER)
        budget = replace(budget, playouts=most)
    found: list[Decision] = []
    games = 0
    judge = partial(decide, budget=budget, seed=seed, clock=clock)
    with closing(judged(record, todo, seat, judge, workers)) as runs:
        for decision, played in runs:
            found.append(decision)
            games += played
            tell(len(found), len(todo))
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
        rough,
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

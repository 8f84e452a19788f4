"""`advise`: the best few moves of a position, what they promise, and why."""

from dataclasses import dataclass
from time import monotonic

from whistlestop.coach.candidates import candidates
from whistlestop.coach.ground import Ground
from whistlestop.coach.judging import race
from whistlestop.coach.reasons import reasons
from whistlestop.coach.verdicts import Budget, Clock, NoAdvice, Verdict
from whistlestop.coach.why import Why
from whistlestop.core.view import View
from whistlestop.insight.odds import digging
from whistlestop.rules.tickets import KeepTickets

BUDGET = Budget(1600, 4.0)
"""What a person may be let wait for."""
FEW = 3


@dataclass(frozen=True)
class Tip:
    """A move with its verdict and the reasons for it; `odds` are those of a tunnel."""

    verdict: Verdict
    why: tuple[Why, ...]
    odds: tuple[float, ...] = ()
    holds: float | None = None
    """How likely the extra of a tunnel can be paid from the hand."""


@dataclass(frozen=True)
class Advice:
    """The best moves first. `rough`: so few games were thought through that numbers only hint."""

    seat: int
    tips: tuple[Tip, ...]
    playouts: int
    rough: bool


def tip(ground: Ground, verdict: Verdict) -> Tip:
    """A verdict with its reasons."""
    odds, holds = digging(ground.view, verdict.move) or ((), None)
    return Tip(verdict, reasons(ground, verdict.move), odds, holds)


def advise(
    view: View,
    budget: Budget = BUDGET,
    seed: str | int = 0,
    *,
    clock: Clock = monotonic,
    few: int = FEW,
) -> Advice:
    """Advice for the seat of a view; when tickets are to be kept, on every choice of them."""
    if view.seat is None or not view.moves:
        raise NoAdvice("nothing")
    ground = Ground(view)
    found = candidates(ground)
    keeping = all(isinstance(move, KeepTickets) for move in found)
    finalists = len(found) if keeping else few + 1
    run = race(view, found, budget, seed, clock=clock, finalists=finalists)
    verdicts = list(run.verdicts())
    tips = tuple(tip(ground, verdict) for verdict in verdicts[: None if keeping else few])
    return Advice(view.seat, tips, sum(v.playouts for v in verdicts), run.rough)

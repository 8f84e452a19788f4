"""`judge`: every move tried in worlds that fit the view, and how it fared there."""

import hashlib
from collections.abc import Sequence
from time import monotonic

from whistlestop.coach import plain_tries
from whistlestop.coach.racing import CHUNK, FINALISTS, Race
from whistlestop.coach.verdicts import Budget, Clock, NoAdvice, Tries, Verdict
from whistlestop.core.edition import Edition
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.turbo import available


def quick(edition: Edition) -> bool:
    """Can this edition be thought about at native speed?"""
    if not available():
        return False
    from whistlestop.turbo.law import Unsupported, law

    try:
        law(edition)
    except Unsupported:
        return False
    return True


def number(seed: str | int) -> int:
    """A seed as a number of 62 bits."""
    digest = hashlib.sha256(f"coach {seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 2


def tries_for(view: View, seed: str | int) -> Tries:
    """The quickest way there is to try the moves of a view."""
    if available():
        from whistlestop.turbo.law import Unsupported

        try:
            from whistlestop.coach.flat_tries import FlatTries

            return FlatTries(view, number(seed))
        except Unsupported:
            pass
    return plain_tries.PlainTries(view, number(seed))


def race(
    view: View,
    moves: Sequence[Move],
    budget: Budget,
    seed: str | int,
    *,
    clock: Clock = monotonic,
    finalists: int = FINALISTS,
    last: int | None = None,
    must: Move | None = None,
    patient: bool = False,
) -> Race:
    """Try moves against one another. On the readable engine only the likely ones, a few times.

    What the pilot would do stays in to the end, and so does `must`. Where nobody sits and waits,
    a `patient` race tries what is worth thinking about, beside `must`, as often as it is told to.
    """
    wanted = list(moves)
    strange = next((move for move in wanted if move not in view.moves), None)
    if not wanted or strange is not None or view.seat is None:
        raise NoAdvice("nothing")
    tries = tries_for(view, seed)
    rough = isinstance(tries, plain_tries.PlainTries)
    hurried = rough and not patient
    if hurried:
        budget = Budget(min(budget.playouts, plain_tries.PLAYOUTS), budget.seconds)
    if rough or patient:
        kept = tries.likely(wanted)
        wanted = kept if must is None or must in kept else [*kept, must]
    spared = []
    if len(wanted) > finalists and not rough:
        from whistlestop.bots.piloted import Piloted  # with it comes the compiler

        spared.append(Piloted(seed=str(seed)).choose(view))
    chunk = plain_tries.CHUNK if hurried else CHUNK
    found = Race(
        tries,
        wanted,
        budget,
        clock,
        finalists=finalists,
        last=last,
        chunk=chunk,
        spared=spared,
        must=must,
    )
    found.rough = rough
    return found


def judge(
    view: View,
    moves: Sequence[Move],
    budget: Budget,
    seed: str | int,
    *,
    clock: Clock = monotonic,
) -> list[Verdict]:
    """Verdicts on moves of a view, best first.

    All moves are tried in the same imagined worlds, and played out by the same pilots with the
    same luck, so that differences are due to the moves. What is told of the view alone goes in:
    two games that look the same from this seat get the same verdicts (while time is no limit).
    """
    return list(race(view, moves, budget, seed, clock=clock).verdicts())

"""Who judges the decisions of a game: threads where compiled code thinks, else processes."""

import os
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread

from whistlestop.coach.deciding import Asked, Judged, asked
from whistlestop.coach.judging import quick
from whistlestop.coach.verdicts import NoAdvice
from whistlestop.record import Record, read

Judge = Callable[[Asked], Judged]
POLITE = 10
"""A process that thinks for minutes lets everything else on the machine go first."""


def judged(
    record: Record, todo: Sequence[Asked], seat: int | None, judge: Judge, workers: int
) -> Generator[Judged, None, None]:
    """What comes of each decision, in order. Whoever stops it does not wait for the rest."""
    pool: Executor
    if quick(record.edition):
        pool = ThreadPoolExecutor(workers)
        found = pool.map(judge, todo)
    else:
        pool = ProcessPoolExecutor(
            workers,
            mp_context=get_context("spawn"),
            initializer=_open,
            initargs=(list(record.lines()), seat, judge),
        )
        found = pool.map(_judge, range(len(todo)))
    try:
        yield from found
    except BrokenExecutor:
        raise NoAdvice("a process that thought was ended from outside; ask again") from None
    finally:
        pool.shutdown(cancel_futures=True)


class _Desk:
    """What a process has before it: the decisions of the game, and how to judge one."""

    todo: Sequence[Asked]
    judge: Judge


def _open(lines: Sequence[str], seat: int | None, judge: Judge) -> None:
    """Read the game anew: its lines travel lighter than its views."""
    signal(SIGINT, SIG_IGN)  # whoever leads the pool tells it when to stop
    if hasattr(os, "nice"):
        os.nice(POLITE)
    Thread(target=_leave_with_parent, daemon=True).start()
    record = read(lines, "the record")
    _Desk.todo = list(asked(record, list(record.states()), seat))
    _Desk.judge = staticmethod(judge)


def _leave_with_parent() -> None:
    """Nobody is left to think for once the process that asked was killed."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _judge(number: int) -> Judged:
    return _Desk.judge(_Desk.todo[number])

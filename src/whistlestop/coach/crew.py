"""Who judges the decisions of a game: threads where compiled code thinks, else processes."""

import os
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
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
    if quick(record.edition):
        return _by_threads(todo, judge, workers)
    return _by_processes((list(record.lines()), seat, judge), len(todo), workers)


def _by_threads(todo: Sequence[Asked], judge: Judge, workers: int) -> Generator[Judged, None, None]:
    pool = ThreadPoolExecutor(workers)
    try:
        yield from pool.map(judge, todo)
    finally:
        pool.shutdown(cancel_futures=True)


def _by_processes(
    desk: tuple[Sequence[str], int | None, Judge], count: int, workers: int
) -> Generator[Judged, None, None]:
    """All processes leave when the line is cut: by the end of this, or with this process."""
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(
        workers, mp_context=context, initializer=_open, initargs=(theirs, *desk)
    )
    try:
        yield from pool.map(_judge, range(count))
    except BrokenExecutor:
        raise NoAdvice("killed") from None
    finally:
        ours.close()
        pool.shutdown(cancel_futures=True)
        theirs.close()


class _Desk:
    """What a process has before it: the decisions of the game, and how to judge one."""

    todo: Sequence[Asked]
    judge: Judge


def _open(line: Connection, lines: Sequence[str], seat: int | None, judge: Judge) -> None:
    """Read the game anew: its lines travel lighter than its views."""
    signal(SIGINT, SIG_IGN)  # whoever leads the pool tells it when to stop
    if hasattr(os, "nice"):
        os.nice(POLITE)
    Thread(target=_leave, args=(line,), daemon=True).start()
    record = read(lines, "the record")
    _Desk.todo = list(asked(record, list(record.states()), seat))
    _Desk.judge = staticmethod(judge)


def _leave(line: Connection) -> None:
    """Wait until the line is cut: then nobody is left to think for."""
    with suppress(EOFError):
        line.recv()
    os._exit(0)


def _judge(number: int) -> Judged:
    return _Desk.judge(_Desk.todo[number])

"""One thread that writes to the store: what waits is committed together, then all are told."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

AT_ONCE = 256
log = logging.getLogger(__name__)

Statement = tuple[str, Sequence[Any]]


class Job(NamedTuple):
    """Statements that belong together, and who waits for them."""

    statements: Sequence[Statement]
    many: Sequence[tuple[str, Sequence[Sequence[Any]]]]
    done: "asyncio.Future[None]"


class Writer:
    """Writes jobs in the order they come; each is done wholly or not at all."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = False
        self._thread.start()

    async def write(
        self,
        *statements: Statement,
        many: Sequence[tuple[str, Sequence[Sequence[Any]]]] = (),
    ) -> None:
        """When this returns, it is on the disk."""
        if self._closed:
            raise RuntimeError("the store is closed")
        self._loop = asyncio.get_running_loop()
        done = self._loop.create_future()
        self._jobs.put(Job(statements, many, done))
        await done

    def close(self) -> None:
        """Write what waits, then stop."""
        self._closed = True
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        base = self._connect()
        going_on = True
        while going_on:
            jobs = [self._jobs.get()]
            while len(jobs) < AT_ONCE:
                try:
                    jobs.append(self._jobs.get_nowait())
                except Empty:
                    break
            going_on = None not in jobs
            self._commit(base, [job for job in jobs if job is not None])
        base.close()

    def _commit(self, base: sqlite3.Connection, jobs: list[Job]) -> None:
        if not jobs:
            return
        results: list[tuple[asyncio.Future[None], Exception | None]] = []
        try:
            _all_at_once(base, jobs)
            results = [(job.done, None) for job in jobs]
        except Exception:
            log.warning("writing together failed", exc_info=True)
            # One of them cannot be done: each for itself, so that the others are.
            results = [(job.done, _alone(base, job)) for job in jobs]
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(_tell, results)


def _all_at_once(base: sqlite3.Connection, jobs: Sequence[Job]) -> None:
    """Do jobs and commit them together; if any cannot be done, leave no trace of any."""
    base.execute("BEGIN IMMEDIATE")
    try:
        for job in jobs:
            for sql, values in job.statements:
                base.execute(sql, values)
            for sql, rows in job.many:
                base.executemany(sql, rows)
        base.execute("COMMIT")
    except Exception:
        if base.in_transaction:
            base.execute("ROLLBACK")
        raise


def _alone(base: sqlite3.Connection, job: Job) -> Exception | None:
    try:
        _all_at_once(base, [job])
    except Exception as problem:
        return problem
    return None


def _tell(results: list[tuple["asyncio.Future[None]", Exception | None]]) -> None:
    for done, problem in results:
        if done.done():
            continue
        if problem is None:
            done.set_result(None)
        else:
            done.set_exception(problem)

"""Where games are played: in this process, in a pool of processes, or on a Ray cluster."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Protocol

from whistlestop.arena.match import Job, Result, play_job
from whistlestop.core.errors import BadInput, at_least, one_of


class Engine(Protocol):
    """Plays games, and hands results over as they come, in any order."""

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """The results of the games."""


class Here:
    """One game after the other, in this process."""

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """The results in order."""
        return map(play_job, jobs)


def ignore_interrupts() -> None:
    """A worker goes on when somebody stops the arena: who leads the pool will tell it."""
    signal(SIGINT, SIG_IGN)


class Pool:
    """A pool of processes; a few games wait for each, so that stopping early loses little."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """The results as they come."""
        waiting = iter(jobs)
        with ProcessPoolExecutor(
            self.workers, mp_context=get_context("spawn"), initializer=ignore_interrupts
        ) as pool:
            running: set[Future[Result]] = {
                pool.submit(play_job, job) for job in islice(waiting, 2 * self.workers)
            }
            try:
                while running:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    running |= {pool.submit(play_job, job) for job in islice(waiting, len(done))}
                    for future in done:
                        yield future.result()
            finally:
                for future in running:
                    future.cancel()


class Ray:
    """A Ray cluster: the one that is running, or one on this machine."""

    def __init__(self, workers: int, ray: Any = None) -> None:
        if ray is None:
            if find_spec("ray") is None:
                raise BadInput("not-installed", name="Ray", extra="ray")
            ray = import_module("ray")
        self.ray, self.workers = ray, workers

    def run(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """The results as they come."""
        ray = self.ray
        started = not ray.is_initialized()
        if started:
            ray.init(num_cpus=self.workers, include_dashboard=False, log_to_driver=False)
        try:
            task: Callable[[Job], Any] = ray.remote(play_job).remote
            waiting = iter(jobs)
            running = [task(job) for job in islice(waiting, 2 * self.workers)]
            while running:
                done, running = ray.wait(running, num_returns=1)
                running += [task(job) for job in islice(waiting, len(done))]
                yield from ray.get(done)
        finally:
            if started:
                ray.shutdown()


def engine(name: str, workers: int) -> Engine:
    """The engine of that name."""
    at_least(1, workers, "--workers")
    if one_of("no-such-option", name, ("pool", "ray"), option="--engine") == "ray":
        return Ray(workers)
    return Here() if workers == 1 else Pool(workers)

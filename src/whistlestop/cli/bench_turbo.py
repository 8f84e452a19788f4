"""The rows of `whistlestop bench` that are about native speed."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import random
from time import perf_counter, process_time
from typing import Any

from whistlestop.coach import quick
from whistlestop.core.edition import Edition
from whistlestop.core.view import observe
from whistlestop.editions import edition as find_edition
from whistlestop.editions import names
from whistlestop.turbo import layout as at

Row = dict[str, Any]
SEATS = 4
BATCHES = (1, 64, 4096, 65536)


def _rate(
    work: Callable[[], int], seconds: float, clock: Callable[[], float] = process_time
) -> float:
    """How much of some work is done in a CPU-second, after a first round that is not counted."""
    work()
    done, start = 0, clock()
    while clock() - start < seconds:
        done += work()
    return done / (clock() - start)


def _editions() -> Iterator[Edition]:
    for found in map(find_edition, names()):
        if quick(found) and SEATS in found.seats:
            yield found


def _games(found: Edition, policy: str, games: int) -> Callable[[], int]:
    from whistlestop.turbo.playing import play_games

    return lambda: play_games(found, SEATS, [policy], 1, games).decisions


def _calls(found: Edition) -> Callable[[], int]:
    """One Python call for each decision: it makes an action happen and lists what is legal."""
    from whistlestop.turbo.quick import Quick

    quick = Quick(found, SEATS)
    step, actions = quick.step, quick.actions
    game = 0

    def work() -> int:
        nonlocal game
        game += 1
        count = quick.new(game)
        decisions = 0
        while count:
            count = step(actions[int(random() * count)])
            decisions += 1
        return decisions

    return work


def _batch(
    found: Edition, size: int, *, observe_too: bool = False, threads: int = 1
) -> Callable[[], int]:
    from whistlestop.turbo.batch import Batch

    batch = Batch(found, SEATS, size, 1, observations=observe_too, threads=threads)
    rounds = max(1, 8192 // size)

    def work() -> int:
        for _ in range(rounds):
            batch.step_random()
        return size * rounds

    return work


def _clones(found: Edition) -> Callable[[], int]:
    import numpy as np

    from whistlestop.turbo import engine

    pool = np.random.default_rng(1).integers(0, 9, (512, at.state_words(SEATS)), np.int64)
    other = np.zeros_like(pool)

    def work() -> int:
        engine.copy_many(pool.reshape(-1), other.reshape(-1), 8)
        pool[:, 0] += 1
        return 8 * 512

    return work


def _dreams(found: Edition) -> Callable[[], int]:
    from whistlestop.turbo.dreams import Dreamer
    from whistlestop.turbo.game import Game

    game = Game.new(found, SEATS, 5)
    for _ in range(60):
        game.apply(game.legal()[0])
    dreamer = Dreamer(observe(game.state(), game.turn or 0))
    return lambda: len(dreamer.states(1000, 1))


def _by_the_clock(work: Callable[[], int], seconds: float) -> float:
    """How much of some work is done in a second on the wall."""
    return _rate(work, seconds, perf_counter)


def _two_cores(found: Edition, seconds: float) -> Iterator[Row]:
    """The same work in one thread and in two, by the clock on the wall."""
    games = _games(found, "uniform", 1000)
    with ThreadPoolExecutor(2) as pool:
        one = _by_the_clock(games, seconds)
        two = _by_the_clock(lambda: sum(pool.map(lambda _: games(), range(2))), seconds)
    yield {"work": "two threads for one, whole games, by the clock", "rate": two / one}
    one, two = (_by_the_clock(_batch(found, 65536, threads=n), seconds) for n in (1, 2))
    yield {"work": "two threads for one, batch of 65,536, by the clock", "rate": two / one}


def _memory(found: Edition) -> Iterator[Row]:
    """How many bytes a game takes."""
    from whistlestop.turbo.batch import Batch

    batch = Batch(found, SEATS, 64)
    arrays = (batch.states, batch.masks, batch.turns, batch.done, batch.scores, batch.seeds)
    yield {"work": "bytes of a state", "rate": batch.states[0].nbytes}
    yield {"work": "bytes of a game in a batch", "rate": sum(a.nbytes for a in arrays) // 64}


def rows(seconds: float) -> Iterator[Row]:
    """Every row: what is done, and how much of it in a CPU-second of one core."""
    editions = list(_editions())
    for found in editions:
        for policy, games in (("uniform", 1000), ("runner", 50)):
            rate = _rate(_games(found, policy, games), seconds)
            yield {"work": f"{found.id}, {SEATS} players, {policy} play, decisions", "rate": rate}
    found = editions[0]
    yield {"work": "one Python call per decision", "rate": _rate(_calls(found), seconds)}
    for size in BATCHES:
        rate = _rate(_batch(found, size), seconds)
        yield {"work": f"batch of {size:,} with masks", "rate": rate}
    seen = _rate(_batch(found, 4096, observe_too=True), seconds)
    yield {"work": "batch of 4,096 with masks and observations", "rate": seen}
    yield {"work": "clones of a state", "rate": _rate(_clones(found), seconds)}
    yield {"work": "worlds that fit a view", "rate": _rate(_dreams(found), seconds)}
    yield from _two_cores(found, seconds)
    yield from _memory(found)

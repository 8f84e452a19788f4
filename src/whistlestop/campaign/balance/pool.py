"""Many campaigns, in several processes; each is kept as soon as it is over."""

import signal
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import active_children, get_context

from whistlestop.campaign.balance.kept import Kept
from whistlestop.campaign.balance.playing import play_campaign
from whistlestop.campaign.balance.simulate import MakePlayer
from whistlestop.campaign.balance.summary import Summary
from whistlestop.core.errors import BadInput

Tell = Callable[[int], None]
"""Is told how many campaigns there are by now."""


def run(kept: Kept, campaigns: int, make: MakePlayer, workers: int, tell: Tell) -> None:
    """Play what is missing. Whoever interrupts it loses only the campaigns being played."""
    numbers = kept.missing(campaigns)
    tell(campaigns - len(numbers))
    if workers == 1 or len(numbers) < 2:
        for number in numbers:
            kept.add(play_campaign(kept.settings, number, make))
            tell(len(kept.first(campaigns)))
        return
    before = active_children()
    pool = ProcessPoolExecutor(
        min(workers, len(numbers)), mp_context=get_context("spawn"), initializer=_deaf
    )
    left = iter(numbers)
    playing: set[Future[Summary]] = set()
    try:
        while True:
            # Only a few are handed out ahead, so that an interruption has little to wait for.
            for number in islice(left, workers - len(playing)):
                playing.add(pool.submit(play_campaign, kept.settings, number, make))
            if not playing:
                break
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            for future in done:
                kept.add(future.result())
            tell(len(kept.first(campaigns)))
    except KeyboardInterrupt:
        for process in active_children():
            if process not in before:
                process.terminate()
        raise
    except BrokenExecutor:
        raise BadInput("worker-killed") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _deaf() -> None:
    """An interruption is for whoever hands out the work, who stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

"""The coach of the house: it thinks off the event loop, one question after the other."""

import asyncio
import json
import logging
import os
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

import msgspec

from whistlestop.coach import Advice, Budget, NoAdvice, advise
from whistlestop.coach.judging import quick
from whistlestop.coach.reviewing import WHOLE, check, review
from whistlestop.coach.telling import told_review
from whistlestop.core.errors import CannotRead
from whistlestop.core.view import View
from whistlestop.record import Record
from whistlestop.server.coached import ReviewData, ReviewInfo
from whistlestop.server.errors import Wrong
from whistlestop.server.readying import Readying
from whistlestop.server.record import whole
from whistlestop.server.room import Room
from whistlestop.server.store import Store
from whistlestop.texts import languages
from whistlestop.texts.say import Speaker

log = logging.getLogger(__name__)
HALF = max(1, (os.cpu_count() or 2) // 2)
"""Processes for a review that takes minutes: the tables keep the other cores."""
KEPT = 256
"""Answers remembered, so that the same question is thought about once."""


class Coaching:
    """Advice and reviews, each in a thread of its own."""

    def __init__(self, store: Store, readying: Readying, advice: Budget, reviews: Budget) -> None:
        self.store = store
        self.readying = readying
        self._advice, self._reviews = advice, reviews
        self._adviser = ThreadPoolExecutor(1, "coach")
        self._reviewer = ThreadPoolExecutor(1, "review")
        self._slow_reviewer = ThreadPoolExecutor(1, "slow-review")
        """For editions that take minutes: the others need not wait behind them."""
        self._closing = False
        self._asked: OrderedDict[str, asyncio.Task[Advice]] = OrderedDict()
        self._progress: dict[str, tuple[int, int]] = {}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()
        """Games whose review failed: they are not tried again and again."""

    async def advise(self, key: str, view: View) -> Advice:
        """Advice on a view; `key` names the moment. Raises NoAdvice.

        The key is the seed, too: nothing of the game's own luck goes in, so that nobody can
        learn about it by asking.
        """
        if key not in self._asked:
            self._asked[key] = asyncio.create_task(self._think(key, view))
            while len(self._asked) > KEPT:
                self._asked.popitem(last=False)
        try:
            return await asyncio.shield(self._asked[key])
        except Exception:
            self._asked.pop(key, None)
            raise

    async def _think(self, key: str, view: View) -> Advice:
        if await asyncio.to_thread(quick, view.edition):
            await self._ready()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._adviser, advise, view, self._advice, key)

    async def _ready(self) -> None:
        """Wait until native speed is there: compiling here would hold everybody up."""
        if not await self.readying.ready():
            raise NoAdvice("engine")

    async def review(self, room: Room, lang: str) -> ReviewInfo:
        """The review of a finished game, or how far it is; begun when it is first asked for."""
        name = room.row.id
        kept = await self.store.review(name, lang)
        if kept is not None:
            found = msgspec.json.decode(kept, type=ReviewData)
            total = sum(len(seat.decisions) for seat in found.seats)
            return ReviewInfo("done", total, total, found)
        if name in self._failed:
            raise Wrong(409, "review-failed")
        if name not in self._running:
            record = whole(room)
            try:
                await asyncio.to_thread(check, record)
            except NoAdvice as problem:
                raise Wrong(409, problem.key, **problem.facts) from None
            except CannotRead:
                log.exception("a game cannot be looked back on", extra={"room": name})
                raise Wrong(409, "review-failed") from None
            if name not in self._running:  # while this one was checked, another may have begun
                self._running[name] = asyncio.create_task(self._look_back(name, record))
        if name not in self._progress:
            return ReviewInfo("preparing" if self.readying.preparing else "running", 0, 0)
        return ReviewInfo("running", *self._progress[name])

    async def _look_back(self, name: str, record: Record) -> None:
        loop = asyncio.get_running_loop()
        try:
            thread, workers = self._slow_reviewer, HALF
            if await asyncio.to_thread(quick, record.edition):
                await self._ready()
                thread, workers = self._reviewer, 1
            told = await loop.run_in_executor(thread, self._reviewed, name, record, workers)
            await self.store.keep_review(name, told)
        except Exception as problem:
            log.exception("a review failed", extra={"room": name, "problem": repr(problem)})
            self._failed.add(name)
        finally:
            self._running.pop(name, None)
            self._progress.pop(name, None)

    def _reviewed(self, name: str, record: Record, workers: int) -> dict[str, str]:
        """The review in every language, as JSON."""

        def tell(done: int, total: int) -> None:
            if self._closing:
                raise NoAdvice("closing")
            self._progress[name] = done, total

        found = review(record, self._reviews, workers=workers, whole=WHOLE, tell=tell)
        return {
            lang: json.dumps(
                told_review(Speaker(record.edition, lang, record.names), found),
                ensure_ascii=False,
            )
            for lang in languages()
        }

    async def close(self) -> None:
        """Let go of the threads; a review stops at its next decision."""
        self._closing = True
        for task in (*self._running.values(), *self._asked.values()):
            task.cancel()
        self._adviser.shutdown(wait=False, cancel_futures=True)
        self._reviewer.shutdown(wait=False, cancel_futures=True)
        self._slow_reviewer.shutdown(wait=False, cancel_futures=True)

"""The bots: they think off the event loop, and a bot that fails is stood in for by greedy."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from whistlestop.bots import registry
from whistlestop.bots.bot import Bot
from whistlestop.bots.guard import stand_in
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.server.readying import Readying, compiled

STAND_IN = "stand-in"
STALLS = 3
"""So often in a row a bot may fail to answer in time."""

log = logging.getLogger(__name__)


class Company:
    """Threads in which bots think."""

    def __init__(self, threads: int, seconds: float, readying: Readying) -> None:
        self.readying = readying
        self._seconds, self._threads = seconds, threads
        self._own = ThreadPoolExecutor(threads, "bot")
        self._stalls: Counter[str] = Counter()
        # A bot that never returns keeps its thread: the stand-in must not wait behind it.
        self._stand_in = ThreadPoolExecutor(1, "stand-in")

    async def choose(self, name: str, view: View, seed: str) -> tuple[Move, str | None]:
        """The bot's move; or greedy's, and who it was by, when the bot cannot make one."""
        try:
            move = await self._ask(name, view, seed)
            del self._stalls[name]
            return move, None
        except Compiling:
            self.readying.begin()
            return await self.stand_in(view, seed), STAND_IN
        except Exception as problem:
            failed = {"bot": name, "seat": view.seat, "problem": type(problem).__name__}
            log.warning("a bot failed", extra=failed, exc_info=True)
        return await self.stand_in(view, seed), STAND_IN

    async def _ask(self, name: str, view: View, seed: str) -> Move:
        """The bot's own move, in time. Who has stalled again and again is not asked any more."""
        if self._stalls[name] >= STALLS:
            raise TimeoutError
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._own, think, name, view, seed)
        try:
            return await asyncio.wait_for(thinking, self._seconds)
        except TimeoutError:
            # Its thread may be lost for good: the others get new ones.
            self._stalls[name] += 1
            self._own.shutdown(wait=False)
            self._own = ThreadPoolExecutor(self._threads, "bot")
            raise

    async def stand_in(self, view: View, seed: str) -> Move:
        """Greedy's move; if even that fails, the first one there is."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._stand_in, stand_in, view, seed)

    def close(self) -> None:
        """Let go of the threads."""
        self._own.shutdown(wait=False, cancel_futures=True)
        self._stand_in.shutdown(wait=False, cancel_futures=True)


_kinds: dict[str, Callable[..., Bot]] = {}
"""The classes of bots that have played: looking one up takes longer than most moves."""


class Compiling(RuntimeError):
    """The bot's code is being compiled, in a process of its own: until then greedy stands in."""


def think(name: str, view: View, seed: str) -> Move:
    """One decision of a bot, made anew for it: so a restart changes nothing."""
    if name in _kinds:
        bot = _kinds[name](seed=seed)
    else:
        bot = registry.make(name, seed)
        _kinds[name] = type(bot)
    if getattr(bot, "compiled", False) and not compiled():
        raise Compiling  # here it would hold everybody up for a minute or two
    move = bot.choose(view)
    if move not in view.moves:
        raise ValueError("the bot chose what is not legal")
    return move

"""Getting ready: native speed is compiled once on a machine, and nobody's table stands still."""

import asyncio
import logging
from collections.abc import Callable
from subprocess import Popen

from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game
from whistlestop.core.view import observe
from whistlestop.editions import edition, names
from whistlestop.turbo.jit import FOLDER, available
from whistlestop.turbo.prepare import in_background, ready

log = logging.getLogger(__name__)
LOOK = 0.5
"""Seconds between two looks at how far it is."""


def compiled() -> bool:
    """May compiled code be called here without compiling it first?

    Without a folder to keep it in, nothing can be compiled elsewhere: then it must be done here.
    """
    return not available() or not FOLDER or ready()


def load() -> None:
    """One decision at native speed, so that the first one at a table need not load it."""
    from whistlestop.bots.planner import PlannerBot  # with it comes the compiler

    found = edition(names()[0])
    seats = found.seats[0]
    PlannerBot(seed="warm").choose(observe(new_game(found, seats, Seeded("warm")).state, 0))


class Readying:
    """Compiles in a process of its own and tells when that is done."""

    def __init__(self) -> None:
        self.changed: Callable[[], None] = lambda: None
        """Told when `preparing` has become another."""
        self._compiling: asyncio.Task[bool] | None = None

    @property
    def preparing(self) -> bool:
        """Is it being compiled just now?"""
        return self._compiling is not None and not self._compiling.done()

    async def warm(self) -> None:
        """Compile what is not compiled yet, and load it: the first bot need not wait for it."""
        if await self.ready() and available():
            await asyncio.to_thread(load)

    async def ready(self) -> bool:
        """Wait until compiled code may be called; False: it never will."""
        if compiled():
            return True
        return await asyncio.shield(self.begin())

    def begin(self) -> asyncio.Task[bool]:
        """Compile in the background, once; nothing here waits for it."""
        if self._compiling is None:
            self._compiling = asyncio.create_task(self._compile())
            self._compiling.add_done_callback(lambda _: self.changed())
            self.changed()
        return self._compiling

    async def _compile(self) -> bool:
        process: Popen[bytes] | None = None
        while not compiled():
            if process is None:
                process = in_background()  # None: another process is at it already
            elif process.poll() is not None:
                if compiled():
                    break
                log.error("native speed could not be made ready", extra={"rc": process.returncode})
                return False
            await asyncio.sleep(LOOK)
        return True

    def close(self) -> None:
        """Wait for nothing any more; what is being compiled is finished for the next time."""
        if self._compiling is not None:
            self._compiling.cancel()

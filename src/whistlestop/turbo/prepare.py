"""Compile everything once, and say so: the first use on a machine takes a while."""

import subprocess
import sys
from collections.abc import Callable
from time import perf_counter

from whistlestop.turbo.jit import FOLDER, MISSING, NotInstalled, available, cache_folder

ENTRIES = (
    *("new", "step", "copy_many", "score", "play_many", "step_batch"),
    *("dream", "weigh", "sharpen", "play_out"),
)
SLOW = "Preparing native speed, once on this machine (about half a minute) …"


def ready() -> bool:
    """Has everything been compiled on this machine before?"""
    if not available() or not FOLDER:
        return False
    kept = {path.name.split("-")[0].rpartition(".")[2] for path in cache_folder().rglob("*.nbi")}
    return set(ENTRIES) <= kept


def prepare(say: Callable[[str], None] | None = None) -> float:
    """Compile what is not compiled yet: how many seconds it took."""
    if not available():
        raise NotInstalled(MISSING)
    if say is not None and not ready():
        say(SLOW)
    start = perf_counter()
    from whistlestop.core.view import observe
    from whistlestop.editions import edition, names
    from whistlestop.turbo import engine
    from whistlestop.turbo.batch import Batch
    from whistlestop.turbo.beliefs import Believer
    from whistlestop.turbo.game import Game
    from whistlestop.turbo.playing import play_games
    from whistlestop.turbo.playouts import Playouts

    found = edition(names()[0])
    game = Game.new(found, found.seats[0], 1)
    game.apply(game.legal()[0])
    game.scores()
    engine.copy_many(game.words, game.words.copy(), 1)
    play_games(found, found.seats[0], ["uniform"], 1, 1, counts=True)
    Batch(found, found.seats[0], 1).step_random()
    worlds = Believer(observe(game.state(), 0)).states(1, 1)
    Playouts(game.law, found.seats[0], 0, ["uniform"])(worlds)
    return perf_counter() - start


def in_background() -> "subprocess.Popen[bytes] | None":
    """Prepare in a process of its own, quietly and out of the way; None if nothing is to do."""
    if not available() or ready():
        return None
    return subprocess.Popen(
        [sys.executable, "-m", "whistlestop.turbo"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )

"""Compile everything once, and say so: the first use on a machine takes a while."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, time

from whistlestop.turbo.jit import FOLDER, MISSING, NOTICE, NotInstalled, available, cache_folder

ENTRIES = (
    *("new", "step", "step_at", "whose_move", "copy_many", "score", "play_many", "step_batch"),
    *("dream", "choice", "choices", "measure", "look_ahead", "imagine_world", "try_out"),
    "do_without",
)
NOTE = "preparing"
OLD = 600.0
"""Seconds after which whoever prepared must have been stopped."""


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
        NOTICE.say(lambda text: say(text.strip()))
    start = perf_counter()
    from whistlestop.core.view import observe
    from whistlestop.editions import edition, names
    from whistlestop.turbo import engine
    from whistlestop.turbo.batch import Batch
    from whistlestop.turbo.dreams import Dreamer
    from whistlestop.turbo.game import Game
    from whistlestop.turbo.pilot.stage import Stage
    from whistlestop.turbo.playing import play_games
    from whistlestop.turbo.quick import Quick

    found = edition(names()[0])
    game = Game.new(found, found.seats[0], 1)
    game.apply(game.legal()[0])
    game.scores()
    view = observe(game.state(), game.turn)
    Quick(found, found.seats[0]).new(1)
    engine.copy_many(game.words, game.words.copy(), 1)
    play_games(found, found.seats[0], ["uniform"], 1, 1, counts=True)
    Batch(found, found.seats[0], 1).step_random()
    Dreamer(view).states(1, 1)
    stage = Stage(view, [{}] * found.seats[0], 1, 1)
    stage.look_round()
    stage.deal(1)
    stage.try_out([(stage.ask(), -1, 0, 0, 0, -1)])
    stage.do_without((stage.candidates()[0], -1, 0, 0, 0, -1))
    if FOLDER:
        (Path(FOLDER) / NOTE).unlink(missing_ok=True)
    return perf_counter() - start


def _first() -> bool:
    """Is nobody else preparing? A note in the folder says that somebody is, until it is old."""
    note = Path(FOLDER) / NOTE
    try:
        if time() - note.stat().st_mtime < OLD:
            return False
    except OSError:
        pass  # there is none
    note.touch()
    return True


def in_background() -> "subprocess.Popen[bytes] | None":
    """Prepare in a process of its own, quietly and out of the way.

    None if nothing is to do, or if another process is doing it.
    """
    if not available() or not FOLDER or ready() or not _first():
        return None
    return subprocess.Popen(
        [sys.executable, "-m", "whistlestop.turbo"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )

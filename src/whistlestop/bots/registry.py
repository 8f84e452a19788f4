"""Finds bots: by the name they are installed under, or in a file somebody wrote."""

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from whistlestop.bots.bot import Bot
from whistlestop.bots.levels import kind_of, levels
from whistlestop.core.errors import BadInput, one_of

GROUP = "whistlestop.bots"
BUILT_IN = {
    "random": "whistlestop.bots.random_bot:RandomBot",
    "greedy": "whistlestop.bots.greedy:GreedyBot",
    "racer": "whistlestop.bots.racer:RacerBot",
    "planner": "whistlestop.bots.planner:PlannerBot",
    "blocker": "whistlestop.bots.blocker:BlockerBot",
    "expert": "whistlestop.bots.expert:ExpertBot",
}
"""The ladder, from below; known even where the installed package's own list is out of date."""


def _known() -> dict[str, Callable[[], Any]]:
    """A way to load the class of each bot, by name; a built-in name always means our own."""
    found: dict[str, Callable[[], Any]] = {
        entry.name: entry.load for entry in entry_points(group=GROUP)
    }
    for name, where in BUILT_IN.items():
        found[name] = partial(_fetch, where)
    for level in levels():
        found[level.id] = partial(kind_of, level.id)
    return found


def _fetch(where: str) -> Any:
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


def names() -> list[str]:
    """The bots there are."""
    return sorted(_known())


def check(name: str) -> None:
    """Is there such a bot?"""
    one_of("no-such-bot", name, names())


def make(name: str, seed: str) -> Bot:
    """The bot of that name, with its own luck."""
    check(name)
    try:
        kind = _known()[name]()
    except Exception as problem:
        raise BadInput("bot-not-loaded", name=name, problem=_told(problem)) from problem
    return _build(kind, seed, name)


def load_file(where: str, seed: str) -> Bot:
    """The bot of a class in a file, named as in `my_bot.py:MyBot`."""
    file, colon, name = where.rpartition(":")
    if not colon or not file or not name:
        raise BadInput("bot-file-form", name=where)
    path = Path(file)
    if not path.is_file():
        raise BadInput("no-file", path=file)
    kind = getattr(_run(path), name, None)
    if not isinstance(kind, type):
        raise BadInput("bot-no-class", name=name, path=file)
    if not callable(getattr(kind, "choose", None)):
        raise BadInput("bot-no-choose", name=name, path=file)
    return _build(kind, seed, where)


def _run(path: Path) -> Any:
    """The module that a file makes."""
    # Dataclasses and pickles look their module up by name, so it must be listed under one.
    label = f"whistlestop_bot_file_{path.stem}"
    spec = spec_from_file_location(label, path)
    if spec is None or spec.loader is None:
        raise BadInput("not-python", path=str(path))
    module = module_from_spec(spec)
    sys.modules[label] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as problem:
        del sys.modules[label]
        raise BadInput("file-not-loaded", path=str(path), problem=_told(problem)) from problem
    return module


def _build(kind: Any, seed: str, name: str) -> Bot:
    try:
        bot: Bot = kind(seed=seed)
    except Exception as problem:
        raise BadInput("bot-not-made", name=name, problem=_told(problem)) from problem
    return bot


def _told(problem: BaseException) -> str:
    """A problem in a few words, on one line."""
    text = " ".join(str(problem).split())
    return f"{type(problem).__name__}: {text}" if text else type(problem).__name__

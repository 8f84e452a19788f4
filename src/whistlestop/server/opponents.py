"""Who can be asked to play: the levels first, then all bots by name."""

from collections.abc import Mapping
from typing import Any

from whistlestop.bots import registry
from whistlestop.bots.levels import cast, levels
from whistlestop.core.errors import BadInput
from whistlestop.server.wire import BotInfo


def _native(name: str) -> bool:
    """Does a bot think at native speed? One that cannot be made does not think at all."""
    try:
        return bool(getattr(registry.make(name, "who"), "compiled", False))
    except BadInput:
        return False


def _info(name: str, level: int | None, who: Mapping[str, Any]) -> BotInfo:
    """A bot, and what is known of who it is."""
    told = {key: dict(who.get(key, {})) for key in ("name", "about", "lines")}
    return BotInfo(id=name, level=level, **told, native=_native(name))


def opponents() -> list[BotInfo]:
    """The levels from the easiest on, then the other bots; a level talks as its bot does."""
    people = cast()
    found = [
        _info(one.id, rung, {**people.get(one.bot, {}), "name": one.name, "about": one.about})
        for rung, one in enumerate(levels(), 1)
    ]
    named = {bot.id for bot in found}
    others = [name for name in registry.names() if name not in named]
    return found + [_info(name, None, people.get(name, {})) for name in others]

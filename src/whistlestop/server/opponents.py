"""Who can be asked to play: the levels first, then all bots by name."""

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


def opponents() -> list[BotInfo]:
    """The levels from the easiest on, then the other bots; a level talks as its bot does."""
    people = cast()
    found = [
        BotInfo(
            id=level.id,
            level=rung,
            name=dict(level.name),
            about=dict(level.about),
            lines=people.get(level.bot, {}).get("lines", {}),
            native=_native(level.id),
        )
        for rung, level in enumerate(levels(), 1)
    ]
    named = {bot.id for bot in found}
    for name in registry.names():
        if name not in named:
            who = people.get(name, {})
            found.append(
                BotInfo(
                    id=name,
                    level=None,
                    name=who.get("name", {}),
                    about=who.get("about", {}),
                    lines=who.get("lines", {}),
                    native=_native(name),
                )
            )
    return found

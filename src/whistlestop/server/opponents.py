"""Who can be asked to play: the levels first, then all bots by name."""

from whistlestop.bots import registry
from whistlestop.bots.levels import cast, levels
from whistlestop.server.wire import BotInfo


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
        )
        for rung, level in enumerate(levels(), 1)
    ]
    named = {bot.id for bot in found}
    for name in registry.names():
        if name not in named:
            who = people.get(name, {})
            found.append(
                BotInfo(name, None, who.get("name", {}), who.get("about", {}), who.get("lines", {}))
            )
    return found

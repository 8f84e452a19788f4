"""What boxes have left on the map between two games, as far as everybody may see it."""

from typing import Any

from whistlestop.campaign.stickers.boxes import BoxSticker
from whistlestop.core.edition import Edition
from whistlestop.core.state import Secret
from whistlestop.notation import to_json


def left_open(edition: Edition) -> dict[str, Any]:
    """The memories with which boxes begin the game of an edition, in the form of a view (C-11)."""
    return {
        type(part).__name__: to_json(edition, type(part), part)
        for rule in edition.rules
        if isinstance(rule, BoxSticker)
        for part in rule.memory(edition, edition.seats[-1])
        if not isinstance(part, Secret)
    }

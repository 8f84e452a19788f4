"""Whistlestop: a Python-first home for the Ticket to Ride family of board games.

The whole surface in one place; everything else is found in the room of its name.
"""

from whistlestop.core.chance import Chance, Scripted, Seeded, outcomes
from whistlestop.core.errors import Ambiguous, BadInput, CannotRead, WhistlestopError
from whistlestop.core.game import (
    Step,
    legal,
    new_game,
    opening,
    play,
    replay,
    scores,
    standings,
    why_not,
)
from whistlestop.core.imagine import imagine
from whistlestop.core.refusal import NotLegal, Refusal
from whistlestop.core.state import State
from whistlestop.core.view import View, observe
from whistlestop.editions import edition
from whistlestop.editions import names as editions_there_are
from whistlestop.notation import find_move, format_move, parse_move

__version__ = "0.1.0"


def _say(error: WhistlestopError, lang: str) -> str:
    from whistlestop.texts.errors import said  # brings Fluent, which only a reader needs

    return said(error, lang)


WhistlestopError.speak = _say

__all__ = [
    "Ambiguous",
    "BadInput",
    "CannotRead",
    "Chance",
    "NotLegal",
    "Refusal",
    "Scripted",
    "Seeded",
    "State",
    "Step",
    "View",
    "WhistlestopError",
    "edition",
    "editions_there_are",
    "find_move",
    "format_move",
    "imagine",
    "legal",
    "new_game",
    "observe",
    "opening",
    "outcomes",
    "parse_move",
    "play",
    "replay",
    "scores",
    "standings",
    "why_not",
]

"""Draw a board and what stands on it as one standalone SVG."""

from .drawing import draw
from .opening import exits_from, window
from .palette import CARDS, COMPANIES, PLAYERS, THEMES, Card, Player, Theme
from .scene import Scene, Track

__all__ = [
    "CARDS",
    "COMPANIES",
    "PLAYERS",
    "THEMES",
    "Card",
    "Player",
    "Scene",
    "Theme",
    "Track",
    "draw",
    "exits_from",
    "window",
]

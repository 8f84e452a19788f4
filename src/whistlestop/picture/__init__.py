"""Draw a board and what stands on it as one standalone SVG."""

from .drawing import draw
from .palette import CARDS, PLAYERS, THEMES, Card, Player, Theme
from .scene import Scene, Track

__all__ = ["CARDS", "PLAYERS", "THEMES", "Card", "Player", "Scene", "Theme", "Track", "draw"]

"""A bot that plans all its tickets together: the pilot, asked about the view."""

import numpy as np

from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.turbo import layout as at
from whistlestop.turbo.actions import tree
from whistlestop.turbo.law import law
from whistlestop.turbo.pilot.asking import ask, choose_route, knowledge
from whistlestop.turbo.pilot.room import ROOM
from whistlestop.turbo.pilot.style import DEFAULTS, NAMES


class PlannerBot:
    """Plans anew for every decision."""
    style = DEFAULTS
    def __init__(self, *, seed: str) -> None:
        self.seed = seed
        self._style = np.array([self.style[n] for n in NAMES], np.float64)

    def choose(self, view: View) -> Move:
        if len(view.moves) == 1:
            return view.moves[0]
        return self.think(view)

    def think(self, view: View) -> Move:
        found = law(view.edition)
        words = knowledge(found, view)
        mind = np.zeros(ROOM, np.int64)
        action = ask(words, found.words, self._style, mind)
        way = tree(found, view, view.moves)[action]
        if isinstance(way, dict):
            choose_route(words, found.words, action)
            way = way[ask(words, found.words, self._style, mind)]
        return way

"""Bots that ask the pilot: what they share, and what they do where the pilot knows no law."""

from collections.abc import Mapping

from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.styles import style_for
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.turbo.actions import tree
from whistlestop.turbo.law import Unsupported
from whistlestop.turbo.pilot.desk import Desk


def move_of(desk: Desk, action: int) -> Move:
    """The move that an action stands for; where a colour is to be chosen, the pilot's colour."""
    way = tree(desk.law, desk.view, desk.view.moves)[action]
    if isinstance(way, Move):
        return way
    colours = Desk(desk.view, desk.kinds)
    colours.apply(action)
    return way[colours.ask()]


class Piloted:
    """Asks the pilot anew for every decision: the same view and seed give the same choice.

    In an edition with rules that the pilot does not know, it plays as `greedy` does.
    """

    style = "planner"
    compiled = True
    """Where there is a compiler, thinking begins with compiling, once on a machine."""

    def __init__(self, *, seed: str) -> None:
        self.seed = seed
        self._greedy = GreedyBot(seed=seed)

    def choose(self, view: View) -> Move:
        """One of the moves."""
        if len(view.moves) == 1:
            return view.moves[0]
        try:
            return self.think(view)
        except Unsupported:
            return self._greedy.choose(view)

    def think(self, view: View) -> Move:
        """What the pilot would do."""
        desk = self.desk(view)
        return move_of(desk, desk.ask())

    def desk(self, view: View) -> Desk:
        """A desk for a view, with everybody in the style of this bot."""
        return Desk(view, [self.kind(view)] * len(view.players))

    def kind(self, view: View) -> Mapping[str, float]:
        """The style for this board and so many players."""
        return style_for(self.style, view.edition, len(view.players))

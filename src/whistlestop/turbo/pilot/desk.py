"""A desk to think at: one view, the rows of memory for it, and the pilot's answers in Python."""

from collections.abc import Mapping, Sequence
from typing import Any

from whistlestop.core.view import View
from whistlestop.turbo import engine
from whistlestop.turbo.flat import flatten
from whistlestop.turbo.jit import available, zeros
from whistlestop.turbo.law import Law, law
from whistlestop.turbo.layout import ACTIONS, SECOND, TURN_PHASE, FlatState
from whistlestop.turbo.pilot.mind import Mind
from whistlestop.turbo.pilot.serving import choice
from whistlestop.turbo.pilot.style import row

Style = Mapping[str, float]


def knowledge(found: Law, view: View) -> FlatState:
    """A view as a flat state: what its seat does not know is not in it, only how much there is.

    The tickets of the deck are counted in the places of the first ones; the cards of the deck
    are counted only.
    """
    flat = flatten(found, view)
    flat.turn = 0 if view.seat is None else view.seat
    flat.deck_n = view.deck
    flat.loose = (1 << view.loose) - 1
    return flat


class Desk:
    """The pilot, asked about one view. Without Numba it answers too, only slower."""

    def __init__(self, view: View, styles: Sequence[Style]) -> None:
        self.view, self.kinds = view, styles
        self.law = law(view.edition)
        flat = knowledge(self.law, view)
        self.seat, self.words = flat.turn, flat.to_row()
        self.free = flat.phase in (TURN_PHASE, SECOND)
        """Is it a decision in which any plan can be followed?"""
        rows = [row(style) for style in styles]
        self.styles: Any = rows
        if available():
            import numpy as np

            self.styles = np.array(rows)
        self.minds = Mind.rows(len(styles))

    @property
    def mind(self) -> Mind:
        """What the pilot of the view's seat noted when it was last asked."""
        return Mind.read(self.minds, self.seat)

    def ask(self) -> int:
        """The action that the pilot would choose."""
        return choice(self.words, self.law.words, self.seat, self.styles, self.minds)

    def apply(self, action: int) -> None:
        """Make an action happen as far as the view goes: to be asked for a colour next."""
        engine.step(self.words, self.law.words, action, zeros(ACTIONS))

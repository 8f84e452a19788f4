"""A desk to think at: one view, the scratch for it, and the pilot's answers in Python."""

from collections.abc import Mapping, Sequence
from typing import Any

from whistlestop.core.view import View
from whistlestop.turbo import layout as at
from whistlestop.turbo.flat import flatten
from whistlestop.turbo.jit import available, numbers, zeros
from whistlestop.turbo.law import Law, Words, law
from whistlestop.turbo.pilot.room import ROOM
from whistlestop.turbo.pilot.serving import APPLY, ASK, serve
from whistlestop.turbo.pilot.style import DEFAULTS, NAMES

Style = Mapping[str, float]


def knowledge(found: Law, view: View) -> Words:
    """A view as a flat state: what its seat does not know is not in it, only how much there is.

    The tickets of the deck are counted in the places of the first ones; the cards of the deck
    are counted only.
    """
    words = flatten(found, view)
    words[at.TURN] = 0 if view.seat is None else view.seat
    words[at.DECK_N] = view.deck
    words[at.LOOSE] = (1 << view.loose) - 1
    return words


def row(style: Style) -> Any:
    """A style as compiled code reads it."""
    full = {**DEFAULTS, **style}
    return numbers(full[name] for name in NAMES)


class Desk:
    """The pilot, asked about one view. Without Numba it answers too, only slower."""

    def __init__(self, view: View, styles: Sequence[Style]) -> None:
        self.view, self.kinds = view, styles
        self.law = law(view.edition)
        self.words = knowledge(self.law, view)
        self.seat = int(self.words[at.TURN])
        rows = [row(style) for style in styles]
        minds = [zeros(ROOM) for _ in styles]
        if available():
            import numpy as np

            self.styles: Any = np.array(rows)
            self.minds: Any = np.array(minds)
        else:
            self.styles, self.minds = rows, minds
        none = zeros(1)
        self.hidden = self.actions = self.room = none
        self.work = self.world = self.scene = self.out = none

    @property
    def mind(self) -> Any:
        """What the pilot of the view's seat noted when it was last asked."""
        return self.minds[self.seat]

    def ask(self) -> int:
        """The action that the pilot would choose."""
        return self.serve(ASK)

    def apply(self, action: int) -> None:
        """Make an action happen as far as the view goes: to be asked for a colour next."""
        self.serve(APPLY, seed=action)

    def serve(self, job: int, count: int = 0, seed: int = 0) -> int:
        """Let compiled code do one of its jobs."""
        found = serve(
            job,
            self.words,
            self.hidden,
            self.law.words,
            self.seat,
            self.actions,
            count,
            seed,
            self.styles,
            self.minds,
            self.room,
            self.work,
            self.world,
            self.scene,
            self.out,
        )
        return int(found)

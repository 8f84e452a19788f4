"""One game for loops in Python: the quickest call for each decision. It checks nothing.

An array costs a call more than the whole decision inside it. So this call gets none: it gets the
place in memory where the places of the three arrays are written.
"""

from functools import partial
from importlib import import_module
from typing import Any

import numpy as np

from whistlestop.core.edition import Edition
from whistlestop.turbo import engine
from whistlestop.turbo.doors import law_at, state_at
from whistlestop.turbo.engine import next_actions
from whistlestop.turbo.game import Game
from whistlestop.turbo.jit import entry
from whistlestop.turbo.law import law
from whistlestop.turbo.layout import ACTIONS, FlatLaw, FlatState, state_words
from whistlestop.turbo.records import Words

STATE_WORDS, LAW_WORDS = FlatState.size, FlatLaw.size
carray: Any = import_module("numba").carray


def _words_at(typing: Any, address: Any) -> Any:
    """Numba's way to say: take this number as the place of some words."""
    types = import_module("numba").types
    signature = types.CPointer(types.int64)(types.int64)

    def build(context: Any, builder: Any, signed: Any, args: Any) -> Any:
        return builder.inttoptr(args[0], context.get_value_type(signed.return_type))

    return signature, build


words_at: Any = import_module("numba.extending").intrinsic(_words_at)


def _step_at(place: int, action: int) -> int:
    """As `engine.step`, with the places of a state, a law and a list written at `place`."""
    places = carray(words_at(place), 3)
    state = state_at(carray(words_at(places[0]), STATE_WORDS), 0)
    law = law_at(carray(words_at(places[1]), LAW_WORDS), 0)
    return next_actions(state, law, action, carray(words_at(places[2]), ACTIONS))


_step_at.__name__ = _step_at.__qualname__ = "step_at"
step_at = entry(_step_at, nogil=False)


class Quick:
    """A game in which each decision is one quick call; an illegal action is undefined.

    `step(action)` makes an action happen and returns how many are legal then (0: the game is
    over); the first that many of `actions` are those.
    """

    def __init__(self, edition: Edition, seats: int) -> None:
        edition.check_seats(seats)
        self.law, self.seats = law(edition), seats
        self.words: Words = FlatState.rows()[: state_words(seats)]
        self._list: Words = np.zeros(ACTIONS, np.int64)
        self.actions: memoryview[int] = memoryview(self._list)  # type: ignore[arg-type]
        arrays = (self.words, self.law.words, self._list)
        self._places: Words = np.array([array.ctypes.data for array in arrays], np.int64)
        self.step = partial(step_at, self._places.ctypes.data)
        vars(self.step)["keeps"] = (arrays, self._places)  # the places live as long as the call

    def new(self, seed: int, first: int = -1) -> int:
        """Begin a game; how many actions are legal."""
        engine.new(self.words, self.law.words, self.seats, seed, first)
        return self.step(-1)

    def game(self) -> Game:
        """The game as it stands, as a copy that is checked."""
        return Game(self.law, self.words.copy())

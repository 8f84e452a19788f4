"""A game on flat arrays, for Python: checked, and still quick."""

from typing import Self

import numpy as np
from numpy.typing import NDArray

from whistlestop.core.edition import Edition
from whistlestop.core.game import why_not
from whistlestop.core.state import State
from whistlestop.turbo import engine
from whistlestop.turbo import layout as at
from whistlestop.turbo.actions import describe, example
from whistlestop.turbo.flat import flatten, unflatten
from whistlestop.turbo.law import Law, Words, law

Bytes = NDArray[np.uint8]
_WORK = np.zeros(at.SCRATCH, np.int64)
_SEED = (1 << 63) - 1


class Refused(ValueError):
    """An action that is not legal now."""


class Game:
    """One game. `checked` refuses what is not legal; unchecked, an illegal action is undefined."""

    __slots__ = ("_list", "checked", "law", "words")

    def __init__(self, found: Law, words: Words, *, checked: bool = True) -> None:
        self.law = found
        self.words = words
        self.checked = checked
        self._list: Words = np.zeros(at.ACTIONS, np.int64)

    @classmethod
    def new(
        cls,
        edition: Edition,
        seats: int,
        seed: int,
        first: int | None = None,
        *,
        checked: bool = True,
    ) -> Self:
        """A game set up; without `first` the beginner is drawn."""
        edition.check_seats(seats, first)
        game = cls(law(edition), np.zeros(at.state_words(seats), np.int64), checked=checked)
        begins = -1 if first is None else first
        engine.new(game.words, game.law.words, seats, seed & _SEED, begins)
        return game

    @classmethod
    def of(cls, state: State, seed: int = 0, *, checked: bool = True) -> Self:
        """The flat twin of a readable state, with luck of its own from here on."""
        found = law(state.edition)
        game = cls(found, flatten(found, state), checked=checked)
        game.reseed(seed)
        return game

    def reseed(self, seed: int) -> None:
        """Luck of its own from here on."""
        self.words[at.RNG], self.words[at.WILL] = seed & _SEED, ~seed & _SEED

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return bool(self.words[at.PHASE] == at.OVER)

    @property
    def turn(self) -> int | None:
        """The seat to move."""
        return None if self.over else int(self.words[at.TURN])

    def legal(self) -> list[int]:
        """Every legal action."""
        count = engine.step(self.words, self.law.words, -1, self._list)
        found: list[int] = self._list[:count].tolist()
        return found

    def mask(self, out: Bytes | None = None) -> Bytes:
        """256 bytes, 1 for each legal action; into an array of yours if you give one."""
        found = np.zeros(at.ACTIONS, np.uint8) if out is None else out
        found[:] = 0
        found[self.legal()] = 1
        return found

    def apply(self, action: int) -> None:
        """Make an action happen."""
        if self.checked and action not in self.legal():
            raise Refused(self.refusal(action))
        engine.step(self.words, self.law.words, action, self._list)

    def clone(self) -> Self:
        """A copy that goes its own way."""
        return type(self)(self.law, self.words.copy(), checked=self.checked)

    def state(self) -> State:
        """The readable twin of this game."""
        return unflatten(self.law, self.words)

    def scores(self) -> Words:
        """The final score as the game stands: a row for each seat, as `SCORE_NAMES` says."""
        seats = int(self.words[at.SEATS])
        out: Words = np.zeros(at.SCORE * seats, np.int64)
        engine.score(self.words, self.law.words, _WORK, out)
        return out.reshape(seats, at.SCORE)

    def refusal(self, action: int) -> str:
        """Why an action is not legal, with the rule that says so."""
        name = describe(self.law, action)
        phase = int(self.words[at.PHASE])
        if phase in (at.PAY_ROUTE, at.PAY_STATION):
            return f"{action} ({name}): a colour to pay with is to be chosen first"
        if at.PAY <= action < at.DRAW:
            return f"{action} ({name}): nothing is to be paid now"
        state = self.state()
        move = example(self.law, state, action) if name != "no action" else None
        if move is None:
            return f"{action} is not an action of {self.law.edition.id}"
        refusal = why_not(state, move)
        return f"{action} ({name}) is refused: {refusal or 'not legal now'}"

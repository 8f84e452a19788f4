"""A game on flat arrays, for Python: checked, and still quick."""

from typing import TYPE_CHECKING, Any, Self

from whistlestop.core.edition import Edition
from whistlestop.core.game import why_not
from whistlestop.core.state import State
from whistlestop.turbo import engine
from whistlestop.turbo import layout as at
from whistlestop.turbo.actions import describe, example
from whistlestop.turbo.flat import flatten, unflatten
from whistlestop.turbo.jit import zeros
from whistlestop.turbo.law import Law, law
from whistlestop.turbo.layout import FlatState, Line, Scratch
from whistlestop.turbo.records import Words, copied

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Bytes = NDArray[np.uint8]
else:
    Bytes = Any

_WORK = Scratch.rows()
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
        self._list: Words = zeros(at.ACTIONS)

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
        game = cls(law(edition), at.state_row(seats), checked=checked)
        begins = -1 if first is None else first
        engine.new(game.words, game.law.words, seats, seed & _SEED, begins)
        return game

    @classmethod
    def of(cls, state: State, seed: int = 0, *, checked: bool = True) -> Self:
        """The flat twin of a readable state, with luck of its own from here on."""
        found = law(state.edition)
        game = cls(found, flatten(found, state).to_row(), checked=checked)
        game.reseed(seed)
        return game

    def reseed(self, seed: int) -> None:
        """Luck of its own from here on."""
        FlatState.put(self.words, rng=seed & _SEED, will=~seed & _SEED)

    @property
    def flat(self) -> FlatState:
        """What the words say now, by name."""
        return FlatState.read(self.words)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return engine.whose_move(self.words) < 0

    @property
    def turn(self) -> int | None:
        """The seat to move."""
        seat = engine.whose_move(self.words)
        return None if seat < 0 else seat

    def legal(self) -> list[int]:
        """Every legal action."""
        count = engine.step(self.words, self.law.words, -1, self._list)
        found = self._list[:count]
        return found if isinstance(found, list) else found.tolist()  # type: ignore[no-any-return]

    def mask(self, out: Bytes | None = None) -> Bytes:
        """256 bytes, 1 for each legal action; into an array of yours if you give one."""
        import numpy as np

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
        return type(self)(self.law, copied(self.words), checked=self.checked)

    def state(self) -> State:
        """The readable twin of this game."""
        return unflatten(self.law, self.flat)

    def scores(self) -> Words:
        """The final score as the game stands: a row for each seat, as `SCORE_NAMES` says."""
        out = Line.rows(at.MOST_SEATS)
        seats = engine.score(self.words, self.law.words, _WORK, out)
        return Line.lines(out, seats)

    def refusal(self, action: int) -> str:
        """Why an action is not legal, with the rule that says so."""
        name = describe(self.law, action)
        if self.flat.phase in (at.PAY_ROUTE, at.PAY_STATION):
            return f"{action} ({name}): a colour to pay with is to be chosen first"
        if at.PAY <= action < at.DRAW:
            return f"{action} ({name}): nothing is to be paid now"
        state = self.state()
        move = example(self.law, state, action) if name != "no action" else None
        if move is None:
            return f"{action} is not an action of {self.law.edition.id}"
        refusal = why_not(state, move)
        return f"{action} ({name}) is refused: {refusal or 'not legal now'}"

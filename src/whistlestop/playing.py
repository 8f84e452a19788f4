"""A game in progress: its steps, the secret its luck comes from, and what may be taken back. Pure.

A step is made first and taken afterwards, so that it can be on the disk before it happens.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any, NamedTuple, Protocol

from whistlestop.core import game
from whistlestop.core.chance import Chance, Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.game import Step, opening, replay
from whistlestop.core.move import Move
from whistlestop.core.state import Secret, State
from whistlestop.core.view import View, observe


@dataclass(frozen=True, slots=True)
class Played:
    """One step: the set-up (no move), or a seat's move, and what came of it."""

    seat: int | None
    move: Move | None
    events: tuple[Event, ...]
    number: int = field(default=0, compare=False)
    """The number of its first event."""
    picks: int = field(default=0, compare=False)
    """The luck used when it was over."""
    by: str | None = field(default=None, compare=False)
    """Who moved in the seat's place, if it was not the seat."""
    id: str | None = field(default=None, compare=False)
    """What the message that led to it is called."""

    @property
    def next(self) -> int:
        """The number of the event after it."""
        return self.number + len(self.events)


class Made(NamedTuple):
    """A step that is not part of the game yet, and the state after it."""

    step: Played
    state: State


class Player(Protocol):
    """Whatever answers a view with one of its moves."""

    def choose(self, view: View) -> Move:
        """One of the moves of the view."""


Choose = Callable[[State, int], Move]
"""What a seat does in a state."""


def chosen_by(players: Sequence[Player]) -> Choose:
    """Each seat moves as its player says, from what it may see."""
    return lambda state, seat: players[seat].choose(observe(state, seat))


def play_on(state: State, chance: Chance, choose: Choose) -> Iterator[Step]:
    """What comes of each move from here to the end of the game."""
    while (seat := state.turn) is not None:
        step = game.play(state, choose(state, seat), chance, seat)
        state = step.state
        yield step


class Playing:
    """A game in progress or finished."""

    def __init__(
        self, edition: Edition, seats: int, seed: str, first: int | None = None, fixed: int = 0
    ) -> None:
        self.edition = edition
        self.seats = seats
        self.seed = seed
        self.first = first
        self.fixed = fixed
        """Steps up to this one come from another game and are not taken back."""
        self.state = opening(edition, seats)
        self.steps: list[Played] = []
        self._before: list[State] = []
        """How it stood before each of the last steps, as far as they may be taken back."""
        self._looked: tuple[int, State] = -1, self.state
        self._undone: set[tuple[int, str]] = set()
        self._asked: dict[int, int] = {}
        """For each seat to act, the number of the event from which its decision has been open."""

    def __repr__(self) -> str:
        return f"<game of {self.edition.id}, {self.moves} moves>"

    @property
    def next(self) -> int:
        """The number of the next event."""
        return self.steps[-1].next if self.steps else 0

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return max(0, len(self.steps) - 1)

    @property
    def picks(self) -> int:
        """The luck used so far."""
        return self.steps[-1].picks if self.steps else 0

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.state.phases[-1].seats if self.state.phases else ()

    # going on

    def set_up(self) -> Made:
        """The first step: everything dealt."""
        chance = Seeded(self.seed)
        state, events = game.new_game(self.edition, self.seats, chance, self.first)
        return Made(Played(None, None, events, 0, chance.picks), state)

    def make(self, seat: int, move: Move, by: str | None = None, id: str | None = None) -> Made:  # noqa: A002
        """What a move would lead to. Raises NotLegal."""
        chance = Seeded(self.seed, self.picks)
        state, events = game.play(self.state, move, chance, seat)
        return Made(Played(seat, move, events, self.next, chance.picks, by, id), state)

    def take(self, made: Made) -> None:
        """A step becomes part of the game."""
        step, before = made.step, self.state
        if self._can_go_back(made):
            self._before.append(before)
        else:
            self._before.clear()
        self.steps.append(step)
        self.state = made.state
        self._asked = {
            seat: self._asked[seat] if seat in self._asked and seat != step.seat else step.next
            for seat in self.turn
        }

    def run(self, choose: Choose, most: int | None = None) -> None:
        """Set the game up if it is not, and play on to the end, or at most so many moves."""
        if not self.steps:
            self.take(self.set_up())
        while self.turn and (most is None or self.moves < most):
            self.take(self.make(self.turn[0], choose(self.state, self.turn[0])))

    def restore(self, steps: Iterable[Played]) -> None:
        """Fold what was kept. Needs neither rules nor luck."""
        for step in steps:
            self.take(Made(step, replay(self.state, step.events)))

    # taking back

    def _can_go_back(self, made: Made) -> bool:
        """A move that used no luck and showed nobody anything hidden may be taken back."""
        step, state = made
        if step.move is None or state.over or len(self.steps) <= self.fixed:
            return False
        return step.picks == self.picks and not shows(self.state, state)

    @property
    def undoable(self) -> int:
        """How many of the last moves may be taken back."""
        return len(self._before)

    def back_to(self, *seats: int) -> int:
        """How many moves must go to take back the last one of these seats; 0: it cannot be."""
        for count in range(1, self.undoable + 1):
            if self.steps[-count].seat in seats:
                return count
        return 0

    def before(self, moves: int) -> State:
        """How the game stood before so many moves that may be taken back."""
        return self._before[-moves]

    def undo(self, moves: int) -> None:
        """Take moves back."""
        self.state = self._before[-moves]
        del self._before[-moves:]
        # Their ids stay known: a late copy of a message is not a new move.
        self._undone |= {(s.seat, s.id) for s in self.steps[-moves:] if s.seat is not None and s.id}
        del self.steps[-moves:]
        self._asked = dict.fromkeys(self.turn, self.next)
        self._looked = -1, opening(self.edition, self.seats)

    # messages that come late

    def together(self, seat: int) -> bool:
        """Does (or did) this seat decide at the same time as others, unseen by them?"""
        return len(self.turn) > 1 or self._asked.get(seat, self.next) < self.next

    def stale(self, seat: int, at: int) -> bool:
        """Was a move meant for another situation?

        When several decide at the same time, what the others decide in the meantime is no matter.
        """
        return not self._asked.get(seat, self.next) <= at <= self.next

    def step_of(self, seat: int, id: str, at: int) -> int | None:  # noqa: A002
        """The step that a message with this id and `at` made; -1 if it was taken back."""
        if (seat, id) in self._undone:
            return -1
        if at >= self.next:
            return None  # a message that made a step was sent before that step's events
        return next(
            (n for n, step in enumerate(self.steps) if step.id == id and step.seat == seat), None
        )

    # looking on

    def at(self, step: int) -> State:
        """How the game stood after a step. Who steps forward need not begin anew each time."""
        seen, state = self._looked
        if seen > step:
            seen, state = -1, opening(self.edition, self.seats)
        for past in self.steps[seen + 1 : step + 1]:
            state = replay(state, past.events)
        self._looked = step, state
        return state

    def bot_seed(self, seat: int) -> str:
        """Luck for a bot: it follows from the seed and where the game stands, and tells neither."""
        text = f"{self.seed}:bot {seat}:{len(self.steps)}"
        return hashlib.sha256(text.encode()).hexdigest()[:32]


def shows(before: State, after: State) -> bool:
    """Does anybody know something after it that was hidden from them before?

    What somebody shows of their own, as the cards that pay for a route, was not hidden from them.
    """
    seats = range(len(after.players))
    if any(_tickets(after, seat) - _tickets(before, seat) for seat in seats):
        return True
    secrets = [
        (part, after.part(kind))
        for kind, part in before.parts.items()
        if isinstance(part, Secret) and part is not after.part(kind)
    ]
    return any(
        _uncovered(part, part.seen_by(viewer), now.seen_by(viewer))
        for part, now in secrets
        for viewer in (None, *seats)
    )


def _tickets(state: State, seat: int) -> set[str | None]:
    """The tickets a seat knows the place of."""
    slips = {slip.ticket for slip in (*state.under, *state.box) if slip.known_to == seat}
    pending = {t for phase in state.phases for t in phase.seen_by(seat).tickets()}
    return slips | {*state.players[seat].tickets} | pending


def _uncovered(truth: Any, seen: Any, now: Any) -> bool:
    """Is something seen now that was there before, but hidden?"""
    if seen is None:
        return truth is not None and now is not None
    if is_dataclass(seen):
        names = (one.name for one in fields(seen))
        return any(_uncovered(*(getattr(x, n) for x in (truth, seen, now))) for n in names)
    if isinstance(seen, Mapping):
        return any(_uncovered(truth[key], seen[key], now[key]) for key in seen if key in now)
    if isinstance(seen, tuple):
        return any(map(_uncovered, truth, seen, now))
    return False

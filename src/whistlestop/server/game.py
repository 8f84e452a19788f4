"""The game of a room: its state, all that happened, and the secret its luck comes from. Pure."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from whistlestop.core import game
from whistlestop.core.chance import Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.game import opening, replay
from whistlestop.core.move import Move
from whistlestop.core.state import State


class Step(NamedTuple):
    """The set-up (no move) or a move: the number of its first event, and the events."""

    seat: int | None
    move: str | None
    by: str | None
    id: str | None
    number: int
    events: tuple[Event, ...]
    picks: int
    """The luck used when it was over."""

    @property
    def next(self) -> int:
        """The number of the event after it."""
        return self.number + len(self.events)


class Made(NamedTuple):
    """A step that is not part of the game yet: first it must be on the disk."""

    step: Step
    state: State


class Before(NamedTuple):
    """How the game stood before a step that may be taken back."""

    state: State
    steps: int


class Game:
    """A game in progress or finished."""

    def __init__(
        self, edition: Edition, seats: int, seed: str, first: int | None, fixed: int = 0
    ) -> None:
        self.edition = edition
        self.seats = seats
        self.seed = seed
        self.first = first
        self.fixed = fixed
        """Steps up to this one come from another game and are not taken back."""
        self.state = opening(edition, seats)
        self.steps: list[Step] = []
        self._past: list[Before] = []
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
    def turn(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.state.phases[-1].seats if self.state.phases else ()

    def set_up(self) -> Made:
        """The first step: everything dealt."""
        chance = Seeded(self.seed)
        step = game.new_game(self.edition, self.seats, chance, self.first)
        return Made(Step(None, None, None, None, 0, step.events, chance.picks), step.state)

    def make(self, seat: int, move: Move, text: str, by: str | None, id: str | None) -> Made:  # noqa: A002
        """What a move would lead to. Raises NotLegal."""
        chance = Seeded(self.seed, self.steps[-1].picks)
        step = game.play(self.state, move, chance, seat)
        made = Step(seat, text, by, id, self.next, step.events, chance.picks)
        return Made(made, step.state)

    def take(self, made: Made) -> None:
        """A step that is on the disk becomes part of the game."""
        step, before = made.step, self.state
        if self._can_go_back(step, before, made.state):
            self._past.append(Before(before, len(self.steps)))
        else:
            self._past.clear()
        self.steps.append(step)
        self.state = made.state
        self._asked = {
            seat: self._asked[seat] if seat in self._asked and seat != step.seat else step.next
            for seat in self.turn
        }

    def restore(self, steps: Iterable[Step]) -> None:
        """Fold what was kept. Needs neither rules nor luck."""
        for step in steps:
            self.take(Made(step, replay(self.state, step.events)))

    def _can_go_back(self, step: Step, before: State, after: State) -> bool:
        """Nothing was drawn and nothing hidden was shown, so it may be taken back."""
        if step.move is None or step.seat is None or after.over or len(self.steps) <= self.fixed:
            return False
        if step.picks != self.steps[-1].picks:
            return False
        return _known(after, step.seat) <= _known(before, step.seat)

    def undoable(self, seat: int) -> int:
        """How many moves must go to take back the seat's last one: 0 when that cannot be."""
        for count in range(1, len(self._past) + 1):
            if self.steps[-count].seat == seat:
                return count
        return 0

    def before(self, moves: int) -> State:
        """How the game stood before so many moves that may be taken back."""
        return self._past[-moves].state

    def undo(self, moves: int) -> None:
        """Take moves back."""
        before = self._past[-moves]
        del self._past[-moves:]
        for step in self.steps[before.steps :]:
            if step.seat is not None and step.id is not None:
                # The id stays known: a late copy of the message is not a new move.
                self._undone.add((step.seat, step.id))
        del self.steps[before.steps :]
        self.state = before.state
        self._asked = dict.fromkeys(self.turn, self.next)
        self._looked = -1, opening(self.edition, self.seats)

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


def _known(state: State, seat: int) -> set[str | None]:
    """The tickets a seat knows the place of."""
    slips = {slip.ticket for slip in (*state.under, *state.box) if slip.known_to == seat}
    pending = {t for phase in state.phases for t in phase.seen_by(seat).tickets()}
    return slips | {*state.players[seat].tickets} | pending


def most_knowing(event: Event, seats: Sequence[int]) -> Event:
    """An event as the one of some seats that knows most may see it; no seats: as a spectator."""
    hidden = event.seen_by(None)
    if hidden is not event:
        for seat in seats:
            told = event.seen_by(seat)
            if told == event:
                return told
    return hidden

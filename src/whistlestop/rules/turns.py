"""Turns: one action each, passing, the last round and the end (E-10, E-60; N-10, N-40)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from whistlestop.core.edition import Edition
from whistlestop.core.errors import CannotRead
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Rule
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.core.work import Answer, Task
from whistlestop.notation.codec import expect
from whistlestop.notation.position import a_seat


@dataclass(frozen=True, slots=True)
class Clock:
    """Turns left once the last round has begun, passes in a row, and when the last round begins."""

    ends_at: int
    left: int | None = None
    passes: int = 0


@dataclass(frozen=True, slots=True)
class Turn(Answer):
    """A seat chooses its one action."""

    def moves(self, state: State, seat: int) -> list[Move]:
        """Everything the rules offer; passing if they offer nothing (E-10)."""
        found: list[Move] = []
        for offers in state.edition.hooks.offers:
            found += offers(state, seat)
        return found or [Pass()]

    def misplaced(self, state: State, move: Move) -> Reason | None:
        """Only actions, not answers to what nobody asked."""
        return None if move.action else Reason(move.out_of_place)


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Do nothing, with no legal action at all."""

    verb = "pass"
    action = True

    def refused(self, state: State, seat: int) -> Reason | None:
        """Passing is not allowed while anything else is (E-10)."""
        if any(any(offers(state, seat)) for offers in state.edition.hooks.offers):
            return Reason("pass-not-needed")
        return None

    def perform(self, table: Table, seat: int) -> Iterable[Phase]:
        """The turn ends; when everybody has passed in a row, the game does too."""
        table.emit(Passed(seat))
        return end_turn(seat, passed=True)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat had nothing to do."""

    seat: int

    def apply(self, state: State) -> State:
        """One more pass in a row."""
        clock = state.part(Clock)
        return state.with_part(Clock(clock.ends_at, clock.left, clock.passes + 1))


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """The next seat is to act."""

    seat: int
    left: int | None
    passes: int

    def apply(self, state: State) -> State:
        """Only that seat's turn is pending."""
        clock = state.part(Clock)
        if clock.left != self.left or clock.passes != self.passes:
            state = state.with_part(Clock(clock.ends_at, self.left, self.passes))
        return state.with_phases((Turn(self.seat),))


@dataclass(frozen=True, slots=True)
class LastRoundBegan(Event):
    """A seat ended its turn with few cars: everybody has one more turn (E-60)."""

    seat: int
    turns: int

    def apply(self, state: State) -> State:
        """Turns are counted from now on."""
        clock = state.part(Clock)
        return state.with_part(Clock(clock.ends_at, self.turns, clock.passes))


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The last turn has been played."""

    def apply(self, state: State) -> State:
        """Nothing is pending any more."""
        return state.with_phases(())


@dataclass(frozen=True, slots=True)
class EndTurn(Task):
    """The turn of a seat is over."""

    seat: int
    passed: bool = False

    def do(self, table: Table) -> Iterable[Phase]:
        """Put things in order, then go on."""
        work: list[Phase] = []
        for tidy in table.state.edition.hooks.turn_ends:
            work += tidy(table, self.seat)
        return (*work, NextTurn(self.seat, self.passed)) if work else next_turn(table, self)


@dataclass(frozen=True, slots=True)
class NextTurn(Task):
    """All is in order after a seat's turn."""

    seat: int
    passed: bool

    def do(self, table: Table) -> Iterable[Phase]:
        """Go on."""
        return next_turn(table, self)


@dataclass(frozen=True, slots=True)
class EndGame(Task):
    """All turns are played, and all is decided."""

    def do(self, table: Table) -> None:
        """The game is over."""
        table.emit(GameEnded())


@cache
def end_turn(seat: int, *, passed: bool = False) -> tuple[Phase, ...]:
    """The turn of a seat is over: the work that is left."""
    return (EndTurn(seat, passed),)


def last_round_begins(state: State, seat: int) -> bool:
    """Does a seat that ends its turn so trigger the last round (E-60, N-40, L-50)?"""
    few = state.players[seat].trains <= state.part(Clock).ends_at
    return few or any(ends(state, seat) for ends in state.edition.hooks.last_round)


def next_turn(table: Table, ended: EndTurn | NextTurn) -> Iterable[Phase]:
    """The next turn begins, or the game ends."""
    state, seat = table.state, ended.seat
    seats = len(state.players)
    clock = state.part(Clock)
    left = clock.left
    passes = clock.passes if ended.passed else 0
    if left is not None:
        left -= 1
    elif last_round_begins(state, seat):
        left = seats
        table.emit(LastRoundBegan(seat, seats))
    if left == 0 or passes == seats:
        work = [work for ends in state.edition.hooks.game_ends for work in ends(table)]
        return (*work, EndGame())
    following = (seat + 1) % seats
    for amend in state.edition.hooks.follows:
        following = amend(state, seat, following)
    table.emit(TurnBegan(following, left, passes))
    return [work for begins in state.edition.hooks.turn_begins for work in begins(table, following)]


class Turns(Rule):
    """Players take turns, one action each, until the cars run low."""

    verbs = (Pass,)
    facts = (Passed, TurnBegan, LastRoundBegan, GameEnded)
    phases = (Turn, EndTurn, NextTurn, EndGame)
    parts = (Clock,)
    ends_at: int

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """No last round yet."""
        return [Clock(self.ends_at)]

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """How many turns are left, if the last round has begun."""
        return {"turns_left": state.part(Clock).left}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """Whose turn it is, who began, and the last round."""
        seats = len(state.players)
        left = position.get("turns_left")
        if left is not None and not 1 <= expect(left, int, "a number", "turns_left") <= seats:
            raise CannotRead(f"must be 1 to {seats}: one turn for each seat at most", "turns_left")
        state = state._replace(
            first=a_seat(position.get("first", 0), seats, "first"),
            phases=(Turn(a_seat(position.get("turn", 0), seats, "turn")),),
        )
        return state.with_part(Clock(self.ends_at, left))

"""The verbs of the game: new_game, legal, why_not, play, replay, scores."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from whistlestop.core.cards import minus
from whistlestop.core.chance import Chance
from whistlestop.core.edition import Edition
from whistlestop.core.errors import BadInput
from whistlestop.core.event import Event
from whistlestop.core.imagine import split_decks
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import NotLegal, Reason, Refusal
from whistlestop.core.score import ScoreLine, Standings, stand
from whistlestop.core.state import Aside, Player, Slip, State
from whistlestop.core.table import Table
from whistlestop.core.view import moves_of
from whistlestop.core.work import Task, carry_out


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """The first player is agreed (E-07, N-05)."""

    first: int

    def apply(self, state: State) -> State:
        """The state in which that seat will begin."""
        return state._replace(first=self.first)


@dataclass(frozen=True, slots=True)
class SetUp(Task):
    """A rule prepares the game when its step has come."""

    place: int

    def do(self, table: Table) -> Iterable[Phase]:
        """What the rule does, and what it asks for."""
        return table.state.edition.hooks.setup[self.place](table) or ()


class Step(NamedTuple):
    """What came of something: the state after it, and the events that led there."""

    state: State
    events: tuple[Event, ...]


def opening(edition: Edition, seats: int) -> State:
    """The box just opened: everything in its place, nothing dealt. Games are folded from here."""
    edition.check_seats(seats)
    pack = edition.pack
    drawn, dealt = split_decks(edition)
    parts = {type(part): part for memory in edition.hooks.memory for part in memory(edition, seats)}
    deck = pack.all
    for part in parts.values():
        if isinstance(part, Aside):
            deck = minus(deck, part.cards)
    return State(
        edition=edition,
        first=0,
        players=(Player(pack.none, pack.none, (), edition.trains, 0),) * seats,
        deck=deck,
        discards=pack.none,
        row=(),
        loose=tuple(drawn),
        under=(),
        traces=(),
        box=tuple(Slip(ticket, None) for ticket in dealt),
        owners={},
        phases=(),
        parts=parts,
    )


def new_game(
    edition: Edition,
    seats: int,
    chance: Chance,
    first: int | None = None,
    colours: Sequence[str | None] | None = None,
) -> Step:
    """A game set up and ready for its first decision; without `first` the beginner is drawn.

    `colours` are those that the seats chose, None for one that chose none (E-08).
    """
    if colours is not None:
        if len(colours) != seats:
            raise BadInput("colours-seats", colours=len(colours), seats=seats)
        edition = edition.coloured(colours)
    edition.check_seats(seats, first)
    table = Table(opening(edition, seats), chance)
    if first is None:
        first = chance.pick(range(seats), (1,) * seats)
    table.emit(GameBegan(first))
    carry_out(table, map(SetUp, range(len(edition.hooks.setup))))
    return Step(table.state, tuple(table.events))


def legal(state: State, seat: int | None = None) -> list[Move]:
    """Every legal move of a seat (by default the one to move), and no other."""
    if seat is None and state.phases:
        phase = state.phases[-1]
        return phase.moves(state, phase.seats[0])
    return [] if seat is None else moves_of(state, seat)


def why_not(state: State, move: Move, seat: int | None = None) -> Refusal | None:
    """Why a move is refused now, naming the rule; None if it is legal."""
    reason = _reason(state, move, state.turn if seat is None else seat)
    return None if reason is None else state.edition.refusal(reason)


def _reason(state: State, move: Move, seat: int | None) -> Reason | None:
    if not isinstance(move, Move):
        raise TypeError(f"{move!r} is no move; a text is made one by parse_move or find_move")
    if type(move) not in state.edition.moves:
        return Reason("not-in-edition")
    if not state.phases or seat is None:
        return Reason("game-over")
    phase = state.phases[-1]
    if seat not in phase.seats:
        return phase.not_yours(seat)
    return phase.misplaced(state, move) or move.refused(state, seat)


def play(state: State, move: Move, chance: Chance, seat: int | None = None) -> Step:
    """Make a move: the state after it and what happened. A move that is refused raises NotLegal."""
    turn = state.turn if seat is None else seat
    reason = _reason(state, move, turn)
    if reason is not None or turn is None:
        raise NotLegal(state.edition.refusal(reason or Reason("game-over")), state.edition)
    table = Table(state, chance)
    carry_out(table, move.perform(table, turn))
    return Step(table.state, tuple(table.events))


def replay(state: State, events: Iterable[Event]) -> State:
    """The state after those events. Needs no rules and no luck."""
    for event in events:
        state = event.apply(state)
    return state


def scores(state: State) -> dict[int, list[ScoreLine]]:
    """The final score as the game stands, line by line for each seat."""
    found: dict[int, list[ScoreLine]] = {seat: [] for seat in range(len(state.players))}
    for score in state.edition.hooks.score:
        for seat, line in enumerate(score(state)):
            found[seat].append(line)
    return found


def line_names(edition: Edition) -> tuple[str, ...]:
    """The names of the lines of a final score, in the order of the edition's rules."""
    return tuple(line.name for line in scores(opening(edition, edition.seats[0]))[0])


def standings(state: State) -> Standings:
    """Scores, totals, ranking and winners as the game stands."""
    lines = tuple(tuple(lines) for lines in scores(state).values())
    ties = [ahead(state) for ahead in state.edition.hooks.ahead]
    return stand(lines, state.edition.floor, ties)

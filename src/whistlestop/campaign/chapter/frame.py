"""The frame of a campaign game as rules: purses, gifts, the dead board and the guard."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Rule
from whistlestop.core.state import State, put
from whistlestop.core.table import Table
from whistlestop.rules.money import Coins, Money

GUARD = 60
"""After so many turns of a company the last round begins (C-41)."""


class Purses(Money):
    """Each company begins with its own sum: the Patient Bank and gifts are in it (C-23)."""

    def __init__(self, coins: tuple[int, ...]) -> None:
        super().__init__(start=min(coins))
        self.coins = coins

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """What is in each purse."""
        return [Coins(self.coins)]


class Gifts(Rule):
    """More cards and tickets at the start for those to whom they were promised (C-28, C-31)."""

    def __init__(self, cards: tuple[int, ...], tickets: tuple[int, ...]) -> None:
        self.cards = cards
        self.tickets = tickets

    def first_hand(self, state: State, seat: int, cards: int) -> int:
        """So many more cards than usual."""
        return cards + self.cards[seat]

    def first_tickets(self, state: State, seat: int, tickets: int) -> int:
        """So many more tickets than usual."""
        return tickets + self.tickets[seat]


@dataclass(frozen=True, slots=True)
class Taken:
    """How many turns each seat has taken."""

    turns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnTaken(Event):
    """A turn was counted (C-41)."""

    seat: int

    def apply(self, state: State) -> State:
        """One more for that seat."""
        turns = state.part(Taken).turns
        return state.with_part(Taken(put(turns, self.seat, turns[self.seat] + 1)))


class Guard(Rule):
    """Every game ends: on a dead board (C-40), and after very many turns (C-41)."""

    facts = (TurnTaken,)
    parts = (Taken,)

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """No turn yet."""
        return [Taken((0,) * seats)]

    def turn_ends(self, table: Table, seat: int) -> Iterable[Phase]:
        """The turn is counted."""
        table.emit(TurnTaken(seat))
        return ()

    def last_round(self, state: State, seat: int) -> bool:
        """Nobody could travel any route, or it has gone on for too long."""
        return state.part(Taken).turns[seat] >= GUARD or _dead(state)

    def lasting(self, state: State) -> Mapping[str, Any]:
        """How long the game was."""
        return {"turns": max(state.part(Taken).turns)}


def _dead(state: State) -> bool:
    """Is no route open to anybody who has the cars for it (C-40)?"""
    free = [r for r in state.edition.board.routes.values() if r.id not in state.owners]
    for seat, player in enumerate(state.players):
        within = [route.id for route in free if route.length <= player.trains]
        if within and not _all_closed(state, seat, within):
            return False
    return True


def _all_closed(state: State, seat: int, routes: list[str]) -> bool:
    closed: set[str] = set()
    for hook in state.edition.hooks.closed:
        closed |= {*hook(state, seat)}
    return closed.issuperset(routes)

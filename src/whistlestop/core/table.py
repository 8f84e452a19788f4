"""The table: where a move happens. It holds the state, the facts so far and the luck."""

from collections.abc import Sequence
from typing import TypeVar

from whistlestop.core.chance import Chance
from whistlestop.core.event import Event
from whistlestop.core.state import State

T = TypeVar("T")


class Table:
    """One move being made."""

    __slots__ = ("chance", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def emit(self, event: Event) -> State:
        """Something happened: the state after it."""
        self.events.append(event)
        self.state = event.apply(self.state)
        return self.state

    def pick(self, options: Sequence[T], weights: Sequence[int]) -> T:
        """Ask the luck."""
        return self.chance.pick(options, weights)

"""Moves: what a player may decide. A move says what happens by emitting events."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from whistlestop.core.spelled import spelled

if TYPE_CHECKING:
    from whistlestop.core.phase import Phase
    from whistlestop.core.refusal import Reason
    from whistlestop.core.state import State
    from whistlestop.core.table import Table


@dataclass(frozen=True, slots=True)
class Move:
    """A decision; which seat makes it is not part of it."""

    verb: ClassVar[str]
    """The first word of its text form."""
    action: ClassVar[bool] = False
    """Is it one of the actions of a turn?"""
    out_of_place: ClassVar[str]
    """The reason given when a turn begins and nothing asks for such an answer."""

    def __init_subclass__(cls) -> None:
        cls.__repr__ = spelled  # type: ignore[method-assign]  # a dataclass keeps the one it finds

    def refused(self, state: "State", seat: int) -> "Reason | None":
        """Why this seat cannot make it, given that such a move may be made now."""
        raise NotImplementedError

    def perform(self, table: "Table", seat: int) -> "Iterable[Phase] | None":
        """Make it happen; what comes back is to be done (or decided) next."""
        raise NotImplementedError

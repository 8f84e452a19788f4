"""Events: facts. Only an event changes the state, and events alone rebuild a game."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Self

if TYPE_CHECKING:
    from whistlestop.core.state import State


def added_later(default: Any) -> Any:
    """A field that older records do not have: it is written only when it says something."""
    return field(default=default, metadata={"later": True})


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""

    secret: ClassVar[tuple[str, ...]] = ()
    """Fields for the eyes of its `seat` alone; of a row, others see how long it is."""

    def apply(self, state: "State") -> "State":
        """The state after it."""
        raise NotImplementedError

    def seen_by(self, seat: int | None) -> Self:
        """The event as a seat (None: a spectator) may see it: public unless it says else."""
        if not self.secret or (seat is not None and seat == getattr(self, "seat", None)):
            return self
        found = {name: getattr(self, name) for name in self.secret}
        unseen = {n: (None,) * len(v) if isinstance(v, tuple) else None for n, v in found.items()}
        return replace(self, **unseen)

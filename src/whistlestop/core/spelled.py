"""Values as they are written in code: short, and they paste back."""

from dataclasses import MISSING, Field, fields
from typing import Any


def spelled(value: Any) -> str:
    """A dataclass by its fields in their order, without those at the end that are as usual.

    >>> from whistlestop.core.board import Ticket
    >>> Ticket("roma-smyrna", ("roma", "smyrna"), 8)
    Ticket('roma-smyrna', ('roma', 'smyrna'), 8)
    """
    shown = list(fields(value))
    while shown and getattr(value, shown[-1].name) == _usual(shown[-1]):
        shown.pop()
    words = (repr(getattr(value, field.name)) for field in shown)
    return f"{type(value).__name__}({', '.join(words)})"


def _usual(field: "Field[Any]") -> Any:
    return field.default if field.default_factory is MISSING else field.default_factory()


def in_short(what: str, shown: Any) -> str:
    """A game in one line: its edition, how many play, whose turn it is, how far it has come.

    >>> from whistlestop.core.chance import Seeded
    >>> from whistlestop.core.game import new_game
    >>> from whistlestop.core.view import observe
    >>> from whistlestop.editions import edition
    >>> state = new_game(edition("europe"), 3, Seeded("tea")).state
    >>> state
    <state of europe: 3 seats, seat 0 to move, 0 routes claimed>
    >>> observe(state, 2)
    <view of europe from seat 2: 3 seats, seat 0 to move, 0 routes claimed>
    """
    now = "over" if shown.turn is None else f"seat {shown.turn} to move"
    claimed = f"{len(shown.owners)} routes claimed"
    return f"<{what}: {len(shown.players)} seats, {now}, {claimed}>"

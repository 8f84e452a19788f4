"""JSON of moves, events, phases, states and views."""

from typing import Any

from whistlestop.core.cards import Bag, Card
from whistlestop.core.edition import Edition
from whistlestop.core.errors import CannotRead
from whistlestop.core.event import Event
from whistlestop.core.game import GameBegan
from whistlestop.core.move import Move
from whistlestop.core.state import Player, Slip, State, Trace
from whistlestop.core.view import Seen, View
from whistlestop.core.work import Answered, Resumed, Waiting
from whistlestop.notation.codec import (
    expect,
    from_json,
    is_record,
    phases_of,
    tagged,
    to_json,
    untagged,
)
from whistlestop.notation.text import format_move, parse_move

_STATE: dict[str, Any] = {
    "first": int,
    "players": tuple[Player, ...],
    "deck": Bag,
    "discards": Bag,
    "row": tuple[Card, ...],
    "loose": State.__annotations__["loose"],
    "under": tuple[Slip, ...],
    "traces": tuple[Trace, ...],
    "box": tuple[Slip, ...],
    "owners": State.__annotations__["owners"],
}
LATER: dict[str, list[Any]] = {"traces": []}
"""What older states and views do not have: written only where there is any."""
_VIEW: dict[str, Any] = {
    **_STATE,
    "seat": int | None,
    "hand": Bag,
    "tickets": View.__annotations__["tickets"],
    "players": tuple[Seen, ...],
    "deck": int,
    "loose": int,
}


def move_to_json(move: Move) -> str:
    """A move as JSON is its text."""
    return format_move(move)


def move_from_json(edition: Edition, data: Any, where: str = "") -> Move:
    """The move again."""
    try:
        return parse_move(edition, expect(data, str, "a move", ""))
    except CannotRead as error:
        raise error.inside(where) if where else error from None


def _facts(edition: Edition) -> dict[str, type[Event]]:
    kinds = [kind for rule in edition.rules for kind in rule.facts]
    return {kind.__name__: kind for kind in (*kinds, GameBegan, Waiting, Resumed, Answered)}


def event_to_json(edition: Edition, event: Event) -> dict[str, Any]:
    """An event as JSON: its type and its fields."""
    return tagged(edition, event)


def event_from_json(edition: Edition, data: Any, where: str = "") -> Event:
    """The event again."""
    found: Event = untagged(edition, _facts(edition), data, where)
    return found


def _common(shown: State | View, fields: dict[str, Any]) -> dict[str, Any]:
    edition = shown.edition
    return {
        "edition": edition.id,
        "seats": len(shown.players),
        **{
            name: to_json(edition, hint, getattr(shown, name))
            for name, hint in fields.items()
            if name not in LATER or getattr(shown, name)
        },
        "phases": [tagged(edition, phase) for phase in shown.phases],
        "parts": {
            kind.__name__: to_json(edition, kind, part) if is_record(kind) else part
            for kind, part in shown.parts.items()
        },
    }


def _uncommon(edition: Edition, fields: dict[str, Any], data: Any, where: str) -> dict[str, Any]:
    entries = {**LATER, **expect(data, dict, "an object", where)}
    for name in (*fields, "phases", "parts"):
        if name not in entries:
            raise CannotRead(f"needs {name!r}", where)
    parts = {part.__name__: part for rule in edition.rules for part in rule.parts}
    for name in parts:
        if name not in expect(entries["parts"], dict, "an object", "parts"):
            raise CannotRead(f"needs {name!r}", "parts")
    return {
        "edition": edition,
        **{name: from_json(edition, hint, entries[name], name) for name, hint in fields.items()},
        "phases": tuple(
            untagged(edition, phases_of(edition), phase, f"phases[{i}]")
            for i, phase in enumerate(expect(entries["phases"], list, "a list", "phases"))
        ),
        "parts": {
            kind: from_json(edition, kind, entries["parts"][name], f"parts.{name}")
            for name, kind in parts.items()
        },
    }


def state_to_json(state: State) -> dict[str, Any]:
    """A whole state, hidden things included: for saving, never for sending."""
    return _common(state, _STATE)


def state_from_json(edition: Edition, data: Any) -> State:
    """The state again."""
    return State(**_uncommon(edition, _STATE, data, ""))


def view_to_json(view: View) -> dict[str, Any]:
    """A view, with the moves it may make, and the cities that have become large (C-10)."""
    return {
        **_common(view, _VIEW),
        "large": view.edition.grown(view),
        "moves": [format_move(move) for move in view.moves],
    }


def view_from_json(edition: Edition, data: Any) -> View:
    """The view again."""
    entries = _uncommon(edition, _VIEW, data, "")
    moves = expect(data.get("moves"), list, "a list", "moves")
    view = View(
        **entries,
        moves=tuple(move_from_json(edition, move, f"moves[{i}]") for i, move in enumerate(moves)),
    )
    if data.get("large") != edition.grown(view):
        raise CannotRead("is not what the rules say", "large")
    return view

"""The notation: every value of a game as text and as JSON, and back. The only codec."""

from whistlestop.notation.codec import from_json, to_json
from whistlestop.notation.position import read_position, tell_position
from whistlestop.notation.states import (
    event_from_json,
    event_to_json,
    move_from_json,
    move_to_json,
    state_from_json,
    state_to_json,
    view_from_json,
    view_to_json,
)
from whistlestop.notation.text import (
    find_move,
    format_cards,
    format_move,
    parse_cards,
    parse_move,
)

__all__ = [
    "event_from_json",
    "event_to_json",
    "find_move",
    "format_cards",
    "format_move",
    "from_json",
    "move_from_json",
    "move_to_json",
    "parse_cards",
    "parse_move",
    "read_position",
    "state_from_json",
    "state_to_json",
    "tell_position",
    "to_json",
    "view_from_json",
    "view_to_json",
]

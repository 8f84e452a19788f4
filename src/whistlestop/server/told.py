"""What a connection is told: views, events and results as JSON. All of it passes through here.

The same things as in `notation`, worked out once for everybody at a table and not once for each.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from whistlestop.core.cards import Bag
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.score import Standings as Final
from whistlestop.core.state import Slip, State
from whistlestop.core.view import View, observe
from whistlestop.notation import event_to_json, format_move, to_json
from whistlestop.notation.codec import is_record
from whistlestop.server.game import Step, most_knowing
from whistlestop.server.wire import ScoreLine, Standings

encode = msgspec.json.Encoder().encode
REMEMBERED = 200_000

_texts: dict[int, tuple[Move, str]] = {}
"""Rules hand out the same move objects again and again: their texts, by identity."""


def move_text(move: Move) -> str:
    """A move as text; the texts of moves that come again are remembered."""
    found = _texts.get(id(move))
    if found is not None and found[0] is move:
        return found[1]
    if len(_texts) >= REMEMBERED:
        _texts.clear()
    text = format_move(move)
    _texts[id(move)] = move, text
    return text


def _bag(kinds: Sequence[str], bag: Bag) -> dict[str, int]:
    return {card: n for card, n in zip(kinds, bag, strict=True) if n}


def _slips(slips: Sequence[Slip]) -> list[dict[str, Any]]:
    return [{"ticket": slip.ticket, "known_to": slip.known_to} for slip in slips]


class Shown:
    """A state as each seat may see it: what all see is written once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._public: bytes = b""
        self._views: dict[int | None, Raw] = {}

    def view(self, seat: int | None) -> Raw:
        """The view of a seat, or of a spectator, as JSON."""
        if seat not in self._views:
            view = observe(self.state, seat)
            if not self._public:
                self._public = encode(_public(view))
            self._views[seat] = Raw(self._public[:-1] + b"," + encode(_private(view))[1:])
        return self._views[seat]

    def views(self, seats: Sequence[int]) -> list[Raw]:
        """The views of a connection: one for each own seat, or a spectator's."""
        return [self.view(seat) for seat in seats] if seats else [self.view(None)]


def _public(view: View) -> dict[str, Any]:
    """The part of a view that is the same for everybody."""
    edition, kinds = view.edition, view.edition.pack.kinds
    return {
        "edition": edition.id,
        "seats": len(view.players),
        "first": view.first,
        "players": [
            {
                "cards": seen.cards,
                "known": _bag(kinds, seen.known),
                "tickets": seen.tickets,
                "trains": seen.trains,
                "points": seen.points,
            }
            for seen in view.players
        ],
        "deck": view.deck,
        "discards": _bag(kinds, view.discards),
        "row": view.row,
        "loose": view.loose,
        "owners": view.owners,
        "parts": {
            kind.__name__: to_json(edition, kind, part) if is_record(kind) else part
            for kind, part in view.parts.items()
        },
    }


def _private(view: View) -> dict[str, Any]:
    """The part of a view that differs between seats."""
    edition = view.edition
    return {
        "under": _slips(view.under),
        "box": _slips(view.box),
        "seat": view.seat,
        "hand": _bag(edition.pack.kinds, view.hand),
        "tickets": view.tickets,
        "phases": [
            {"type": type(phase).__name__, **to_json(edition, type(phase), phase)}
            for phase in view.phases
        ],
        "moves": [move_text(move) for move in view.moves],
    }


def event_json(edition: Edition, event: Event) -> bytes:
    """An event as it is: for the store only."""
    return encode(event_to_json(edition, event))


class Telling:
    """The events of some steps as each connection may see them."""

    def __init__(self, edition: Edition, steps: Sequence[tuple[int, Step]], start: int = 0) -> None:
        self.edition = edition
        self.steps = steps
        self.start = start

    def told(self, seats: Sequence[int]) -> list[dict[str, Any]]:
        """The events from `start` on, as the most knowing of these seats may see them."""
        return [
            {
                "number": number,
                "step": count,
                "seat": step.seat,
                "by": step.by,
                "event": event_to_json(self.edition, most_knowing(event, seats)),
            }
            for count, step in self.steps
            for number, event in enumerate(step.events, step.number)
            if number >= self.start
        ]


def result(final: Final) -> Standings:
    """The standings for the wire."""
    return Standings(
        lines=[
            [
                ScoreLine(line.name, line.points, line.tie, list(line.items), list(line.routes))
                for line in lines
            ]
            for lines in final.lines
        ],
        totals=list(final.totals),
        ranking=list(final.ranking),
        winners=list(final.winners),
    )

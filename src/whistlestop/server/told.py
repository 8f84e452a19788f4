"""What a connection is told: views, events and results as JSON. All of it passes through here.

The same things as in `notation`, worked out once for everybody at a table and not once for each.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, cast, get_args

import msgspec
from msgspec import Raw

from whistlestop.core.cards import Bag
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.score import Standings as Final
from whistlestop.core.state import Slip, State, Trace
from whistlestop.core.view import View, observe
from whistlestop.insight.ways import Progress, progress, tracks
from whistlestop.notation import event_to_json, format_move, to_json
from whistlestop.notation.codec import hints, is_record, later
from whistlestop.playing import Played
from whistlestop.server.wire import RoomInfo, ScoreLine, Standings

encode = msgspec.json.Encoder().encode
REMEMBERED = 200_000

_texts: dict[int, str] = {}
_kept: list[Move] = []
"""Rules hand out the same move objects again and again: their texts, by identity. The objects are
kept too, so that no other can come to have the same identity."""


def move_texts(moves: Sequence[Move]) -> list[str]:
    """Moves as texts; those of moves that come again are remembered."""
    try:
        return [_texts[id(move)] for move in moves]
    except KeyError:
        return [_move_text(move) for move in moves]


def _move_text(move: Move) -> str:
    found = _texts.get(id(move))
    if found is None:
        if len(_kept) >= REMEMBERED:
            _texts.clear()
            _kept.clear()
        found = _texts[id(move)] = format_move(move)
        _kept.append(move)
    return found


def _bag(kinds: Sequence[str], bag: Bag) -> dict[str, int]:
    return {card: n for card, n in zip(kinds, bag, strict=True) if n}


def _slips(slips: Sequence[Slip]) -> list[dict[str, Any]]:
    return [{"ticket": slip.ticket, "known_to": slip.known_to} for slip in slips]


class Shown:
    """A state as each seat may see it: what all see is written once."""

    def __init__(self, state: State, before: "Shown | None" = None) -> None:
        self.state = state
        self._public = b""
        # What rules remember seldom changes from one state to the next.
        same = before is not None and before.state.parts is state.parts
        self._parts: Raw | None = before._parts if before is not None and same else None
        self._views: dict[int | None, Raw] = {}
        self._progress: dict[int, tuple[object, list[Progress]]]
        self._progress = {} if before is None else before._progress
        self._moves: dict[int, tuple[tuple[Move, ...], list[str]]] = {}

    def view(self, seat: int | None) -> Raw:
        """The view of a seat, or of a spectator, as JSON."""
        found = self._views.get(seat)
        if found is None:
            view = observe(self.state, seat)
            texts = move_texts(view.moves)
            if seat is not None:
                self._moves[seat] = view.moves, texts
            if not self._public:
                if self._parts is None:
                    self._parts = _parts(view)
                self._public = encode(_public(view, self._parts))[:-1] + b","
            found = Raw(self._public + encode(_private(view, texts))[1:])
            self._views[seat] = found
        return found

    def views(self, seats: Sequence[int]) -> list[Raw]:
        """The views of a connection: one for each own seat, or a spectator's."""
        return [self.view(seat) for seat in seats] if seats else [self.view(None)]

    def progress(self, seat: int) -> list[Progress]:
        """How the tickets of a seat stand: kept until they or what it may travel over change."""
        over, tickets = tracks(self.state, seat), self.state.players[seat].tickets
        kept = self._progress.get(seat)
        if kept is None or kept[0] != (over, tickets):
            kept = (over, tickets), progress(self.state, seat, tickets, over)
            self._progress[seat] = kept
        return kept[1]

    def move(self, seat: int, text: str) -> Move | None:
        """The legal move of a seat that has exactly this text, if it was shown one."""
        moves, texts = self._moves.get(seat, ((), []))
        return moves[texts.index(text)] if text in texts else None


def _parts(view: View) -> Raw:
    """What the rules remember."""
    return Raw(
        encode(
            {
                kind.__name__: to_json(view.edition, kind, part) if is_record(kind) else part
                for kind, part in view.parts.items()
            }
        )
    )


@lru_cache(maxsize=4096)
def _phase(edition: Edition, phase: Phase) -> Raw:
    """A phase, as somebody sees it. Most are whose turn it is."""
    return Raw(encode({"type": type(phase).__name__, **to_json(edition, type(phase), phase)}))


def _public(view: View, parts: Raw) -> dict[str, Any]:
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
        "parts": parts,
        "large": edition.grown(view),
    }


def _private(view: View, texts: list[str]) -> dict[str, Any]:
    """The part of a view that differs between seats."""
    edition = view.edition
    return {
        "under": _slips(view.under),
        "box": _slips(view.box),
        **({"traces": to_json(edition, tuple[Trace, ...], view.traces)} if view.traces else {}),
        "seat": view.seat,
        "hand": _bag(edition.pack.kinds, view.hand),
        "tickets": view.tickets,
        "phases": [_phase(edition, phase) for phase in view.phases],
        "moves": texts,
    }


@cache
def _has_a_form(kind: type[Any]) -> bool:
    """Has JSON a form of its own for a kind of event: bags, phases, fields that came later?"""
    pending: list[Any] = [kind]
    while pending:
        hint = pending.pop()
        pending += [arg for arg in get_args(hint) if not isinstance(arg, str)]
        if hint is Phase or "bag" in getattr(hint, "__metadata__", ()):
            return True
        if is_record(hint):
            pending += hints(hint).values()
            if later(hint):
                return True
    return False


def event_json(edition: Edition, event: Event) -> bytes:
    """An event as JSON: the notation's own form, written without a detour where there is one."""
    kind: Any = type(event)
    if _has_a_form(kind):
        return encode(event_to_json(edition, event))
    fields = encode(event)[1:]
    return b'{"type":"%b"%b%b' % (kind.__name__.encode(), b"" if fields == b"}" else b",", fields)


def most_knowing(event: Event, seats: Sequence[int]) -> Event:
    """An event as the one of some seats that knows most may see it; no seats: as a spectator."""
    hidden = event.seen_by(None)
    if hidden is not event:
        for seat in seats:
            told = event.seen_by(seat)
            if told == event:
                return told
    return hidden


class Written:
    """An event as JSON: as it is, for the store, and as those see it who may not see all."""

    __slots__ = ("_whole", "event", "hidden")

    def __init__(self, edition: Edition, event: Event) -> None:
        self.event = event
        self._whole = Raw(event_json(edition, event))
        hidden = event.seen_by(None)
        same = hidden is event or hidden == event
        self.hidden = None if same else Raw(event_json(edition, hidden))

    @property
    def whole(self) -> str:
        """With everything hidden: never for sending as it is."""
        return bytes(self._whole).decode()

    def seen_by(self, seats: Sequence[int]) -> Raw:
        """As the most knowing of these seats may see it."""
        if self.hidden is None:
            return self._whole
        told = most_knowing(self.event, seats)
        if told == self.event:
            return self._whole
        return self.hidden


class Telling:
    """The events of some steps as each connection may see them."""

    def __init__(
        self, edition: Edition, steps: Sequence[tuple[int, Played]], start: int = 0
    ) -> None:
        self.rows = [
            (number, count, step, Written(edition, event))
            for count, step in steps
            if step.next > start
            for number, event in enumerate(step.events, step.number)
            if number >= start
        ]

    def told(self, seats: Sequence[int]) -> list[dict[str, Any]]:
        """The events as the most knowing of these seats may see them."""
        return [
            {
                "number": number,
                "step": count,
                "seat": step.seat,
                "by": step.by,
                "event": written.seen_by(seats),
            }
            for number, count, step, written in self.rows
        ]


def once(info: RoomInfo) -> RoomInfo:
    """The same, written already: for several frames that hold it."""
    return cast(RoomInfo, Raw(encode(info)))


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

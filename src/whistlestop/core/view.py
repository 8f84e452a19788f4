"""A view: what one seat (or a spectator) may know. What it may not know has no field here.

All worlds that fit it are its information set; `imagine` draws one of them (a determinisation).
"""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from whistlestop.core.board import RouteId, TicketId
from whistlestop.core.cards import Bag, Card
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.spelled import in_short
from whistlestop.core.state import Secret, Slip, State, Trace

if TYPE_CHECKING:
    from whistlestop.core.edition import Edition

P = TypeVar("P")


class Seen(NamedTuple):
    """A player as everybody sees them. A ticket is None until the game is over."""

    cards: int
    known: Bag
    tickets: tuple[TicketId | None, ...]
    trains: int
    points: int


class View(NamedTuple):
    """The game as seen from one seat, with the moves it may make now. Seat None is a spectator."""

    edition: "Edition"
    first: int
    seat: int | None
    hand: Bag
    tickets: tuple[TicketId, ...]
    players: tuple[Seen, ...]
    deck: int
    discards: Bag
    row: tuple[Card, ...]
    loose: int
    under: tuple[Slip, ...]
    traces: tuple[Trace, ...]
    box: tuple[Slip, ...]
    owners: Mapping[RouteId, int]
    phases: tuple[Phase, ...]
    parts: Mapping[type[Any], Any]
    moves: tuple[Move, ...]

    def __repr__(self) -> str:
        by = "a spectator" if self.seat is None else f"seat {self.seat}"
        return in_short(f"view of {self.edition.id} from {by}", self)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.phases

    @property
    def turn(self) -> int | None:
        """The seat to move; the first of them when several choose at the same time."""
        return self.phases[-1].seats[0] if self.phases else None

    def routes_of(self, seat: int) -> list[str]:
        """The routes a seat holds, in the order they were claimed."""
        return [route for route, owner in self.owners.items() if owner == seat]

    def _repr_svg_(self) -> str:
        """The board as a picture, for notebooks."""
        return self.edition.picture(self)

    def part(self, kind: type[P]) -> P:
        """What a rule remembers."""
        found: P = self.parts[kind]
        return found


@cache
def _hidden(knower: int | None) -> Slip:
    """A slip of which one sees only who knows it."""
    return Slip(None, knower)


def _masked(slips: tuple[Slip, ...], seat: int | None) -> tuple[Slip, ...]:
    """The slips with only those tickets that the seat knows; who put them there is public."""
    return tuple(
        [
            slip if seat is not None and slip.known_to == seat else _hidden(slip.known_to)
            for slip in slips
        ]
    )


def _seen_traces(state: State, seat: int | None) -> tuple[Trace, ...]:
    """Who drew and how many is public; a slip is known to who put it there and to who drew it."""
    return tuple(
        trace
        if trace.seat == seat
        else Trace(trace.seat, trace.fresh, _masked(trace.slips, seat), trace.returned)
        for trace in (() if state.over else state.traces)
    )


def _seen_parts(state: State, seat: int | None) -> Mapping[type[Any], Any]:
    """The memory of rules; what is secret is known to all when the game is over."""
    hidden = {} if state.over else {k: p for k, p in state.parts.items() if isinstance(p, Secret)}
    if not hidden:
        return state.parts
    return {**state.parts, **{kind: part.seen_by(seat) for kind, part in hidden.items()}}


def observe(state: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator (E-55). Everything outgoing passes here."""
    me = None if seat is None else state.players[seat]
    return View(
        edition=state.edition,
        first=state.first,
        seat=seat,
        hand=me.hand if me else state.edition.pack.none,
        tickets=me.tickets if me else (),
        players=tuple(
            Seen(
                cards=sum(player.hand),
                known=player.known,
                tickets=player.tickets if state.over else (None,) * len(player.tickets),
                trains=player.trains,
                points=player.points,
            )
            for player in state.players
        ),
        deck=sum(state.deck),
        discards=state.discards,
        row=state.row,
        loose=len(state.loose),
        under=_masked(state.under, seat),
        traces=_seen_traces(state, seat) if state.traces else (),
        box=_masked(state.box, seat),
        owners=state.owners,
        phases=tuple(phase.seen_by(seat) for phase in state.phases),
        parts=_seen_parts(state, seat),
        moves=() if seat is None else tuple(moves_of(state, seat)),
    )


def moves_of(state: State, seat: int) -> list[Move]:
    """Every legal move of a seat now: none unless it may act."""
    if not state.phases:
        return []
    phase = state.phases[-1]
    return phase.moves(state, seat) if seat in phase.seats else []

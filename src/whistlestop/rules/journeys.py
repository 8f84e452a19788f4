"""Journeys: which tickets a network completes, at best, with borrowed routes (E-42, E-53)."""

from collections.abc import Sequence
from itertools import product

from whistlestop.core.board import TicketId
from whistlestop.core.network import Islands
from whistlestop.core.state import State
from whistlestop.core.view import View

Items = tuple[tuple[str, int], ...]


def held_by(state: State | View, seat: int) -> tuple[TicketId, ...]:
    """The tickets of a seat, as far as they are known."""
    if isinstance(state, View) and state.seat == seat:
        return state.tickets
    return tuple(ticket for ticket in state.players[seat].tickets if ticket)


def best_journeys(
    state: State | View, seat: int, held: Sequence[TicketId] | None = None
) -> tuple[Items, tuple[str, ...]]:
    """A seat's tickets with their points, for or against, and the routes borrowed for them.

    `held` are other tickets than those it has, to see what would be of them.

    Of everything that may be borrowed (one route for each station) the choice is the one with the
    best ticket total, then the most completed tickets (E-53); then the first in order.
    """
    board = state.edition.board
    tickets = [board.tickets[t] for t in (held_by(state, seat) if held is None else held)]
    own = Islands(board.routes[route] for route in state.routes_of(seat))
    homes = [(own.find(t.ends[0]), own.find(t.ends[1]), t.points) for t in tickets]
    best: tuple[int, int] | None = None
    chosen: tuple[str, ...] = ()
    done: list[bool] = []
    for choice in product(*_bridges(state, seat, own, homes)):
        joined = Islands()
        for _, ends in choice:
            joined.join(*ends)
        made = [joined.find(one) == joined.find(other) for one, other, _ in homes]
        total = sum(home[2] if yes else -home[2] for home, yes in zip(homes, made, strict=True))
        if best is None or (total, sum(made)) > best:
            best, done = (total, sum(made)), made
            chosen = tuple(dict.fromkeys(route for route, _ in choice))
    items = tuple(
        (ticket.id, ticket.points if yes else -ticket.points)
        for ticket, yes in zip(tickets, done, strict=True)
    )
    return items, chosen


def completed_alone(state: State, seat: int) -> tuple[str, ...]:
    """The tickets that a seat's own routes complete, without anything borrowed."""
    board = state.edition.board
    own = Islands(board.routes[route] for route in state.routes_of(seat))
    held = (board.tickets[ticket] for ticket in state.players[seat].tickets)
    return tuple(ticket.id for ticket in held if own.connected(ticket.ends))


def _bridges(
    state: State | View, seat: int, own: Islands, homes: list[tuple[str, str, int]]
) -> list[list[tuple[str, tuple[str, str]]]]:
    """For each thing that lends, the routes worth borrowing: those that join two own islands.

    With no open ticket nothing is; and of routes that join the same two islands one will do.
    """
    if all(one == other for one, other, _ in homes):
        return []
    found = []
    for lends in state.edition.hooks.lends:
        for routes in lends(state, seat):
            ways: dict[frozenset[str], tuple[str, tuple[str, str]]] = {}
            for route in routes:
                one, other = (own.find(end) for end in state.edition.board.routes[route].ends)
                if one != other:
                    ways.setdefault(frozenset((one, other)), (route, (one, other)))
            if ways:
                found.append(list(ways.values()))
    return found

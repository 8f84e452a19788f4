"""The words of postcards' conditions: each asks something of a game and a seat (7.3, PC.5)."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from whistlestop.core.board import Route
from whistlestop.core.network import Islands
from whistlestop.core.state import State
from whistlestop.rules.companies import Companies, route_colour
from whistlestop.rules.journeys import best_journeys

NOBODY = "white"
"""The colour that stands in for one's own (≠): no company has it (C-01)."""


class Word(NamedTuple):
    """When a condition is looked at (C-43), and how it is told whether it is met."""

    moment: str
    met: Callable[[State, int, Any], bool]


def _own(state: State, seat: int) -> list[Route]:
    return [state.edition.board.routes[route] for route in state.routes_of(seat)]


def link(state: State, seat: int, ends: tuple[str, str]) -> bool:
    """The seat's routes connect two cities."""
    return Islands(_own(state, seat)).connected(ends)


def touch(state: State, seat: int, goal: Mapping[str, Any]) -> bool:
    """The seat's routes touch so many of these cities, or of the ports."""
    touched = {city for route in _own(state, seat) for city in route.ends}
    if goal["of"] == "ports":
        cities = state.edition.board.cities
        touched = {city for city in touched if cities[city].traits.get("port")}
    else:
        touched &= {*goal["of"]}
    return len(touched) >= int(goal["count"])


def hold(state: State, seat: int, goal: Mapping[str, Any]) -> bool:
    """The seat has travelled so many routes of some length, or of some colour (≠)."""
    colour = goal.get("colour")
    if colour == state.part(Companies).colours[seat]:
        colour = NOBODY
    found = [
        route
        for route in _own(state, seat)
        if route.length == goal.get("spaces", route.length)
        and (colour is None or route_colour(state, route) == colour)
    ]
    return len(found) >= int(goal["count"])


def hand(state: State, seat: int, goal: Mapping[str, Any]) -> bool:
    """The seat holds so many train cards."""
    return sum(state.players[seat].hand) >= int(goal["count"])


def finish(state: State, seat: int, goal: Mapping[str, Any]) -> bool:
    """The seat has so many cars left."""
    return state.players[seat].trains == int(goal["cars"])


def complete(state: State, seat: int, count: int) -> bool:
    """The seat completed so many tickets."""
    items, _ = best_journeys(state, seat)
    return sum(points > 0 for _, points in items) >= count


WORDS = {
    "link": Word("travel", link),
    "touch": Word("travel", touch),
    "hold": Word("travel", hold),
    "hand": Word("turn", hand),
    "finish": Word("end", finish),
    "complete": Word("end", complete),
}
"""Every word a condition may begin with."""

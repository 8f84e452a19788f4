"""Companies: every seat has a colour, and is paid for routes of it (L-01, L-36; W-01)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from whistlestop.core.board import Route
from whistlestop.core.cards import Card
from whistlestop.core.edition import Edition
from whistlestop.core.errors import CannotRead
from whistlestop.core.rule import Rule, Trip, hook
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.position import per_seat
from whistlestop.rules.money import take

STEP = "L-36"


@dataclass(frozen=True, slots=True)
class Companies:
    """The colour of each seat's company."""

    colours: tuple[str, ...]


class Patron(Rule):
    """A rule that changes what companies are paid."""

    @hook("amend")
    def reward(self, state: State | View, seat: int, route: Route, dollars: int) -> int:
        """What a route of the own colour pays (L-36)."""
        return dollars


def route_colour(state: State | View, route: Route) -> Card | None:
    """The colour of a route as it lies now; None is grey."""
    colour: Card | None = route.colour
    for amend in state.edition.hooks.colour:
        colour = amend(state, route, colour)
    return colour


def own_colour(state: State | View, seat: int, route: Route) -> bool:
    """Is a route of the colour of a seat's company? Grey is nobody's colour."""
    return route_colour(state, route) == state.part(Companies).colours[seat]


def reward_of(state: State | View, seat: int, route: Route) -> int:
    """What a route of the own colour pays a seat, as others have amended it (L-36)."""
    dollars = state.edition.rule(CompanyRoutes).reward
    for amend in state.edition.hooks[Patron.reward]:
        dollars = amend(state, seat, route, dollars)
    return dollars


class CompanyRoutes(Rule):
    """Step 3: a route of one's own colour pays at once, whatever its length."""

    parts = (Companies,)
    slot = 3
    reward: int

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """The seats' colours (L-16)."""
        return [Companies(edition.colours[:seats])]

    def travel(self, table: Table, trip: Trip) -> None:
        """The reward of the company card (L-36)."""
        state = table.state
        route = state.edition.board.routes[trip.route]
        if own_colour(state, trip.seat, route):
            take(table, trip.seat, reward_of(state, trip.seat, route), STEP)

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """The companies, seat by seat."""
        return {"company": list(state.part(Companies).colours)}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """The companies that a position names, all of them different."""
        rows = per_seat(position, "company", len(state.players))
        if rows is None:
            return state
        known = ", ".join(state.edition.colours)
        for i, row in enumerate(rows):
            if row not in state.edition.colours:
                raise CannotRead(f"{row!r} is no company; there are {known}", f"company[{i}]")
        if len({*rows}) < len(rows):
            raise CannotRead("every seat has a company of its own", "company")
        state = state._replace(edition=state.edition.coloured(rows))
        return state.with_part(Companies(tuple(rows)))

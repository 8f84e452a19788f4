"""Depots: whoever travels to a city with another company's depot pays a toll (G.1 to G.3)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.campaign.stickers.asked import Asked, Due, Reply
from whistlestop.core.board import CityId
from whistlestop.core.cards import Colour
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Trip
from whistlestop.core.state import State, put
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.codec import from_json
from whistlestop.rules.companies import Companies
from whistlestop.rules.effects import Effect
from whistlestop.rules.money import MoneyPaid, due


@dataclass(frozen=True, slots=True)
class DepotMap:
    """The depots by their cities, each of a company's colour; and how often each seat was paid."""

    at: Mapping[CityId, Colour]
    paid: tuple[int, ...]


def depots_of(state: State | View, seat: int) -> set[str]:
    """The cities with a depot of a seat's company."""
    depots, own = state.parts.get(DepotMap), state.part(Companies).colours[seat]
    at = depots.at if isinstance(depots, DepotMap) else {}
    return {city for city, colour in at.items() if colour == own}


def depot_refused(state: State, seat: int, city: str) -> Reason | None:
    """Why a company may not put a depot there."""
    board, at = state.edition.board, state.part(DepotMap).at
    if board.cities[city].traits.get("large"):
        return Reason("depot-large", {"city": city})  # G.1
    if city in at:
        return Reason("depot-there", {"city": city})  # G.3
    pieces = {board.cities[own].piece for own in depots_of(state, seat)}
    if board.cities[city].piece in pieces:
        return Reason("depot-piece", {"city": city})  # G.1
    return None


@dataclass(frozen=True, slots=True)
class DepotPlaced(Event):
    """A seat put a depot of its company on a city, for the rest of the campaign (G.1)."""

    seat: int
    city: CityId

    def apply(self, state: State) -> State:
        """There it stays."""
        depots, colour = state.part(DepotMap), state.part(Companies).colours[self.seat]
        return state.with_part(replace(depots, at={**depots.at, self.city: colour}))


@dataclass(frozen=True, slots=True)
class TollPaid(MoneyPaid):
    """A seat paid another at its depot (G.2)."""

    city: CityId

    def apply(self, state: State) -> State:
        """From purse to purse; how often that happens is counted."""
        assert self.to is not None
        depots, to = state.part(DepotMap), self.to
        paid = put(depots.paid, to, depots.paid[to] + 1)
        return MoneyPaid.apply(self, state).with_part(replace(depots, paid=paid))


@dataclass(frozen=True, slots=True)
class PlaceDepot(Reply):
    """Put a depot on a city."""

    verb = "depot"
    out_of_place = "no-depot-due"
    city: CityId

    def refused(self, state: State, seat: int) -> Reason | None:
        """A small city without a depot, on a piece of the board without an own one."""
        return depot_refused(state, seat, self.city)

    def do(self, table: Table, seat: int, asked: "PlacingDepot") -> None:
        """For the rest of the campaign."""
        table.emit(DepotPlaced(seat, self.city))


@dataclass(frozen=True, slots=True)
class PlacingDepot(Asked):
    """A company puts a depot somewhere."""

    due = "depot-due"

    def moves(self, state: State, seat: int) -> list[Move]:
        """Everywhere it may."""
        cities = state.edition.board.cities
        return [PlaceDepot(city) for city in cities if depot_refused(state, seat, city) is None]


@dataclass(frozen=True, slots=True)
class NextDepot(Due):
    """A company's turn to put a depot somewhere has come."""

    def do(self, table: Table) -> Iterable[Phase]:
        """If there is a place for it."""
        asked = PlacingDepot(self.seat, self.thing)
        return (asked,) if asked.moves(table.state, self.seat) else ()


class Depots(Effect):
    """Step 2: the toll, by the number of players; in depot games each company places one first."""

    effect = "depots"
    verbs = (PlaceDepot,)
    facts = (DepotPlaced, TollPaid)
    phases = (PlacingDepot, NextDepot)
    parts = (DepotMap,)
    setup_step = 8
    slot = 2
    refusals = {
        "depot-due": ".1",
        "no-depot-due": ".1",
        "depot-large": ".1",
        "depot-piece": ".1",
        "depot-there": ".3",
    }
    toll: tuple[int, ...]

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """The depots of earlier games; those of absent companies sleep (C-60)."""
        return [DepotMap(recipe_of(edition).depots, (0,) * seats)]

    def setup(self, table: Table) -> Iterable[Phase]:
        """The lowest total first (G.1)."""
        recipe = recipe_of(table.state)
        order = recipe.standing if recipe.depot_game else ()
        return [NextDepot(seat, self.id) for seat in order]

    def travel(self, table: Table, trip: Trip) -> None:
        """Pay at each end, as much as there is (G.2, C-04): the `from` city of the data first."""
        seats = len(table.state.players)
        for city in table.state.edition.board.routes[trip.route].ends:
            state = table.state
            colour, companies = state.part(DepotMap).at.get(city), state.part(Companies).colours
            if colour in companies and colour != companies[trip.seat]:
                to, why = companies.index(colour), f"{self.id}.2"
                amount = due(state, trip.seat, self.toll[seats - 2], why, to)
                if amount:
                    table.emit(TollPaid(trip.seat, amount, to, why, city))

    def lasting(self, state: State) -> Mapping[str, Any]:
        """All depots."""
        return {"depots": dict(state.part(DepotMap).at)}

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """All depots."""
        return {"depots": dict(state.part(DepotMap).at)}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """Depots as a position tells them: a city and a company's colour each."""
        if "depots" not in position:
            return state
        told = position["depots"]
        at = from_json(state.edition, Mapping[CityId, Colour], told, "depots")
        return state.with_part(replace(state.part(DepotMap), at=at))

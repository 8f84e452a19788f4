"""Boom Towns: settlers come to small frontier cities, which grow for good (I)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from whistlestop.campaign.chapter.places import frontier_city
from whistlestop.campaign.stickers.asked import Asked, Reply, choose
from whistlestop.campaign.stickers.boxes import BoxSticker, ends_of
from whistlestop.core.board import CityId, RouteId
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Trip
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.core.work import Task
from whistlestop.rules.large_cities import large_city
from whistlestop.rules.money import take
from whistlestop.rules.newspapers import Headline, current


@dataclass(frozen=True, slots=True)
class Settlers:
    """Settlers by city, the cities that grew in this game, by whose hand, and stickers left."""

    at: Mapping[CityId, int]
    grown: tuple[CityId, ...]
    by: tuple[int, ...]
    stickers: int


@dataclass(frozen=True, slots=True)
class SettlersCame(Event):
    """A seat brought a settler to a city (I.1)."""

    seat: int
    city: CityId

    def apply(self, state: State) -> State:
        """One more there."""
        found = state.part(Settlers)
        at = {**found.at, self.city: found.at.get(self.city, 0) + 1}
        return state.with_part(replace(found, at=at))


@dataclass(frozen=True, slots=True)
class SettlersLeft(Event):
    """A settler left a city (EV-24)."""

    city: CityId

    def apply(self, state: State) -> State:
        """One fewer there."""
        found = state.part(Settlers)
        return state.with_part(replace(found, at={**found.at, self.city: found.at[self.city] - 1}))


@dataclass(frozen=True, slots=True)
class TownGrew(Event):
    """A city has become large for good, by the hand of a seat (I.2)."""

    seat: int
    city: CityId

    def apply(self, state: State) -> State:
        """Its settlers go back to the supply."""
        found = state.part(Settlers)
        return state.with_part(
            Settlers(
                {city: n for city, n in found.at.items() if city != self.city},
                (*found.grown, self.city),
                (*found.by, self.seat),
                found.stickers - 1,
            )
        )


@dataclass(frozen=True, slots=True)
class Settle(Reply):
    """Put a settler on a city."""

    verb = "settle"
    out_of_place = "no-settler-due"
    unfit = "no-settler-there"
    city: CityId

    def do(self, table: Table, seat: int, asked: "Settling") -> None:
        """It may be the one that makes the city grow."""
        table.state.edition.rule(BoomTowns).settle(table, seat, self.city)


@dataclass(frozen=True, slots=True)
class Settling(Asked):
    """On which city does a seat put a settler (I.1)?"""

    due = "settler-due"
    route: RouteId

    def moves(self, state: State, seat: int) -> list[Move]:
        """Those that the route touches."""
        rule = state.edition.rule(BoomTowns)
        return [Settle(city) for city in rule.cities_for(state, self.route)]


@dataclass(frozen=True, slots=True)
class NextSettler(Task):
    """A settler comes with a travel."""

    seat: int
    route: RouteId

    def do(self, table: Table) -> Iterable[Phase]:
        """To the only city there is, or to one of the seat's choice."""
        thing = table.state.edition.rule(BoomTowns).id
        return choose(table, Settling(self.seat, thing, self.route))


class SettlersSpecial(Headline):
    """So many settlers come instead of one (EV-23)."""

    effect = "settlers-special"
    settlers: int


class BoomTowns(BoxSticker):
    """Step 5: a settler; with enough `settlers` the city grows (I.1 to I.4).

    At most so many cities grow in a game; `supply` settlers and `stickers` are all there are.
    """

    effect = "boom-towns"
    verbs = (Settle,)
    facts = (SettlersCame, SettlersLeft, TownGrew)
    phases = (Settling, NextSettler)
    parts = (Settlers,)
    key, part = "settlers", Settlers
    slot = 5
    refusals = {"settler-due": ".1", "no-settler-due": ".1", "no-settler-there": ".1"}
    settlers: tuple[int, ...]
    dollars: int
    most: int
    supply: int
    stickers: int

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """Settlers stay on the board between games (I.4)."""
        kept = self.kept(edition)
        return [Settlers(kept.get("at", {}), (), (), kept.get("stickers", self.stickers))]

    def cities_for(self, state: State, route: str) -> list[str]:
        """The small frontier cities that a route touches, while cities may grow (I.1, I.3)."""
        found = state.part(Settlers)
        over = len(found.grown) >= self.most or not found.stickers
        if over or sum(found.at.values()) >= self.supply:
            return []
        return [
            city
            for city in ends_of(state, route)
            if frontier_city(state.edition, city) and not large_city(state, city)
        ]

    def travel(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """One settler, or as many as an event says."""
        special = current(table.state, SettlersSpecial)
        return [NextSettler(trip.seat, trip.route)] * (special.settlers if special else 1)

    def settle(self, table: Table, seat: int, city: str) -> None:
        """Put it there; with enough of them the city grows (I.2)."""
        table.emit(SettlersCame(seat, city))
        state = table.state
        if state.part(Settlers).at[city] >= self.settlers[len(state.players) - 2]:
            table.emit(TownGrew(seat, city))
            take(table, seat, self.dollars, f"{self.id}.2")

    def grown(self, state: State | View) -> Iterable[str]:
        """At once: in step 12 of the same travel, too (X-03)."""
        return state.part(Settlers).grown

    def lasting(self, state: State) -> Mapping[str, Any]:
        """The large cities for good, the settlers for the next game of the box (I.4)."""
        found = state.part(Settlers)
        kept = {"at": dict(found.at), "stickers": found.stickers}
        return {"grown": list(found.grown), "module": {self.id: kept}}

"""Stations: built in a city, they borrow one route of another player (E-50 to E-53)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import compress
from typing import Any

from whistlestop.core.board import CityId
from whistlestop.core.cards import Payment, at_least_none, minus, plus
from whistlestop.core.edition import Edition
from whistlestop.core.errors import CannotRead
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Price, Rule
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State, put
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.codec import expect
from whistlestop.notation.position import a_seat, numbers
from whistlestop.notation.words import check
from whistlestop.rules.payments import payments, wrong_cards
from whistlestop.rules.turns import end_turn


@dataclass(frozen=True, slots=True)
class StationMap:
    """Where the stations stand and whose they are, and how many each seat has left of how many."""

    at: Mapping[CityId, int]
    left: tuple[int, ...]
    each: int

    def price(self, edition: Edition, seat: int) -> Price:
        """The first costs one card, the second two, the third three (E-51)."""
        return Price(edition.pack.colours, self.each - self.left[seat] + 1)


@dataclass(frozen=True, slots=True)
class BuildStation(Move):
    """Build a station in a city that has none."""

    verb = "station"
    action = True
    city: CityId
    payment: Payment

    def refused(self, state: State, seat: int) -> Reason | None:
        """The place, then the supply, then the cards."""
        stations = state.part(StationMap)
        if self.city in stations.at:
            owner = stations.at[self.city]
            return Reason("station-there", {"city": self.city, "player": owner})
        if not stations.left[seat]:
            return Reason("no-station-left")
        edition = state.edition
        price = stations.price(edition, seat)
        wrong = wrong_cards(edition.pack, price, state.players[seat].hand, self.payment)
        if wrong is None:
            return None
        key = "station-count" if wrong.key == "pay-count" else wrong.key
        return Reason(key, wrong.facts, about="station")

    def perform(self, table: Table, seat: int) -> Iterable[Phase]:
        """Pay, build, and end the turn."""
        table.emit(StationBuilt(seat, self.city, self.payment))
        return end_turn(seat)


@dataclass(frozen=True, slots=True)
class StationBuilt(Event):
    """A seat paid for a station and built it."""

    seat: int
    city: CityId
    payment: Payment

    def apply(self, state: State) -> State:
        """Cards to the discards, the station to the city."""
        paid = state.edition.pack.bag(self.payment.cards)
        player = state.players[self.seat]
        player = player.with_hand(minus(player.hand, paid), at_least_none(player.known, paid))
        stations = state.part(StationMap)
        left = put(stations.left, self.seat, stations.left[self.seat] - 1)
        after = StationMap({**stations.at, self.city: self.seat}, left, stations.each)
        state = state._replace(discards=plus(state.discards, paid))
        return state.with_part(after).with_player(self.seat, player)


@lru_cache(maxsize=4096)
def _builds(edition: Edition, payment: Payment) -> tuple[BuildStation, ...]:
    """The moves that pay so, one for each city of the board."""
    return tuple(BuildStation(city, payment) for city in edition.board.cities)


class Stations(Rule):
    """The station action; `each` to a player, `worth` points for each never built (E-52)."""

    verbs = (BuildStation,)
    facts = (StationBuilt,)
    parts = (StationMap,)
    each: int
    worth: int

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """None built yet."""
        return [StationMap({}, (self.each,) * seats, self.each)]

    def offers(self, state: State, seat: int) -> Iterable[Move]:
        """Any city without a station, with every payment from the hand (E-50, E-51)."""
        stations = state.part(StationMap)
        if not stations.left[seat]:
            return ()
        edition = state.edition
        free = [city not in stations.at for city in edition.board.cities]
        price = stations.price(edition, seat)
        found: list[Move] = []
        for payment in payments(edition.pack, price, state.players[seat].hand):
            found += compress(_builds(edition, payment), free)
        return found

    def lends(self, state: State | View, seat: int) -> Sequence[Sequence[str]]:
        """For each own station, the routes of others into its city (E-53)."""
        at, owners = state.part(StationMap).at, state.owners
        routes_at = state.edition.board.routes_at
        return [
            [r.id for r in routes_at[city] if owners.get(r.id, seat) != seat]
            for city, owner in at.items()
            if owner == seat
        ]

    def score(self, state: State) -> Sequence[ScoreLine]:
        """Points for those never built; more of them is ahead in a tie (E-52, E-63)."""
        return [
            ScoreLine("stations", self.worth * left, left) for left in state.part(StationMap).left
        ]

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """Where they stand, and how many are left."""
        stations = state.part(StationMap)
        return {"stations": dict(stations.at), "stations_left": list(stations.left)}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """Stations as a position tells them; those placed are no longer left."""
        edition, seats = state.edition, len(state.players)
        left = [self.each] * seats
        at = {}
        for city, seat in expect(
            position.get("stations", {}), dict, "an object", "stations"
        ).items():
            check(edition, "city", city, "stations")
            at[city] = a_seat(seat, seats, f"stations.{city}")
            left[seat] -= 1
        left = numbers(position, "stations_left", seats) or left
        if min(left) < 0 or max(left) > self.each:
            raise CannotRead(f"each seat has {self.each} stations, no more", "stations")
        return state.with_part(StationMap(at, tuple(left), self.each))

"""The Fruit Express: crates are loaded in one piece of the board and delivered elsewhere (H)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated

from whistlestop.campaign.stickers.asked import NOTHING_ASKED, Asked, Done, Reply, ask, choose
from whistlestop.campaign.stickers.boxes import BoxSticker, ends_of, on_piece
from whistlestop.core.board import CityId, RouteId
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.network import Islands
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Trip
from whistlestop.core.state import State, put
from whistlestop.core.table import Table
from whistlestop.core.work import Task
from whistlestop.rules.large_cities import large_city
from whistlestop.rules.money import take
from whistlestop.rules.newspapers import Headline, current

Crate = Annotated[str, "crate"]
"""A kind of fruit."""


@dataclass(frozen=True, slots=True)
class Crates:
    """The crates on cities, those in the supply, those each seat has loaded.

    `best` is how many kinds each seat has delivered at once, at most.
    """

    at: Mapping[CityId, tuple[Crate, ...]]
    supply: tuple[Crate, ...]
    held: tuple[tuple[Crate, ...], ...]
    best: tuple[int, ...]

    def holding(self, seat: int, crates: tuple[str, ...]) -> "Crates":
        """With other crates before a seat."""
        return replace(self, held=put(self.held, seat, crates))


def without(crates: tuple[str, ...], *gone: str) -> tuple[str, ...]:
    """Crates without some of them."""
    left = [*crates]
    for crate in gone:
        left.remove(crate)
    return tuple(left)


@dataclass(frozen=True, slots=True)
class CratesUnloaded(Event):
    """Crates of the supply are put on a city, face up (H.1)."""

    city: CityId
    crates: tuple[Crate, ...]

    def apply(self, state: State) -> State:
        """From the supply to the city."""
        found = state.part(Crates)
        at = {**found.at, self.city: (*found.at.get(self.city, ()), *self.crates)}
        supply = without(found.supply, *self.crates)
        return state.with_part(replace(found, at=at, supply=supply))


@dataclass(frozen=True, slots=True)
class CrateLoaded(Event):
    """A seat took a crate (H.2)."""

    seat: int
    crate: Crate
    city: CityId

    def apply(self, state: State) -> State:
        """From the city to the seat."""
        found = state.part(Crates)
        at = {**found.at, self.city: without(found.at[self.city], self.crate)}
        held = (*found.held[self.seat], self.crate)
        return state.with_part(replace(found, at=at).holding(self.seat, held))


@dataclass(frozen=True, slots=True)
class CratesDelivered(Event):
    """A seat handed in all its crates (H.3)."""

    seat: int
    crates: tuple[Crate, ...]

    def apply(self, state: State) -> State:
        """They are out of the game."""
        found, seat = state.part(Crates), self.seat
        best = max(found.best[seat], len({*self.crates}))
        found = replace(found, best=put(found.best, seat, best))
        return state.with_part(found.holding(seat, ()))


@dataclass(frozen=True, slots=True)
class LoadCrate(Reply):
    """Take a crate of a city."""

    verb = "load"
    out_of_place = "no-crates-due"
    unfit = "no-such-crate"
    crate: Crate
    city: CityId

    def do(self, table: Table, seat: int, asked: "Loading") -> None:
        """Onto the train."""
        table.emit(CrateLoaded(seat, self.crate, self.city))


@dataclass(frozen=True, slots=True)
class Loading(Asked):
    """Which crate does a seat take (H.2)?"""

    due = "crates-due"
    route: RouteId

    def moves(self, state: State, seat: int) -> list[Move]:
        """Each kind in each city that the route touches."""
        at, ends = state.part(Crates).at, ends_of(state, self.route)
        return [
            LoadCrate(crate, city) for city in ends for crate in dict.fromkeys(at.get(city, ()))
        ]


@dataclass(frozen=True, slots=True)
class Deliver(Reply):
    """Hand in all crates."""

    verb = "deliver"
    out_of_place = "no-delivery-due"

    def do(self, table: Table, seat: int, asked: "Delivering") -> None:
        """For money, by the number of kinds."""
        table.state.edition.rule(FruitExpress).deliver(table, seat)


@dataclass(frozen=True, slots=True)
class Delivering(Asked):
    """Does a seat hand in its crates (H.3)?"""

    due = "delivery-due"

    def moves(self, state: State, seat: int) -> list[Move]:
        """All of them, or none."""
        return [Deliver(), Done()]


@dataclass(frozen=True, slots=True)
class OfferDelivery(Task):
    """After the loading a seat may deliver (H.4)."""

    seat: int
    route: RouteId

    def do(self, table: Table) -> Iterable[Phase]:
        """If it has crates, and its line leads from the fruit to a large city it touches."""
        rule = table.state.edition.rule(FruitExpress)
        may = rule.may_deliver(table.state, self.seat, self.route)
        return ask(table, Delivering(self.seat, rule.id)) if may else ()


class CitrusCraze(Headline):
    """A delivery pays more for each crate (EV-22)."""

    effect = "citrus-craze"
    dollars: int


class FruitExpress(BoxSticker):
    """Step 4: load a crate, then deliver all; `pays` by the number of kinds (H.1 to H.5)."""

    effect = "fruit-express"
    verbs = (LoadCrate, Deliver, Done)
    facts = (CratesUnloaded, CrateLoaded, CratesDelivered)
    phases = (Loading, Delivering, OfferDelivery)
    parts = (Crates,)
    key, part = "crates", Crates
    setup_step = 8
    slot = 4
    refusals = {
        "crates-due": ".2",
        "no-crates-due": ".2",
        "no-such-crate": ".2",
        "delivery-due": ".3",
        "no-delivery-due": ".3",
        **NOTHING_ASKED,
    }
    crates: tuple[int, ...]
    fruits: Mapping[str, int]
    piece: str
    pays: tuple[int, ...]
    further: int

    def __post_init__(self) -> None:
        self.words = {"crate": tuple(self.fruits)}

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """All crates in the supply: they return after each game (H.5)."""
        supply = tuple(crate for crate, n in self.fruits.items() for _ in range(n))
        return [Crates({}, supply, ((),) * seats, (0,) * seats)]

    def setup(self, table: Table) -> None:
        """Random crates on each city of the piece, by the number of players (H.1)."""
        cities, seats = table.state.edition.board.cities, len(table.state.players)
        for city in on_piece(table.state, cities, self.piece):
            self.unload(table, city, self.crates[seats - 2])

    def unload(self, table: Table, city: str, count: int) -> None:
        """Random crates of the supply on a city, while it lasts."""
        supply = [*table.state.part(Crates).supply]
        drawn: list[str] = []
        while supply and len(drawn) < count:
            drawn.append(supply.pop(table.pick(range(len(supply)), (1,) * len(supply))))
        if drawn:
            table.emit(CratesUnloaded(city, tuple(drawn)))

    def travel(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """Load one crate (H.2), then deliver (H.4)."""
        asked = choose(table, Loading(trip.seat, self.id, trip.route))
        return (*asked, OfferDelivery(trip.seat, trip.route))

    def may_deliver(self, state: State, seat: int, route: str) -> bool:
        """Does the route touch a large city that own routes connect with the piece (H.3)?"""
        if not state.part(Crates).held[seat]:
            return False
        board = state.edition.board
        own = Islands(board.routes[mine] for mine in state.routes_of(seat))
        there = on_piece(state, board.cities, self.piece)
        return any(
            large_city(state, city)
            and city not in there
            and any(own.connected((city, other)) for other in there)
            for city in ends_of(state, route)
        )

    def deliver(self, table: Table, seat: int) -> None:
        """So much for the kinds, and a little for each further crate (H.3)."""
        crates = table.state.part(Crates).held[seat]
        kinds = len({*crates})
        table.emit(CratesDelivered(seat, crates))
        dollars = self.pays[kinds - 1] + self.further * (len(crates) - kinds)
        take(table, seat, dollars, f"{self.id}.3")
        if craze := current(table.state, CitrusCraze):
            take(table, seat, craze.dollars * len(crates), craze.id)

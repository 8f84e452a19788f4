"""Iron Bridges: bridges pay, or are built of iron and pay for years (N)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.campaign.stickers.asked import Asked, Reply, ask
from whistlestop.campaign.stickers.boxes import BoxSticker, handfuls, wrong_handful
from whistlestop.core.board import RouteId
from whistlestop.core.cards import Colour, Payment
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Trip
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.rules.companies import Companies
from whistlestop.rules.deck import shuffle_if_empty
from whistlestop.rules.discarding import CardsDiscarded
from whistlestop.rules.money import pay, take
from whistlestop.rules.newspapers import Headline, current

BRIDGE = "bridge"


@dataclass(frozen=True, slots=True)
class Bridges:
    """The plates on bridges, each of a company's colour."""

    plates: Mapping[RouteId, Colour]


def plates_of(state: State | View, seat: int) -> list[str]:
    """The routes with a plate of a seat's company."""
    own = state.part(Companies).colours[seat]
    return [route for route, colour in state.part(Bridges).plates.items() if colour == own]


def symbols_of(state: State | View, route: str) -> int:
    """How many bridge symbols a route carries."""
    return state.edition.board.routes[route].trait(BRIDGE)


@dataclass(frozen=True, slots=True)
class PlateSet(Event):
    """A seat built a bridge of iron: its plate lies on the route (N.1)."""

    seat: int
    route: RouteId

    def apply(self, state: State) -> State:
        """It stays between games (N.4)."""
        plates, own = state.part(Bridges).plates, state.part(Companies).colours[self.seat]
        return state.with_part(Bridges({**plates, self.route: own}))


@dataclass(frozen=True, slots=True)
class PlateFell(Event):
    """A plate is removed (EV-35)."""

    seat: int
    route: RouteId

    def apply(self, state: State) -> State:
        """Back to its company."""
        plates = state.part(Bridges).plates
        return state.with_part(Bridges({r: c for r, c in plates.items() if r != self.route}))


@dataclass(frozen=True, slots=True)
class BuildTimber(Reply):
    """Build of timber and take the money."""

    verb = "timber"
    out_of_place = "no-bridge-due"

    def do(self, table: Table, seat: int, asked: "Bridging") -> None:
        """The bank pays for each symbol."""
        route = asked.route
        table.state.edition.rule(IronBridges).bank_pays(table, seat, route, ".1")


@dataclass(frozen=True, slots=True)
class BuildIron(Reply):
    """Build of iron: a card for each symbol."""

    verb = "iron"
    out_of_place = "no-bridge-due"
    payment: Payment

    def refused(self, state: State, seat: int) -> Reason | None:
        """Cards of any kind, after the price of the route."""
        count = symbols_of(state, state.asked(Bridging).route)
        return wrong_handful(state, seat, count, self.payment)

    def do(self, table: Table, seat: int, asked: "Bridging") -> None:
        """The cards go, the plate is set."""
        table.emit(CardsDiscarded(seat, self.payment.cards, f"{asked.thing}.1"))
        table.emit(PlateSet(seat, asked.route))
        shuffle_if_empty(table)


@dataclass(frozen=True, slots=True)
class Bridging(Asked):
    """Timber or iron (N.1)?"""

    due = "bridge-due"
    route: RouteId

    def moves(self, state: State, seat: int) -> list[Move]:
        """Timber, or iron with any cards."""
        some = handfuls(state, seat, symbols_of(state, self.route))
        return [BuildTimber(), *map(BuildIron, some)]


class BridgeDay(Headline):
    """The bank pays so many times as much for bridges (EV-36)."""

    effect = "bridge-day"
    times: int


class IronBridges(BoxSticker):
    """Step 10: a bridge pays the traveller, or the owner of its plate (N.1 to N.4).

    `plates` for each company, `toll` by the number of players, `end` at the end of the box.
    """

    effect = "iron-bridges"
    verbs = (BuildTimber, BuildIron)
    facts = (PlateSet, PlateFell, CardsDiscarded)
    phases = (Bridging,)
    parts = (Bridges,)
    key, part = "bridges", Bridges
    slot = 10
    refusals = {"bridge-due": ".1", "no-bridge-due": ".1"}
    plates: int
    toll: tuple[int, ...]
    timber: int
    end: int

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """Plates stay between games (N.4)."""
        return [Bridges(self.kept(edition))]

    def travel(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """By whose plate lies there; those of absent companies sleep (N.3, C-60)."""
        state, seat = table.state, trip.seat
        symbols = symbols_of(state, trip.route)
        if not symbols:
            return ()
        plate, companies = state.part(Bridges).plates.get(trip.route), state.part(Companies).colours
        if plate is None:
            return self._build(table, seat, trip.route, symbols)
        if plate == companies[seat]:
            self.bank_pays(table, seat, trip.route, ".2")
        elif plate in companies:
            toll = symbols * self.toll[len(companies) - 2]
            pay(table, seat, toll, f"{self.id}.3", companies.index(plate))
        return ()

    def _build(self, table: Table, seat: int, route: str, symbols: int) -> Iterable[Phase]:
        """Timber by itself for whoever has not the cards or the plates for iron (N.1)."""
        state = table.state
        poor = sum(state.players[seat].hand) < symbols
        if poor or len(plates_of(state, seat)) >= self.plates:
            self.bank_pays(table, seat, route, ".1")
            return ()
        return ask(table, Bridging(seat, self.id, route))

    def bank_pays(self, table: Table, seat: int, route: str, rule: str) -> None:
        """For each symbol (N.1, N.2); double on Bridge Day."""
        dollars, day = self.timber * symbols_of(table.state, route), current(table.state, BridgeDay)
        take(table, seat, dollars, self.id + rule)
        if day:
            take(table, seat, dollars * (day.times - 1), day.id)

    def score(self, state: State) -> Sequence[ScoreLine]:
        """After the last game of the box each plate pays for its symbols (N.4)."""
        if self.id not in recipe_of(state).last_of:
            return ()
        found = []
        for seat in range(len(state.players)):
            symbols = [(route, symbols_of(state, route)) for route in plates_of(state, seat)]
            worth = sum(self.end * n for _, n in symbols)
            found.append(ScoreLine("bridges", worth, routes=tuple(route for route, _ in symbols)))
        return found

    def lasting(self, state: State) -> Mapping[str, Any]:
        """Everybody's plates."""
        return {"module": {self.id: dict(state.part(Bridges).plates)}}

"""Fair wages: pickets shut the large cities until somebody settles with them (Q.1 to Q.4)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from whistlestop.campaign.stickers.asked import NOTHING_ASKED, Asked, Done, Reply, ask
from whistlestop.core.board import CityId
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Trip
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State, put
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.codec import expect
from whistlestop.notation.position import numbers
from whistlestop.notation.words import check
from whistlestop.rules.effects import Effect
from whistlestop.rules.large_cities import Surveyor
from whistlestop.rules.money import coins_of, spend


@dataclass(frozen=True, slots=True)
class Pickets:
    """The cities with a picket, and how many pledges each seat has; all of it public (C-11)."""

    at: tuple[CityId, ...]
    pledges: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PicketSettled(Event):
    """A seat settled with the picket of a city, and has its pledge (Q.3)."""

    seat: int
    city: CityId

    def apply(self, state: State) -> State:
        """The picket is a pledge now."""
        pickets, seat = state.part(Pickets), self.seat
        at = tuple(city for city in pickets.at if city != self.city)
        pledges = put(pickets.pledges, seat, pickets.pledges[seat] + 1)
        return state.with_part(Pickets(at, pledges))


@dataclass(frozen=True, slots=True)
class Pledge(Reply):
    """Settle with the picket of a city."""

    verb = "pledge"
    out_of_place = "no-pledge-due"
    unfit = "pledge-elsewhere"
    city: CityId

    def do(self, table: Table, seat: int, asked: "PledgeOffered") -> None:
        """The price is paid; the city counts as large again at once."""
        spend(table, seat, asked.price, f"{asked.thing}.3")
        table.emit(PicketSettled(seat, self.city))


@dataclass(frozen=True, slots=True)
class PledgeOffered(Asked):
    """A seat may settle with one picket on its way."""

    due = "pledge-due"
    cities: tuple[CityId, ...]
    price: int

    def moves(self, state: State, seat: int) -> list[Move]:
        """Each city, or none."""
        return [*(Pledge(city) for city in self.cities), Done()]


class FairWages(Effect, Surveyor):
    """Just before step 12 a picket may be settled for a `price`; a `pledge` pays at the end.

    Its slot is that of step 11, which it follows: by then everything before step 12 is done.
    """

    effect = "fair-wages"
    verbs = (Pledge, Done)
    facts = (PicketSettled,)
    phases = (PledgeOffered,)
    parts = (Pickets,)
    slot = 11
    refusals = {
        "pledge-due": ".3",
        "no-pledge-due": ".3",
        "pledge-elsewhere": ".3",
        **NOTHING_ASKED,
    }

    def __init__(self, id: str, *, price: int, pledge: tuple[int, ...]) -> None:  # noqa: A002
        super().__init__(id)
        self.price_each = price
        self.pledge = pledge

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """A picket on every city that is large before the game (Q.1)."""
        cities = edition.board.cities.values()
        return [Pickets(tuple(c.id for c in cities if c.traits.get("large")), (0,) * seats)]

    def large(self, state: State | View, seat: int, city: str, large: bool) -> bool:
        """Not while there is a picket (Q.2)."""
        return large and city not in state.part(Pickets).at

    def travel(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """Offer it to whoever can pay the price (Q.3)."""
        state, at = table.state, table.state.part(Pickets).at
        ends = state.edition.board.routes[trip.route].ends
        cities = tuple(city for city in ends if city in at)
        if not cities or coins_of(state, trip.seat) < self.price_each:
            return ()
        return ask(table, PledgeOffered(trip.seat, self.id, cities, self.price_each))

    def score(self, state: State) -> Sequence[ScoreLine]:
        """So much for each pledge, by the number of players (Q.4)."""
        worth = self.pledge[len(state.players) - 2]
        return [ScoreLine("pledges", worth * n) for n in state.part(Pickets).pledges]

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """Pickets and pledges."""
        pickets = state.part(Pickets)
        return {"pickets": list(pickets.at), "pledges": list(pickets.pledges)}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """Pickets and pledges as a position tells them."""
        pickets = state.part(Pickets)
        if "pickets" in position:
            rows = expect(position["pickets"], list, "a list of cities", "pickets")
            at = tuple(check(state.edition, "city", city, "pickets") for city in rows)
            pickets = replace(pickets, at=at)
        pledges = numbers(position, "pledges", len(state.players))
        if pledges is not None:
            pickets = replace(pickets, pledges=tuple(pledges))
        return state.with_part(pickets)

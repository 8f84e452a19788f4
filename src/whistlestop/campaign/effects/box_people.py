"""People who come with the frontier boxes (EM-09 to EM-16)."""

from collections.abc import Iterable

from whistlestop.campaign.chapter.places import frontier_city
from whistlestop.campaign.effects.at_the_end import PaysAtEnd
from whistlestop.campaign.stickers.hiring_hall import Employee, EmployeeUsed, Helper
from whistlestop.core.board import Route
from whistlestop.core.errors import CannotRead
from whistlestop.core.rule import Price, Trip
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.rules.companies import route_colour
from whistlestop.rules.large_cities import Surveyor
from whistlestop.rules.money import Waiver, coins_of, take
from whistlestop.rules.payments import cheaper, on_terms
from whistlestop.rules.symbols import Joker

PICK, SKULL = "pick", "skull"


class PortsAreLarge(Employee, Surveyor):
    """Ports count as large cities in step 12 (EM-09); a person is stronger than fog (C-03)."""

    effect = "ports-are-large"

    def large(self, state: State | View, seat: int, city: str, large: bool) -> bool:
        """For whoever has hired them."""
        port = bool(state.edition.board.cities[city].traits.get("port"))
        return large or (port and self.works_for(state, seat))


class ExpressGuard(Employee, Waiver):
    """Neither other companies nor the gang are paid, and events take no coins (EM-11, X-07)."""

    effect = "express-guard"

    def exempt(self, state: State | View, seat: int, to: int | None, why: str) -> bool:
        """A price that one chooses to pay is another thing."""
        thing = state.edition.things.get(why)
        asked = to is not None or (thing is not None and thing.kind == "event")
        return asked and self.works_for(state, seat)


class CoinsBonus(PaysAtEnd):
    """Money for every full so many coins, up to a most (EM-12)."""

    effect = "coins-bonus"
    per: int
    dollars: int
    most: int

    def at_end(self, state: State, seat: int) -> int:
        """By the coins that are left."""
        return min(self.most, self.dollars * (coins_of(state, seat) // self.per))


class PickPays(Helper):
    """After step 12: money if the cards paid show a pick, so often a game (EM-14)."""

    effect = "pick-pays"
    words = {"symbol": (PICK,)}
    dollars: int

    def travelled(self, table: Table, trip: Trip) -> None:
        """Take it."""
        if self.left(table.state, trip.seat) and trip.payment.shows(PICK):
            table.emit(EmployeeUsed(trip.seat, self.id))
            take(table, trip.seat, self.dollars, self.id)


class WayOfEmployee(Helper):
    """Somebody with a way to pay for routes, so often a game: `claim … with EM-10`."""

    refusals = {"no-such-way": ""}

    @property
    def way(self) -> str:
        """Its name."""
        return f"with {self.id}"

    def travelled(self, table: Table, trip: Trip) -> None:
        """It is used when a route was paid so."""
        if self.way in trip.how:
            table.emit(EmployeeUsed(trip.seat, self.id))


class Cheaper(WayOfEmployee):
    """A route costs fewer cards: one that touches a frontier city, is grey, or is long.

    Grey routes and open beds alike (EM-10, EM-15, EM-16).
    """

    effect = "cheaper"
    less: int
    touch: str = ""
    grey: bool = False
    spaces: int = 0

    def __post_init__(self) -> None:
        if self.touch not in ("", "frontier"):
            raise CannotRead(f"a route is cheaper that touches a frontier, not {self.touch!r}")

    def ways(
        self, state: State | View, seat: int, route: Route, price: Price
    ) -> Iterable[tuple[str, Price]]:
        """For the routes it is about."""
        if not self.left(state, seat) or not self.fits(state, route):
            return ()
        return ((self.way, cheaper(price, self.less)),)

    def fits(self, state: State | View, route: Route) -> bool:
        """Is it about such a route?"""
        if route.length < self.spaces:
            return False
        if self.grey and route_colour(state, route) is not None:
            return False
        return not self.touch or any(frontier_city(state.edition, end) for end in route.ends)


class SkullIsAny(WayOfEmployee):
    """One card with a skull counts as any colour (EM-13)."""

    effect = "skull-is-any"
    words = {"symbol": (SKULL,)}
    refusals = {"no-such-way": "", "pay-joker": ""}

    def ways(
        self, state: State | View, seat: int, route: Route, price: Price
    ) -> Iterable[tuple[str, Price]]:
        """For every route."""
        return ((self.way, on_terms(price, Joker(SKULL))),) if self.left(state, seat) else ()

"""Plates on the reward card: what else a route of the own colour brings (W-04, PL-01 to PL-10)."""

from collections.abc import Iterable, Sequence

from whistlestop.campaign.chapter.places import frontier_city
from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.core.board import Route
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Trip
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.rules.companies import own_colour
from whistlestop.rules.deck import blind_card
from whistlestop.rules.effects import Effect
from whistlestop.rules.large_cities import large_city
from whistlestop.rules.money import take


def own_routes(state: State, seat: int) -> int:
    """How many routes of its own colour a seat has travelled in this game."""
    routes = state.edition.board.routes
    return sum(own_colour(state, seat, routes[route]) for route in state.routes_of(seat))


class Plate(Effect):
    """It works in step 3, whenever the company reward is paid, in addition to it (W-04)."""

    slot = 3

    def travel(self, table: Table, trip: Trip) -> Iterable[Phase] | None:
        """For its holder, on a route of the own colour."""
        state, seat = table.state, trip.seat
        route = state.edition.board.routes[trip.route]
        if recipe_of(state).holder(self.id) != seat or not own_colour(state, seat, route):
            return ()
        return self.work(table, seat, route)

    def work(self, table: Table, seat: int, route: Route) -> Iterable[Phase] | None:
        """What it brings: money, if it does not say else."""
        take(table, seat, self.pays(table.state, seat, route), self.id)
        return None

    def pays(self, state: State, seat: int, route: Route) -> int:
        """How much money it brings on a route."""
        raise NotImplementedError


class PlatePays(Plate):
    """So many dollars, on any route of the own colour or only on some (PL-01, PL-03 to PL-06).

    On one of so many `spaces` or more, on one that touches a `large` city, on the `first` of the
    game, on one between two `frontier` cities.
    """

    effect = "plate-pays"

    def __init__(
        self,
        id: str,  # noqa: A002
        *,
        dollars: int,
        spaces: int = 0,
        large: bool = False,
        first: bool = False,
        frontier: bool = False,
    ) -> None:
        super().__init__(id)
        self.dollars = dollars
        self.spaces = spaces
        self.at_large = large
        self.first = first
        self.frontier = frontier

    def pays(self, state: State, seat: int, route: Route) -> int:
        """The money, if all that is asked of the route is so."""
        asked = (
            route.length >= self.spaces,
            not self.at_large or any(large_city(state, city) for city in route.ends),
            not self.first or own_routes(state, seat) == 1,
            not self.frontier or all(frontier_city(state.edition, city) for city in route.ends),
        )
        return self.dollars if all(asked) else 0


class PlateDraws(Plate):
    """Cards from the deck, the first so many `times` of a game (PL-02)."""

    effect = "plate-draws"
    cards: int
    times: int

    def work(self, table: Table, seat: int, route: Route) -> Iterable[Phase]:
        """Draw them."""
        due = own_routes(table.state, seat) <= self.times
        return (blind_card(seat),) * self.cards if due else ()


class PlatePaysMore(Plate):
    """More with each route of the own colour already travelled in this game (PL-07)."""

    effect = "plate-pays-more"
    dollars: int
    most: int

    def pays(self, state: State, seat: int, route: Route) -> int:
        """So much for each of the others, up to a most."""
        return min(self.most, self.dollars * (own_routes(state, seat) - 1))


class PlatePaysByLength(Plate):
    """So many dollars by the number of spaces (PL-09)."""

    effect = "plate-pays-by-length"

    def __init__(self, id: str, **dollars: int) -> None:  # noqa: A002
        super().__init__(id)
        self.dollars = {int(spaces): amount for spaces, amount in dollars.items()}

    def pays(self, state: State, seat: int, route: Route) -> int:
        """What is printed for that length."""
        return self.dollars.get(route.length, 0)


class PlateAtTheEnd(Plate):
    """Nothing now; at the end so much for each route of the own colour (PL-10).

    And so much more for the `lead`: if nobody has more of them.
    """

    effect = "plate-at-the-end"
    dollars: int
    lead: int

    def pays(self, state: State, seat: int, route: Route) -> int:
        """Nothing in step 3."""
        return 0

    def score(self, state: State) -> Sequence[ScoreLine]:
        """A line for everybody; only the holder's says something."""
        counts = [own_routes(state, seat) for seat in range(len(state.players))]
        holder = recipe_of(state).holder(self.id)
        return [
            ScoreLine(
                "plates",
                self.dollars * count + (self.lead if count == max(counts) else 0),
                items=(("routes", count),),
            )
            if seat == holder
            else ScoreLine("plates", 0)
            for seat, count in enumerate(counts)
        ]

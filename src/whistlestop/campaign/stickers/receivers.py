"""Receivers: marked routes may be bought with money instead of cards (V.1 to V.4)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.core.board import Route, RouteId
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.rule import Price, Trip
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.codec import expect
from whistlestop.notation.words import check
from whistlestop.rules.effects import Effect
from whistlestop.rules.money import coins_of, spend, take

FOR = "for $"
"""How a way to pay with money begins."""


def price_in_money(how: str) -> int:
    """What a way to pay costs in money: nothing, where it is one with cards."""
    return int(how.removeprefix(FOR)) if how.startswith(FOR) else 0


@dataclass(frozen=True, slots=True)
class Receivership:
    """The routes with a mark."""

    marked: tuple[RouteId, ...]


@dataclass(frozen=True, slots=True)
class RoutesMarked(Event):
    """These routes may be bought with money in this game (V.1)."""

    routes: tuple[RouteId, ...]

    def apply(self, state: State) -> State:
        """For all to see."""
        return state.with_part(Receivership(self.routes))


@dataclass(frozen=True, slots=True)
class MarkRemoved(Event):
    """A marked route was travelled: its mark is gone (V.4)."""

    route: RouteId

    def apply(self, state: State) -> State:
        """One mark less."""
        marked = state.part(Receivership).marked
        return state.with_part(Receivership(tuple(r for r in marked if r != self.route)))


class Receivers(Effect):
    """As many marked routes as players and `more`, of so many `spaces` or more.

    One costs so many `dollars` a space, for the `leader` of the campaign so many; whoever pays
    with cards takes the `salvage`.
    """

    effect = "receivers"
    facts = (RoutesMarked, MarkRemoved)
    parts = (Receivership,)
    setup_step = 8
    refusals = {"no-such-way": ".2"}
    more: int
    spaces: int
    dollars: int
    leader: int
    salvage: int

    @property
    def reasons(self) -> dict[str, str]:
        """A way that is not open is told by V.2 where it was one with money."""
        return {**super().reasons, "no-such-way for": f"{self.id}.2"}

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """No mark yet."""
        return [Receivership(())]

    def setup(self, table: Table) -> None:
        """Routes at random, at most one of each group (V.1)."""
        routes = table.state.edition.board.routes.values()
        left = [route for route in routes if route.length >= self.spaces]
        found: list[Route] = []
        while left and len(found) < len(table.state.players) + self.more:
            new = table.pick(left, (1,) * len(left))
            found.append(new)
            left = [r for r in left if r is not new and (not r.group or r.group != new.group)]
        table.emit(RoutesMarked(tuple(route.id for route in found)))

    def amount(self, state: State | View, seat: int, route: Route) -> int:
        """What a route costs a seat in money (V.2): the leader of the campaign pays more."""
        leads = recipe_of(state).standing[-1] == seat
        return route.length * (self.leader if leads else self.dollars)

    def ways(
        self, state: State | View, seat: int, route: Route, price: Price
    ) -> Iterable[tuple[str, Price]]:
        """`claim … for $4`: no cards at all; not where a card must show something (X-06)."""
        if route.id not in state.part(Receivership).marked or price.terms:
            return ()
        dollars = self.amount(state, seat, route)
        enough = coins_of(state, seat) >= dollars
        return ((f"{FOR}{dollars}", Price((), 0)),) if enough else ()

    def charge(self, table: Table, trip: Trip) -> None:
        """The price in money, all of it."""
        dollars = price_in_money(trip.how)
        if dollars:
            spend(table, trip.seat, dollars, f"{self.id}.2")

    def travelled(self, table: Table, trip: Trip) -> None:
        """Salvage for whoever paid with cards (V.3); then the mark goes (V.4)."""
        if trip.route in table.state.part(Receivership).marked:
            if not price_in_money(trip.how):
                take(table, trip.seat, self.salvage, f"{self.id}.3")
            table.emit(MarkRemoved(trip.route))

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """The routes with a mark."""
        return {"marked": list(state.part(Receivership).marked)}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """Marks as a position tells them."""
        rows = expect(position.get("marked", []), list, "a list of routes", "marked")
        marked = tuple(check(state.edition, "route", route, "marked") for route in rows)
        return state.with_part(Receivership(marked))

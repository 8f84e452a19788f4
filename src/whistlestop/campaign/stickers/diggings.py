"""The Diggings: mountain routes are bored with picks, and picks find nuggets (O)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from whistlestop.campaign.stickers.boxes import BoxSticker, ends_of, on_piece
from whistlestop.core.board import Route, RouteId
from whistlestop.core.chance import Chance
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.rule import Price, Trip
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import Secret, State, put
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.codec import from_json
from whistlestop.notation.position import per_seat
from whistlestop.rules.money import take
from whistlestop.rules.newspapers import Headline, current
from whistlestop.rules.payments import on_terms
from whistlestop.rules.symbols import Shows

MOUNTAIN = "mountain"
PICK = "pick"


@dataclass(frozen=True, slots=True)
class Tunnels:
    """The mountain routes that are bored, and who bored which in this game."""

    bored: tuple[RouteId, ...]
    by: Mapping[RouteId, int]


@dataclass(frozen=True, slots=True)
class Nuggets(Secret):
    """All nuggets there are, and those each seat has found: only it knows which."""

    every: tuple[int, ...]
    held: tuple[tuple[int | None, ...], ...]

    def seen_by(self, seat: int | None) -> Self:
        """Of others, how many."""
        return replace(
            self,
            held=tuple(
                held if other == seat else (None,) * len(held)
                for other, held in enumerate(self.held)
            ),
        )

    def dreamt(self, chance: Chance) -> Self:
        """Any nuggets of those that the viewer has not."""
        left = self.left()
        return replace(
            self,
            held=tuple(
                tuple(
                    left.pop(chance.pick(range(len(left)), (1,) * len(left))) if n is None else n
                    for n in held
                )
                for held in self.held
            ),
        )

    def left(self) -> list[int]:
        """Those that are not known to be with anybody."""
        bag = [*self.every]
        for nugget in (n for held in self.held for n in held if n is not None):
            bag.remove(nugget)
        return bag


@dataclass(frozen=True, slots=True)
class TunnelBored(Event):
    """A seat travelled an unbored mountain route: from now on it is an ordinary one (O.2)."""

    seat: int
    route: RouteId

    def apply(self, state: State) -> State:
        """For good."""
        found = state.part(Tunnels)
        by = {**found.by, self.route: self.seat}
        return state.with_part(Tunnels((*found.bored, self.route), by))


@dataclass(frozen=True, slots=True)
class NuggetFound(Event):
    """A seat drew a nugget, secretly (O.3)."""

    secret = ("nugget",)
    seat: int
    nugget: int | None

    def apply(self, state: State) -> State:
        """Into its pocket."""
        found, seat = state.part(Nuggets), self.seat
        mine = (*found.held[seat], self.nugget)
        return state.with_part(replace(found, held=put(found.held, seat, mine)))


def unbored(state: State | View, route: Route) -> bool:
    """Is it a mountain route without a tunnel (O.1)?"""
    return bool(route.trait(MOUNTAIN)) and route.id not in state.part(Tunnels).bored


class GoldFever(Headline):
    """Each pick draws so many nuggets (EV-39)."""

    effect = "gold-fever"
    nuggets: int


class PowderShortage(Headline):
    """Picks find money instead of nuggets, and nothing is bored (EV-40)."""

    effect = "powder-shortage"
    refusals = {"powder-short": ""}
    dollars: int

    def closed(self, state: State | View, seat: int) -> Mapping[str, str]:
        """Every unbored mountain route."""
        if not self.on(state):
            return {}
        routes = state.edition.board.routes.values()
        return {route.id: "powder-short" for route in routes if unbored(state, route)}


class Diggings(BoxSticker):
    """Unbored mountain routes need a pick; step 11: tunnels pay, picks find gold (O.1 to O.5)."""

    effect = "diggings"
    facts = (TunnelBored, NuggetFound)
    parts = (Tunnels, Nuggets)
    key, part = "tunnels", Tunnels
    slot = 11
    words = {"symbol": (PICK,)}
    refusals = {"pay-symbol": ".1"}

    def __init__(self, id: str, *, piece: str, nuggets: Mapping[str, int]) -> None:  # noqa: A002
        super().__init__(id)
        self.piece = piece
        self.nuggets = tuple(int(worth) for worth, n in nuggets.items() for _ in range(n))

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """The tunnels of earlier games; all nuggets in the bag (O.4)."""
        bored = tuple(self.kept(edition).get("bored", ()))
        return [Tunnels(bored, {}), Nuggets(self.nuggets, ((),) * seats)]

    def fare(self, state: State | View, seat: int, route: Route, price: Price) -> Price:
        """The cards must show a pick (O.1)."""
        return on_terms(price, Shows(PICK)) if unbored(state, route) else price

    def travel(self, table: Table, trip: Trip) -> None:
        """The tunnel and its dollars (O.2), then a nugget for each pick (O.3)."""
        state, seat = table.state, trip.seat
        route = state.edition.board.routes[trip.route]
        if unbored(state, route):
            table.emit(TunnelBored(seat, route.id))
            take(table, seat, route.trait(MOUNTAIN), f"{self.id}.2")
        picks = trip.payment.shows(PICK)
        if picks and on_piece(state, ends_of(state, trip.route), self.piece):
            self._dig(table, seat, picks)

    def _dig(self, table: Table, seat: int, picks: int) -> None:
        """While the bag lasts; events change what a pick finds."""
        short, fever = current(table.state, PowderShortage), current(table.state, GoldFever)
        if short:
            take(table, seat, short.dollars * picks, short.id)
            return
        for _ in range(picks * (fever.nuggets if fever else 1)):
            left = table.state.part(Nuggets).left()
            if left:
                table.emit(NuggetFound(seat, table.pick(left, (1,) * len(left))))

    def score(self, state: State) -> Sequence[ScoreLine]:
        """Nuggets are worth their number (O.4)."""
        held = state.part(Nuggets).held
        return [ScoreLine("nuggets", sum(n or 0 for n in mine)) for mine in held]

    def lasting(self, state: State) -> Mapping[str, Any]:
        """The tunnels, while the box is there (O.2, O.5)."""
        return {"module": {self.id: {"bored": list(state.part(Tunnels).bored)}}}

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """The tunnels, and everybody's nuggets."""
        held = [list(mine) for mine in state.part(Nuggets).held]
        return {**BoxSticker.tell(self, state), "nuggets": held}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """The tunnels, and nuggets that somebody has found."""
        state = BoxSticker.place(self, state, position)
        rows = per_seat(position, "nuggets", len(state.players))
        told = {"every": list(self.nuggets), "held": rows or [[] for _ in state.players]}
        return state.with_part(from_json(state.edition, Nuggets, told, "nuggets"))

"""Claiming a route: paying for it, placing cars, scoring it (E-20 to E-23; N-20, N-21, N-41)."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import compress
from operator import and_, itemgetter
from typing import Any

from whistlestop.core.board import Route, RouteId
from whistlestop.core.cards import Card, Payment, at_least_none, minus, plus
from whistlestop.core.edition import Edition
from whistlestop.core.errors import CannotRead
from whistlestop.core.event import Event, added_later
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Price, Rule, Trip
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import Player, State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.codec import expect
from whistlestop.notation.position import a_seat, numbers
from whistlestop.notation.words import check
from whistlestop.rules.payments import only_wild, payments, sets, settled, wrong_cards
from whistlestop.rules.turns import end_turn


@dataclass(frozen=True, slots=True)
class ClaimRoute(Move):
    """Pay for a route and place cars on all of it; `how` names a special way to pay."""

    verb = "claim"
    action = True
    route: RouteId
    payment: Payment
    how: str = ""

    def refused(self, state: State, seat: int) -> Reason | None:
        """The place, then the supply, then the cards."""
        edition, player = state.edition, state.players[seat]
        if self.route not in edition.board.routes:
            return Reason("off-the-board", {"route": self.route})
        owner = state.owners.get(self.route)
        if owner is not None:
            return Reason("route-taken", {"route": self.route, "player": owner})
        route, length = edition.board.routes[self.route], edition.board.routes[self.route].length
        shut = closed_routes(state, seat).get(self.route)
        prices = fares(state, seat, route, shut)
        if shut is not None and self.how not in prices:
            return Reason(shut, {"route": self.route})
        if player.trains < length:
            return Reason("few-cars", {"need": length, "have": player.trains})
        price = prices.get(self.how)
        if price is None:
            return Reason("no-such-way", {"way": self.how}, about=self.how.partition(" ")[0])
        return wrong_cards(edition.pack, price, player.hand, self.payment)

    def perform(self, table: Table, seat: int) -> Iterable[Phase]:
        """The claim is complete at once, unless another rule takes it over (a tunnel)."""
        trip = Trip(seat, self.route, self.payment, self.how)
        for claim in table.state.edition.hooks.claim:
            work: Iterable[Phase] | None = claim(table, trip)
            if work is not None:
                return work
        complete(table, trip)
        return end_turn(seat)


@dataclass(frozen=True, slots=True)
class Paid:
    """The cards that each route was paid with, where a rule wants to remember it."""

    cards: Mapping[RouteId, tuple[Card, ...]]


@dataclass(frozen=True, slots=True)
class RouteClaimed(Event):
    """A seat paid for a route and placed its cars (E-21, E-23)."""

    seat: int
    route: RouteId
    payment: Payment
    points: int
    how: str = added_later("")

    def apply(self, state: State) -> State:
        """Cards to the discards, cars to the board, points to the seat."""
        pack, board = state.edition.pack, state.edition.board
        paid = pack.bag(self.payment.cards)
        player = state.players[self.seat]
        player = Player(
            minus(player.hand, paid),
            at_least_none(player.known, paid),
            player.tickets,
            player.trains - board.routes[self.route].length,
            player.points + self.points,
        )
        kept = state.parts.get(Paid)
        if kept is not None:
            state = state.with_part(Paid({**kept.cards, self.route: self.payment.cards}))
        return state._replace(
            discards=plus(state.discards, paid),
            owners={**state.owners, self.route: self.seat},
        ).with_player(self.seat, player)


def complete(table: Table, trip: Trip) -> None:
    """Place the cars and score them."""
    edition = table.state.edition
    length = edition.board.routes[trip.route].length
    points = price_list(edition).points.get(length, 0)
    for charge in edition.hooks.charge:
        charge(table, trip)
    table.emit(RouteClaimed(trip.seat, trip.route, trip.payment, points, trip.how))


def fares(state: State, seat: int, route: Route, shut: str | None = None) -> dict[str, Price]:
    """What a route costs a seat now, and what it costs in special ways, each by its name.

    A closed route (`shut` is the reason) costs nothing that one could pay, unless it reopens.
    """
    hooks, price = state.edition.hooks, price_list(state.edition).prices[route.id]
    for fare in hooks.fare:
        price = fare(state, seat, route, price)
    if shut is None:
        found = {"": price}
    else:
        opens = [reopens(state, seat, route, shut) for reopens in hooks.reopens]
        found = dict.fromkeys(filter(None, opens), price)
    for ways in hooks.ways:  # each together with those before it; one without cards by itself
        for how, so_far in [*found.items()]:
            for way, other in ways(state, seat, route, so_far) if so_far.cards else ():
                if other.cards or not how:
                    found[f"{how} {way}".lstrip()] = other
    return {how: settled(price) for how, price in found.items()}


def closed_routes(state: State | View, seat: int) -> Mapping[str, str]:
    """The free routes that a seat may not claim, each with the first reason a rule gives."""
    found: Mapping[str, str] = {}
    for closed in state.edition.hooks.closed:
        found = {**closed(state, seat), **found}
    return found


class PriceList:
    """What every route costs, and the moves that pay for it, worked out once for an edition.

    A row holds all claims that use at least one card of a colour, given how many of it and how
    many wild cards are in hand; one more row holds the claims with wild cards only. So listing
    the legal claims is a matter of leaving out the routes that are not open.
    """

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.routes = list(edition.board.routes.values())
        self.place = {route.id: place for place, route in enumerate(self.routes)}
        self.prices = {route.id: self._price(route) for route in self.routes}
        self.points = edition.rule(Claiming).points
        self.longest = max(route.length for route in self.routes)
        self.fits = [
            bytes(route.length <= trains for route in self.routes)
            for trains in range(self.longest + 1)
        ]
        hooks = edition.hooks
        self.fixed = edition.pack.plain and not (hooks.fare or hooks.ways or hooks.reopens)
        self._free: tuple[object, bytearray] = (None, bytearray())
        self.rows: dict[tuple[int, int, int], Row] = {}

    def _price(self, route: Route) -> Price:
        colours = (route.colour,) if route.colour else self.edition.pack.colours
        price = Price(colours, route.length)
        for amend in self.edition.hooks.price:
            price = amend(route, price)
        return price

    def open_to(self, state: State, seat: int) -> Sequence[int]:
        """For each route, 1 if the seat may claim it (E-22) and has the cars for it (E-21)."""
        owners, free = self._free
        if owners is not state.owners:  # somebody claimed a route since the last look
            free = bytearray(self.fits[-1])
            for place in map(self.place.__getitem__, state.owners):
                free[place] = 0
            self._free = (state.owners, free)
        trains = state.players[seat].trains
        if trains < self.longest:
            free = bytearray(map(and_, free, self.fits[trains]))
        shut = closed_routes(state, seat)
        if shut:
            free = free.copy()
            for route in shut:
                free[self.place[route]] = 0
        return free

    def row(self, at: int, have: int, wilds: int) -> "Row":
        """The claims with a colour, or (at the place of the wild card) with wild cards only."""
        key = (at, min(have, self.longest), min(wilds, self.longest))
        if key not in self.rows:
            self.rows[key] = Row(self._claims(*key))
        found = self.rows[at, have, wilds] = self.rows[key]
        return found

    def _claims(self, at: int, have: int, wilds: int) -> Iterable[tuple[int, ClaimRoute]]:
        pack = self.edition.pack
        for place, route in enumerate(self.routes):
            price = self.prices[route.id]
            if at == pack.wild:
                ways: Sequence[Payment] = [only_wild(price.cards)] if have >= price.cards else ()
            elif pack.kinds[at] in price.colours:
                ways = sets(pack.kinds[at], price.cards, price.wilds, have, wilds)
            else:
                ways = ()
            for payment in ways:
                yield place, ClaimRoute(route.id, payment)


class Row:
    """Some claims, and `pick`, which finds for each whether its route is open."""

    def __init__(self, claims: Iterable[tuple[int, ClaimRoute]]) -> None:
        found = list(claims)
        self.claims = tuple(claim for _, claim in found)
        places = [place for place, _ in found]
        self.pick: Callable[[Any], Any] = (
            itemgetter(*places) if len(places) > 1 else lambda open_: [open_[p] for p in places]
        )


@lru_cache(maxsize=32)
def price_list(edition: Edition) -> PriceList:
    """The price list of an edition."""
    return PriceList(edition)


class Claiming(Rule):
    """The claim action. `points` by the length of the route; none where money counts (L-34)."""

    verbs = (ClaimRoute,)
    facts = (RouteClaimed,)
    points: Mapping[int, int]

    def offers(self, state: State, seat: int) -> Iterable[Move]:
        """Every open route that the cars reach, with every payment from the hand (E-22)."""
        prices = price_list(state.edition)
        if not prices.fixed:
            return self._from_hand(state, seat)
        open_ = prices.open_to(state, seat)
        hand = state.players[seat].hand
        found: list[Move] = []
        rows, wilds = prices.rows, hand[state.edition.pack.wild]
        for at, have in enumerate(hand):
            if have:
                row = rows.get((at, have, wilds)) or prices.row(at, have, wilds)
                if row.claims:
                    found += compress(row.claims, row.pick(open_))
        return found

    def _from_hand(self, state: State, seat: int) -> Iterable[Move]:
        """The same where prices change, or cards of one colour differ."""
        pack, hand = state.edition.pack, state.players[seat].hand
        prices = price_list(state.edition)
        open_ = [(route, None) for route in compress(prices.routes, prices.open_to(state, seat))]
        found: dict[Price, list[Payment]] = {}  # many routes have the same price
        for route, shut in [*open_, *self._closed(state, seat)]:
            for how, price in fares(state, seat, route, shut).items():
                if price not in found:
                    found[price] = payments(pack, price, hand)
                for payment in found[price]:
                    yield ClaimRoute(route.id, payment, how)

    def _closed(self, state: State, seat: int) -> Iterable[tuple[Route, str]]:
        """The closed routes that are free and within reach, where such a route may reopen."""
        if not state.edition.hooks.reopens:
            return ()
        board, trains = state.edition.board, state.players[seat].trains
        return [
            (board.routes[route], reason)
            for route, reason in closed_routes(state, seat).items()
            if route not in state.owners and board.routes[route].length <= trains
        ]

    def score(self, state: State) -> Sequence[ScoreLine]:
        """The points of the routes: a count from the board gives the same (E-65, U-46, N-41)."""
        if not self.points:
            return ()
        return [ScoreLine("routes", player.points) for player in state.players]

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """Routes as a position tells them; cars and points follow, unless it tells them too."""
        edition, seats = state.edition, len(state.players)
        owners = {}
        for route, seat in expect(position.get("routes", {}), dict, "an object", "routes").items():
            check(edition, "route", route, "routes")
            owners[route] = a_seat(seat, seats, f"routes.{route}")
        trains, points = [edition.trains] * seats, [0] * seats
        for route, seat in owners.items():
            length = edition.board.routes[route].length
            trains[seat] -= length
            points[seat] += self.points.get(length, 0)
        trains = numbers(position, "trains", seats) or trains
        points = numbers(position, "points", seats) or points
        if min(trains) < 0 or max(trains) > edition.trains:
            raise CannotRead(f"each seat has {edition.trains} cars, no more", "trains")
        return state._replace(
            owners=owners,
            players=tuple(
                player._replace(trains=cars, points=score)
                for player, cars, score in zip(state.players, trains, points, strict=True)
            ),
        )

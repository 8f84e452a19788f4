"""Night Trains: a card less for a long route, and whatever the night brings (L)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated

from whistlestop.campaign.stickers.asked import Asked, Reply, ask
from whistlestop.campaign.stickers.boxes import (
    BoxSticker,
    ends_of,
    handfuls,
    on_piece,
    wrong_handful,
)
from whistlestop.core.board import Route, RouteId
from whistlestop.core.cards import Payment
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Price, Trip
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.core.work import Task
from whistlestop.rules.deck import shuffle_if_empty
from whistlestop.rules.discarding import CardsDiscarded
from whistlestop.rules.money import coins_of, spend, take
from whistlestop.rules.newspapers import Headline, current
from whistlestop.rules.payments import cheaper

WAY = "by night"
SKULL = "skull"
COLD, LANTERN, WRAITH = "cold", "lantern", "wraith"
Token = Annotated[str, "token"]
"""What lies in the bag of the night."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A token that came out of the bag, for whom and on which route."""

    seat: int
    token: Token
    route: RouteId


@dataclass(frozen=True, slots=True)
class Night:
    """The tokens left in the bag, and all that were drawn in this game."""

    bag: Mapping[Token, int]
    drawn: tuple[Drawn, ...]


@dataclass(frozen=True, slots=True)
class TokenDrawn(Event):
    """A token came out of the bag on a night run (L.2)."""

    seat: int
    token: Token
    route: RouteId

    def apply(self, state: State) -> State:
        """It stays out (L.3)."""
        night = state.part(Night)
        bag = {**night.bag, self.token: night.bag[self.token] - 1}
        drawn = Drawn(self.seat, self.token, self.route)
        return state.with_part(Night(bag, (*night.drawn, drawn)))


@dataclass(frozen=True, slots=True)
class BagRefilled(Event):
    """The bag was empty: all tokens go back into it (L.3)."""

    bag: Mapping[Token, int]

    def apply(self, state: State) -> State:
        """All of them."""
        return state.with_part(replace(state.part(Night), bag=self.bag))


@dataclass(frozen=True, slots=True)
class DrawToken(Task):
    """A seat draws a token."""

    trip: Trip

    def do(self, table: Table) -> Iterable[Phase]:
        """And bears it."""
        return table.state.edition.rule(NightTrains).draw(table, self.trip)


@dataclass(frozen=True, slots=True)
class Lose(Reply):
    """Discard cards, of any kind."""

    verb = "lose"
    out_of_place = "nothing-to-lose"
    payment: Payment

    def refused(self, state: State, seat: int) -> Reason | None:
        """As many as the night takes."""
        asked = state.asked(Losing)
        return wrong_handful(state, seat, asked.count, self.payment)

    def do(self, table: Table, seat: int, asked: "Losing") -> None:
        """They are gone."""
        table.emit(CardsDiscarded(seat, self.payment.cards, _why(table.state)))
        shuffle_if_empty(table)


def _why(state: State) -> str:
    return f"{state.edition.rule(NightTrains).id}.2"


@dataclass(frozen=True, slots=True)
class Losing(Asked):
    """A seat that cannot pay the night in money discards cards (L.2)."""

    due = "lose-due"
    count: int

    def moves(self, state: State, seat: int) -> list[Move]:
        """Any of them."""
        return [Lose(payment) for payment in handfuls(state, seat, self.count)]


class NewMoon(Headline):
    """A night run saves more cards and draws more tokens (EV-31)."""

    effect = "new-moon"
    less: int
    tokens: int


class Lamps(Headline):
    """Tokens that take something take nothing (EV-32)."""

    effect = "lamps"


class NightTrains(BoxSticker):
    """A route of so many spaces by night: fewer cards, and step 8 draws tokens (L.1 to L.3).

    `cold` and `wraith` take dollars, or cards of whoever has less; a `lantern` pays, more on the
    piece of the box.
    """

    effect = "night-trains"
    verbs = (Lose,)
    facts = (TokenDrawn, BagRefilled, CardsDiscarded)
    phases = (DrawToken, Losing)
    parts = (Night,)
    key, part = "night", Night
    slot = 8
    refusals = {"lose-due": ".2", "nothing-to-lose": ".2", "no-such-way": ".1"}
    spaces: int
    less: int
    bag: Mapping[str, int]
    cold: tuple[int, int]
    wraith: tuple[int, int]
    lantern: tuple[int, int]
    piece: str

    def __post_init__(self) -> None:
        self.takes = {COLD: self.cold, WRAITH: self.wraith}
        self.words = {"symbol": (SKULL,), "token": tuple(self.bag)}

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """A full bag: all return after each game (L.3)."""
        return [Night(self.bag, ())]

    def ways(
        self, state: State | View, seat: int, route: Route, price: Price
    ) -> Iterable[tuple[str, Price]]:
        """`claim … by night`: fewer cards (L.1)."""
        if route.length < self.spaces:
            return ()
        moon = current(state, NewMoon)
        return ((WAY, cheaper(price, self.less + (moon.less if moon else 0))),)

    def travel(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """A token, and one more for each skull among the cards paid (L.2)."""
        if WAY not in trip.how:
            return ()
        moon = current(table.state, NewMoon)
        tokens = 1 + trip.payment.shows(SKULL) + (moon.tokens if moon else 0)
        return [DrawToken(trip)] * tokens

    def draw(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """One token, and what it does; an empty bag is refilled at once (L.3)."""
        bag = table.state.part(Night).bag
        token = table.pick(tuple(bag), tuple(bag.values()))
        table.emit(TokenDrawn(trip.seat, token, trip.route))
        if not any(table.state.part(Night).bag.values()):
            table.emit(BagRefilled(self.bag))
        if token == LANTERN:
            here = on_piece(table.state, ends_of(table.state, trip.route), self.piece)
            take(table, trip.seat, self.lantern[bool(here)], f"{self.id}.2")
        lamps = current(table.state, Lamps) is not None
        return () if lamps or token not in self.takes else self._bear(table, trip.seat, token)

    def _bear(self, table: Table, seat: int, token: str) -> Iterable[Phase]:
        """Money, or cards if there is less money than that (L.2)."""
        dollars, cards = self.takes[token]
        if coins_of(table.state, seat) >= dollars:
            spend(table, seat, dollars, f"{self.id}.2")
            return ()
        hand = table.state.players[seat].hand
        if sum(hand) > cards:
            return ask(table, Losing(seat, self.id, cards))
        if any(hand):
            all_of_them = table.state.edition.pack.cards(hand)
            table.emit(CardsDiscarded(seat, all_of_them, f"{self.id}.2"))
        return ()

"""The Gilts: a gang with its loot moves over the board; stand against it, or pay (J)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from whistlestop.campaign.stickers.asked import Asked, Due, Reply, ask
from whistlestop.campaign.stickers.boxes import BoxSticker, ends_of, on_piece
from whistlestop.campaign.stickers.gang import (
    Gang,
    GangCame,
    GangMoved,
    LootGrew,
    LootPaid,
    LootWon,
    into_the_loot,
)
from whistlestop.core.board import CityId
from whistlestop.core.cards import WILD, Payment, holds
from whistlestop.core.edition import Edition
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Price, Trip
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.rules.discarding import CardsDiscarded
from whistlestop.rules.money import Coins, take
from whistlestop.rules.newspapers import Headline, Reader, current
from whistlestop.rules.payments import payments


@dataclass(frozen=True, slots=True)
class Stand(Reply):
    """Stand against the gang, with cards."""

    verb = "stand"
    out_of_place = "no-gang-here"
    payment: Payment

    def refused(self, state: State, seat: int) -> Reason | None:
        """A wild card beyond the price (C-13), or what an event allows instead."""
        thing = state.edition.rule(TheGilts).id
        if not holds(state.players[seat].hand, state.edition.pack.bag(self.payment.cards)):
            return Reason("not-held", {"payment": self.payment}, about=thing)
        allowed = self.payment in _stands(state, seat)
        return None if allowed else Reason("stand-wild", about=thing)

    def do(self, table: Table, seat: int, asked: "Confronted") -> None:
        """All the loot; the gang reappears elsewhere."""
        table.state.edition.rule(TheGilts).beaten(table, seat, self.payment)


@dataclass(frozen=True, slots=True)
class Yield(Reply):
    """Pay into the loot and let the gang go: always possible, whatever one has (C-04)."""

    verb = "yield"
    out_of_place = "no-gang-here"

    def do(self, table: Table, seat: int, asked: "Confronted") -> Iterable[Phase]:
        """Then move it."""
        return table.state.edition.rule(TheGilts).paid(table, seat)


def _stands(state: State, seat: int) -> list[Payment]:
    """The cards with which a seat can stand now."""
    pack, hand = state.edition.pack, state.players[seat].hand
    found = [Payment((WILD,), WILD)] if hand[pack.wild] else []
    poster = current(state, TenFootPoster)
    if poster:
        pairs = payments(pack, Price(pack.colours, poster.cards), hand)
        found += [payment for payment in pairs if not payment.wilds]
    return found


@dataclass(frozen=True, slots=True)
class Confronted(Asked):
    """A seat meets the gang: it stands, or pays (J.3)."""

    due = "gang-here"

    def moves(self, state: State, seat: int) -> list[Move]:
        """With each card that will do; or money."""
        return [*(Stand(payment) for payment in _stands(state, seat)), Yield()]


@dataclass(frozen=True, slots=True)
class MoveGang(Reply):
    """Move the gang to a city."""

    verb = "gang"
    out_of_place = "no-gang-due"
    unfit = "gang-far"
    city: CityId

    def do(self, table: Table, seat: int, asked: "MovingGang") -> None:
        """There it stands."""
        table.emit(GangMoved(seat, self.city))


@dataclass(frozen=True, slots=True)
class MovingGang(Asked):
    """A seat moves the gang: along a route, free or taken (J.2); or to any city (EV-26)."""

    due = "gang-due"
    anywhere: bool = False

    def moves(self, state: State, seat: int) -> list[Move]:
        """Each city that it may go to."""
        board, city = state.edition.board, state.part(Gang).city
        if self.anywhere or city is None:
            return [MoveGang(other) for other in board.cities]
        ends = (end for route in board.routes_at[city] for end in route.ends if end != city)
        return [MoveGang(other) for other in dict.fromkeys(ends)]


@dataclass(frozen=True, slots=True)
class AskForGang(Due):
    """The gang is to be moved."""

    anywhere: bool = False

    def do(self, table: Table) -> Iterable[Phase]:
        """By that seat."""
        return ask(table, MovingGang(self.seat, self.thing, self.anywhere))


class TenFootPoster(Headline):
    """To stand, so many cards of one colour do instead of a wild one (EV-27)."""

    effect = "ten-foot-poster"
    cards: int


class NightMail(Headline):
    """The richest pay into the loot; the active player puts the gang on any city (EV-26)."""

    effect = "night-mail"
    lightning = True
    dollars: int

    def strike(self, table: Table, seat: int) -> Iterable[Phase]:
        """Who is richest is seen before anybody pays."""
        held = table.state.part(Coins).held
        for payer, coins in enumerate(held):
            if coins == max(held):
                into_the_loot(table, payer, self.dollars, self.id)
        return (AskForGang(seat, self.id, anywhere=True),)


class TheGilts(BoxSticker, Reader):
    """Step 6: whoever touches the gang's city stands or pays (J.1 to J.4)."""

    effect = "the-gilts"
    verbs = (Stand, Yield, MoveGang)
    facts = (GangCame, GangMoved, LootGrew, LootPaid, LootWon, CardsDiscarded)
    phases = (Confronted, MovingGang, AskForGang)
    parts = (Gang,)
    key, part = "gang", Gang
    setup_step = 8
    slot = 6
    refusals = {
        "gang-here": ".3",
        "no-gang-here": ".3",
        "stand-wild": ".3",
        "gang-due": ".2",
        "no-gang-due": ".2",
        "gang-far": ".2",
    }
    piece: str
    start: tuple[int, ...]
    news: tuple[int, ...]
    pay: int

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """Gang and loot as the last game left them (J.1)."""
        kept = self.kept(edition)
        return [Gang(kept.get("city"), kept.get("loot", 0), (0,) * seats)]

    def setup(self, table: Table) -> None:
        """In the first game of the box it comes to a random city of its piece (J.1)."""
        if table.state.part(Gang).city is None:
            self._appear(table)

    def _appear(self, table: Table) -> None:
        state = table.state
        there = on_piece(state, state.edition.board.cities, self.piece)
        others = [city for city in there if city != state.part(Gang).city]
        city = table.pick(others, (1,) * len(others))
        table.emit(GangCame(city, self.start[len(state.players) - 2]))

    def newspaper(self, table: Table) -> None:
        """The bank adds to the loot (J.2)."""
        amount = self.news[len(table.state.players) - 2]
        table.emit(LootGrew(amount, f"{self.id}.2"))

    def headline(self, table: Table, seat: int) -> Iterable[Phase]:
        """After the event the active player moves the gang, unless the event has done so (J.2)."""
        done = current(table.state, NightMail) is not None
        return () if done else (AskForGang(seat, self.id),)

    def travel(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """Stand or pay; whoever cannot stand pays (J.3)."""
        state, seat = table.state, trip.seat
        if state.part(Gang).city not in ends_of(state, trip.route):
            return ()
        if _stands(state, seat):
            return ask(table, Confronted(seat, self.id))
        return self.paid(table, seat)

    def paid(self, table: Table, seat: int) -> Iterable[Phase]:
        """As much as there is (C-04), then the gang moves on."""
        into_the_loot(table, seat, self.pay, f"{self.id}.3")
        return (AskForGang(seat, self.id),)

    def beaten(self, table: Table, seat: int, payment: Payment) -> None:
        """The cards go, the loot comes; the gang has new loot elsewhere (J.3)."""
        why, loot = f"{self.id}.3", table.state.part(Gang).loot
        table.emit(CardsDiscarded(seat, payment.cards, why))
        table.emit(LootWon(seat, loot))
        take(table, seat, loot, why)
        self._appear(table)

    def lasting(self, state: State) -> Mapping[str, Any]:
        """Where the gang stands, and its loot."""
        gang = state.part(Gang)
        return {"module": {self.id: {"city": gang.city, "loot": gang.loot}}}

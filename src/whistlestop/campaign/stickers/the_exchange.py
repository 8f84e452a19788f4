"""The Exchange: bonds of companies, which pay by their places (K)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.campaign.stickers.asked import NOTHING_ASKED, Asked, Done, Reply, ask
from whistlestop.campaign.stickers.boxes import BoxSticker
from whistlestop.core.board import RouteId
from whistlestop.core.cards import Colour
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Trip
from whistlestop.core.score import ScoreLine, stand
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.rules.companies import Companies, route_colour
from whistlestop.rules.money import coins_of, spend


@dataclass(frozen=True, slots=True)
class Bonds:
    """How many bonds of each colour there are, and whose they are: by the owner's colour."""

    supply: int
    owned: Mapping[Colour, tuple[Colour, ...]]

    def sold(self, colour: str) -> int:
        """How many of a colour anybody owns."""
        return sum(bonds.count(colour) for bonds in self.owned.values())


def bonds_of(state: State | View, seat: int) -> tuple[str, ...]:
    """The bonds that a seat's company owns."""
    return state.part(Bonds).owned.get(state.part(Companies).colours[seat], ())


@dataclass(frozen=True, slots=True)
class BondBought(Event):
    """A seat bought a bond (K.1)."""

    seat: int
    colour: Colour

    def apply(self, state: State) -> State:
        """It lies in its office."""
        found, own = state.part(Bonds), state.part(Companies).colours[self.seat]
        owned = {**found.owned, own: (*found.owned.get(own, ()), self.colour)}
        return state.with_part(replace(found, owned=owned))


@dataclass(frozen=True, slots=True)
class BuyBond(Reply):
    """Buy a bond of the route's colour."""

    verb = "bond"
    out_of_place = "no-bond-due"
    colour: Colour

    def refused(self, state: State, seat: int) -> Reason | None:
        """That colour and no other."""
        asked = state.asked(BuyingBond)
        if self.colour == asked.colour:
            return None
        return Reason("other-bond", {"colour": asked.colour}, about=asked.thing)

    def do(self, table: Table, seat: int, asked: "BuyingBond") -> None:
        """At its price."""
        rule = table.state.edition.rule(TheExchange)
        spend(table, seat, rule.price_of(table.state, self.colour), f"{rule.id}.1")
        table.emit(BondBought(seat, self.colour))


@dataclass(frozen=True, slots=True)
class BuyingBond(Asked):
    """Does a seat buy a bond (K.1)?"""

    due = "bond-due"
    route: RouteId
    colour: Colour

    def moves(self, state: State, seat: int) -> list[Move]:
        """One, or none."""
        return [BuyBond(self.colour), Done()]


class TheExchange(BoxSticker):
    """Step 7: a bond of the route's colour may be bought; at the end bonds pay (K.1 to K.4).

    `dividends` by the number of players and the place, `other` for white and companies that do
    not play, `redeem` after the last game of the box.
    """

    effect = "the-exchange"
    verbs = (BuyBond, Done)
    facts = (BondBought,)
    phases = (BuyingBond,)
    parts = (Bonds,)
    key, part = "bonds", Bonds
    slot = 7
    refusals = {"bond-due": ".1", "no-bond-due": ".1", "other-bond": ".1", **NOTHING_ASKED}

    def __init__(
        self,
        id: str,  # noqa: A002
        *,
        bonds: tuple[int, ...],
        price: int,
        dividends: tuple[tuple[int, ...], ...],
        other: int,
        redeem: int,
    ) -> None:
        super().__init__(id)
        self.bonds, self.least, self.dividends = bonds, price, dividends
        self.other, self.redeem = other, redeem

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """Bonds stay between games (K.3); how many there are was fixed in the first (C-10)."""
        kept = self.kept(edition)
        owned = {owner: tuple(bonds) for owner, bonds in kept.get("owned", {}).items()}
        return [Bonds(kept.get("supply", self.bonds[seats - 2]), owned)]

    def price_of(self, state: State | View, colour: str) -> int:
        """More for each that is owned already (K.1)."""
        return self.least + state.part(Bonds).sold(colour)

    def travel(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """Offer one, if the route has a colour other than the own one (K.1, K.4)."""
        state, seat = table.state, trip.seat
        colour = route_colour(state, state.edition.board.routes[trip.route])
        if colour in (None, state.part(Companies).colours[seat]):
            return ()
        assert colour is not None
        bonds = state.part(Bonds)
        if bonds.sold(colour) >= bonds.supply:
            return ()
        if coins_of(state, seat) < self.price_of(state, colour):
            return ()
        return ask(table, BuyingBond(seat, self.id, trip.route, colour))

    def score(self, state: State) -> Sequence[ScoreLine]:
        """Dividends by the places before dividends (K.2); in the last game bonds are redeemed."""
        companies = state.part(Companies).colours
        pays = dict(zip(self._places(state), self.dividends[len(companies) - 2], strict=False))
        redeem = self.redeem if self.id in recipe_of(state).last_of else 0
        found = []
        for seat in range(len(companies)):
            worth = 0
            for colour in bonds_of(state, seat):
                there = colour in companies
                worth += pays.get(companies.index(colour), 0) if there else self.other
                worth += redeem  # K.3
            found.append(ScoreLine("bonds", worth))
        return found

    def _places(self, state: State) -> Sequence[int]:
        """The seats by their provisional places, best first (C-50, X-11)."""
        edition = state.edition
        lines: list[list[ScoreLine]] = [[] for _ in state.players]
        for rule in edition.rules:
            told = () if rule is self else rule.score(state)
            for seat, line in enumerate(told):
                lines[seat].append(line)
        ties = [ahead(state) for ahead in edition.hooks.ahead]
        return stand(tuple(map(tuple, lines)), edition.floor, ties).ranking

    def lasting(self, state: State) -> Mapping[str, Any]:
        """Everybody's bonds, also those of companies that did not play."""
        bonds = state.part(Bonds)
        owned = {owner: list(some) for owner, some in bonds.owned.items()}
        return {"module": {self.id: {"supply": bonds.supply, "owned": owned}}}

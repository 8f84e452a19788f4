"""Postcards that are tools: used so often in the whole campaign (PC.3)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from whistlestop.campaign.chapter.places import frontier_city
from whistlestop.campaign.effects.mail import PREFIX, Mailbag, Number, Postcard, PostcardUsed
from whistlestop.campaign.stickers.asked import NOTHING_ASKED, Asked, Done, Due, Reply, ask
from whistlestop.core.board import Route
from whistlestop.core.cards import WILD
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Price, Trip
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.rules.deck import blind_card
from whistlestop.rules.discarding import CardsDiscarded
from whistlestop.rules.effects import rule_of
from whistlestop.rules.journeys import best_journeys
from whistlestop.rules.money import take
from whistlestop.rules.newspapers import Reader, TurnHeadline, another
from whistlestop.rules.payments import cheaper
from whistlestop.rules.tickets import spared_tickets

FRONTIER = "frontier"
"""What a pack writes for every frontier city."""


@dataclass(frozen=True, slots=True)
class UseTool(Reply):
    """Use the postcard of that number."""

    verb = "use"
    out_of_place = "no-tool-due"
    no: Number

    def refused(self, state: State, seat: int) -> Reason | None:
        """The one that can be used now."""
        thing = state.asked(ToolOffered).thing
        if PREFIX + self.no == thing:
            return None
        return Reason("other-tool", {"thing": thing}, about=thing)

    def do(self, table: Table, seat: int, asked: "ToolOffered") -> Iterable[Phase] | None:
        """It does what it says."""
        table.emit(PostcardUsed(seat, asked.thing))
        return rule_of(table.state, OfferedTool, asked.thing).used(table, seat)


@dataclass(frozen=True, slots=True)
class ToolOffered(Asked):
    """A seat may use a tool."""

    due = "tool-due"

    def moves(self, state: State, seat: int) -> list[Move]:
        """Use it, or leave it."""
        return [UseTool(self.thing.removeprefix(PREFIX)), Done()]


@dataclass(frozen=True, slots=True)
class OfferTool(Due):
    """The moment of a tool has come."""

    def do(self, table: Table) -> Iterable[Phase]:
        """Ask its holder, if it can be used."""
        useful = rule_of(table.state, OfferedTool, self.thing).useful(table.state, self.seat)
        return ask(table, ToolOffered(self.seat, self.thing)) if useful else ()


class OfferedTool(Postcard):
    """A tool that its holder is asked about when its moment has come."""

    verbs = (UseTool, Done)
    facts = (PostcardUsed, CardsDiscarded)
    phases = (ToolOffered, OfferTool)
    refusals = {"tool-due": "", "no-tool-due": "", "other-tool": "", **NOTHING_ASKED}

    def useful(self, state: State, seat: int) -> bool:
        """Does the seat hold it, with a use left?"""
        return state.part(Mailbag).held(self.id, seat) is not None

    def used(self, table: Table, seat: int) -> Iterable[Phase] | None:
        """What it does."""
        raise NotImplementedError


class ExtraWild(OfferedTool):
    """After a travel that touches one of these cities, or a frontier city: a wild card more.

    It brings money, or cards off the deck (C-13, L-38).
    """

    effect = "extra-wild"
    touch: tuple[str, ...] | str
    dollars: int = 0
    cards: int = 0

    def travelled(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """After step 12, once for each travel."""
        edition = table.state.edition
        ends = edition.board.routes[trip.route].ends
        if self.touch == FRONTIER:
            there = any(frontier_city(edition, end) for end in ends)
        else:
            there = any(end in self.touch for end in ends)
        return (OfferTool(trip.seat, self.id),) if there else ()

    def useful(self, state: State, seat: int) -> bool:
        """There must be a wild card beyond the price."""
        wild = state.players[seat].hand[state.edition.pack.wild]
        return bool(wild) and OfferedTool.useful(self, state, seat)

    def used(self, table: Table, seat: int) -> Iterable[Phase]:
        """The card goes, the gain comes."""
        table.emit(CardsDiscarded(seat, (WILD,), self.id))
        take(table, seat, self.dollars, self.id)
        return (blind_card(seat),) * self.cards


class WhenNewspaper(OfferedTool, Reader):
    """When an event is turned up in one's own turn: money."""

    effect = "when-newspaper"
    dollars: int

    def headline(self, table: Table, seat: int) -> Iterable[Phase]:
        """Ask the seat whose turn it is."""
        return (OfferTool(seat, self.id),)

    def used(self, table: Table, seat: int) -> None:
        """The money comes."""
        take(table, seat, self.dollars, self.id)


class WayOfPostcard(Postcard):
    """A tool that is a way to pay for routes: `claim … with 111`."""

    facts = (PostcardUsed,)
    refusals = {"no-such-way": ""}

    @property
    def way(self) -> str:
        """Its name."""
        return f"with {self.id.removeprefix(PREFIX)}"

    def travelled(self, table: Table, trip: Trip) -> None:
        """It is used when a route was travelled so."""
        if self.way in trip.how:
            table.emit(PostcardUsed(trip.seat, self.id))


class OneCardLess(WayOfPostcard):
    """A route of so many spaces or more costs one card less, so often a game."""

    effect = "one-card-less"
    spaces: int
    per_game: int

    def ways(
        self, state: State | View, seat: int, route: Route, price: Price
    ) -> Iterable[tuple[str, Price]]:
        """`claim … with 111`: one card less."""
        held = state.part(Mailbag).held(self.id, seat)
        if held is None or held.now >= self.per_game or route.length < self.spaces:
            return ()
        return ((self.way, cheaper(price, 1)),)


class OtherTrack(WayOfPostcard):
    """A free track of a group although one holds another, or it is closed (PC-126, X-10)."""

    effect = "other-track"

    def reopens(self, state: State | View, seat: int, route: Route, reason: str) -> str:
        """`claim … with 126`, where nothing else closes the route."""
        held = state.part(Mailbag).held(self.id, seat) is not None
        return self.way if held and reason in ("twin-own", "twin-closed") else ""


class ForgiveATicket(Postcard):
    """At the end the dearest ticket that is not completed costs nothing, by itself (PC-132)."""

    effect = "forgive-a-ticket"

    def spares(self, state: State, seat: int, tickets: Sequence[tuple[str, int]]) -> Sequence[str]:
        """Of those that nobody else has forgiven; of equals the first."""
        missed = [found for found in tickets if found[1] < 0]
        if not missed or state.part(Mailbag).held(self.id, seat) is None:
            return ()
        return (min(missed, key=lambda found: found[1])[0],)

    def lasting(self, state: State) -> Mapping[str, Any]:
        """It is used if there was such a ticket."""
        found: list[list[dict[str, Any]]] = [[] for _ in state.players]
        for card in state.part(Mailbag).cards:
            if card.thing == self.id:
                used = card.used + bool(self._forgiven(state, card.seat))
                done = used == card.uses
                found[card.seat].append({"no": card.no, "used": used, "done": done})
        return {"postcards": found}

    def _forgiven(self, state: State, seat: int) -> Sequence[str]:
        """The ticket that this card forgives, after those before it have forgiven theirs."""
        items, _ = best_journeys(state, seat)
        gone = spared_tickets(state, seat, items, self.spares)
        return self.spares(state, seat, [item for item in items if item[0] not in gone])


class AnotherEvent(OfferedTool, Reader):
    """An event turned up in one's own turn is discarded before it works (PC-138)."""

    effect = "another-event"

    def proof(self, table: Table, seat: int) -> Iterable[Phase]:
        """Ask the seat whose turn it is."""
        return (OfferTool(seat, self.id),) if self.useful(table.state, seat) else ()

    def useful(self, state: State, seat: int) -> bool:
        """There must be another event."""
        return another(state) and OfferedTool.useful(self, state, seat)

    def used(self, table: Table, seat: int) -> Iterable[Phase]:
        """It is turned up."""
        return (TurnHeadline(),)

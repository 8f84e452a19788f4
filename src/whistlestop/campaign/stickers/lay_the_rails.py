"""Lay the rails: an open bed takes the colour of the cards that paid for it (F.1 to F.7)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.campaign.stickers.asked import Asked, Reply, choose
from whistlestop.core.board import Route, RouteId
from whistlestop.core.cards import WILD, Card, Colour, Payment, colour_of
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Trip
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.notation.codec import from_json
from whistlestop.rules.companies import Companies, route_colour
from whistlestop.rules.effects import Effect, rule_of
from whistlestop.rules.money import take


@dataclass(frozen=True, slots=True)
class Beds:
    """The colours laid in this game, and how many track stickers of each colour are left (F.2)."""

    laid: Mapping[RouteId, Colour]
    left: Mapping[Colour, int]


@dataclass(frozen=True, slots=True)
class RailsLaid(Event):
    """A seat put a track sticker on an open bed, for the rest of the campaign (F.1)."""

    seat: int
    route: RouteId
    colour: Colour

    def apply(self, state: State) -> State:
        """The bed has a colour; a sticker is gone."""
        beds, colour = state.part(Beds), self.colour
        left = {**beds.left, colour: beds.left[colour] - 1}
        return state.with_part(Beds({**beds.laid, self.route: colour}, left))


@dataclass(frozen=True, slots=True)
class LayRails(Reply):
    """Choose the colour of a bed."""

    verb = "lay"
    out_of_place = "no-rails-due"
    unfit = "colour-not-allowed"  # F.5
    colour: Colour

    def do(self, table: Table, seat: int, asked: "Laying") -> None:
        """The sticker is laid."""
        rule = rule_of(table.state, LayTheRails, asked.thing)
        rule.lay(table, seat, asked.route, self.colour)


@dataclass(frozen=True, slots=True)
class Laying(Asked):
    """A bed was paid with wild cards only: which colour shall it have (F.1, F.5)?"""

    due = "rails-due"
    route: RouteId
    colours: tuple[Colour, ...]

    def moves(self, state: State, seat: int) -> list[Move]:
        """Each colour that is allowed."""
        return [LayRails(colour) for colour in self.colours]


def paid_colours(payment: Payment, every: tuple[Card, ...]) -> tuple[Card, ...]:
    """The colours that a payment may stand for: with wild cards only, every one (F.1).

    Where extra cards were paid, the colour of most of them counts.
    """
    counted = Counter(colour_of(card) for card in payment.cards if card != WILD)
    if not counted:
        return every if payment.cards else ()  # F.7: without cards, none
    most = max(counted.values())
    return tuple(colour for colour in every if counted[colour] == most)


class LayTheRails(Effect):
    """Step 1: `supply` stickers of each colour for the whole campaign, the `own` colour so often.

    A colour that no company of the campaign has pays a `bonus` (F.6).
    """

    effect = "lay-the-rails"
    verbs = (LayRails,)
    facts = (RailsLaid,)
    phases = (Laying,)
    parts = (Beds,)
    slot = 1
    refusals = {"rails-due": ".1", "no-rails-due": ".1", "colour-not-allowed": ".5"}
    supply: int
    own: int
    bonus: int

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """Nothing laid in this game; of the stickers, those that earlier games left."""
        gone = Counter(recipe_of(edition).colours.values())
        return [Beds({}, {c: self.supply - gone[c] for c in edition.pack.colours})]

    def colour(self, state: State | View, route: Route, colour: Card | None) -> Card | None:
        """The colour laid there."""
        return state.part(Beds).laid.get(route.id, colour)

    def travel(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """A bed gets the colour paid, if it may have it (F.1, F.5)."""
        state = table.state
        route = state.edition.board.routes[trip.route]
        if not route.trait("bed"):
            return ()
        paid = paid_colours(trip.payment, state.edition.pack.colours)
        allowed = tuple(colour for colour in paid if self.allows(state, trip.seat, route, colour))
        return choose(table, Laying(trip.seat, self.id, route.id, allowed))

    def allows(self, state: State, seat: int, route: Route, colour: Card) -> bool:
        """May the bed have that colour (F.2 to F.4)?"""
        board, beds = state.edition.board, state.part(Beds)
        beside = (board.routes[twin] for twin in board.twins.get(route.id, ()))
        if not beds.left[colour] or colour in {route_colour(state, twin) for twin in beside}:
            return False
        mine = [r for r, c in beds.laid.items() if c == colour and state.owners.get(r) == seat]
        return colour != state.part(Companies).colours[seat] or len(mine) < self.own

    def lay(self, table: Table, seat: int, route: str, colour: Card) -> None:
        """Put the sticker down; a colour of no company of the campaign pays (F.6)."""
        table.emit(RailsLaid(seat, route, colour))
        recipe = recipe_of(table.state)
        if colour not in (*table.state.part(Companies).colours, *recipe.absent):
            take(table, seat, self.bonus, f"{self.id}.6")

    def lasting(self, state: State) -> Mapping[str, Any]:
        """The colours laid in this game."""
        return {"laid": dict(state.part(Beds).laid)}

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """The colours laid in this game."""
        return {"laid": dict(state.part(Beds).laid)}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """Colours laid in this game as a position tells them."""
        told = position.get("laid", {})
        laid = from_json(state.edition, Mapping[RouteId, Colour], told, "laid")
        beds = state.part(Beds)
        left = Counter(beds.left)
        left.subtract(laid.values())
        return state.with_part(replace(beds, laid=laid, left=dict(left)))

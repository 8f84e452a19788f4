"""Large cities: a route that touches one brings a card (L-37)."""

from collections.abc import Iterable
from dataclasses import dataclass

from whistlestop.core.board import CityId
from whistlestop.core.event import Event
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Rule, Trip, hook
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.rules.deck import blind_card


@dataclass(frozen=True, slots=True)
class LargeCityReached(Event):
    """A route touched a large city: a card comes."""

    seat: int
    city: CityId

    def apply(self, state: State) -> State:
        """Nothing changes yet."""
        return state


class Surveyor(Rule):
    """A rule that changes which cities count as large."""

    @hook("amend")
    def large(self, state: State | View, seat: int, city: str, large: bool) -> bool:
        """Does a city count as large for a seat that travels there (L-37)?"""
        return large


def large_city(state: State | View, city: str) -> bool:
    """Is a city large: printed so, or by a sticker, now or in an earlier game (C-10)?"""
    edition = state.edition
    return bool(edition.board.cities[city].traits.get("large")) or city in edition.grown(state)


def is_large(state: State | View, seat: int, city: str) -> bool:
    """Does a city count as large for a seat that travels there?"""
    large = large_city(state, city)
    for amend in state.edition.hooks[Surveyor.large]:
        large = amend(state, seat, city, large)
    return large


class LargeCities(Rule):
    """Step 12: one card from the deck, even with two large cities."""

    facts = (LargeCityReached,)
    slot = 12

    def travel(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """Draw the card (L-37); a newspaper on the way is a newspaper (L-26)."""
        ends = table.state.edition.board.routes[trip.route].ends
        reached = [city for city in ends if is_large(table.state, trip.seat, city)]
        if not reached:
            return ()
        table.emit(LargeCityReached(trip.seat, reached[0]))
        return (blind_card(trip.seat),)

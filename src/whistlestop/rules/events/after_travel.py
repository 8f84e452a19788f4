"""Events that pay, or give a card, after step 12 of a travel (EV-01, EV-07)."""

from collections.abc import Iterable

from whistlestop.core.board import Route
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Trip
from whistlestop.core.table import Table
from whistlestop.rules.deck import blind_card
from whistlestop.rules.money import take
from whistlestop.rules.newspapers import Headline


class PayAfterTravel(Headline):
    """A route of so many spaces or more pays (EV-01)."""

    effect = "pay-after-travel"
    spaces: int
    dollars: int

    def travelled(self, table: Table, trip: Trip) -> None:
        """Take the money."""
        if self.on(table.state) and _route(table, trip).length >= self.spaces:
            take(table, trip.seat, self.dollars, self.id)


class CardAfterTravel(Headline):
    """A route of just so many spaces brings a card (EV-07)."""

    effect = "card-after-travel"
    spaces: int

    def travelled(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """Draw the card."""
        right = self.on(table.state) and _route(table, trip).length == self.spaces
        return (blind_card(trip.seat),) if right else ()


def _route(table: Table, trip: Trip) -> Route:
    return table.state.edition.board.routes[trip.route]

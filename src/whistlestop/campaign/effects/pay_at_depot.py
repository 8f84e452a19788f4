"""An event that pays for travels to one's own depots (EV-10)."""

from whistlestop.campaign.stickers.depots import depots_of
from whistlestop.core.rule import Trip
from whistlestop.core.table import Table
from whistlestop.rules.money import take
from whistlestop.rules.newspapers import Headline


class PayAtDepot(Headline):
    """After step 12 of a travel that touches a city with an own depot."""

    effect = "pay-at-depot"
    dollars: int

    def travelled(self, table: Table, trip: Trip) -> None:
        """Take the money, once for the whole travel."""
        state = table.state
        ends = state.edition.board.routes[trip.route].ends
        if self.on(state) and depots_of(state, trip.seat).intersection(ends):
            take(table, trip.seat, self.dollars, self.id)

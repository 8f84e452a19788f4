"""An event that pays for laying rails (EV-12)."""

from whistlestop.campaign.stickers.lay_the_rails import Beds
from whistlestop.core.rule import Trip
from whistlestop.core.table import Table
from whistlestop.rules.money import take
from whistlestop.rules.newspapers import Headline


class PayForRails(Headline):
    """In step 1, when a track sticker was laid."""

    effect = "pay-for-rails"
    slot = 1
    dollars: int

    def travel(self, table: Table, trip: Trip) -> None:
        """Take the money; events come after the sticker that lays the rails (X-13)."""
        beds = table.state.parts.get(Beds)
        if isinstance(beds, Beds) and trip.route in beds.laid and self.on(table.state):
            take(table, trip.seat, self.dollars, self.id)

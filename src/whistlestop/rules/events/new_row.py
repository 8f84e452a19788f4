"""An event that sweeps the row and gives the active player one of the new cards (EV-06)."""

from collections.abc import Iterable
from dataclasses import dataclass

from whistlestop.core.edition import ThingId
from whistlestop.core.phase import Phase
from whistlestop.core.table import Table
from whistlestop.rules.deck import RowSwept, fill_row
from whistlestop.rules.drawing import OfferRow
from whistlestop.rules.newspapers import Headline


@dataclass(frozen=True, slots=True)
class RowCleared(RowSwept):
    """The row is discarded, whatever lies there; `why` is the id of what did it."""

    why: ThingId


class NewRow(Headline):
    """Five new cards; the active player takes one, and it is replaced."""

    effect = "new-row"
    lightning = True
    facts = (RowCleared,)

    def strike(self, table: Table, seat: int) -> Iterable[Phase]:
        """The old row goes, the new one comes, one card is taken."""
        table.emit(RowCleared(self.id))
        return (fill_row(), OfferRow(seat))

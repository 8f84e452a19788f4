"""An event that gives another card for a draw action without a face-up card (EV-09)."""

from collections.abc import Iterable

from whistlestop.core.phase import Phase
from whistlestop.core.table import Table
from whistlestop.rules.deck import blind_card
from whistlestop.rules.newspapers import Headline


class BlindBonus(Headline):
    """Whoever took all cards of the draw action blind draws one more."""

    effect = "blind-bonus"

    def draw_ends(self, table: Table, seat: int, seen: int) -> Iterable[Phase]:
        """Draw it, while the event is current."""
        return (blind_card(seat),) if self.on(table.state) and not seen else ()

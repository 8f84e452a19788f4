"""Events that empty purses, all at once (EV-08)."""

from collections.abc import Iterable

from whistlestop.core.phase import Phase
from whistlestop.core.table import Table
from whistlestop.rules.money import Coins, pay
from whistlestop.rules.newspapers import Headline


class EveryonePays(Headline):
    """Everybody pays some money, the richest more; nobody more than there is (EV-08, C-04)."""

    effect = "everyone-pays"
    lightning = True

    def __init__(self, id: str, *, dollars: int, richest: int) -> None:  # noqa: A002
        super().__init__(id)
        self.dollars = dollars
        self.richest = richest

    def strike(self, table: Table, seat: int) -> Iterable[Phase]:
        """Who is richest is seen before anybody pays."""
        held = table.state.part(Coins).held
        for payer, coins in enumerate(held):
            pay(table, payer, self.richest if coins == max(held) else self.dollars, self.id)
        return ()

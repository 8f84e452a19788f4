"""Events that fill or empty purses, all at once (EV-03)."""

from whistlestop.core.table import Table
from whistlestop.rules.money import Coins, take
from whistlestop.rules.newspapers import Headline


class EveryoneTakes(Headline):
    """Everybody takes some money, the poorest more (EV-03)."""

    effect = "everyone-takes"
    lightning = True
    dollars: int
    poorest: int

    def strike(self, table: Table, seat: int) -> None:
        """Who is poorest is seen before anybody takes."""
        held = table.state.part(Coins).held
        for taker, coins in enumerate(held):
            take(table, taker, self.poorest if coins == min(held) else self.dollars, self.id)

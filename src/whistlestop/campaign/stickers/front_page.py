"""The front page: an event is current from the first turn on (B.1)."""

from whistlestop.core.table import Table
from whistlestop.rules.effects import Effect
from whistlestop.rules.newspapers import Headline, HeadlineTurned, News


class FrontPage(Effect):
    """A random lasting event is laid out after the newspapers are in the deck."""

    effect = "front-page"
    setup_step = 11

    def setup(self, table: Table) -> None:
        """It is the current event, but no box is punched for it (B.1)."""
        rules = table.state.edition.rules
        lasting = {r.id for r in rules if isinstance(r, Headline) and not r.lightning}
        found = [event for event in table.state.part(News).deck if event in lasting]
        if found:
            table.emit(HeadlineTurned(table.pick(found, (1,) * len(found)), counted=False))

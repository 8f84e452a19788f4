"""The parts of the finale: a postcard for each company, dealt in secret (E.1)."""

from whistlestop.campaign.decision import at
from whistlestop.campaign.facts.mail import PostcardDrawn
from whistlestop.core.table import Table


def deal_parts(table: Table, parts: tuple[str, ...]) -> None:
    """Each company that plays gets a random part; what is left nobody ever sees."""
    left = list(parts)
    for company in at(table).present:
        if left:
            part = table.pick(left, (1,) * len(left))
            left.remove(part)
            table.emit(PostcardDrawn(part, company))

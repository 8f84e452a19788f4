"""Through tickets: more tickets to choose from (C.1, C.2)."""

from whistlestop.core.state import State
from whistlestop.rules.effects import Effect


class ThroughTickets(Effect):
    """So many more tickets are dealt at set-up, and shown in the ticket action."""

    effect = "through-tickets"
    deal: int
    draw: int

    def first_tickets(self, state: State, seat: int, tickets: int) -> int:
        """So many more are dealt (C.1); how many must be kept does not change."""
        return tickets + self.deal

    def ticket_draw(self, state: State, seat: int, tickets: int) -> int:
        """So many more are shown (C.2)."""
        return tickets + self.draw

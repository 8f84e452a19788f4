"""People whose power asks nothing (EM-01, EM-02, EM-04, EM-06 to EM-08)."""

from collections.abc import Sequence

from whistlestop.campaign.stickers.hiring_hall import Employee
from whistlestop.core.board import Route
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.rules.companies import Patron
from whistlestop.rules.drawing import SecondCard
from whistlestop.rules.money import take


class BiggerHand(Employee):
    """More train cards at the start (EM-01)."""

    effect = "bigger-hand"
    cards: int

    def first_hand(self, state: State, seat: int, cards: int) -> int:
        """So many more."""
        return cards + self.cards if self.works_for(state, seat) else cards


class MoreCoins(Employee):
    """More money at the start (EM-02)."""

    effect = "more-coins"
    dollars: int

    def hired(self, table: Table, seat: int) -> None:
        """Take it at once."""
        take(table, seat, self.dollars, self.id)


class MoreTickets(Employee):
    """More tickets at the start, and whenever tickets are drawn (EM-04)."""

    effect = "more-tickets"
    deal: int
    draw: int

    def first_tickets(self, state: State, seat: int, tickets: int) -> int:
        """So many more are dealt."""
        return tickets + self.deal if self.works_for(state, seat) else tickets

    def ticket_draw(self, state: State, seat: int, tickets: int) -> int:
        """So many more are shown."""
        return tickets + self.draw if self.works_for(state, seat) else tickets


class WildIsMyCard(Employee):
    """A face-up wild card is an ordinary card, at most one a turn (EM-06)."""

    effect = "wild-is-my-card"

    def wild_is_a_card(self, state: State | View, seat: int) -> bool:
        """Unless one was taken in this turn."""
        phase = state.phases[-1]
        taken = phase.wilds if isinstance(phase, SecondCard) else 0
        return not taken and self.works_for(state, seat)


class BetterReward(Employee, Patron):
    """The company reward pays more (EM-07)."""

    effect = "better-reward"
    dollars: int

    def reward(self, state: State | View, seat: int, route: Route, dollars: int) -> int:
        """So much more."""
        return dollars + self.dollars if self.works_for(state, seat) else dollars


class ForgivenTicket(Employee):
    """The most expensive ticket that was not completed costs nothing (EM-08)."""

    effect = "forgiven-ticket"

    def spares(self, state: State, seat: int, tickets: Sequence[tuple[str, int]]) -> Sequence[str]:
        """The one that costs most; of equals the first."""
        missed = [found for found in tickets if found[1] < 0]
        if not missed or not self.works_for(state, seat):
            return ()
        return (min(missed, key=lambda found: found[1])[0],)

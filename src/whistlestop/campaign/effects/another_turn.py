"""Somebody who gives another turn, once a game (EM-18)."""

from whistlestop.campaign.stickers.asked import NOTHING_ASKED, Done
from whistlestop.campaign.stickers.extra_turns import Again, GivesExtraTurn
from whistlestop.campaign.stickers.hiring_hall import EmployeeUsed, Helper
from whistlestop.core.state import State
from whistlestop.core.table import Table


class AnotherTurn(GivesExtraTurn, Helper):
    """At the end of a turn, before the last round is triggered: another one; so often a game."""

    effect = "another-turn"
    verbs = (Again, Done)
    move = Again
    refusals = {"extra-turn-due": "", "no-extra-turn-due": "", **NOTHING_ASKED}
    uses: int = 1

    def has(self, state: State, seat: int) -> bool:
        """Does the driver work for the seat, with a run left?"""
        return self.left(state, seat)

    def give(self, table: Table, seat: int) -> None:
        """One run less."""
        table.emit(EmployeeUsed(seat, self.id))

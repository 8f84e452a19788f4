"""Somebody who lets a short travel be followed by another one in the same turn (EM-03)."""

from collections.abc import Iterable
from dataclasses import dataclass

from whistlestop.campaign.stickers.asked import NOTHING_ASKED, Asked, Done, ask
from whistlestop.campaign.stickers.hiring_hall import EmployeeUsed, Helper
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Trip
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.work import Answered
from whistlestop.rules.claiming import Claiming, ClaimRoute, complete
from whistlestop.rules.travel import steps


@dataclass(frozen=True, slots=True)
class TravellingOn(Asked):
    """A seat may travel another route of few spaces."""

    due = "again-due"
    spaces: int

    def moves(self, state: State, seat: int) -> list[Move]:
        """Every claim of a short route, or nothing."""
        offers = state.edition.rule(Claiming).offers(state, seat)
        return [*(move for move in offers if self.misplaced(state, move) is None), Done()]

    def misplaced(self, state: State, move: Move) -> Reason | None:
        """Only a short route, or nothing."""
        if isinstance(move, ClaimRoute):
            route = state.edition.board.routes.get(move.route)
            if route is None or route.length <= self.spaces:
                return None
            return Reason("again-long", {"spaces": self.spaces}, about=self.thing)
        return None if isinstance(move, Done) else Reason(self.due, about=self.thing)


class SecondTravel(Helper):
    """After a route of few spaces another one, with all steps and at its own price; once a game."""

    effect = "second-travel"
    verbs = (Done,)
    phases = (TravellingOn,)
    refusals = {"again-due": "", "again-long": "", **NOTHING_ASKED}
    spaces: int
    uses: int = 1

    def travel_ends(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """Offer it, if there is a route to travel."""
        state, seat = table.state, trip.seat
        short = state.edition.board.routes[trip.route].length <= self.spaces
        if not short or not self.left(state, seat):
            return ()
        asked = TravellingOn(seat, self.id, self.spaces)
        return ask(table, asked) if len(asked.moves(state, seat)) > 1 else ()

    def claim(self, table: Table, trip: Trip) -> Iterable[Phase] | None:
        """A second travel is part of the same turn: it does not end it (X-08)."""
        asked = table.state.phases[-1]
        if not isinstance(asked, TravellingOn) or asked.thing != self.id:
            return None
        table.emit(Answered())
        table.emit(EmployeeUsed(trip.seat, self.id))
        complete(table, trip)
        return steps(table, trip)

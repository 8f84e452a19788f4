"""People who pay at the end: one line of the slip for all of them (C-50; EM-17)."""

from collections.abc import Sequence

from whistlestop.campaign.stickers.hiring_hall import Employee
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State
from whistlestop.rules.journeys import best_journeys


class PaysAtEnd(Employee):
    """Somebody who brings money in the final score."""

    def at_end(self, state: State, seat: int) -> int:
        """How much they bring the seat they work for."""
        raise NotImplementedError

    def score(self, state: State) -> Sequence[ScoreLine]:
        """What they bring, if any of them was hired; the first of them speaks for all."""
        people = [rule for rule in state.edition.rules if isinstance(rule, PaysAtEnd)]
        seats = range(len(state.players))
        paid = [
            tuple((p.id, p.at_end(state, seat)) for p in people if p.works_for(state, seat))
            for seat in seats
        ]
        if people[0] is not self or not any(paid):
            return ()
        return [ScoreLine("employees", sum(n for _, n in items), items=items) for items in paid]


class TicketBonus(PaysAtEnd):
    """Money for each completed ticket beyond some, up to a most (EM-17)."""

    effect = "ticket-bonus"
    dollars: int
    beyond: int
    most: int

    def at_end(self, state: State, seat: int) -> int:
        """By the number of completed tickets."""
        items, _ = best_journeys(state, seat)
        done = sum(points > 0 for _, points in items)
        return min(self.most, self.dollars * max(0, done - self.beyond))

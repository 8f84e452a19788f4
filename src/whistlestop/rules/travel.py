"""Travel: a route is claimed, then twelve steps follow in order (L-31, L-34, L-35; C-42)."""

from collections.abc import Iterable
from dataclasses import dataclass

from whistlestop.core.phase import Phase
from whistlestop.core.rule import Rule, Trip
from whistlestop.core.table import Table
from whistlestop.core.work import Task
from whistlestop.rules.claiming import complete
from whistlestop.rules.turns import end_turn


@dataclass(frozen=True, slots=True)
class TravelStep(Task):
    """One of the steps that rules have filled, in the order of their slots."""

    place: int
    trip: Trip

    def do(self, table: Table) -> Iterable[Phase] | None:
        """What the rule of that slot does."""
        travel = table.state.edition.hooks.travel[self.place]
        work: Iterable[Phase] | None = travel(table, self.trip)
        return work


@dataclass(frozen=True, slots=True)
class Travelled(Task):
    """All steps are done."""

    trip: Trip

    def do(self, table: Table) -> Iterable[Phase]:
        """What comes after step 12: events first, then people, then cards (X-13)."""
        hooks = table.state.edition.hooks
        work = [work for after in hooks.travelled for work in after(table, self.trip) or ()]
        return (*work, TravelOver(self.trip)) if hooks.travel_ends else work


@dataclass(frozen=True, slots=True)
class TravelOver(Task):
    """A travel is over, with all that followed it."""

    trip: Trip

    def do(self, table: Table) -> Iterable[Phase]:
        """What may come after it in the same turn."""
        hooks = table.state.edition.hooks
        return [work for ends in hooks.travel_ends for work in ends(table, self.trip)]


def steps(table: Table, trip: Trip) -> Iterable[Phase]:
    """All that follows a route just travelled, but for the end of the turn."""
    filled = range(len(table.state.edition.hooks.travel))
    return (*(TravelStep(place, trip) for place in filled), Travelled(trip))


class Travel(Rule):
    """Claiming is travelling: it scores nothing, and the steps follow (L-34, L-35)."""

    phases = (TravelStep, Travelled, TravelOver)

    def claim(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """Pay, place the cars, go through the steps; then the turn is over."""
        complete(table, trip)
        return (*steps(table, trip), *end_turn(trip.seat))

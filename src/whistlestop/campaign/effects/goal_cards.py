"""Postcards with a condition: when it is met they are shown, and give something (PC.2, C-43)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from whistlestop.campaign.effects.goals import read_goals
from whistlestop.campaign.effects.mail import Mailbag, Postcard, PostcardFulfilled
from whistlestop.core.edition import ThingId
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Trip
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.work import Task
from whistlestop.rules.drawing import blind_card
from whistlestop.rules.money import take


@dataclass(frozen=True, slots=True)
class LookAtGoal(Task):
    """A seat looks at one of its postcards: is the condition met?"""

    seat: int
    thing: ThingId

    def do(self, table: Table) -> Iterable[Phase]:
        """If so it is shown at once, and gives what it gives."""
        rules = table.state.edition.rules
        rule = next(r for r in rules if isinstance(r, GoalCard) and r.id == self.thing)
        return rule.fulfilled(table, self.seat)


class GoalCard(Postcard):
    """A goal in the words of `goals`; it `gives` dollars, or cards off the deck."""

    effect = "postcard-goal"
    facts = (PostcardFulfilled,)
    phases = (LookAtGoal,)

    def __init__(
        self,
        id: str,  # noqa: A002
        *,
        goal: Mapping[str, Any],
        gives: Mapping[str, int],
    ) -> None:
        super().__init__(id)
        self.goals = read_goals(goal)
        self.moment = self.goals[0].moment
        self.dollars = gives.get("dollars", 0)
        self.cards = gives.get("cards", 0)
        if not gives.keys() <= {"dollars", "cards"}:
            raise ValueError(f"a postcard gives dollars or cards, not {', '.join(gives)}")

    def met(self, state: State, seat: int) -> bool:
        """Does a seat that holds it meet its condition?"""
        held = state.part(Mailbag).held(self.id, seat)
        return held is not None and all(goal.met(state, seat) for goal in self.goals)

    def fulfilled(self, table: Table, seat: int) -> Iterable[Phase]:
        """Show it and take the gain, if the condition is met (PC.2)."""
        if not self.met(table.state, seat):
            return ()
        table.emit(PostcardFulfilled(seat, self.id))
        take(table, seat, self.dollars, self.id)
        return (blind_card(seat),) * self.cards

    def travelled(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """What is about the own network is looked at after step 12 of own travels (C-43)."""
        held = table.state.part(Mailbag).held(self.id, trip.seat)
        return (LookAtGoal(trip.seat, self.id),) if held and self.moment == "travel" else ()

    def turn_begins(self, table: Table, seat: int) -> Iterable[Phase]:
        """What is about the beginning of a turn is looked at then."""
        return self.fulfilled(table, seat) if self.moment == "turn" else ()

    def met_at_end(self, state: State, seat: int) -> bool:
        """What is about the end of a game is looked at in end step 1."""
        return self.moment == "end" and self.met(state, seat)

    def score(self, state: State) -> Sequence[ScoreLine]:
        """What is met at the end pays as a line of the slip; the first card speaks for all."""
        cards = [rule for rule in state.edition.rules if isinstance(rule, GoalCard)]
        if cards[0] is not self:
            return ()
        found = []
        for seat in range(len(state.players)):
            items = [(c.id, c.dollars) for c in cards if c.met_at_end(state, seat)]
            found.append(ScoreLine("postcards", sum(n for _, n in items), items=tuple(items)))
        return found

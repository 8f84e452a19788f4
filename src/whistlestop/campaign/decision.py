"""A decision of the campaign, and the moves that answer it. Each move has a text form."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, cast

from whistlestop.campaign.campaign import Campaign
from whistlestop.core.chance import Chance
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason, Refusal
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.work import Task


def table_for(campaign: Campaign, chance: Chance) -> Table:
    """A table on which something happens to a campaign instead of a game."""
    return Table(cast(State, campaign), chance)


def at(table: Table) -> Campaign:
    """The campaign on the table."""
    return cast(Campaign, table.state)


@dataclass(frozen=True, slots=True)
class CampaignMove:
    """An answer to a decision of the campaign; which company gives it is not part of it."""

    verb: ClassVar[str]
    """The first word of its text form; the others are its fields."""

    def perform(self, table: Table, decision: Any, company: int) -> Iterable[Phase] | None:
        """Make it happen, now that it is answered; what comes back is to be done next."""
        raise NotImplementedError

    def __str__(self) -> str:
        words = [self.verb]
        for field in fields(self):
            value = getattr(self, field.name)
            words += value if isinstance(value, tuple) else [value]
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Decision(Phase):
    """Something that one of these companies must decide before the campaign goes on."""

    who: tuple[int, ...]
    kind: ClassVar[str]
    """What clients call it."""
    rule: ClassVar[str]
    """The rule that asks for it."""
    verbs: ClassVar[tuple[type[CampaignMove], ...]]
    """The kinds of answer."""

    @property
    def seats(self) -> tuple[int, ...]:
        """The companies that may decide: whoever is first does."""
        return self.who

    def answers(self, campaign: Campaign) -> list[CampaignMove]:
        """Every legal answer."""
        raise NotImplementedError

    def refuses(self, campaign: Campaign, move: Any) -> Reason | None:
        """Why an answer of the right kind is none of the legal ones; None if it is."""
        return None if move in self.answers(campaign) else Reason("no-such-answer")

    # What the engine asks of any phase.

    def moves(self, state: Any, seat: int) -> list[Any]:
        """Every legal answer: the same for all who may give it."""
        return list(self.answers(state))

    def misplaced(self, state: Any, move: Any) -> Reason | None:
        """Only answers to what is asked."""
        return None if type(move) in self.verbs else Reason("not-asked", about=self.kind)

    def not_yours(self, seat: int) -> Reason:
        """Others decide this."""
        return Reason("not-your-decision", {"company": self.who[0]}, about=self.kind)


@dataclass(frozen=True, slots=True)
class CampaignTask(Task):
    """A step that happens by itself."""


REASONS = {
    "few-companies": "C-60",
    "few-that-count": "C-62",
    "company-left": "C-64",
    "company-there": "C-01",
    "table-full": "C-01",
    "depot-large": "G.1",
    "depot-there": "G.3",
    "depot-piece": "G.1",
}
"""Reasons that have a rule of their own; the others have that of the decision."""


def refusal(decision: Decision, reason: Reason) -> Refusal:
    """A reason with the rule that says so."""
    return Refusal(REASONS.get(reason.key, decision.rule), reason)

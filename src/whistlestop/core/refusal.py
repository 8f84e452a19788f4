"""Refusals that teach: why a move cannot be made, and which rule says so."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Reason:
    """Why not: a key into the texts, the facts the sentence needs, and what it is about."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)
    about: str = ""


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with the id of the rule that an edition gives it."""

    rule: str
    reason: Reason

    def __str__(self) -> str:
        return f"{self.rule} ({self.reason.key})"


class NotLegal(ValueError):
    """A move that the rules refuse now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

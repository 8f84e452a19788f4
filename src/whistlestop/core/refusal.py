"""Refusals that teach: why a move cannot be made, and which rule says so."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.spelled import spelled

if TYPE_CHECKING:
    from whistlestop.core.edition import Edition


@dataclass(frozen=True, slots=True)
class Reason:
    """Why not: a key into the texts, the facts the sentence needs, and what it is about."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)
    about: str = ""

    __repr__ = spelled


@dataclass(frozen=True, slots=True)
class Refusal:
    """A reason with the id of the rule that an edition gives it."""

    rule: str
    reason: Reason

    __repr__ = spelled

    def __str__(self) -> str:
        return f"{self.rule} ({self.reason.key})"


class NotLegal(WhistlestopError, ValueError):
    """A move that the rules refuse now, in the words of an edition."""

    def __init__(self, refusal: Refusal, edition: "Edition") -> None:
        super().__init__(refusal, edition)
        self.refusal, self.edition = refusal, edition

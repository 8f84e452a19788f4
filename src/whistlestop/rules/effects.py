"""Effects: small rules with a name, made by data. Events, stickers, people and cards have one."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import ClassVar, TypeVar

from whistlestop.core.board import CityId
from whistlestop.core.edition import Edition
from whistlestop.core.rule import Rule
from whistlestop.core.state import State


class Effect(Rule):
    """A rule that belongs to a named thing; its numbers come from the data."""

    effect: ClassVar[str] = ""
    """The name by which data asks for it."""
    refusals: ClassVar[Mapping[str, str]] = {}
    """Its reasons for a refusal, each with its rule: "" is itself, ".2" is A.2 where it is A."""

    id: str = field(kw_only=False)

    def points_out(self, edition: Edition) -> Sequence[CityId]:
        """The cities that it points out on the map, for whoever draws one."""
        return ()

    @property
    def reasons(self) -> dict[str, str]:
        """Its reasons with the ids of their rules, for an edition; said about itself, or at all."""
        found = {
            key: rule if rule[:1].isalpha() else self.id + rule
            for key, rule in self.refusals.items()
        }
        return found | {f"{key} {self.id}": rule for key, rule in found.items()}


E = TypeVar("E", bound=Effect)


def rule_of(state: State, kind: type[E], thing: str) -> E:
    """The rule of a named thing."""
    rules = state.edition.rules
    return next(rule for rule in rules if isinstance(rule, kind) and rule.id == thing)


def effects() -> dict[str, type[Effect]]:
    """Every effect there is, by name."""
    found: dict[str, type[Effect]] = {}
    pending: list[type[Effect]] = [Effect]
    while pending:
        for kind in pending.pop().__subclasses__():
            pending.append(kind)
            if kind.effect:
                found[kind.effect] = kind
    return found

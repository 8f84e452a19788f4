"""Reasons as data: a key into the texts, and the facts that its sentence needs."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Why:
    """Why a move is good (or what happened): `coach-why-KEY` says it.

    Facts are ids (`route`, `tickets`, `colour`, `city`, `player` by its seat), a `move`, and
    numbers: `need` counts cars, `number` cards.
    """

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)

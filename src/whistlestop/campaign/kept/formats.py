"""The form in which facts are kept, by number: what was written long ago is brought up to date.

A change of a fact's form adds a step here; what was kept in an older form is read for ever.
"""

from collections.abc import Callable
from typing import Any

from whistlestop.core.errors import CannotRead

FORMAT = 2
"""The form that is written."""


def _depots_know_who_was_late(fact: dict[str, Any]) -> dict[str, Any]:
    """Form 1 did not tell a depot placed late (C-63) from others."""
    if fact.get("type") == "DepotPlaced":
        return {"late": False, **fact}
    return fact


UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _depots_know_who_was_late}
"""For each older form, what makes a fact one of the next form."""


def upgrade(facts: list[Any], form: int) -> list[Any]:
    """Facts of an older form as they are written now."""
    if form > FORMAT:
        raise CannotRead(
            f"was written by a newer Whistlestop (form {form}, this one knows {FORMAT}): update it"
        )
    if form < min(UPGRADES):
        raise CannotRead(f"has the form {form}, which there never was")
    for number in range(form, FORMAT):
        facts = [UPGRADES[number](fact) if isinstance(fact, dict) else fact for fact in facts]
    return facts

"""What has a name in a game, for clients: events, stickers, people, and the moves they bring."""

from collections.abc import Sequence
from typing import Any, Literal

from whistlestop.core.edition import Edition, Thing
from whistlestop.core.rule import Rule
from whistlestop.server.wire import ThingData


def things(edition: Edition) -> dict[str, ThingData]:
    """Everything in force that has a name, by its id."""
    rules: dict[Any, list[Rule]] = {}
    for rule in edition.rules:
        rules.setdefault(getattr(rule, "id", None), []).append(rule)
    return {one.id: _thing(edition, one, rules.get(one.id, [])) for one in edition.things.values()}


def _thing(edition: Edition, thing: Thing, rules: list[Rule]) -> ThingData:
    verbs = [verb.verb for rule in rules for verb in rule.verbs]
    slots = [rule.slot for rule in rules if rule.slot]
    how: Literal["", "lasting", "lightning", "action"] = ""
    if thing.kind == "event":
        lightning = any(getattr(rule, "lightning", False) for rule in rules)
        how = "lightning" if lightning else "action" if verbs else "lasting"
    return ThingData(
        id=thing.id,
        kind=thing.kind,
        name=dict(thing.name),
        text=dict(thing.text),
        how=how,
        slot=slots[0] if slots else thing.slot,
        verbs=verbs,
        cities=[city for rule in rules for city in _pointed_out(edition, rule)],
    )


def _pointed_out(edition: Edition, rule: Rule) -> Sequence[str]:
    """The cities that a rule wants to be seen on the map."""
    find = getattr(rule, "points_out", None)
    return () if find is None else find(edition)


def symbols(edition: Edition) -> list[str]:
    """The symbols on cards that a rule in force looks at (C-09)."""
    return sorted({symbol for rule in edition.rules for symbol in rule.words.get("symbol", ())})

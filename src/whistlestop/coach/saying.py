"""The coach's words: moves, reasons and chances as sentences."""

from collections.abc import Mapping
from typing import Any

from whistlestop.coach.advice import Tip
from whistlestop.coach.why import Why
from whistlestop.core.move import Move
from whistlestop.notation import format_move
from whistlestop.notation.codec import hints
from whistlestop.texts.say import Speaker

TRIED = Why("tried")
"""What can be said of any move that did well."""


def say_move(speaker: Speaker, move: Move) -> str:
    """A move in words: the coach's own, or those of what asks for it; else in the notation."""
    key = f"coach-move-{move.verb}"
    facts = {name: getattr(move, name) for name in hints(type(move))}
    how = facts.pop("how", "")
    if not speaker.texts.has(key):
        return speaker.choice(move) or format_move(move)
    if "card" in facts:
        facts["colour"] = facts.pop("card")
    said = speaker.texts(key, **spoken(speaker, facts))
    return speaker.texts("coach-way", text=said, how=speaker.way(how)) if how else said


def spoken(speaker: Speaker, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts as the texts want them: ids by name, tickets as a list and how many there are."""
    found: dict[str, Any] = {}
    for name, value in facts.items():
        if name == "tickets":
            found["text"] = speaker.listed(map(speaker.ticket, value))
            found["count"] = len(value)
        elif name == "route":
            found[name] = speaker.route(value)
        elif name == "city":
            found[name] = speaker.city(value)
        elif name == "colour":
            found[name] = speaker.card(value)
        elif name == "player":
            found[name] = speaker.player(value)
        elif name == "payment":
            found[name] = speaker.cards(value.cards)
        elif name == "move":
            found["chosen"] = say_move(speaker, value)
        else:
            found[name] = value
    return found


def say_why(speaker: Speaker, why: Why) -> str:
    """A reason for a move in one sentence."""
    return speaker.texts(f"coach-why-{why.key}", **spoken(speaker, why.facts))


def say_cause(speaker: Speaker, why: Why) -> str:
    """What it was that changed a chance, in one sentence."""
    return speaker.texts(f"review-why-{why.key}", **spoken(speaker, why.facts))


def main_reason(whys: tuple[Why, ...]) -> Why:
    """The weightiest reason; where none was found, that it did well."""
    return whys[0] if whys else TRIED


def percent(chance: float) -> int:
    """A chance as a whole number of percent; only what is certain is 0 or 100."""
    if 0 < chance < 1:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)


def say_odds(speaker: Speaker, tip: Tip) -> str:
    """What a move promises, in numbers."""
    found = tip.verdict
    return speaker.texts(
        "coach-odds",
        percent=percent(found.win),
        error=max(1, round(100 * found.error)),
        points=round(found.score),
    )


def say_extra(speaker: Speaker, tip: Tip) -> str:
    """The odds of a tunnel; nothing where there is none."""
    if not tip.odds:
        return ""
    names = ("none", "one", "two", "three")
    shares = {name: round(100 * odds) for name, odds in zip(names, tip.odds, strict=True)}
    return speaker.texts("coach-extra", **shares)

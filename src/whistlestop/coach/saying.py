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
    found = {name: speaker.said(name, value) for name, value in facts.items() if name != "move"}
    if "tickets" in found:
        found["text"], found["count"] = found.pop("tickets"), len(facts["tickets"])
    if "move" in facts:
        found["chosen"] = say_move(speaker, facts["move"])
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

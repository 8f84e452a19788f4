"""The journal: what happened, a line for each move, as one seat may know it."""

from collections.abc import Iterable

from rich.text import Text

from whistlestop.core.event import Event
from whistlestop.core.game import GameBegan
from whistlestop.record import Played
from whistlestop.rules.drawing import CardTurned
from whistlestop.rules.turns import TurnBegan
from whistlestop.terminal.look import badge
from whistlestop.texts.say import Speaker

QUIET = (CardTurned, TurnBegan)
"""Events that the next screen shows anyway."""


def tell(speaker: Speaker, events: Iterable[Event], viewer: int | None) -> str:
    """What happened in one step, in one breath."""
    told = []
    for event in events:
        if isinstance(event, QUIET):
            continue
        line = speaker.event(event.seen_by(viewer))
        if line and line not in told:
            told.append(line)
    return speaker.texts("ui-join").join(told)


def line(speaker: Speaker, step: Played, viewer: int | None) -> Text | None:
    """A step as a line of the journal; None if there is nothing to tell."""
    events: Iterable[Event] = step.events
    if step.seat is None:
        events = [e for e in events if isinstance(e, GameBegan)]
    text = tell(speaker, events, viewer)
    if not text:
        return None
    start = badge(step.seat) if step.seat is not None else Text(" * ", "dim")
    return Text.assemble(start, " ", text)


def lines(
    speaker: Speaker, steps: list[Played], viewer: int | None, last: int | None = None
) -> list[Text]:
    """The last lines of the journal, oldest first."""
    found: list[Text] = []
    for step in reversed(steps):
        if last is not None and len(found) >= last:
            break
        told = line(speaker, step, viewer)
        if told is not None:
            found.append(told)
    return found[::-1]

"""The journal: what happened, a line for each move, as one seat may know it."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.table import Table
from rich.text import Text

from whistlestop.core.event import Event
from whistlestop.core.game import GameBegan
from whistlestop.record import Played
from whistlestop.rules.deck import CardTurned, DeckShuffled, RowSwept
from whistlestop.rules.tunnels import TunnelEnded, TunnelRevealed
from whistlestop.rules.turns import TurnBegan
from whistlestop.terminal.look import DIM, badge
from whistlestop.terminal.wrapping import wrap
from whistlestop.texts.say import Speaker


class Line(NamedTuple):
    """A line of the journal: who, and what."""

    who: Text
    what: str


def once(events: Iterable[Event]) -> list[tuple[Event, int]]:
    """The events of a step that are told, each with how often it is meant.

    A bad row may be swept fifty times before it stays, with a new deck for each sweep (E-15): all
    of it is one line. What the next screen shows anyway is left out.
    """
    found: list[tuple[Event, int]] = []
    sweep, shuffled = -1, False
    for event in events:
        if isinstance(event, CardTurned | TurnBegan):
            continue
        if type(event) not in (RowSwept, DeckShuffled):
            sweep = -1
        elif type(event) is RowSwept and sweep < 0:
            sweep, shuffled = len(found), False
        elif type(event) is RowSwept:
            found[sweep] = (event, found[sweep][1] + 1)
            continue
        elif sweep >= 0 and shuffled:
            continue
        else:
            shuffled = True
        found.append((event, 1))
    return found


def tell(speaker: Speaker, events: Iterable[Event], viewer: int | None) -> str:
    """What happened in one step, in one breath."""
    told: list[str] = []
    turned = [event.card for event in events if isinstance(event, TunnelRevealed)]
    for event, times in once(events):
        if times > 1:
            told.append(speaker.texts("event-row-swept-again", count=times))
        elif isinstance(event, TunnelRevealed):
            if turned:
                text = speaker.listed(map(speaker.card, turned))
                told.append(speaker.texts("ui-revealed", text=text))
                turned = []
        elif not (isinstance(event, TunnelEnded) and event.held):
            told.append(speaker.event(event.seen_by(viewer)))
    return speaker.texts("ui-join").join(filter(None, told))


def line(speaker: Speaker, step: Played, viewer: int | None) -> Line | None:
    """A step as a line of the journal; None if there is nothing to tell."""
    if step.seat is None:
        began = [event for event in step.events if isinstance(event, GameBegan)]
        return Line(Text(" * ", DIM), tell(speaker, began, viewer))
    text = tell(speaker, step.events, viewer)
    return Line(badge(speaker.edition, step.seat), text) if text else None


def lines(
    speaker: Speaker, steps: Sequence[Played], viewer: int | None, last: int | None = None
) -> list[Line]:
    """The last lines of the journal, oldest first."""
    found: list[Line] = []
    for step in reversed(steps):
        if last is not None and len(found) >= last:
            break
        told = line(speaker, step, viewer)
        if told is not None:
            found.append(told)
    return found[::-1]


def page(found: Iterable[Line], room: int) -> Table:
    """Lines of the journal below each other."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for who, what in found:
        table.add_row(who, wrap(what, room - 4))
    return table

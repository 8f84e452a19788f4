"""What a seat can work out, as data for the page: only for who holds the seat."""

from collections.abc import Sequence

from whistlestop.core.event import Event
from whistlestop.core.view import View, observe
from whistlestop.insight import odds as chances
from whistlestop.insight.ways import Progress
from whistlestop.server import frames
from whistlestop.server.room import Room
from whistlestop.server.speaking import Speaking, own_seat
from whistlestop.server.told import move_texts


async def ways(room: Room, who: Speaking, frame: frames.Ways) -> None:
    """How the tickets of a seat stand; when the game is over nobody's are secret."""
    over = room.game is not None and room.game.state.over
    if not over or frame.seat >= len(room.seats):
        own_seat(who, frame.seat)
    found = room.shown().progress(frame.seat) if room.game else []
    who.say(frames.WaysFound(frame.seat, [way(ticket) for ticket in found]))


async def odds(room: Room, who: Speaking, frame: frames.Odds) -> None:
    """What a tunnel may ask for, by the way it is paid."""
    own_seat(who, frame.seat)
    found = payments(room.view_of(frame.seat), frame.route) if room.game else {}
    who.say(frames.OddsFound(frame.seat, frame.route, found))


async def dug(room: Room, who: Speaking, frame: frames.Dug) -> None:
    """The tunnel of the seat's newest move, with the odds as the seat knew them before."""
    own_seat(who, frame.seat)
    steps = room.game.steps if room.game else []
    newest = next((n for n in range(len(steps) - 1, 0, -1) if steps[n].seat == frame.seat), None)
    found = None
    if room.game is not None and newest is not None:
        before = observe(room.game.at(newest - 1), frame.seat)
        found = tunnel(before, steps[newest].events)
    who.say(frames.DugFound(frame.seat, found))


def way(found: Progress) -> frames.Way:
    """How a ticket stands, for the wire."""
    way = found.way
    return frames.Way(
        ticket=found.ticket,
        points=found.points,
        done=found.done,
        owned=[leg.route for leg in way.own] if way else [],
        lent=[leg.route for leg in way.lent] if way else [],
        missing=[leg.route for leg in way.missing] if way else None,
        cars=way.cars if way else 0,
    )


def payments(view: View, route: str) -> dict[str, list[float]]:
    """The odds of each way to pay for a tunnel, by the text of the move."""
    found = chances.payments(view, route)
    texts = move_texts([move for move, _ in found])
    return {text: _rounded(digging.odds) for text, (_, digging) in zip(texts, found, strict=True)}


def tunnel(before: View, events: Sequence[Event]) -> frames.DugTunnel | None:
    """The tunnel that some events dug, for the wire."""
    found = chances.dug(before, events)
    if found is None:
        return None
    turned = [frames.Turned(card, matches) for card, matches in found.turned]
    return frames.DugTunnel(
        found.route, list(found.laid), turned, found.extra, _rounded(found.odds)
    )


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]

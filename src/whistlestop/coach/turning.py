"""Turning points: where a player's chance changed most, and what it was."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from whistlestop.coach.deciding import Decision
from whistlestop.coach.ground import CUT_OFF, Ground
from whistlestop.coach.reasons import DETOUR
from whistlestop.coach.why import Why
from whistlestop.core.cards import WILD
from whistlestop.record import Played, Record
from whistlestop.rules.claiming import RouteClaimed
from whistlestop.rules.deck import CardDrawn
from whistlestop.rules.tickets import TicketsOffered
from whistlestop.rules.tunnels import PaymentLaid, TunnelRevealed

LEAST = 0.08
"""A change below this is no turning point."""
MOST = 3


@dataclass(frozen=True)
class Swing:
    """A change of a chance: by the own decision at a step, or by what came before that step.

    `step` None is the end of the game.
    """

    step: int | None
    change: float
    own: bool
    why: Why


def turning_points(
    record: Record,
    seat: int,
    decisions: Sequence[Decision],
    grounds: Mapping[int, Ground],
    result: float,
) -> list[Swing]:
    """The largest changes, in the order of the game."""
    swings = _swings(record, seat, decisions, grounds, result)
    found = [swing for swing in swings if abs(swing.change) >= LEAST]
    largest = sorted(found, key=lambda swing: -abs(swing.change))[:MOST]
    return [swing for swing in found if swing in largest]


def _swings(
    record: Record,
    seat: int,
    decisions: Sequence[Decision],
    grounds: Mapping[int, Ground],
    result: float,
) -> Iterator[Swing]:
    for number, decision in enumerate(decisions):
        if decision.win < decision.best:
            change = decision.win - decision.best
            yield Swing(decision.step, change, True, Why("own", {"move": decision.move}))
        after = decisions[number + 1] if number + 1 < len(decisions) else None
        change = (after.best if after else result) - decision.win
        steps = record.steps[decision.step : after.step if after else None]
        why = cause(grounds[decision.step], seat, steps, last=after is None)
        yield Swing(after.step if after else None, change, False, why)


def cause(ground: Ground, seat: int, steps: Sequence[Played], *, last: bool) -> Why:
    """What may have changed a chance between two decisions of a seat: the weightiest thing."""
    return (
        _blocked(ground, seat, steps)
        or (Why("count") if last else None)
        or _drawn(seat, steps)
        or Why("others")
    )


def _blocked(ground: Ground, seat: int, steps: Sequence[Played]) -> Why | None:
    """Somebody took a route that the seat's tickets needed."""
    worst: Why | None = None
    most = DETOUR - 1
    for step in steps:
        for event in step.events:
            if not isinstance(event, RouteClaimed) or event.seat == seat:
                continue
            detours = ground.detours(ground.atlas.route_of[event.route])
            for ticket, cars in detours.items():
                if cars > most:
                    most = cars
                    facts = {"player": event.seat, "route": event.route}
                    if cars >= CUT_OFF:
                        worst = Why("cut", {**facts, "tickets": (ticket,)})
                    else:
                        worst = Why("blocked", {**facts, "need": cars})
    return worst


def _drawn(seat: int, steps: Sequence[Played]) -> Why | None:
    """What the seat's own move turned up."""
    events = [event for step in steps[:1] for event in step.events]
    laid = next((event for event in events if isinstance(event, PaymentLaid)), None)
    if laid is not None:
        turned = [event.card for event in events if isinstance(event, TunnelRevealed)]
        return Why("tunnel", {"number": sum(c in (laid.payment.colour, WILD) for c in turned)})
    for event in events:
        if isinstance(event, TicketsOffered) and event.seat == seat and None not in event.tickets:
            return Why("offer", {"tickets": event.tickets})
        if isinstance(event, CardDrawn) and event.seat == seat and event.card:
            return Why("drew", {"colour": event.card})
    return None

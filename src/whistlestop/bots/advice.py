"""Advice about a view, as data: the moves worth thinking about, what they promise, and why.

For coaches, reviews and whoever explains a move: only what the view's seat may know is used.
"""

from collections.abc import Callable
from math import comb
from time import perf_counter
from typing import Any, NamedTuple

from whistlestop.bots.luck import luck_of
from whistlestop.bots.piloted import move_of
from whistlestop.bots.styles import style_for
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.rules.tunnels import REVEALED
from whistlestop.turbo import layout as at
from whistlestop.turbo.flat import bits
from whistlestop.turbo.jit import available
from whistlestop.turbo.law import Law
from whistlestop.turbo.pilot import room
from whistlestop.turbo.pilot.desk import Desk

SPARE = range(REVEALED + 1)
"""With how many cards to spare the odds of a tunnel are told."""


class Outlook(NamedTuple):
    """The plan behind the advice."""

    routes: tuple[str, ...]
    """The routes planned, each with the tickets it serves in `serves`."""
    serves: dict[str, tuple[str, ...]]
    done: tuple[str, ...]
    planned: tuple[str, ...]
    given_up: tuple[str, ...]
    missing: dict[str, int]
    """The cards that the plan lacks, by colour."""
    turns: float
    """The turns that the plan will take."""


class Reason(NamedTuple):
    """Why a move is what it is: a key and facts for a sentence about it."""

    key: str
    facts: dict[str, object]


class Option(NamedTuple):
    """A move worth thinking about. Where nothing was played out, the numbers are None."""

    move: Move
    win: float | None
    score: float | None
    margin: float | None
    error: float | None
    """The standard error of the value by which options are compared (1 is a game won)."""
    tries: int
    reasons: tuple[Reason, ...]


class Advice(NamedTuple):
    """The best options first."""

    options: tuple[Option, ...]
    outlook: Outlook


def outlook_of(desk: Desk) -> Outlook:
    """The plan that the pilot noted at a desk."""
    law, mind = desk.law, desk.mind
    serves: dict[str, list[str]] = {}
    planned = bits(mind[room.WANTED])
    for half in range(2):
        for place in bits(mind[room.CLAIMS + half]):
            serves[law.routes[64 * half + place].id] = [
                law.tickets[ticket]
                for ticket in planned
                if int(mind[room.PATH + 2 * ticket + half]) >> place & 1
            ]
    lost = [law.tickets[ticket] for ticket in bits(mind[room.GIVEN_UP])]
    open_ = {*lost, *(law.tickets[ticket] for ticket in planned)}
    return Outlook(
        routes=tuple(serves),
        serves={route: tuple(tickets) for route, tickets in serves.items()},
        done=tuple(ticket for ticket in desk.view.tickets if ticket not in open_),
        planned=tuple(law.tickets[ticket] for ticket in planned),
        given_up=tuple(lost),
        missing={
            law.card(kind): int(mind[room.NEED + kind])
            for kind in (*range(len(law.colours)), at.WILD)
            if mind[room.NEED + kind] > 0
        },
        turns=float(mind[room.TURNS_NEEDED]) / 100,
    )


def reasons_for(desk: Desk, outlook: Outlook, action: int) -> tuple[Reason, ...]:
    """What can be said about an action."""
    law, mind = desk.law, desk.mind
    found: list[Reason] = []
    if action < at.STATION:
        route = law.routes[action]
        if route.id in outlook.serves:
            found.append(Reason("planned", {"tickets": outlook.serves[route.id]}))
        found.append(Reason("points", {"points": int(law.words[at.L_WORTH + action])}))
        likely = int(mind[room.DANGER + action])
        if likely:
            found.append(Reason("wanted-by-others", {"chance": likely / 100}))
        if route.trait("tunnel"):
            found.append(Reason("tunnel", {"odds": tunnel_odds(law, mind, action)}))
    elif action < at.KEEP:
        found.append(Reason("station", {"city": law.cities[action - at.STATION]}))
    elif at.TAKE <= action < at.PAY:
        card = law.card(action - at.TAKE)
        found.append(Reason("needed", {"card": card, "missing": outlook.missing.get(card, 0)}))
    elif action == at.DRAW:
        found.append(Reason("blind", {}))
    elif action == at.TICKETS:
        found.append(Reason("more-tickets", {"turns": outlook.turns}))
    return tuple(found)


def tunnel_odds(law: Law, mind: Any, route: int) -> dict[str, tuple[float, ...]]:
    """For each colour that can pay a tunnel: how likely it holds with 0, 1, 2, 3 cards to spare."""
    tint = int(law.words[at.L_TINT + route])
    colours = range(len(law.colours)) if tint < 0 else (tint,)
    all_, wild = max(1, int(mind[room.UNSEEN + 9])), int(mind[room.UNSEEN + at.WILD])
    found = {}
    for colour in (*colours, at.WILD):
        matching = wild + (int(mind[room.UNSEEN + colour]) if colour != at.WILD else 0)
        hit = matching / all_
        exactly = [comb(REVEALED, k) * hit**k * (1 - hit) ** (REVEALED - k) for k in SPARE]
        found[law.card(colour)] = tuple(round(sum(exactly[: k + 1]), 4) for k in SPARE)
    return found


def advise(
    view: View,
    seconds: float = 1.0,
    seed: str = "",
    playouts: int = 1_000_000,
    clock: Callable[[], float] = perf_counter,
) -> Advice:
    """The options of a view and what they promise. `Unsupported` where the pilot has no law."""
    kinds = [style_for("planner", view.edition, len(view.players))] * len(view.players)
    if not available():
        desk = Desk(view, kinds)
        action = desk.ask()
        outlook = outlook_of(desk)
        reasons = reasons_for(desk, outlook, action)
        only = Option(move_of(desk, action), None, None, None, None, 0, reasons)
        return Advice((only,), outlook)
    from whistlestop.bots.thinking import Study

    study = Study(view, kinds, luck_of(view, seed))
    study.look_round()
    actions = study.candidates()
    outlook = outlook_of(study)
    options = []
    for found in study.weigh(actions, seconds, playouts, clock):
        reasons = reasons_for(study, outlook, found.action)
        move = move_of(study, found.action)
        options.append(
            Option(move, found.win, found.score, found.margin, found.error, found.tries, reasons)
        )
    return Advice(tuple(options), outlook)

"""Wishes: which tickets are worth keeping, and whether drawing new ones is worth a turn."""

from collections.abc import Sequence

from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan, Planner
from whistlestop.core.move import Move
from whistlestop.rules.tickets import KeepTickets

TURN = 2.2
"""Points that a turn is worth when it is not spent on tickets."""
RISK = 0.03
"""The chance that somebody takes a planned route for which there is no good way round."""


def worth(planner: Planner, plan: Plan, tickets: Sequence[str]) -> float:
    """What a plan for those tickets can be expected to bring, less the turns it takes."""
    outlook, atlas = planner.outlook, planner.atlas
    total = -TURN * plan.turns + sum(outlook.gain(route) for route in plan.claims)
    total -= atlas.station_worth * len(plan.borrowed)
    rush = max(0.0, plan.turns / outlook.turns - 0.7)
    for ticket in tickets:
        points = atlas.tickets[ticket][2]
        if outlook.joined(ticket):
            total += points
        elif ticket in plan.paths:
            luck = (1 - RISK) ** len(plan.paths[ticket]) * (1 - min(0.9, rush))
            total += points * (2 * luck - 1)
        else:
            total -= points
    return total


def best_keep(planner: Planner, keeps: Sequence[KeepTickets]) -> Move:
    """The choice of tickets that is worth most together with those already held."""
    held = planner.outlook.view.tickets

    def value(move: KeepTickets) -> float:
        tickets = [*held, *move.tickets]
        return worth(planner, planner.plan(tickets), tickets)

    return max(keeps, key=value)


def draw_worth(planner: Planner) -> float:
    """What the best ticket of a draw can be expected to bring, beyond the turn it costs: the mean
    of an order statistic, exact for a draw without putting back."""
    outlook = planner.outlook
    values = sorted((_alone(planner, ticket) for ticket in _pool(outlook)), reverse=True)
    drawn = min(planner.atlas.tickets_drawn, len(values))
    if not drawn:
        return -1.0
    # The best of a draw is the value at place k when all better ones stay in the deck.
    expected, chance_left = 0.0, 1.0
    for place, value in enumerate(values):
        left = len(values) - place
        chance = drawn / left if left > drawn else 1.0
        expected += chance_left * chance * value
        chance_left *= 1 - chance
        if chance_left <= 0:
            break
    return expected - TURN


def _pool(outlook: Outlook) -> list[str]:
    """The tickets that may come when some are drawn."""
    view, board = outlook.view, outlook.view.edition.board
    if not view.loose:
        return [slip.ticket for slip in view.under[: outlook.atlas.tickets_drawn] if slip.ticket]
    known = {*view.tickets, *(s.ticket for s in view.under), *(s.ticket for s in view.box)}
    return [t.id for t in board.tickets.values() if t.deck == "" and t.id not in known]


def _alone(planner: Planner, ticket: str) -> float:
    """What one more ticket would bring to somebody who has no other open."""
    if planner.outlook.joined(ticket):
        return float(planner.atlas.tickets[ticket][2])
    plan = planner.plan([ticket])
    return worth(planner, plan, [ticket])

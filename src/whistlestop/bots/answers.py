"""What all answers to questions need: the moves of a kind, the best of them, cards to spare."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan
from whistlestop.core.cards import Card, Payment, minus
from whistlestop.core.move import Move
from whistlestop.insight.needs import needs

M = TypeVar("M", bound=Move)
DONE = "done"
"""The verb of the move that says: nothing more."""


def of(outlook: Outlook, kind: type[M]) -> list[M]:
    """The moves of a kind that can be made now."""
    return [move for move in outlook.view.moves if isinstance(move, kind)]


def best(moves: Sequence[M], worth: Callable[[M], float]) -> M | None:
    """The one that is worth most, if there is any."""
    return max(moves, key=worth, default=None)


def done(outlook: Outlook, beside: type[Move]) -> Move | None:
    """Nothing more, where that is one of the answers."""
    no = (move for move in outlook.view.moves if move.verb == DONE)
    return next(no, None) if of(outlook, beside) else None


def missed(outlook: Outlook, plan: Plan, cards: Sequence[Card]) -> float:
    """How much further away the routes in mind will be without these cards."""
    after = minus(outlook.hand, outlook.atlas.counted(cards))
    before = needs(outlook.atlas, outlook.hand, plan.claims).missing
    return needs(outlook.atlas, after, plan.claims).missing - before


def spared(outlook: Outlook, plan: Plan, cards: Sequence[Card]) -> bool:
    """Will the routes in mind be no further away without these cards?"""
    return missed(outlook, plan, cards) == 0


def loss(outlook: Outlook, plan: Plan, payment: Payment) -> float:
    """What discarding cards costs: those that routes will miss, and a little for wild ones."""
    return missed(outlook, plan, payment.cards) + 0.25 * payment.wilds

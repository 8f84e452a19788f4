"""Answers to questions: who knows them, and what they all need: the best moves, cards to spare."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan, Planner
from whistlestop.core.cards import Card, Payment
from whistlestop.core.move import Move

M = TypeVar("M", bound=Move)
DONE = "done"
"""The verb of the move that says: nothing more."""
Answer = Callable[[Planner, Plan, list[M]], Move | None]
known: dict[type[Move], Answer[Any]] = {}
"""Who knows what to answer, by the kind of move that is an answer."""


def answers(kind: type[M]) -> Callable[[Answer[M]], Answer[M]]:
    """Know what to answer where there are moves of a kind: it is given them."""

    def know(answer: Answer[M]) -> Answer[M]:
        known[kind] = answer
        return answer

    return know


def of(outlook: Outlook, kind: type[M]) -> list[M]:
    """The moves of a kind that can be made now."""
    return [move for move in outlook.view.moves if isinstance(move, kind)]


def best(moves: Sequence[M], worth: Callable[[M], float]) -> M | None:
    """The one that is worth most, if there is any."""
    return max(moves, key=worth, default=None)


def done(outlook: Outlook) -> Move | None:
    """Nothing more, where that is one of the answers."""
    return next((move for move in outlook.view.moves if move.verb == DONE), None)


def missed(outlook: Outlook, plan: Plan, cards: Sequence[Card]) -> float:
    """How much further away the routes in mind will be without these cards."""
    return outlook.needs(plan.claims, cards).missing - outlook.needs(plan.claims).missing


def spared(outlook: Outlook, plan: Plan, cards: Sequence[Card]) -> bool:
    """Will the routes in mind be no further away without these cards?"""
    return missed(outlook, plan, cards) == 0


def loss(outlook: Outlook, plan: Plan, payment: Payment) -> float:
    """What discarding cards costs: those that routes will miss, and a little for wild ones."""
    return missed(outlook, plan, payment.cards) + 0.25 * payment.wilds

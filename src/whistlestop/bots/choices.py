"""Choices beside the actions of every edition: what a sensible player does with them."""

from whistlestop.bots.needs import needs
from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan, Planner
from whistlestop.core.cards import minus
from whistlestop.core.move import Move
from whistlestop.rules.events.excursion import RunExcursion


def sell_cards(outlook: Outlook, plan: Plan) -> Move | None:
    """Sell cards for money where an event offers it, if no route in mind will miss them."""
    before = needs(outlook.atlas, outlook.hand, plan.claims).missing
    for move in outlook.view.moves:
        if isinstance(move, RunExcursion) and not move.payment.wilds:
            after = minus(outlook.hand, outlook.atlas.counted(move.payment.cards))
            if needs(outlook.atlas, after, plan.claims).missing == before:
                return move
    return None


def choose(planner: Planner, plan: Plan) -> Move:
    """An answer to what somebody asks."""
    return planner.outlook.view.moves[0]

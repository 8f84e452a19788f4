"""Choices beside the actions of every edition: what a sensible player does with them."""

from whistlestop.bots.answers import done, known, of, spared
from whistlestop.bots.claims import claim_planned
from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan, Planner
from whistlestop.bots.targets import claim_target
from whistlestop.core.move import Move
from whistlestop.rules.events.excursion import RunExcursion


def sell_cards(outlook: Outlook, plan: Plan) -> Move | None:
    """Sell cards for money where that is offered, if no route in mind will miss them."""
    spare = (m for m in outlook.view.moves if isinstance(m, RunExcursion) and not m.payment.wilds)
    sold = next((move for move in spare if spared(outlook, plan, move.payment.cards)), None)
    return sold or outlook.lore.sell(outlook, plan)


def choose(planner: Planner, plan: Plan) -> Move:
    """An answer to what is asked now: what somebody knows of it, or a second travel, or no."""
    outlook = planner.outlook
    for kind, answer in known.items():
        found = of(outlook, kind)
        if found and (told := answer(planner, plan, found)) is not None:
            return told
    told = claim_planned(outlook, plan) or claim_target(outlook) or done(outlook)
    return told or outlook.view.moves[0]

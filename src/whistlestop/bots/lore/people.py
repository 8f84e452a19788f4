"""People, depots, rails and tools: whom to hire, where to build, when to use what one has."""

from whistlestop.bots.answers import answers, best, done, spared
from whistlestop.bots.draws import card_values
from whistlestop.bots.plan import Plan, Planner
from whistlestop.campaign.effects.look_at_two import Prefer
from whistlestop.campaign.effects.relief_train import Relief
from whistlestop.campaign.effects.tool_cards import UseTool
from whistlestop.campaign.stickers.depots import PlaceDepot
from whistlestop.campaign.stickers.hiring_hall import Hire
from whistlestop.campaign.stickers.lay_the_rails import Beds, LayRails
from whistlestop.core.move import Move
from whistlestop.rules.companies import Companies
from whistlestop.rules.effects import Effect

LIKED = (
    "ticket-bonus",
    "another-turn",
    "better-reward",
    "more-coins",
    "coins-bonus",
    "bigger-hand",
    "ports-are-large",
    "cheaper",
    "wild-is-my-card",
    "pick-pays",
    "skull-is-any",
    "express-guard",
    "look-at-two",
    "more-tickets",
    "forgiven-ticket",
    "second-travel",
)
"""What people can do, the most useful first; what is not listed comes last."""
TASTE = 40.0
"""So many places of that list a bot's own taste may make up for: none of them is far behind."""
MANY = 99
"""More track stickers than there are of any colour."""


@answers(Hire)
def _hire(planner: Planner, plan: Plan, found: list[Hire]) -> Move | None:
    """The most useful person, to one's own taste."""
    rules, jitter = planner.outlook.view.edition.rules, planner.jitter
    does = {rule.id: rule.effect for rule in rules if isinstance(rule, Effect)}
    known = {rule.id: number for number, rule in enumerate(rules) if isinstance(rule, Effect)}
    place = {effect: -rank for rank, effect in enumerate(LIKED)}
    low, span = min(jitter), max(jitter) - min(jitter) or 1.0

    def worth(move: Hire) -> float:
        taste = (jitter[known.get(move.thing, 0) % len(jitter)] - low) / span
        return place.get(does.get(move.thing, ""), -len(LIKED)) + TASTE * taste

    return best(found, worth)


@answers(PlaceDepot)
def _depot(planner: Planner, plan: Plan, found: list[PlaceDepot]) -> Move | None:
    """Where most routes lead that somebody may still travel."""
    outlook = planner.outlook
    board = outlook.view.edition.board
    return best(found, lambda move: len(board.routes_at[move.city]))


@answers(LayRails)
def _lay(planner: Planner, plan: Plan, found: list[LayRails]) -> Move | None:
    """The own colour, which pays at once; else the one of which most stickers are left."""
    outlook = planner.outlook
    own, left = outlook.view.part(Companies).colours[outlook.seat], outlook.view.part(Beds).left
    return best(found, lambda move: left[move.colour] + (MANY if move.colour == own else 0))


@answers(Prefer)
def _prefer(planner: Planner, plan: Plan, found: list[Prefer]) -> Move | None:
    """The card that helps most."""
    outlook = planner.outlook
    values = card_values(outlook, outlook.needs(plan.claims))
    return best(found, lambda move: values[outlook.atlas.shade[move.card]])


@answers(Relief)
def _relief(planner: Planner, plan: Plan, found: list[Relief]) -> Move | None:
    """As many cards as no route will miss; wild cards are worth more than the money."""
    outlook = planner.outlook
    given = [
        move
        for move in found
        if not move.payment.wilds and spared(outlook, plan, move.payment.cards)
    ]
    return best(given, lambda move: len(move.payment.cards)) or done(outlook)


@answers(UseTool)
def _tool(planner: Planner, plan: Plan, found: list[UseTool]) -> Move | None:
    """What pays, at once."""
    return found[0]

"""A bot with a plan: it joins its tickets by the cheapest network and claims its way along it."""

import random

from whistlestop.bots.choices import choose, sell_cards
from whistlestop.bots.claims import claim_extra, claim_planned
from whistlestop.bots.draws import best_draw
from whistlestop.bots.endgame import last_turn
from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan, Planner
from whistlestop.bots.stations import best_station
from whistlestop.bots.targets import claim_target, targets
from whistlestop.bots.tunnels import at_tunnel
from whistlestop.bots.wishes import best_keep, draw_worth
from whistlestop.core.edition import Edition
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.insight.atlas import Atlas, atlas_of
from whistlestop.rules.drawing import FreePick, SecondCard
from whistlestop.rules.tickets import DrawTickets, KeepTickets
from whistlestop.rules.tunnels import PayExtra
from whistlestop.rules.turns import Turn


class GreedyBot:
    """Plans anew for every decision; its seed only tips the scales between like ways.

    It remembers nothing of the game: the same view and the same seed give the same choice.
    """

    def __init__(self, *, seed: str) -> None:
        self.seed = seed
        self._tastes: tuple[Edition, list[float]] | None = None

    def choose(self, view: View) -> Move:
        """The move that helps most, without a thought where there is but one."""
        return self.think(view) if len(view.moves) > 1 else view.moves[0]

    def think(self, view: View) -> Move:
        """The move that helps most."""
        atlas = atlas_of(view.edition)
        planner = Planner(Outlook(view, atlas), self._liking(atlas))
        keeps = [move for move in view.moves if isinstance(move, KeepTickets)]
        if len(keeps) == len(view.moves):
            return best_keep(planner, keeps)
        plan = planner.plan((*view.tickets, *planner.outlook.wishes))
        if any(isinstance(move, PayExtra) for move in view.moves):
            return at_tunnel(planner.outlook, plan)
        if isinstance(view.phases[-1], SecondCard | FreePick):
            return self._draw(planner, plan, second=True)
        if not isinstance(view.phases[-1], Turn):
            return choose(planner, plan)
        if planner.outlook.last:
            return last_turn(planner)
        return self._act(planner, plan) or self._draw(planner, plan, second=False)

    def _liking(self, atlas: Atlas) -> list[float]:
        """A slight liking or dislike for each route, from the seed alone."""
        if self._tastes is None or self._tastes[0] is not atlas.edition:
            luck = random.Random(self.seed)
            self._tastes = atlas.edition, [0.96 + 0.08 * luck.random() for _ in atlas.routes]
        return self._tastes[1]

    def _act(self, planner: Planner, plan: Plan) -> Move | None:
        """Something better than drawing cards, if there is anything."""
        outlook = planner.outlook
        found = (
            claim_planned(outlook, plan)
            or best_station(outlook, plan)
            or sell_cards(outlook, plan)
            or claim_extra(outlook, plan)
        )
        if found is not None or plan.claims:
            return found
        wish = next((move for move in outlook.view.moves if isinstance(move, DrawTickets)), None)
        if wish is not None and draw_worth(planner) > 0:
            return wish
        return claim_target(outlook)

    def _draw(self, planner: Planner, plan: Plan, *, second: bool) -> Move:
        """The card that the planned routes need, or those that would be worth having."""
        outlook = planner.outlook
        need = outlook.needs(plan.claims or targets(outlook))
        # With no card to be had, what earns most now is best.
        return best_draw(outlook, need, second=second) or last_turn(planner)

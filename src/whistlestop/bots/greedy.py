"""A bot with a plan: it joins its tickets by the cheapest network and claims its way along it."""

import random
from collections.abc import Sequence

from whistlestop.bots.atlas import Atlas, atlas_of
from whistlestop.bots.claims import Claim, best_payment, by_route, threat
from whistlestop.bots.draws import best_draw
from whistlestop.bots.endgame import last_turn
from whistlestop.bots.needs import needs
from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Plan, Planner
from whistlestop.bots.stations import best_station
from whistlestop.bots.targets import claim_for_points, targets
from whistlestop.bots.wishes import best_keep, draw_worth
from whistlestop.core.edition import Edition
from whistlestop.core.move import Move
from whistlestop.core.view import View
from whistlestop.rules.drawing import SecondCard
from whistlestop.rules.tickets import DrawTickets, KeepTickets
from whistlestop.rules.tunnels import Decline, PayExtra


class GreedyBot:
    """Plans anew for every decision; its seed only tips the scales between equal ways.

    It remembers nothing: the same view and the same seed give the same choice.
    """

    def __init__(self, *, seed: str) -> None:
        self.seed = seed
        self._jitter: tuple[Edition, list[float]] | None = None

    def choose(self, view: View) -> Move:
        """The move that helps most; should thinking fail, still a legal one."""
        if len(view.moves) == 1:
            return view.moves[0]
        try:
            return self.think(view)
        except Exception:  # a bot must never stop a game
            return view.moves[0]

    def think(self, view: View) -> Move:
        """The move that helps most."""
        atlas = atlas_of(view.edition)
        outlook = Outlook(view, atlas)
        planner = Planner(outlook, self._tastes(atlas))
        keeps = [move for move in view.moves if isinstance(move, KeepTickets)]
        if keeps:
            return best_keep(planner, keeps)
        plan = planner.plan(view.tickets)
        if any(isinstance(move, PayExtra | Decline) for move in view.moves):
            return self._at_tunnel(outlook, plan)
        return self._turn(planner, plan)

    def _tastes(self, atlas: Atlas) -> list[float]:
        """A slight liking or dislike for each route, from the seed."""
        if self._jitter is None or self._jitter[0] is not atlas.edition:
            luck = random.Random(self.seed)
            self._jitter = atlas.edition, [0.98 + 0.04 * luck.random() for _ in atlas.routes]
        return self._jitter[1]

    def _turn(self, planner: Planner, plan: Plan) -> Move:
        """An action, or the second card."""
        outlook = planner.outlook
        moves = outlook.view.moves
        action = not isinstance(outlook.view.phases[-1], SecondCard)
        if action and outlook.last:
            return last_turn(planner, moves)
        if action:
            found = self._claim(outlook, plan) or best_station(outlook, plan, moves)
            if found is not None:
                return found
        goals = plan.claims or targets(outlook)
        if action and not plan.claims:
            wish = next((move for move in moves if isinstance(move, DrawTickets)), None)
            if wish is not None and draw_worth(planner) > 0:
                return wish
            found = claim_for_points(outlook, goals)
            if found is not None:
                return found
        need = needs(outlook.atlas, outlook.hand, goals)
        second = not action
        return best_draw(outlook, need, moves, second=second) or moves[0]

    def _claim(self, outlook: Outlook, plan: Plan) -> Move | None:
        """The planned route that is most in danger, or longest, among those to be had."""
        before = needs(outlook.atlas, outlook.hand, plan.claims).missing
        ways = by_route(outlook, outlook.view.moves)
        best: tuple[float, Claim] | None = None
        for route in plan.claims:
            if route not in ways:
                continue
            others = [other for other in plan.claims if other != route]
            claim = best_payment(outlook, ways[route], others)
            if claim.luck < 0.6 and outlook.turns > 4:
                continue
            worse = claim.waste - before
            value = threat(outlook, route) + 0.5 * outlook.atlas.length[route] - worse
            if best is None or value > best[0]:
                best = value, claim
        return best[1].move if best else None

    def _at_tunnel(self, outlook: Outlook, plan: Plan) -> Move:
        """Pay the extra if the route is still wanted, with as few wild cards as may be."""
        moves: Sequence[Move] = outlook.view.moves
        pays = [move for move in moves if isinstance(move, PayExtra)]
        if not pays:
            return moves[0]
        return min(pays, key=lambda move: move.payment.wilds)

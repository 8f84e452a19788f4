"""Worlds in which the tickets of others fit what they have built, for the readable engine.

A world is dealt at random; then hidden tickets are exchanged with those of the deck, again and
again, the likelier the better they fit (the method of Metropolis). All else stays as it was dealt.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from random import Random

from whistlestop.bots.plan import cheapest
from whistlestop.core.edition import Edition
from whistlestop.core.imagine import split_decks
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.insight.atlas import Atlas, atlas_of

SHARP = 8.0
"""How much likelier a ticket is that is made already than one of which nothing is built, when all
cars are built: by its logarithm (docs/coach.md)."""
TRIES = 16
"""Exchanges tried for each ticket."""
NEVER = float("inf")


def far(atlas: Atlas, cost: Sequence[float]) -> dict[str, float]:
    """What the cheapest way between the cities of each ticket costs."""
    found = {}
    for ticket, (one, other, _) in atlas.tickets.items():
        way = cheapest(atlas, cost, one, other)
        found[ticket] = NEVER if way is None else way[0]
    return found


@lru_cache(maxsize=8)
def alone(edition: Edition) -> dict[str, float]:
    """The cars that each ticket takes on an empty board."""
    atlas = atlas_of(edition)
    return far(atlas, atlas.length)


class Belief:
    """What the routes of others tell about their tickets."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.drawn = {*split_decks(view.edition)[0]}
        seats = enumerate(view.players)
        self.hiding = [s for s, seen in seats if s != view.seat and None in seen.tickets]
        self.fits = {seat: self._fit(seat) for seat in self.hiding}

    def _fit(self, seat: int) -> dict[str, float]:
        """How much is said for each ticket: the part of its way that is built, which tells more
        the more is built in all."""
        edition, atlas = self.view.edition, atlas_of(self.view.edition)
        cost = [float(length) for length in atlas.length]
        for route, owner in self.view.owners.items():
            cost[atlas.route_of[route]] = 0.0 if owner == seat else NEVER
        built = max(0.0, 1 - self.view.players[seat].trains / edition.trains)
        whole = alone(edition)
        return {
            ticket: SHARP * sqrt(built) * (1 - min(missing, whole[ticket]) / whole[ticket])
            for ticket, missing in far(atlas, cost).items()
        }

    def fitted(self, world: State, luck: Random) -> State:
        """The world with tickets exchanged, so that they fit."""
        loose, players = list(world.loose), list(world.players)
        for seat in self.hiding if loose else ():
            fit, hand = self.fits[seat], list(players[seat].tickets)
            places = [place for place, ticket in enumerate(hand) if ticket in self.drawn]
            for _ in range(TRIES * len(places)):
                mine, theirs = luck.choice(places), luck.randrange(len(loose))
                old, new = hand[mine], loose[theirs]
                if luck.random() < exp(min(0.0, fit[new] - fit[old])):
                    hand[mine], loose[theirs] = new, old
            players[seat] = players[seat]._replace(tickets=tuple(hand))
        order = world.edition.board.ticket_order
        loose.sort(key=order.__getitem__)
        return world._replace(players=tuple(players), loose=tuple(loose))

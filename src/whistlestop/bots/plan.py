"""Plans: the cheapest network for several tickets together, over own and free routes.

That is a Steiner forest, which nobody finds quickly; so cheapest ways (Dijkstra) are laid one
after the other, each over what lies there already, and then anew beside the others (local search).
"""

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from whistlestop.bots.outlook import NEVER, Outlook
from whistlestop.insight.atlas import Atlas

DRAW = 0.6
"""Turns for each card that is missing: two cards a turn, not all of them useful."""


CLAIM, HELD, POINT = 1.0, 0.12, 0.4
"""What each claim costs a plan beside its cars, and what a card in hand and a point save."""
STATION = 5.0
"""What borrowing a route costs a plan: the points of the station, a turn and some cards."""
LENT = 0.01
"""What a route costs that an own station lends: next to nothing."""


class Plan(NamedTuple):
    """What to do for the tickets: paths by ticket, without what is owned already."""

    paths: dict[str, list[int]]
    claims: list[int]
    borrowed: list[int]
    given_up: list[str]
    cars: int
    turns: float


def costs(outlook: Outlook, jitter: Sequence[float]) -> list[float]:
    """What each route costs a plan, in cars or so; NEVER where no way leads through it.

    Long routes earn points of their own, ferries and tunnels eat more than their length, and
    cards already in hand make a route a little cheaper.
    """
    atlas, hand = outlook.atlas, outlook.hand
    cost = [NEVER] * len(atlas.routes)
    for route in outlook.free:
        length, wilds = atlas.length[route], atlas.wilds_due[route]
        if length > outlook.trains:
            continue
        held = max([hand[at] for at in atlas.colours[route]])
        cost[route] = max(
            0.5,
            length * jitter[route]
            + CLAIM
            + 0.6 * wilds
            + (0.7 if atlas.tunnel[route] else 0.0)
            - (0.2 if len(atlas.colours[route]) > 1 else 0.0)
            - HELD * min(held, length)
            - POINT * outlook.gain(route),
        )
    for route in outlook.mine:
        cost[route] = 0.0
    if outlook.stations_left:
        for route, seat in outlook.owner.items():
            if seat != outlook.seat and outlook.station_sites(route):
                cost[route] = STATION
    for routes in outlook.lent:
        for route in routes:
            cost[route] = LENT
    return cost


def cheapest(
    atlas: Atlas, cost: Sequence[float], start: int, goal: int
) -> tuple[float, list[int]] | None:
    """The cheapest way between two cities: its cost and its routes."""
    exits = atlas.exits
    best = [NEVER] * len(exits)
    came = [(start, start)] * len(exits)
    best[start] = 0.0
    heap = [(0.0, start)]
    while heap:
        far, city = heappop(heap)
        if city == goal:
            path = []
            while city != start:
                route, city = came[city]
                path.append(route)
            return far, path
        if far > best[city]:
            continue
        for route, other in exits[city]:
            there = far + cost[route]
            if there < best[other]:
                best[other] = there
                came[other] = (route, city)
                heappush(heap, (there, other))
    return None


class Planner:
    """Joint networks on one outlook. Stations may be planned where they save a ticket."""

    def __init__(self, outlook: Outlook, jitter: Sequence[float]) -> None:
        self.outlook = outlook
        self.atlas = outlook.atlas
        self.jitter = jitter
        self.base = costs(outlook, jitter)
        self.lent = {route for routes in outlook.lent for route in routes}

    def plan(self, tickets: Sequence[str], turns: float | None = None) -> Plan:
        """The plan for those tickets that leaves out what cars and time do not reach."""
        limit = self.outlook.turns if turns is None else turns
        wanted = [t for t in tickets if not self.outlook.joined(t)]
        dropped: list[str] = []
        while True:
            paths, lost = self._network(wanted)
            found = self._sum_up(paths, dropped + lost)
            if not paths or self._fits(found, limit):
                return found
            worst = self._least_worth(paths)
            dropped.append(worst)
            wanted = [t for t in paths if t != worst]

    def _fits(self, plan: Plan, turns: float) -> bool:
        """Are there cars, turns and stations enough?"""
        outlook = self.outlook
        lent = len({r for path in plan.paths.values() for r in path} & self.lent)
        return (
            plan.cars <= outlook.trains
            and plan.turns <= turns
            and len(plan.borrowed) <= outlook.stations_left
            and lent <= len(outlook.lent)
        )

    def _network(self, tickets: Sequence[str]) -> tuple[dict[str, list[int]], list[str]]:
        """A path for each ticket, sharing what they can; and the tickets that have none."""
        journeys = self.outlook.journeys
        by_points = sorted(tickets, key=lambda t: journeys[t][2])
        best: tuple[float, dict[str, list[int]]] | None = None
        lost: list[str] = []
        for order in (by_points, by_points[::-1]) if len(by_points) > 1 else (by_points,):
            paths, lost = self._in_order(order)
            total = self._total(paths)
            if best is None or total < best[0]:
                best = total, paths
        assert best is not None
        paths = best[1]
        if len(paths) > 1:
            self._improve(paths)
        return paths, lost

    def _in_order(self, order: Sequence[str]) -> tuple[dict[str, list[int]], list[str]]:
        cost, paths, lost = list(self.base), {}, []
        for ticket in order:
            one, other, _ = self.outlook.journeys[ticket]
            found = cheapest(self.atlas, cost, one, other)
            if found is None:
                lost.append(ticket)
                continue
            paths[ticket] = [route for route in found[1] if self.base[route]]
            for route in paths[ticket]:
                cost[route] = 0.0
        return paths, lost

    def _improve(self, paths: dict[str, list[int]]) -> None:
        """Lay each path anew beside the others, while that makes the whole cheaper."""
        for ticket in list(paths):
            others = {r for t, path in paths.items() if t != ticket for r in path}
            cost = list(self.base)
            for route in others:
                cost[route] = 0.0
            one, other, _ = self.outlook.journeys[ticket]
            found = cheapest(self.atlas, cost, one, other)
            if found is not None:
                paths[ticket] = [route for route in found[1] if self.base[route]]

    def _total(self, paths: dict[str, list[int]]) -> float:
        return sum(self.base[route] for route in {r for path in paths.values() for r in path})

    def _least_worth(self, paths: dict[str, list[int]]) -> str:
        """The ticket that gives least for what only it needs."""

        def worth(ticket: str) -> float:
            others = {r for t, path in paths.items() if t != ticket for r in path}
            alone = sum(self.atlas.length[r] + 1 for r in paths[ticket] if r not in others)
            return self.outlook.journeys[ticket][2] / (alone + 0.1)

        return min(paths, key=worth)

    def _sum_up(self, paths: dict[str, list[int]], given_up: list[str]) -> Plan:
        outlook = self.outlook
        together = list(dict.fromkeys(r for path in paths.values() for r in path))
        claims = [r for r in together if r not in outlook.owner]
        borrowed = [r for r in together if r in outlook.owner and r not in self.lent]
        cars = sum(self.atlas.length[r] for r in claims)
        missing = outlook.needs(claims).missing
        turns = len(claims) + DRAW * missing + 1.5 * len(borrowed)
        return Plan(paths, claims, borrowed, given_up, cars, turns)

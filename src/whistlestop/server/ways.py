"""Ways: for each ticket of a seat, the route through the board that takes the fewest cars."""

from heapq import heappop, heappush

from whistlestop.core.board import Route
from whistlestop.core.state import State
from whistlestop.server.frames import Way


def ways(state: State, seat: int) -> list[Way]:
    """How the tickets of a seat stand. Tells of no other seat's tickets."""
    made, lent = _journeys(state, seat)
    shut = {route for closed in state.edition.hooks.closed for route in closed(state, seat)}
    own = set(state.routes_of(seat))
    open_ = {
        route.id: 0 if route.id in own or route.id in lent else route.length
        for route in state.edition.board.routes.values()
        if route.id in own
        or route.id in lent
        or (route.id not in state.owners and route.id not in shut)
    }
    found = []
    for ticket in state.players[seat].tickets:
        facts = state.edition.board.tickets[ticket]
        path = _cheapest(state, open_, facts.ends)
        done = ticket in made
        missing = None if path is None else [r for r in path if open_[r.id]]
        found.append(
            Way(
                ticket=ticket,
                points=facts.points,
                done=done,
                owned=[r.id for r in path or () if r.id in own],
                lent=[r.id for r in path or () if r.id in lent],
                missing=None if missing is None else [r.id for r in missing],
                cars=sum(r.length for r in missing or ()),
            )
        )
    return found


def _journeys(state: State, seat: int) -> tuple[set[str], set[str]]:
    """The tickets made as things stand, and the routes borrowed for them at best."""
    for rule in state.edition.rules:
        lines = rule.score(state)
        if lines and lines[seat].name == "tickets":
            line = lines[seat]
            return {ticket for ticket, points in line.items if points > 0}, set(line.routes)
    return set(), set()


def _cheapest(state: State, cost: dict[str, int], ends: tuple[str, str]) -> list[Route] | None:
    """The routes from one city to another that cost least: few cars, then few routes."""
    start, goal = ends
    routes_at = state.edition.board.routes_at
    best: dict[str, tuple[int, int]] = {start: (0, 0)}
    came: dict[str, tuple[Route, str]] = {}
    heap = [(0, 0, start)]
    while heap:
        cars, hops, city = heappop(heap)
        if city == goal:
            path: list[Route] = []
            while city != start:
                route, city = came[city]
                path.append(route)
            return path[::-1]
        if (cars, hops) > best[city]:
            continue
        for route in routes_at[city]:
            if route.id in cost:
                other = route.ends[0] if route.ends[1] == city else route.ends[1]
                there = cars + cost[route.id], hops + 1
                if other not in best or there < best[other]:
                    best[other] = there
                    came[other] = route, city
                    heappush(heap, (*there, other))
    return None

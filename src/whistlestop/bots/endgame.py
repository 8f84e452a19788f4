"""The last turn: nothing can be saved up any more, so the move with most points now."""

from collections.abc import Sequence

from whistlestop.bots.claims import best_payment, by_route
from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Planner
from whistlestop.bots.wishes import draw_worth
from whistlestop.core.move import Move
from whistlestop.rules.drawing import DrawCard, TakeCard
from whistlestop.rules.stations import BuildStation
from whistlestop.rules.tickets import DrawTickets


def last_turn(planner: Planner, moves: Sequence[Move]) -> Move:
    """The move that adds most to the final score."""
    outlook = planner.outlook
    best: tuple[float, Move] | None = None
    for move in moves:
        if isinstance(move, DrawCard | TakeCard):
            best = 0.0, move
            break
    for route, ways in by_route(outlook, moves).items():
        claim = best_payment(outlook, ways, ())
        value = claim.luck * (outlook.gain(route) + _tickets_made(outlook, [route]))
        if best is None or value > best[0]:
            best = value, claim.move
    tried: set[str] = set()
    for move in moves:
        if isinstance(move, BuildStation) and move.city not in tried:
            tried.add(move.city)
            value = _borrowing(outlook, move.city) - outlook.atlas.station_worth
            if best is None or value > best[0]:
                best = value, move
        elif isinstance(move, DrawTickets):
            value = draw_worth(planner)
            if best is None or value > best[0]:
                best = value, move
    return best[1] if best else moves[0]


def _tickets_made(outlook: Outlook, routes: Sequence[int]) -> int:
    """The points that some routes more would turn from against to for."""
    home = list(outlook.home)
    for route in routes:
        one, other = (home[end] for end in outlook.atlas.ends[route])
        home = [one if city == other else city for city in home]
    made = 0
    for ticket in outlook.open:
        one, other, points = outlook.atlas.tickets[ticket]
        if home[one] == home[other]:
            made += 2 * points
    return made


def _borrowing(outlook: Outlook, city: str) -> int:
    """The most that a station in a city would make of the open tickets."""
    if not outlook.open:
        return 0
    routes = [
        route
        for route, _ in outlook.atlas.exits[outlook.atlas.city_of[city]]
        if outlook.owner.get(route, outlook.seat) != outlook.seat
    ]
    return max([_tickets_made(outlook, [route]) for route in routes], default=0)

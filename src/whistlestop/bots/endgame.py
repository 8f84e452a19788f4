"""The last turn: nothing can be saved up any more, so the move with most points now."""

from collections.abc import Iterator

from whistlestop.bots.claims import best_payment, by_route
from whistlestop.bots.outlook import Outlook
from whistlestop.bots.plan import Planner
from whistlestop.bots.wishes import draw_worth
from whistlestop.core.move import Move
from whistlestop.rules.drawing import DrawCard, TakeCard
from whistlestop.rules.stations import BuildStation
from whistlestop.rules.tickets import DrawTickets


def last_turn(planner: Planner) -> Move:
    """The move that adds most to the final score."""
    outlook = planner.outlook
    options = [*_claims(outlook), *_stations(outlook)]
    for move in outlook.view.moves:
        if isinstance(move, DrawCard | TakeCard):
            options.append((0.0, move))
        elif isinstance(move, DrawTickets):
            options.append((draw_worth(planner), move))
    if not options:
        return outlook.view.moves[0]
    return max(options, key=lambda option: option[0])[1]


def _claims(outlook: Outlook) -> Iterator[tuple[float, Move]]:
    for route, ways in by_route(outlook).items():
        claim = best_payment(outlook, ways, ())
        worth = claim.luck * (outlook.gain(route) + _tickets_made(outlook, route))
        yield worth - claim.dollars, claim.move


def _stations(outlook: Outlook) -> Iterator[tuple[float, Move]]:
    if outlook.open:
        cities = {m.city: m for m in outlook.view.moves if isinstance(m, BuildStation)}
        for city, move in cities.items():
            yield _borrowing(outlook, city) - outlook.atlas.station_worth, move


def _tickets_made(outlook: Outlook, route: int) -> int:
    """The points that one route more would turn from against to for."""
    home = outlook.home
    joined = {home[end] for end in outlook.atlas.ends[route]}
    made = 0
    for ticket in outlook.open:
        one, other, points = outlook.atlas.tickets[ticket]
        if {home[one], home[other]} == joined:
            made += 2 * points
    return made


def _borrowing(outlook: Outlook, city: str) -> int:
    """The most that a station in a city would make of the open tickets."""
    routes = [
        route
        for route, _ in outlook.atlas.exits[outlook.atlas.city_of[city]]
        if outlook.owner.get(route, outlook.seat) != outlook.seat
    ]
    return max([_tickets_made(outlook, route) for route in routes], default=0)

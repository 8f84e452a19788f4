"""The atlas: an edition's board with numbers for names, worked out once, to think quickly."""

from functools import lru_cache

from whistlestop.core.edition import Edition
from whistlestop.rules.attractions import Attractions
from whistlestop.rules.claiming import price_list
from whistlestop.rules.longest_path import LongestPath
from whistlestop.rules.stations import Stations
from whistlestop.rules.tickets import Tickets
from whistlestop.rules.tunnels import Tunnels


class Atlas:
    """Routes and cities by number, and what the edition's rules say about them.

    Nothing here asks which edition it is: a rule that is not there simply counts for nothing.
    """

    def __init__(self, edition: Edition) -> None:
        board, pack, prices = edition.board, edition.pack, price_list(edition)
        self.edition = edition
        self.routes = list(board.routes.values())
        self.route_of = {route.id: number for number, route in enumerate(self.routes)}
        self.cities = list(board.cities)
        self.city_of = {city: number for number, city in enumerate(self.cities)}
        self.ends = [tuple(self.city_of[end] for end in route.ends) for route in self.routes]
        self.exits: list[list[tuple[int, int]]] = [[] for _ in self.cities]
        for number, (one, other) in enumerate(self.ends):
            self.exits[one].append((number, other))
            self.exits[other].append((number, one))
        self.tickets = {
            ticket.id: (self.city_of[ticket.ends[0]], self.city_of[ticket.ends[1]], ticket.points)
            for ticket in board.tickets.values()
        }

        self.length = [route.length for route in self.routes]
        self.points = [prices.points[route.length] for route in self.routes]
        self.wilds_due = [prices.prices[route.id].wilds for route in self.routes]
        self.colours = [
            tuple(pack.index[colour] for colour in prices.prices[route.id].colours)
            for route in self.routes
        ]
        self.wild = pack.wild

        rules = {type(rule): rule for rule in edition.rules}
        digs = Tunnels in rules
        self.tunnel = [digs and bool(route.trait("tunnel")) for route in self.routes]
        sights = rules.get(Attractions)
        worth = sights.worth if isinstance(sights, Attractions) else 0
        self.sight = [
            worth if board.cities[city].traits.get("attraction") else 0 for city in self.cities
        ]
        stations = rules.get(Stations)
        self.station_worth = stations.worth if isinstance(stations, Stations) else 0
        tickets = rules.get(Tickets)
        self.tickets_drawn = tickets.draw if isinstance(tickets, Tickets) else 0
        path = rules.get(LongestPath)
        self.path_bonus = path.bonus if isinstance(path, LongestPath) else 0


@lru_cache(maxsize=8)
def atlas_of(edition: Edition) -> Atlas:
    """The atlas of an edition."""
    return Atlas(edition)

"""The atlas: an edition's board with numbers for names, worked out once, to think quickly."""

from collections.abc import Iterable
from functools import lru_cache

from whistlestop.core.cards import WILD, Bag, Card, colour_of
from whistlestop.core.edition import Edition
from whistlestop.rules.attractions import Attractions
from whistlestop.rules.bank_slip import BankSlip
from whistlestop.rules.claiming import price_list
from whistlestop.rules.companies import CompanyRoutes
from whistlestop.rules.large_cities import LargeCities
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
        self.points = [prices.points.get(route.length, 0) for route in self.routes]
        self.wilds_due = [prices.prices[route.id].wilds for route in self.routes]
        shades = {colour: number for number, colour in enumerate((*pack.colours, WILD))}
        self.shade = {card: shades[colour_of(card)] for card in pack.kinds if card != pack.news}
        self.colours = [
            tuple(shades[colour] for colour in prices.prices[route.id].colours)
            for route in self.routes
        ]
        self.wild = shades[WILD]
        self.places = [self.shade.get(card) for card in pack.kinds]
        self.plain = self.places == [*range(len(pack.kinds))]

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
        slip = rules.get(BankSlip)
        self.cars_left = slip.cars_left if isinstance(slip, BankSlip) else {}
        self.car_worth = self.cars_left.get(0, 0) / edition.trains
        self.pays = CompanyRoutes in rules
        self.gives_cards = LargeCities in rules

    def shades(self, bag: Bag) -> Bag:
        """A bag by colour alone, wild cards last: what a card shows beside it does not count."""
        if self.plain:
            return bag
        found = [0] * (self.wild + 1)
        for at, count in zip(self.places, bag, strict=True):
            if at is not None:
                found[at] += count
        return tuple(found)

    def counted(self, cards: Iterable[Card]) -> Bag:
        """Those cards, by colour."""
        found = [0] * (self.wild + 1)
        for card in cards:
            found[self.shade[card]] += 1
        return tuple(found)


@lru_cache(maxsize=8)
def atlas_of(edition: Edition) -> Atlas:
    """The atlas of an edition."""
    return Atlas(edition)

"""The law of an edition as one flat array: everything printed, and the numbers of its rules."""

from collections.abc import Mapping
from functools import cache, cached_property

from whistlestop.core.board import Route
from whistlestop.core.edition import Edition
from whistlestop.core.rule import Rule
from whistlestop.rules.attractions import Attractions
from whistlestop.rules.claiming import Claiming, price_list
from whistlestop.rules.drawing import Drawing
from whistlestop.rules.ferries import Ferries
from whistlestop.rules.groups import Groups
from whistlestop.rules.longest_path import LongestPath
from whistlestop.rules.stations import Stations
from whistlestop.rules.tickets import Tickets
from whistlestop.rules.tunnels import Tunnels
from whistlestop.rules.turns import Turns
from whistlestop.turbo import layout as at
from whistlestop.turbo.by_hand import mask, signed
from whistlestop.turbo.jit import available
from whistlestop.turbo.layout import FlatLaw
from whistlestop.turbo.records import Words

KNOWN: tuple[type[Rule], ...] = (
    Turns,
    Drawing,
    Claiming,
    Groups,
    Ferries,
    Tunnels,
    Tickets,
    Stations,
    LongestPath,
    Attractions,
)
"""The rules that are written here a second time."""


class Unsupported(ValueError):
    """An edition that cannot be played on flat arrays."""


def _mark(row: list[int], where: int, place: int) -> None:
    """Set a bit of one of some words."""
    row[where] = signed(row[where] | 1 << place)


class Law:
    """An edition made flat. `words` is what compiled code reads, and `flat` the same for plain
    Python; the rest translates."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._check()
        board, pack = edition.board, edition.pack
        self.cities = tuple(board.cities)
        self.tickets = tuple(board.tickets)
        self.colours = pack.colours
        coloured = [r for colour in self.colours for r in self._of(colour)]
        grey = self._of(None)
        if len(coloured) > 64 or len(grey) > 64:
            raise Unsupported(f"{edition.id} has more routes than fit: 64 coloured and 64 grey")
        self.routes: dict[int, Route] = dict(enumerate(coloured))
        self.routes |= {64 + place: route for place, route in enumerate(grey)}
        self.flat = FlatLaw()
        self._numbers()
        self._board()
        self._prices()
        self.words: Words = self.flat.to_row()
        if available():
            self.words.setflags(write=False)

    @cached_property
    def route_at(self) -> Mapping[str, int]:
        """The place of each route: its number as an action."""
        return {route.id: place for place, route in self.routes.items()}

    @cached_property
    def route_bit(self) -> Mapping[str, int]:
        """For each route its bit in a set of 128."""
        return {route: 1 << place for route, place in self.route_at.items()}

    @cached_property
    def all_routes(self) -> int:
        """The set of all routes."""
        return sum(self.route_bit.values())

    @cached_property
    def city_at(self) -> Mapping[str, int]:
        """The place of each city."""
        return {city: place for place, city in enumerate(self.cities)}

    @cached_property
    def ticket_at(self) -> Mapping[str, int]:
        """The place of each ticket."""
        return {ticket: place for place, ticket in enumerate(self.tickets)}

    def kind(self, card: str) -> int:
        """The number of a kind of card: the wild one is the ninth in every edition."""
        place = self.edition.pack.index[card]
        return at.WILD if place == self.edition.pack.wild else place

    def card(self, kind: int) -> str:
        """The kind of card of that number."""
        pack = self.edition.pack
        return pack.kinds[pack.wild] if kind == at.WILD else pack.kinds[kind]

    def _of(self, colour: str | None) -> list[Route]:
        return [r for r in self.edition.board.routes.values() if r.colour == colour]

    def _rule(self, kind: type[Rule]) -> Rule | None:
        return next((r for r in self.edition.rules if type(r) is kind), None)

    def _check(self) -> None:
        """Say what does not fit, before anything goes wrong."""
        edition, pack, board = self.edition, self.edition.pack, self.edition.board
        strange = [type(rule).__name__ for rule in edition.rules if type(rule) not in KNOWN]
        problem = ""
        if strange:
            problem = f"its rules {', '.join(strange)} are not written for flat arrays"
        elif len(pack.colours) > 8 or pack.wild != len(pack.colours):
            problem = "its pack is not of up to eight colours and a wild card"
        elif sum(pack.all[:-1]) > 127 or max(pack.all[:-1]) + pack.all[-1] >= at.PAYING:
            problem = "its pack is too large"
        elif len(board.cities) > at.MOST_CITIES or len(board.tickets) > at.MOST_TICKETS:
            problem = "its board is too large"
        elif len(edition.seats) == 0 or max(edition.seats) > at.MOST_SEATS:
            problem = "it has more than five seats"
        elif sum(edition.deals.values()) > 5 or len({t.deck for t in board.tickets.values()}) > 2:
            problem = "its deal of tickets does not fit"
        if problem:
            raise Unsupported(f"{edition.id} cannot be played at native speed: {problem}")

    def _numbers(self) -> None:
        flat, edition, pack = self.flat, self.edition, self.edition.pack
        flat.trains = edition.trains
        flat.ends_at = edition.rule(Turns).ends_at
        flat.hand = edition.rule(Drawing).hand
        tickets = edition.rule(Tickets)
        flat.draw, flat.keep = tickets.draw, tickets.keep
        flat.keep_first, flat.box_first = tickets.keep_first, int(tickets.box_first)
        groups, stations = self._rule(Groups), self._rule(Stations)
        flat.closed_up_to = groups.closed_up_to if isinstance(groups, Groups) else -1
        if isinstance(stations, Stations):
            flat.stations, flat.station_worth = stations.each, stations.worth
        longest, sights = self._rule(LongestPath), self._rule(Attractions)
        if isinstance(longest, LongestPath):
            flat.bonus = longest.bonus
        if isinstance(sights, Attractions):
            flat.attraction_worth = sights.worth
        decks = list(edition.deals)
        flat.deal_common = edition.deals.get("", 0)
        flat.deal_rare = sum(n for deck, n in edition.deals.items() if deck)
        flat.rare_first = int(bool(decks and decks[0]))
        flat.cities, flat.tickets = len(self.cities), len(self.tickets)
        flat.pack = signed(sum(n << 8 * c for c, n in enumerate(pack.all[:-1])))
        flat.pack_wild, flat.pack_n = pack.all[-1], sum(pack.all)
        flat.city_mask = signed((1 << len(self.cities)) - 1)

    def _board(self) -> None:
        flat, board = self.flat, self.edition.board
        tunnels = self._rule(Tunnels) is not None
        groups = self._rule(Groups) is not None
        points = self.edition.rule(Claiming).points
        for place, route in self.routes.items():
            half, within = divmod(place, 64)
            one, other = (self.city_at[end] for end in route.ends)
            flat.length[place], flat.worth[place] = route.length, points[route.length]
            flat.a[place], flat.b[place] = one, other
            flat.tint[place] = -1 if route.colour is None else self.kind(route.colour)
            _mark(flat.routes, half, within)
            for end in (one, other):
                _mark(flat.routes_at[end], half, within)
            if tunnels and route.trait("tunnel"):
                _mark(flat.tunnels, half, within)
            for twin in board.twins.get(route.id, ()) if groups else ():
                there = self.route_at[twin]
                _mark(flat.twins[place], there // 64, there % 64)
        for place, ticket in enumerate(board.tickets.values()):
            flat.ticket_a[place] = self.city_at[ticket.ends[0]]
            flat.ticket_b[place] = self.city_at[ticket.ends[1]]
            flat.ticket_worth[place] = ticket.points
        decks = [(bool(ticket.deck), place) for place, ticket in enumerate(board.tickets.values())]
        flat.common = mask(place for rare, place in decks if not rare)
        flat.rare = mask(place for rare, place in decks if rare)
        sights = (city.traits.get("attraction") for city in board.cities.values())
        flat.attractions = mask(place for place, sight in enumerate(sights) if sight)

    def _prices(self) -> None:
        """Which routes so many cards pay for, by bits; and which choices of tickets there are."""
        flat, prices = self.flat, price_list(self.edition).prices
        for place, route in self.routes.items():
            price, (half, within) = prices[route.id], divmod(place, 64)
            if price.cards != route.length or price.wilds > min(7, price.cards):
                raise Unsupported(f"the price of {route.id} does not fit")
            flat.ferry[place] = price.wilds
            if price.wilds and half == 0:
                raise Unsupported(f"{route.id} is a coloured ferry, which is not written here")
            for cards in range(price.cards, at.PAYING):
                if half == 0:
                    _mark(flat.coloured_price[flat.tint[place]], cards, within)
                else:
                    for wilds in range(price.wilds, 8):
                        _mark(flat.grey_price[wilds], cards, within)
            if half == 1:
                tunnel = flat.tunnels[1] >> within & 1
                planned = price.cards - price.wilds + tunnel * at.TUNNEL_SPARE
                _mark(flat.grey_cards, min(planned, at.MOST_CARDS), within)
            for cars in range(route.length, 16):
                _mark(flat.fits[cars], half, within)
        for size, row in enumerate(flat.keeps):
            for least in range(len(row)):
                choices = (n for n in range(1 << size) if n.bit_count() >= min(least, size))
                row[least] = mask(choices)


@cache
def law(edition: Edition) -> Law:
    """The law of an edition, made once."""
    return Law(edition)

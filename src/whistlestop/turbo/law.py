"""The law of an edition as one flat array: everything printed, and the numbers of its rules."""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

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
from whistlestop.turbo.jit import available, zeros

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Words = NDArray[np.int64]
    Numbers = NDArray[np.float64]
else:
    Words = Numbers = Any

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


def _signed(bits: int) -> int:
    """64 bits as a signed number."""
    return bits - (1 << 64) if bits >> 63 else bits


class Law:
    """An edition made flat. `words` is what compiled code reads; the rest translates."""

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
        self.words: Words = zeros(at.LAW_WORDS)
        self._numbers(len(coloured), len(grey))
        self._board()
        self._prices()
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
        elif sum(pack.all[:-1]) > 127 or max(pack.all) > 24:
            problem = "its pack is too large"
        elif len(board.cities) > 64 or len(board.tickets) > 64:
            problem = "its board is too large"
        elif len(edition.seats) == 0 or max(edition.seats) > 5:
            problem = "it has more than five seats"
        elif sum(edition.deals.values()) > 5 or len({t.deck for t in board.tickets.values()}) > 2:
            problem = "its deal of tickets does not fit"
        if problem:
            raise Unsupported(f"{edition.id} cannot be played at native speed: {problem}")

    def _numbers(self, coloured: int, grey: int) -> None:
        words, edition, pack = self.words, self.edition, self.edition.pack
        words[at.L_SEATS_MIN], words[at.L_SEATS_MAX] = edition.seats[0], edition.seats[-1]
        words[at.L_TRAINS] = edition.trains
        words[at.L_ENDS_AT] = edition.rule(Turns).ends_at
        words[at.L_HAND] = edition.rule(Drawing).hand
        tickets = edition.rule(Tickets)
        words[at.L_DRAW], words[at.L_KEEP] = tickets.draw, tickets.keep
        words[at.L_KEEP_FIRST], words[at.L_BOX_FIRST] = tickets.keep_first, tickets.box_first
        groups, stations = self._rule(Groups), self._rule(Stations)
        words[at.L_CLOSED_UP_TO] = groups.closed_up_to if isinstance(groups, Groups) else -1
        if isinstance(stations, Stations):
            words[at.L_STATIONS] = stations.each
            words[at.L_STATION_WORTH] = stations.worth
        longest, sights = self._rule(LongestPath), self._rule(Attractions)
        if isinstance(longest, LongestPath):
            words[at.L_BONUS] = longest.bonus
        if isinstance(sights, Attractions):
            words[at.L_ATTRACTION_WORTH] = sights.worth
        decks = list(edition.deals)
        words[at.L_DEAL_COMMON] = edition.deals.get("", 0)
        words[at.L_DEAL_RARE] = sum(n for deck, n in edition.deals.items() if deck)
        words[at.L_RARE_FIRST] = bool(decks and decks[0])
        words[at.L_CITIES], words[at.L_TICKETS] = len(self.cities), len(self.tickets)
        words[at.L_COLOURED], words[at.L_GREY] = coloured, grey
        words[at.L_COLOURS] = len(self.colours)
        words[at.L_PACK] = _signed(sum(n << 8 * c for c, n in enumerate(pack.all[:-1])))
        words[at.L_PACK_WILD], words[at.L_PACK_N] = pack.all[-1], sum(pack.all)
        words[at.L_CITY_MASK] = _signed((1 << len(self.cities)) - 1)

    def _mark(self, where: int, place: int) -> None:
        """Set a bit."""
        bits = int(self.words[where]) & (1 << 64) - 1
        self.words[where] = _signed(bits | 1 << place)

    def _board(self) -> None:
        words, board = self.words, self.edition.board
        tunnels = self._rule(Tunnels) is not None
        groups = self._rule(Groups) is not None
        points = self.edition.rule(Claiming).points
        for place, route in self.routes.items():
            one, other = (self.city_at[end] for end in route.ends)
            words[at.L_LENGTH + place], words[at.L_WORTH + place] = (
                route.length,
                points[route.length],
            )
            words[at.L_A + place], words[at.L_B + place] = one, other
            colour = -1 if route.colour is None else self.kind(route.colour)
            words[at.L_TINT + place] = colour
            self._mark(at.L_ROUTES + place // 64, place % 64)
            for end in (one, other):
                self._mark(at.L_ROUTES_AT + 2 * end + place // 64, place % 64)
            if tunnels and route.trait("tunnel"):
                self._mark(at.L_TUNNELS + place // 64, place % 64)
            for twin in board.twins.get(route.id, ()) if groups else ():
                there = self.route_at[twin]
                self._mark(at.L_TWINS + 2 * place + there // 64, there % 64)
        for place, ticket in enumerate(board.tickets.values()):
            words[at.L_TICKET_A + place] = self.city_at[ticket.ends[0]]
            words[at.L_TICKET_B + place] = self.city_at[ticket.ends[1]]
            words[at.L_TICKET_WORTH + place] = ticket.points
            self._mark(at.L_RARE if ticket.deck else at.L_COMMON, place)
        for place, city in enumerate(board.cities.values()):
            if city.traits.get("attraction"):
                self._mark(at.L_ATTRACTIONS, place)

    def _prices(self) -> None:
        """Which routes so many cards pay for, by bits; and which choices of tickets there are."""
        prices = price_list(self.edition).prices
        for place, route in self.routes.items():
            price = prices[route.id]
            if price.cards != route.length or price.wilds > min(7, price.cards):
                raise Unsupported(f"the price of {route.id} does not fit")
            self.words[at.L_FERRY + place] = price.wilds
            if price.wilds and place < 64:
                raise Unsupported(f"{route.id} is a coloured ferry, which is not written here")
            for cards in range(price.cards, 32):
                if place < 64:
                    colour = int(self.words[at.L_TINT + place])
                    self._mark(at.L_COLOURED_PRICE + 32 * colour + cards, place)
                else:
                    for wilds in range(price.wilds, 8):
                        self._mark(at.L_GREY_PRICE + 32 * wilds + cards, place - 64)
            if place >= 64:
                tunnel = int(self.words[at.L_TUNNELS + 1]) >> (place - 64) & 1
                planned = price.cards - price.wilds + tunnel * at.TUNNEL_SPARE
                self._mark(at.L_GREY_CARDS + min(planned, at.MOST_CARDS), place - 64)
            for cars in range(route.length, 16):
                self._mark(at.L_FITS + 2 * cars + place // 64, place % 64)
        for size in range(6):
            for least in range(6):
                for choice in range(1 << size):
                    if choice.bit_count() >= min(least, size):
                        self._mark(at.L_KEEPS + 8 * size + least, choice)


@cache
def law(edition: Edition) -> Law:
    """The law of an edition, made once."""
    return Law(edition)

"""The outlook: what one view tells a bot about the board, its own means and the time left."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from whistlestop.bots.lore import Sidelines, lore_of
from whistlestop.core.cards import Bag, Card, minus, plus
from whistlestop.core.view import View
from whistlestop.insight.atlas import Atlas
from whistlestop.insight.needs import Needs, needs
from whistlestop.insight.odds import unseen
from whistlestop.rules.claiming import closed_routes
from whistlestop.rules.companies import own_colour, reward_of
from whistlestop.rules.large_cities import is_large
from whistlestop.rules.stations import StationMap
from whistlestop.rules.tunnels import Tunnel
from whistlestop.rules.turns import Clock

PACE = 1.0
"""Turns that a player needs for each car, roughly: about half a turn to draw, the rest to claim."""
HASTE = 0.15
"""Turns that each card already in hand saves."""
STRETCH = 1.0
"""Points that a route is worth for the longest path when it leads out of the own network."""
A_CARD = 1.0
"""What a card drawn on the way is worth."""
NEVER = float("inf")


def _whole_hand(view: View) -> Bag:
    """The hand, with what the seat has laid down for a tunnel: it comes back or is spent there."""
    dug = view.phases[-1] if view.phases else None
    if isinstance(dug, Tunnel) and dug.seat == view.seat:
        return plus(view.hand, view.edition.pack.bag(dug.payment.cards))
    return view.hand


class Outlook:
    """A view, seen through the atlas."""

    def __init__(self, view: View, atlas: Atlas) -> None:
        assert view.seat is not None
        self.view = view
        self.atlas, self.lore = atlas, lore_of(view.edition)
        self.seat = view.seat
        self.hand = atlas.shades(_whole_hand(view))
        self.trains = view.players[self.seat].trains
        self.owner = {atlas.route_of[route]: seat for route, seat in view.owners.items()}
        self.mine = [route for route, seat in self.owner.items() if seat == self.seat]
        shut = {atlas.route_of[route] for route in closed_routes(view, self.seat)}
        self.free = [
            number
            for number in range(len(atlas.routes))
            if number not in self.owner and number not in shut
        ]
        self.home = self._islands()
        self.wishes = self.lore.journeys(self)
        """Connections that are no tickets, but planned like them."""
        self.journeys = {**atlas.tickets, **self.wishes} if self.wishes else atlas.tickets

    def _islands(self) -> list[int]:
        """For each city, a city that stands for everything joined to it by own routes."""
        home = list(range(len(self.atlas.cities)))
        for route in self.mine:
            one, other = (home[end] for end in self.atlas.ends[route])
            if one != other:
                home = [one if city == other else city for city in home]
        return home

    @cached_property
    def open(self) -> list[str]:
        """The tickets whose cities own routes do not join yet."""
        return [t for t in self.view.tickets if not self.joined(t)]

    def joined(self, ticket: str) -> bool:
        """Do own routes make this journey?"""
        one, other, _ = self.journeys[ticket]
        return self.home[one] == self.home[other]

    @cached_property
    def turns(self) -> float:
        """How many turns this seat still has, this one included: exact in the last round."""
        clock = self.view.parts.get(Clock)
        ends_at = 0
        if isinstance(clock, Clock):
            ends_at = clock.ends_at
            if clock.left is not None:
                return 1 + (clock.left - 1) // len(self.view.players)
        soonest = min(
            PACE * (seen.trains - ends_at) - HASTE * seen.cards
            for seat, seen in enumerate(self.view.players)
            if seat != self.seat or len(self.view.players) == 1
        )
        return max(2.0, soonest + 2)

    @property
    def last(self) -> bool:
        """Is this the seat's last turn?"""
        return self.turns <= 1

    @cached_property
    def unseen(self) -> Bag:
        """How many of each kind of card may still come off the deck, as far as one can tell."""
        return unseen(self.view)

    def needs(self, routes: Iterable[int], without: Sequence[Card] = ()) -> Needs:
        """What the hand lacks for some routes, when it is without some cards."""
        hand = minus(self.hand, self.atlas.counted(without)) if without else self.hand
        return needs(self.atlas, hand, routes)

    @cached_property
    def stations_left(self) -> int:
        """How many stations this seat may still build."""
        stations = self.view.parts.get(StationMap)
        return stations.left[self.seat] if isinstance(stations, StationMap) else 0

    def station_sites(self, route: int) -> list[int]:
        """The ends of a route where a station may still be built."""
        stations = self.view.parts.get(StationMap)
        if not isinstance(stations, StationMap):
            return []
        return [end for end in self.atlas.ends[route] if self.atlas.cities[end] not in stations.at]

    @cached_property
    def lent(self) -> list[list[int]]:
        """What own stations lend: one route of each list."""
        return [
            [self.atlas.route_of[route] for route in routes]
            for lends in self.view.edition.hooks.lends
            for routes in lends(self.view, self.seat)
        ]

    @cached_property
    def sights(self) -> set[int]:
        """The cities that own routes touch."""
        return {end for route in self.mine for end in self.atlas.ends[route]}

    def gain(self, route: int) -> float:
        """What a route earns by itself: points, sights it reaches first, money, cards."""
        return self._gains[route]

    @cached_property
    def _gains(self) -> list[float]:
        """All of them at once: most are asked for, again and again."""
        atlas, sights, large, worth = self.atlas, self.sights, self.large, self.sidelines.worth
        stretch = STRETCH if atlas.path_bonus else 0.0
        card = 0.0 if self.last else A_CARD
        found = []
        for route, (one, other) in enumerate(atlas.ends):
            gain = atlas.points[route] + self._cars(route) + self._colour(route) + worth(route)
            if one in large or other in large:
                gain += card
            new_one, new_other = one not in sights, other not in sights
            if new_one:
                gain += atlas.sight[one]
            if new_other:
                gain += atlas.sight[other]
            if new_one != new_other:  # it leads out of the own network: good for the longest path
                gain += stretch
            found.append(gain)
        return found

    def _cars(self, route: int) -> float:
        """What cars pay that are not left over."""
        atlas, length = self.atlas, self.atlas.length[route]
        if self.last and atlas.cars_left:
            have = self.trains
            return atlas.cars_left.get(have - length, 0) - atlas.cars_left.get(have, 0)
        return atlas.car_worth * length

    def _colour(self, route: int) -> int:
        """What a route of the own colour pays."""
        printed = self.atlas.routes[route]
        if self.atlas.pays and own_colour(self.view, self.seat, printed):
            return reward_of(self.view, self.seat, printed)
        return 0

    @cached_property
    def large(self) -> set[int]:
        """The cities that bring this seat a card."""
        if not self.atlas.gives_cards:
            return set()
        named = enumerate(self.atlas.cities)
        return {number for number, city in named if is_large(self.view, self.seat, city)}

    @cached_property
    def sidelines(self) -> Sidelines:
        """What routes bring beside tickets."""
        return self.lore.sidelines(self)

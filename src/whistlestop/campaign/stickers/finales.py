"""The three finales of the Lantern Line (E.2 to E.4): each a small rule of its own."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.campaign.stickers.partners import NextToName, Partners
from whistlestop.core.board import Route
from whistlestop.core.network import Islands
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Price, Rule
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.rules.companies import route_colour
from whistlestop.rules.money import Coins

LINE = "finale"


class Finale(Rule):
    """A finale: what it pays, and who takes its rule card, which goes into the vault (PC.8)."""

    card: str

    def counts(self, state: State) -> list[int]:
        """What counts in this finale, seat by seat."""
        raise NotImplementedError

    def winner(self, state: State) -> int:
        """Who takes the rule card: the highest count; of equals the lower campaign total."""
        counts = self.counts(state)
        return max(recipe_of(state).standing, key=counts.__getitem__)

    def lasting(self, state: State) -> Mapping[str, Any]:
        """The rule card in the vault of whoever has won it."""
        found: list[list[dict[str, Any]]] = [[] for _ in state.players]
        found[self.winner(state)].append({"no": self.card, "used": 0, "done": True})
        return {"postcards": found}


class Lantern(Finale):
    """The Green Light: waypoints in one connected group, with some help of stamps (E.2).

    `stamps` of them count for one waypoint, at `most` so many; the first to `link` two cities
    takes the card.
    """

    waypoints: Sequence[str]
    pays: Mapping[str, int]
    stamps: int
    most: int
    link: Sequence[str]

    def counts(self, state: State) -> list[int]:
        """The best group of each seat, and its stamps; all waypoints are the highest count."""
        stamps = recipe_of(state).stamps or (0,) * len(state.players)
        found = []
        for seat in range(len(state.players)):
            islands = own_islands(state, seat)
            touched = {end for r in state.routes_of(seat) for end in _route(state, r).ends}
            groups = Counter(islands.find(w) for w in self.waypoints if w in touched)
            best = max(groups.values(), default=0)
            more = min(self.most, stamps[seat] // self.stamps)
            found.append(min(len(self.waypoints), best + more))
        return found

    def linked(self, state: State, seat: int) -> bool:
        """Do a seat's routes connect the two ends?"""
        return own_islands(state, seat).connected(self.link)

    def winner(self, state: State) -> int:
        """Whoever linked the two ends first, if anybody did."""
        first = state.part(Partners).first
        return super().winner(state) if first is None else first

    def score(self, state: State) -> Sequence[ScoreLine]:
        """By the count."""
        return [
            ScoreLine(LINE, self.pays.get(str(count), 0), items=(("waypoints", count),))
            for count in self.counts(state)
        ]


class Hands(Finale):
    """The Open Line: each company may run over another's routes, and pays its thanks (E.3)."""

    dollars: int

    def counts(self, state: State) -> list[int]:
        """How often each seat was named."""
        partners = state.part(Partners).named
        return [partners.count(seat) for seat in range(len(state.players))]

    def lends(self, state: State | View, seat: int) -> Sequence[Sequence[str]]:
        """Every route of the partner, for the tickets."""
        partner = state.part(Partners).named[seat]
        return () if partner is None else [[route] for route in state.routes_of(partner)]

    def score(self, state: State) -> Sequence[ScoreLine]:
        """So much each time a company was named."""
        return [
            ScoreLine(LINE, self.dollars * times, items=(("named", times),))
            for times in self.counts(state)
        ]


class Ledger(Finale):
    """The Last Auction: white routes, paid in any colour, and prizes for most of them (E.4)."""

    def __init__(self, *, card: str, colour: str, prizes: Sequence[Sequence[int]]) -> None:
        super().__init__(card=card)
        self.auctioned = colour
        self.prizes = prizes

    def fare(self, state: State | View, seat: int, route: Route, price: Price) -> Price:
        """Like a grey route: any one colour."""
        every = state.edition.pack.colours
        return price._replace(colours=every) if route.colour == self.auctioned else price

    def counts(self, state: State) -> list[int]:
        """The spaces of white routes that each seat holds."""
        return [
            sum(
                route.length
                for route in (_route(state, r) for r in state.routes_of(seat))
                if route_colour(state, route) == self.auctioned
            )
            for seat in range(len(state.players))
        ]

    def score(self, state: State) -> Sequence[ScoreLine]:
        """Those who tie share the prizes of the places they fill, rounded down (C-06)."""
        counts = self.counts(state)
        prizes = self.prizes[len(counts) - 2]
        found = []
        for spaces in counts:
            ahead, tied = sum(n > spaces for n in counts), counts.count(spaces)
            shared = sum(prizes[ahead : ahead + tied]) // tied if spaces else 0
            found.append(ScoreLine(LINE, shared, items=(("spaces", spaces),)))
        return found


def own_islands(state: State, seat: int) -> Islands:
    """What a seat's routes connect."""
    return Islands(_route(state, route) for route in state.routes_of(seat))


def naming(state: State, thing: str) -> Iterable[Phase]:
    """Everybody names a partner: fewest coins first, of equals the later in turn order (E.3)."""
    held, seats = state.part(Coins).held, len(state.players)
    late = [-((seat - state.first) % seats) for seat in range(seats)]
    order = sorted(range(seats), key=lambda seat: (held[seat], late[seat]))
    return [NextToName(seat, thing) for seat in order]


def _route(state: State, route: str) -> Route:
    return state.edition.board.routes[route]

"""The legal moves of one decision, numbered so that a person can find them."""

from collections.abc import Iterable

from whistlestop.core.board import Route
from whistlestop.core.game import legal
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.insight.ways import wanted
from whistlestop.rules.claiming import ClaimRoute, price_list
from whistlestop.rules.companies import own_colour, reward_of
from whistlestop.rules.drawing import DrawCard, TakeCard
from whistlestop.rules.large_cities import is_large
from whistlestop.rules.stations import BuildStation
from whistlestop.rules.tickets import Choosing, DrawTickets, KeepTickets


class Menu:
    """Moves with their numbers: cards, tickets, claims, then the rest; stations come last.

    The claims of a route stand together, cheapest first; routes on the way of a ticket come before
    others, then those worth more.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.on_way = wanted(state, seat)
        self.points = price_list(state.edition).points
        self.place = {card: n for n, card in enumerate(state.row)}
        self.moves = sorted(legal(state, seat), key=self._key)
        self.number = {move: n for n, move in enumerate(self.moves, 1)}

    def _key(self, move: Move) -> tuple[object, ...]:
        if isinstance(move, DrawCard):
            return (0,)
        if isinstance(move, TakeCard):
            return (1, self.place[move.card])
        if isinstance(move, DrawTickets):
            return (2,)
        hand, index = self.state.players[self.seat].hand, self.state.edition.pack.index
        if isinstance(move, ClaimRoute):
            route = self.state.edition.board.routes[move.route]
            have = hand[index[move.payment.colour]] if move.payment.colour else 0
            first = (move.route not in self.on_way, -self.points.get(route.length, 0), move.route)
            return (3, *first, move.payment.wilds, -have, index[move.payment.cards[0]])
        if isinstance(move, BuildStation):
            have = hand[index[move.payment.colour]] if move.payment.colour else 0
            return (5, move.city, move.payment.wilds, -have, index[move.payment.cards[0]])
        return (4,)

    @property
    def choosing(self) -> bool:
        """Are tickets to be chosen? Then numbers mean tickets, not moves."""
        return isinstance(self.state.phases[-1], Choosing)

    @property
    def offer(self) -> list[str]:
        """The tickets to choose from, in the order of the data."""
        phase = self.state.phases[-1]
        if not isinstance(phase, Choosing):
            return []
        order = self.state.edition.board.ticket_order
        return sorted((t for t in phase.offers[self.seat] if t), key=order.__getitem__)

    @property
    def least(self) -> int:
        """How many of the tickets must be kept at least."""
        phase = self.state.phases[-1]
        return phase.must_keep(self.seat) if isinstance(phase, Choosing) else 0

    def pick(self, numbers: Iterable[int]) -> Move | None:
        """The move of a number, or the choice of the tickets with those numbers; None if none."""
        chosen = list(dict.fromkeys(numbers))
        if self.choosing:
            offer = self.offer
            if any(not 0 < n <= len(offer) for n in chosen):
                return None
            return KeepTickets(tuple(offer[n - 1] for n in sorted(chosen)))
        if len(chosen) != 1 or not 0 < chosen[0] <= len(self.moves):
            return None
        return self.moves[chosen[0] - 1]

    def of(self, kind: type[Move]) -> list[Move]:
        """The moves of one kind."""
        return [move for move in self.moves if isinstance(move, kind)]

    def claims(self, cities: Iterable[str] | None = None) -> dict[str, list[ClaimRoute]]:
        """The claims, route by route; only those at some cities, if they are given."""
        found: dict[str, list[ClaimRoute]] = {}
        only = None if cities is None else set(cities)
        routes = self.state.edition.board.routes
        for move in self.moves:
            if isinstance(move, ClaimRoute) and (
                only is None or only.intersection(routes[move.route].ends)
            ):
                found.setdefault(move.route, []).append(move)
        return found

    def gain(self, route: Route) -> str:
        """What a claim brings at once: points, or money and a card."""
        if self.points:
            return f"+{self.points[route.length]}"
        state, seat = self.state, self.seat
        pays = own_colour(state, seat, route) and reward_of(state, seat, route)
        card = any(is_large(state, seat, city) for city in route.ends)
        return " ".join([f"+${pays}"] * bool(pays) + ["+1"] * card)

    @property
    def other(self) -> list[Move]:
        """The moves of no group of their own: answers to what is asked, passing."""
        grouped = (DrawCard, TakeCard, DrawTickets, ClaimRoute, BuildStation, KeepTickets)
        return [move for move in self.moves if not isinstance(move, grouped)]

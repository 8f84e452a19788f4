"""A table to try rules at: a position in words, moves as text, and the cards that will come."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import combinations
from typing import Any, Self

from whistlestop.core.board import Route
from whistlestop.core.chance import Scripted, Seeded
from whistlestop.core.event import Event
from whistlestop.core.game import Step, legal, new_game, play, standings, why_not
from whistlestop.core.move import Move
from whistlestop.core.score import Standings
from whistlestop.core.state import State
from whistlestop.editions import edition
from whistlestop.notation import format_move, parse_move, read_position
from whistlestop.playing import play_on
from whistlestop.rules.turns import GameEnded
from whistlestop.scenario import twin_of
from whistlestop.turbo.law import Unsupported
from whistlestop.turbo.twin import Twin

EMPTY: dict[str, Any] = {"row": [], "deck": {}, "ticket_deck": []}
"""Nothing to draw anywhere."""


class Trial:
    """A game from a position on, with luck by the book; in both engines, where there are two."""

    twin: Twin | None = None

    def __init__(
        self,
        name: str,
        seats: int = 2,
        draws: str = "",
        law: int | None = None,
        **position: Any,
    ) -> None:
        script = draws.split()
        self.edition = edition(name, law)
        self.chance = Scripted(script, Seeded("trial"))
        self.state = read_position(self.edition, seats, position, Seeded("position"), script)
        self.events: tuple[Event, ...] = ()
        with suppress(Unsupported):
            self.twin = twin_of(self.state.edition)
        self.look(self.state)

    def look(self, state: State) -> State:
        """The state, once both engines say the same of it."""
        if self.twin:
            self.twin.look(state)
        return state

    def play(self, *moves: str, seat: int | None = None) -> Self:
        """Play moves, each by the seat to move or by the one named."""
        for text in moves:
            both = self.twin.play if self.twin else play
            step = both(self.state, parse_move(self.edition, text), self.chance, seat)
            self.state, self.events = step
        return self

    def rule(self, text: str, seat: int | None = None) -> str | None:
        """The rule by which a move is refused now, if it is."""
        refusal = why_not(self.state, parse_move(self.edition, text), seat)
        return refusal.rule if refusal else None

    def moves(self, verb: str = "", seat: int | None = None) -> set[str]:
        """The legal moves that begin so."""
        found = [format_move(move) for move in legal(self.look(self.state), seat)]
        assert len(found) == len(set(found))
        return {text for text in found if text.startswith(verb)}

    def hand(self, seat: int = 0) -> dict[str, int]:
        """The cards in a hand."""
        return bag(self.state, self.state.players[seat].hand)

    @property
    def deck(self) -> dict[str, int]:
        """The cards in the deck."""
        return bag(self.state, self.state.deck)

    @property
    def discards(self) -> dict[str, int]:
        """The cards among the discards."""
        return bag(self.state, self.state.discards)

    @property
    def ticket_deck(self) -> list[str | None]:
        """The tickets put back, in their order."""
        return [slip.ticket for slip in self.state.under]

    def finish(self) -> Standings:
        """The final score as the game stands."""
        return standings(self.look(GameEnded().apply(self.state)))

    def points(self, line: str) -> list[int]:
        """A line of the final score, seat by seat."""
        found = self.finish()
        return [found.line(seat, line).points for seat in range(len(found.lines))]


def bag(state: State, counts: Iterable[int]) -> dict[str, int]:
    """Counts of cards by name, without the zeros."""
    return {card: n for card, n in zip(state.edition.pack.kinds, counts, strict=True) if n}


def begin(name: str, seats: int, seed: str = "begin", first: int | None = None) -> Step:
    """A new game."""
    return new_game(edition(name), seats, Seeded(seed), first)


def tables(name: str) -> Iterator[tuple[int, Step]]:
    """New games for every number of seats, several of each."""
    for seats in edition(name).seats:
        for seed in range(8):
            yield seats, begin(name, seats, f"{seats}-{seed}")


def random_game(name: str, seats: int, seed: str) -> Iterator[Step]:
    """Every step of a game played at random, from the beginning to the end."""
    luck, will = Seeded(seed), Seeded(f"will of {seed}")

    def choose(state: State, seat: int) -> Move:
        moves = legal(state, seat)
        verbs = sorted({move.verb for move in moves})
        verb = will.pick(verbs, (1,) * len(verbs))
        some = [move for move in moves if move.verb == verb]
        return will.pick(some, (1,) * len(some))

    step = new_game(edition(name), seats, luck)
    yield step
    yield from play_on(step.state, luck, choose)


def some_of(things: Iterable[str], count: int, seed: str) -> list[str]:
    """A few things, picked at random."""
    luck, left = Seeded(seed), list(things)
    return [left.pop(luck.pick(range(len(left)), (1,) * len(left))) for _ in range(count)]


def can_pay(route: Route, hand: Iterable[str]) -> set[tuple[str, ...]]:
    """Every payment of a route from a hand, by the letter of the rule: pick cards, then check."""
    found = set()
    for cards in combinations(sorted(hand), route.length):
        colours = {card for card in cards if card != "wild"}
        fits = len(colours) <= 1 and (route.colour is None or colours <= {route.colour})
        if fits and cards.count("wild") >= route.trait("ferry"):
            found.add(cards)
    return found


def joined(routes: Iterable[Route], one: str, other: str) -> bool:
    """Can one travel between two cities on these routes? Found by walking."""
    routes, reached, size = list(routes), {one}, 0
    while len(reached) > size:
        size = len(reached)
        for route in routes:
            if reached & set(route.ends):
                reached |= set(route.ends)
    return other in reached


def longest(routes: list[Route]) -> int:
    """The longest path, found by walking every one."""

    def walk(city: str, left: list[Route]) -> int:
        best = 0
        for route in left:
            if city in route.ends:
                there = route.ends[city == route.ends[0]]
                rest = [other for other in left if other is not route]
                best = max(best, route.length + walk(there, rest))
        return best

    return max((walk(end, routes) for route in routes for end in route.ends), default=0)

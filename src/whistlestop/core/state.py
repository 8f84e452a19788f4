"""The state of a game: immutable, complete, and changed by events only."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from whistlestop.core.board import RouteId, TicketId
from whistlestop.core.cards import Bag, Card

if TYPE_CHECKING:
    from whistlestop.core.edition import Edition
    from whistlestop.core.phase import Phase

P = TypeVar("P")


class Player(NamedTuple):
    """What lies before one player. `known` are the cards in hand that everybody saw arrive."""

    hand: Bag
    known: Bag
    tickets: tuple[TicketId, ...]
    trains: int
    points: int


class Slip(NamedTuple):
    """A ticket put away face down, and the one seat that knows which it is (if any)."""

    ticket: TicketId | None
    known_to: int | None


class State(NamedTuple):
    """A whole game at one moment.

    The ticket deck is `loose` (shuffled, no order until drawn) on top of `under` (put back,
    in order). `box` holds the tickets that have left the game. `parts` is the memory of rules.
    """

    edition: "Edition"
    first: int
    players: tuple[Player, ...]
    deck: Bag
    discards: Bag
    row: tuple[Card, ...]
    loose: tuple[TicketId, ...]
    under: tuple[Slip, ...]
    box: tuple[Slip, ...]
    owners: Mapping[RouteId, int]
    phases: tuple["Phase", ...]
    parts: Mapping[type[Any], Any]

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.phases

    @property
    def turn(self) -> int | None:
        """The seat to move; the first of them when several choose at the same time."""
        return self.phases[-1].seats[0] if self.phases else None

    def part(self, kind: type[P]) -> P:
        """What a rule remembers."""
        found: P = self.parts[kind]
        return found

    def with_part(self, part: object) -> "State":
        """The state in which a rule remembers this."""
        return self._replace(parts={**self.parts, type(part): part})

    def with_player(self, seat: int, player: Player) -> "State":
        """The state with one player changed."""
        players = self.players
        return self._replace(players=players[:seat] + (player,) + players[seat + 1 :])

    def routes_of(self, seat: int) -> list[str]:
        """The routes a seat holds, in the order they were claimed."""
        return [route for route, owner in self.owners.items() if owner == seat]

    def _repr_svg_(self) -> str:
        """The board as a picture, for notebooks."""
        return self.edition.picture(self)

"""The state of a game: immutable, complete, and changed by events only."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeVar

from whistlestop.core.board import RouteId, TicketId
from whistlestop.core.cards import Bag, Card, Pack
from whistlestop.core.spelled import in_short

if TYPE_CHECKING:
    from whistlestop.core.chance import Chance
    from whistlestop.core.edition import Edition
    from whistlestop.core.phase import Phase

P = TypeVar("P")
_new = tuple.__new__


class Player(NamedTuple):
    """What lies before one player. `known` are the cards in hand that everybody saw arrive."""

    hand: Bag
    known: Bag
    tickets: tuple[TicketId, ...]
    trains: int
    points: int

    def with_hand(self, hand: Bag, known: Bag) -> "Player":
        """The player with other cards."""
        return Player(hand, known, self.tickets, self.trains, self.points)


class Slip(NamedTuple):
    """A ticket put away face down, and the one seat that knows which it is (if any)."""

    ticket: TicketId | None
    known_to: int | None


class Trace(NamedTuple):
    """A draw of tickets of which some had been put back: first `fresh` ones, then `slips`.

    Who knew those slips still knows that each of them is in that hand, or among as many as were
    `returned` under the deck, in the order drawn. None: the seat is still choosing.
    """

    seat: int
    fresh: int
    slips: tuple[Slip, ...]
    returned: int | None


class Aside:
    """A part of the state that holds train cards which are not in this game."""

    __slots__ = ()
    cards: Bag

    def in_play(self, pack: Pack) -> "Aside":
        """What is aside once set-up is over."""
        raise NotImplementedError


class Secret:
    """A part of the state of which not everybody knows everything while the game is on."""

    __slots__ = ()

    def seen_by(self, seat: int | None) -> Self:
        """The part as a seat (None: a spectator) may see it."""
        raise NotImplementedError

    def dreamt(self, chance: "Chance") -> Self:
        """A part that was `seen_by` somebody, with what is hidden filled in at random."""
        raise NotImplementedError


def put(values: tuple[P, ...], at: int, value: P) -> tuple[P, ...]:
    """The same values but for one of them: that of a seat, say."""
    return (*values[:at], value, *values[at + 1 :])


class State(NamedTuple):
    """A whole game at one moment.

    The ticket deck is `loose` (shuffled, no order until drawn) on top of `under` (put back,
    in order); `traces` tell who drew of those. `box` holds the tickets that have left the game.
    `parts` is the memory of rules.
    """

    edition: "Edition"
    first: int
    owners: Mapping[RouteId, int]
    loose: tuple[TicketId, ...]
    under: tuple[Slip, ...]
    traces: tuple[Trace, ...]
    box: tuple[Slip, ...]
    parts: Mapping[type[Any], Any]
    discards: Bag
    deck: Bag
    row: tuple[Card, ...]
    players: tuple[Player, ...]
    phases: tuple["Phase", ...]

    def __repr__(self) -> str:
        return in_short(f"state of {self.edition.id}", self)

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.phases

    @property
    def turn(self) -> int | None:
        """The seat to move; the first of them when several choose at the same time."""
        return self.phases[-1].seats[0] if self.phases else None

    def asked(self, kind: type[P]) -> P:
        """The decision on top, which is of that kind."""
        phase = self.phases[-1]
        assert isinstance(phase, kind)
        return phase

    def part(self, kind: type[P]) -> P:
        """What a rule remembers."""
        found: P = self.parts[kind]
        return found

    def with_part(self, part: object) -> "State":
        """The state in which a rule remembers this."""
        return self._replace(parts={**self.parts, type(part): part})

    # What changes with almost every event stands last, so that a change is a slice and an end.

    def with_deck(self, deck: Bag) -> "State":
        """The state with another deck."""
        return _new(State, self[:9] + (deck,) + self[10:])

    def with_row(self, row: tuple[Card, ...]) -> "State":
        """The state with another row."""
        return _new(State, self[:10] + (row,) + self[11:])

    def with_player(self, seat: int, player: Player) -> "State":
        """The state with one player changed."""
        players = self.players
        players = players[:seat] + (player,) + players[seat + 1 :]
        return _new(State, self[:11] + (players, self[12]))

    def with_phases(self, phases: tuple["Phase", ...]) -> "State":
        """The state with other decisions pending."""
        return _new(State, self[:12] + (phases,))

    def routes_of(self, seat: int) -> list[str]:
        """The routes a seat holds, in the order they were claimed."""
        return [route for route, owner in self.owners.items() if owner == seat]

    def _repr_svg_(self) -> str:
        """The board as a picture, for notebooks."""
        return self.edition.picture(self)

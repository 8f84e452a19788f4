"""A rule: a class of hooks that change nothing by default. All hooks are on this page."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from whistlestop.core.cards import Card, Payment

if TYPE_CHECKING:
    from whistlestop.core.board import Route
    from whistlestop.core.edition import Edition
    from whistlestop.core.event import Event
    from whistlestop.core.move import Move
    from whistlestop.core.phase import Phase
    from whistlestop.core.score import ScoreLine
    from whistlestop.core.state import State
    from whistlestop.core.table import Table
    from whistlestop.core.view import View


class Price(NamedTuple):
    """What a route costs: so many cards of one of these colours, so many of them wild."""

    colours: tuple[Card, ...]
    cards: int
    wilds: int = 0


class Rule:
    """One rule of the game, or one small family of them.

    A rule is made of numbers given to it by an edition, and keeps what it must remember about a
    running game in a part of the state.
    """

    verbs: ClassVar[tuple[type["Move"], ...]] = ()
    """The kinds of move it brings."""
    facts: ClassVar[tuple[type["Event"], ...]] = ()
    """The kinds of event it brings."""
    phases: ClassVar[tuple[type["Phase"], ...]] = ()
    """The kinds of phase it brings."""
    parts: ClassVar[tuple[type[Any], ...]] = ()
    """The kinds of memory it keeps."""

    # offer: add choices (union)

    def offers(self, state: "State", seat: int) -> Iterable["Move"]:
        """The actions a seat may choose at the start of its turn."""
        return ()

    # amend: change an answer (fold, in the order of the edition's rules)

    def price(self, route: "Route", price: Price) -> Price:
        """What a route costs."""
        return price

    def closed(self, state: "State | View", seat: int) -> Mapping[str, str]:
        """The routes that a seat may not claim, each with the reason's key. First rule wins."""
        return {}

    def lends(self, state: "State | View", seat: int) -> Sequence[Sequence[str]]:
        """Routes of others that may serve a seat's tickets at the end: one of each sequence."""
        return ()

    # react: something happens

    def claim(self, table: "Table", seat: int, route: "Route", payment: Payment) -> bool:
        """Take a claim over (True): the rule will say itself what becomes of it."""
        return False

    def turn_ends(self, table: "Table", seat: int) -> None:
        """A turn is over: put things in order before the next."""

    # frame: before and after

    def memory(self, edition: "Edition", seats: int) -> Iterable[object]:
        """What the rule remembers when a game of so many seats opens."""
        return ()

    def setup(self, table: "Table") -> None:
        """Prepare the game, after the rules before it."""

    def score(self, state: "State") -> Sequence["ScoreLine"]:
        """The rule's line of the final score, one for each seat; or none at all."""
        return ()

    # position: what the rule adds to positions written by hand

    def tell(self, state: "State | View") -> Mapping[str, Any]:
        """The rule's memory as entries of a position."""
        return {}

    def place(self, state: "State", position: Mapping[str, Any]) -> "State":
        """The state with the rule's memory as a position tells it."""
        return state

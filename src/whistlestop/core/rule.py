"""A rule: a class of hooks that change nothing by default. The hooks of all games are on this page.

A rule that has questions of its own for others declares them as hooks too, in a class of its own
that those others derive from.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import get_annotations
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    Protocol,
    TypeVar,
    dataclass_transform,
)

from whistlestop.core.board import RouteId
from whistlestop.core.cards import Bag, Card, Pack, Payment

if TYPE_CHECKING:
    from whistlestop.core.board import Route
    from whistlestop.core.edition import Edition
    from whistlestop.core.event import Event
    from whistlestop.core.move import Move
    from whistlestop.core.phase import Phase
    from whistlestop.core.refusal import Reason
    from whistlestop.core.score import ScoreLine
    from whistlestop.core.state import State
    from whistlestop.core.table import Table
    from whistlestop.core.view import View

F = TypeVar("F", bound=Callable[..., Any])
Kind = Literal["offer", "amend", "react", "frame", "position"]


class Hook(NamedTuple):
    """How the answers to a question are put together; `by` names what rules are sorted by."""

    kind: Kind
    by: str = ""
    last_first: bool = False


declared: dict[Callable[..., Any], Hook] = {}
"""Every hook there is: the function that declares it, which answers when no rule overrides it."""


def hook(kind: Kind, *, by: str = "", last_first: bool = False) -> Callable[[F], F]:
    """Declare a hook: rules override the function, and are asked in their order."""

    def declare(question: F) -> F:
        declared[question] = Hook(kind, by, last_first)
        return question

    return declare


class Price(NamedTuple):
    """What a route costs: so many cards of one of these colours, so many of them wild.

    `extra` cards of any kind come on top; `less` is what all reductions together come to, and is
    taken off when the price is settled (C-05). What else rules ask or allow are its `terms`.
    """

    colours: tuple[Card, ...]
    cards: int
    wilds: int = 0
    extra: int = 0
    less: int = 0
    terms: tuple["Term", ...] = ()


class Term(Protocol):
    """What a rule asks of the cards that pay a price, or allows, beside number and colour."""

    def payments(self, pack: Pack, price: Price, hand: Bag) -> list[Payment]:
        """Every way to pay from a hand on this term; the price has the terms that follow."""

    def misfit(self, price: Price, payment: Payment) -> "Reason | None":
        """Why the colours do not fit on this term, if they do not."""

    def unmet(self, payment: Payment) -> "Reason | None":
        """What the cards lack that it asks for, if they lack it."""


@dataclass(frozen=True, slots=True)
class Trip:
    """A route just travelled: who, where, what was paid, and in which special way, if any."""

    seat: int
    route: RouteId
    payment: Payment
    how: str = ""


@dataclass_transform(eq_default=False, kw_only_default=True, field_specifiers=(field,))
class Rule:
    """One rule of the game, or one small family of them.

    A rule is made of numbers given to it by an edition, by name: they are its fields. What it must
    remember about a running game it keeps in a part of the state.
    """

    verbs: ClassVar[tuple[type["Move"], ...]] = ()
    """The kinds of move it brings."""
    facts: ClassVar[tuple[type["Event"], ...]] = ()
    """The kinds of event it brings."""
    phases: ClassVar[tuple[type["Phase"], ...]] = ()
    """The kinds of phase it brings."""
    parts: ClassVar[tuple[type[Any], ...]] = ()
    """The kinds of memory it keeps."""
    setup_step: ClassVar[int] = 0
    """When it prepares the game: lower steps first, then in the order of the rules."""
    slot: ClassVar[int] = 0
    """Which of the twelve travel steps it fills, if it has one (L-35)."""
    words: Mapping[str, Sequence[str]] = {}
    """Words of its own by kind: those that its moves and events name, what it looks for."""

    def __init_subclass__(cls) -> None:
        if get_annotations(cls):
            dataclass(eq=False, repr=False, kw_only=True)(cls)

    # offer: add choices (union)

    @hook("offer")
    def offers(self, state: "State", seat: int) -> Iterable["Move"]:
        """The actions a seat may choose at the start of its turn."""
        return ()

    @hook("offer")
    def blind_draws(self, state: "State", seat: int) -> Iterable["Move"]:
        """Other ways to draw a card blind in the draw action."""
        return ()

    # amend: change an answer (fold, in the order of the edition's rules)

    @hook("amend")
    def price(self, route: "Route", price: Price) -> Price:
        """What a route costs."""
        return price

    @hook("amend")
    def closed(self, state: "State | View", seat: int) -> Mapping[str, str]:
        """The routes that a seat may not claim, each with the reason's key. First rule wins."""
        return {}

    @hook("amend")
    def reopens(self, state: "State | View", seat: int, route: "Route", reason: str) -> str:
        """The way in which a seat may claim a closed route all the same; "" if it may not."""
        return ""

    @hook("amend")
    def lends(self, state: "State | View", seat: int) -> Sequence[Sequence[str]]:
        """Routes of others that may serve a seat's tickets at the end: one of each sequence."""
        return ()

    @hook("amend")
    def fare(self, state: "State | View", seat: int, route: "Route", price: Price) -> Price:
        """What a route costs a seat now: what changes during a game."""
        return price

    @hook("amend")
    def ways(
        self, state: "State | View", seat: int, route: "Route", price: Price
    ) -> Iterable[tuple[str, Price]]:
        """Special ways to pay for a route, each with its name and its price."""
        return ()

    @hook("amend")
    def colour(self, state: "State | View", route: "Route", colour: Card | None) -> Card | None:
        """The colour of a route as it lies now; None is grey."""
        return colour

    @hook("amend")
    def grown(self, state: "State | View") -> Iterable[str]:
        """The cities that have become large in this game (C-10)."""
        return ()

    @hook("amend")
    def wild_is_a_card(self, state: "State | View", seat: int) -> bool:
        """May the seat take a face-up wild card like any other now?"""
        return False

    @hook("amend")
    def draw_count(self, state: "State", seat: int, draws: int) -> int:
        """How many draws the draw action has."""
        return draws

    @hook("amend")
    def first_hand(self, state: "State", seat: int, cards: int) -> int:
        """How many cards a seat is dealt at the start."""
        return cards

    @hook("amend")
    def first_tickets(self, state: "State", seat: int, tickets: int) -> int:
        """How many tickets of the drawing deck a seat is dealt at the start."""
        return tickets

    @hook("amend")
    def ticket_draw(self, state: "State", seat: int, tickets: int) -> int:
        """How many tickets the ticket action shows."""
        return tickets

    @hook("amend")
    def spares(
        self, state: "State", seat: int, tickets: Sequence[tuple[str, int]]
    ) -> Sequence[str]:
        """Of a seat's tickets, with their points for or against, those that cost nothing."""
        return ()

    @hook("amend")
    def last_round(self, state: "State", seat: int) -> bool:
        """Does the last round begin after this seat's turn, whatever the cars say?"""
        return False

    @hook("amend")
    def follows(self, state: "State", seat: int, following: int) -> int:
        """Whose turn comes after the turn of a seat."""
        return following

    @hook("amend")
    def ahead(self, state: "State") -> Sequence[int]:
        """Who is ahead when all else is equal: the higher number, one for each seat."""
        return ()

    # react: something happens

    @hook("react", last_first=True)
    def claim(self, table: "Table", trip: Trip) -> "Iterable[Phase] | None":
        """Take a claim over: the rule makes it itself, and says what is to be done then.

        What joined later goes before what was there.
        """
        return None

    @hook("react")
    def charge(self, table: "Table", trip: Trip) -> None:
        """A route is being paid for: take what is due beside the cards."""

    @hook("react")
    def off_deck(self, table: "Table", card: Card) -> "Iterable[Phase] | None":
        """A card comes off the deck: take it over, and say what is to be done."""
        return None

    @hook("react")
    def draw_ends(self, table: "Table", seat: int, seen: int) -> "Iterable[Phase]":
        """A draw action is complete; `seen` of its cards came from the row."""
        return ()

    @hook("react", by="slot")
    def travel(self, table: "Table", trip: Trip) -> "Iterable[Phase] | None":
        """The travel step of the rule's slot (L-35)."""
        return ()

    @hook("react")
    def travelled(self, table: "Table", trip: Trip) -> "Iterable[Phase] | None":
        """All travel steps are done."""
        return ()

    @hook("react")
    def travel_ends(self, table: "Table", trip: Trip) -> "Iterable[Phase]":
        """A travel is over, and so is all that followed it: may the turn go on with something?"""
        return ()

    @hook("react")
    def turn_begins(self, table: "Table", seat: int) -> "Iterable[Phase]":
        """A turn begins."""
        return ()

    @hook("react")
    def turn_ends(self, table: "Table", seat: int) -> "Iterable[Phase]":
        """A turn is over: put things in order before the next."""
        return ()

    @hook("react")
    def game_ends(self, table: "Table") -> "Iterable[Phase]":
        """The last turn has been played: may something be decided before the score?"""
        return ()

    # frame: before and after

    @hook("frame")
    def memory(self, edition: "Edition", seats: int) -> Iterable[object]:
        """What the rule remembers when a game of so many seats opens."""
        return ()

    @hook("frame", by="setup_step")
    def setup(self, table: "Table") -> "Iterable[Phase] | None":
        """Prepare the game; what comes back is to be done (or decided) before the next rule."""
        return None

    @hook("frame")
    def score(self, state: "State") -> Sequence["ScoreLine"]:
        """The rule's line of the final score, one for each seat; or none at all."""
        return ()

    @hook("frame")
    def lasting(self, state: "State") -> Mapping[str, Any]:
        """What of a finished game outlives it, as plain JSON."""
        return {}

    # position: what the rule adds to positions written by hand

    @hook("position")
    def tell(self, state: "State | View") -> Mapping[str, Any]:
        """The rule's memory as entries of a position."""
        return {}

    @hook("position")
    def place(self, state: "State", position: Mapping[str, Any]) -> "State":
        """The state with the rule's memory as a position tells it."""
        return state

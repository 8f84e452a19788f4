"""An edition: a board, a pack of cards, a few numbers, and a tuple of rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import TYPE_CHECKING, Annotated, Any, Concatenate, ParamSpec, TypeVar, cast

from whistlestop.core.board import Board, CityId, Names
from whistlestop.core.cards import Pack
from whistlestop.core.errors import BadInput, one_of
from whistlestop.core.move import Move
from whistlestop.core.refusal import Reason, Refusal
from whistlestop.core.rule import Rule, declared

if TYPE_CHECKING:
    from whistlestop.core.state import State
    from whistlestop.core.view import View


R = TypeVar("R", bound=Rule)
T = TypeVar("T")
P = ParamSpec("P")
ThingId = Annotated[str, "thing"]


def no_picture(shown: "State | View", lang: str = "en") -> str:
    """An edition without a layout is drawn as an empty picture."""
    return '<svg xmlns="http://www.w3.org/2000/svg"/>'


class Hooks:
    """Each hook resolved once to the rules that override it: an unused hook costs nothing.

    Those of `Rule` are attributes (`hooks.price`); those that another class of rules declares are
    asked for by their declaration (`hooks[Asking.question]`).
    """

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        self._rules = rules
        self._found: dict[Callable[..., Any], tuple[Any, ...]] = {}
        for question in declared:
            if vars(Rule).get(question.__name__) is question:
                setattr(self, question.__name__, self[question])

    def __getitem__(self, question: Callable[Concatenate[Any, P], T]) -> tuple[Callable[P, T], ...]:
        if question not in self._found:
            self._found[question] = self._resolved(question)
        return self._found[question]

    def _resolved(self, question: Callable[..., Any]) -> tuple[Any, ...]:
        name, how = question.__name__, declared[question]
        rules = [
            rule
            for rule in self._rules
            if any(vars(kind).get(name) is question for kind in type(rule).__mro__)
            and getattr(type(rule), name) is not question
        ]
        if how.by:
            rules.sort(key=attrgetter(how.by))
        return tuple(getattr(rule, name) for rule in (rules[::-1] if how.last_first else rules))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> tuple[Any, ...]: ...


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in force that has a name: an event, a travel step, a sticker, a person."""

    id: str
    kind: str
    name: Names
    text: Names
    slot: int = 0
    """The travel step it stands for, if it is one (L-35)."""


@dataclass(frozen=True, eq=False)
class Edition:
    """A game of the family. `reasons` gives each reason for a refusal its rule id."""

    id: str
    board: Board
    pack: Pack
    seats: range
    trains: int
    rules: tuple[Rule, ...]
    reasons: Mapping[str, str]
    deals: Mapping[str, int]
    """How many tickets of each deck a player is dealt at the start."""
    floor: int | None = None
    """The least a total can be."""
    colours: tuple[str, ...] = ("blue", "red", "green", "yellow", "black")
    """The colours of the players: seats have them in this order."""
    chosen: bool = False
    """Did somebody choose a colour?"""
    law: int = 1
    """Which law of this game it is: a game begun under an older one is finished by that one."""
    things: Mapping[str, Thing] = field(default_factory=dict)
    """Everything in force that has a name, by its id."""
    picture: Callable[..., str] = no_picture
    hooks: Hooks = field(init=False, repr=False)
    moves: frozenset[type[Move]] = field(init=False, repr=False)
    _by_kind: dict[type[Rule], Rule] = field(init=False, repr=False, default_factory=dict)
    _in_colours: dict[tuple[str, ...], "Edition"] = field(
        init=False, repr=False, default_factory=dict
    )

    def __post_init__(self) -> None:
        object.__setattr__(self, "hooks", Hooks(self.rules))
        moves = frozenset(verb for rule in self.rules for verb in rule.verbs)
        object.__setattr__(self, "moves", moves)

    def __repr__(self) -> str:
        return f"<edition {self.id}>"

    @property
    def origin(self) -> Mapping[str, Any]:
        """What makes it again beside its id, as entries of a record's header."""
        return {"law": self.law} if self.law > 1 else {}

    def coloured(self, chosen: Sequence[str | None]) -> "Edition":
        """The edition in which each seat has the colour it chose (E-08, U-08, N-06, L-16).

        A seat that chose none has the first that is left; where nobody chose it is this edition.
        """
        named = [colour for colour in chosen if colour is not None]
        for colour in named:
            one_of("no-such-colour", colour, self.colours)
            if named.count(colour) > 1:
                raise BadInput("colour-twice", colour=colour)
        left = [colour for colour in self.colours if colour not in named]
        if len(chosen) - len(named) > len(left):
            raise BadInput("colours-few", most=len(self.colours))
        seats = tuple(left.pop(0) if colour is None else colour for colour in chosen)
        order = (*seats, *left)
        if order == self.colours:
            return self
        if order not in self._in_colours:
            self._in_colours[order] = replace(self, colours=order, chosen=True)
        return self._in_colours[order]

    def rule(self, kind: type[R]) -> R:
        """The edition's rule of a kind, with the numbers it was given."""
        found = self._by_kind.get(kind)
        if found is None:
            found = next((rule for rule in self.rules if isinstance(rule, kind)), None)
            if found is None:
                raise LookupError(f"{self.id} has no rule {kind.__name__}")
            self._by_kind[kind] = found
        return cast(R, found)

    def grown(self, shown: "State | View") -> list[CityId]:
        """The cities that have become large in a game, by any rule (C-10)."""
        return list(dict.fromkeys(city for grown in self.hooks.grown for city in grown(shown)))

    def check_seats(self, seats: int, first: int | None = None) -> None:
        """Can so many play, and can this seat begin?"""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadInput("seats-count", name=self.id, first=least, last=most, count=seats)
        if first is not None and first not in range(seats):
            raise BadInput("no-seat", seat=first, first=0, last=seats - 1)

    def refusal(self, reason: Reason) -> Refusal:
        """The refusal for a reason: about something special first, then in general."""
        special = f"{reason.key} {reason.about}"
        return Refusal(self.reasons.get(special) or self.reasons[reason.key], reason)

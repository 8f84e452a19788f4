"""An edition: a board, a pack of cards, a few numbers, and a tuple of rules."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, cast

from whistlestop.core.board import Board, CityId, Names
from whistlestop.core.cards import Pack
from whistlestop.core.errors import BadInput
from whistlestop.core.move import Move
from whistlestop.core.refusal import Reason, Refusal
from whistlestop.core.rule import Rule

if TYPE_CHECKING:
    from whistlestop.core.state import State
    from whistlestop.core.view import View


R = TypeVar("R", bound=Rule)
ThingId = Annotated[str, "thing"]


def no_picture(shown: "State | View", lang: str = "en") -> str:
    """An edition without a layout is drawn as an empty picture."""
    return '<svg xmlns="http://www.w3.org/2000/svg"/>'


class Hooks:
    """Each hook resolved to the rules that override it: an unused hook costs nothing."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        def overriding(name: str) -> tuple[Any, ...]:
            plain = getattr(Rule, name)
            return tuple(
                getattr(rule, name) for rule in rules if getattr(type(rule), name) != plain
            )

        self.offers = overriding("offers")
        self.price = overriding("price")
        self.closed = overriding("closed")
        self.reopens = overriding("reopens")
        self.lends = overriding("lends")
        self.fare = overriding("fare")
        self.ways = overriding("ways")
        self.colour = overriding("colour")
        self.grown = overriding("grown")
        self.large = overriding("large")
        self.reward = overriding("reward")
        self.exempt = overriding("exempt")
        self.wild_is_a_card = overriding("wild_is_a_card")
        self.blind_draws = overriding("blind_draws")
        self.draw_count = overriding("draw_count")
        self.first_hand = overriding("first_hand")
        self.first_tickets = overriding("first_tickets")
        self.ticket_draw = overriding("ticket_draw")
        self.spares = overriding("spares")
        self.last_round = overriding("last_round")
        self.follows = overriding("follows")
        self.ahead = overriding("ahead")
        self.claim = overriding("claim")[::-1]
        self.charge = overriding("charge")
        self.off_deck = overriding("off_deck")
        self.draw_ends = overriding("draw_ends")
        self.travelled = overriding("travelled")
        self.travel_ends = overriding("travel_ends")
        self.newspaper = overriding("newspaper")
        self.proof = overriding("proof")
        self.headline = overriding("headline")
        self.turn_begins = overriding("turn_begins")
        self.turn_ends = overriding("turn_ends")
        self.game_ends = overriding("game_ends")
        steps = sorted((rule for rule in rules if rule.slot), key=lambda rule: rule.slot)
        self.travel = tuple((rule.slot, rule.travel) for rule in steps)


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
    things: Mapping[str, Thing] = field(default_factory=dict)
    """Everything in force that has a name, by its id."""
    picture: Callable[..., str] = no_picture
    setups: tuple[Rule, ...] = field(init=False, repr=False)
    """The rules that prepare the game, in the order in which they do."""
    hooks: Hooks = field(init=False, repr=False)
    moves: frozenset[type[Move]] = field(init=False, repr=False)
    _by_kind: dict[type[Rule], Rule] = field(init=False, repr=False, default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "hooks", Hooks(self.rules))
        setups = [rule for rule in self.rules if type(rule).setup is not Rule.setup]
        setups.sort(key=lambda rule: rule.setup_step)
        object.__setattr__(self, "setups", tuple(setups))
        moves = frozenset(verb for rule in self.rules for verb in rule.verbs)
        object.__setattr__(self, "moves", moves)

    def __repr__(self) -> str:
        return f"<edition {self.id}>"

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

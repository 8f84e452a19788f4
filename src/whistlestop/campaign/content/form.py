"""What a campaign pack holds: the form of its files. `reading` reads them, `schema` writes it down.

A text is an object with an entry for each language. Everything is named by an id, and what an
effect does is a rule of that name in `stickers` or `effects`, with its numbers in `with`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

FORMAT = 1
"""The form of packs that this Whistlestop reads."""

Text = Annotated[Mapping[str, str], "text"]
"""A text in every language."""


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule as it is read aloud; with `if` only when that finale was reached."""

    id: str
    text: Text
    if_: str | None = None


@dataclass(frozen=True, slots=True)
class CompanyPrinted:
    """A company that can be played: its colour and its name."""

    colour: str
    name: Text


@dataclass(frozen=True, slots=True)
class PatientBank:
    """A dollar for every full `per` that a company is behind, at most `most` (C-23)."""

    per: int
    most: int


@dataclass(frozen=True, slots=True)
class PackFile:
    """`pack.json`: the frame. Lists with an entry for each game are as long as `years`."""

    format: int
    id: str
    edition: str
    title: Text
    about: Text
    years: tuple[int, ...]
    cars: tuple[int, ...]
    reward: tuple[int, ...]
    coins: int
    companies: tuple[CompanyPrinted, ...]
    rules: tuple[RuleText, ...] = ()
    hand: int = 4
    deal: int = 4
    patient_bank: PatientBank | None = None
    frontier_games: tuple[int, int] | None = None
    """At the ends of these games (from, to) new ground is opened (C-55)."""
    frontiers: tuple[str, ...] | None = None
    """The frontiers that may be opened; all of the edition's if it does not say."""
    box_games: int = 3
    """For how many games a box stays in force."""
    mark_games: tuple[int, ...] = ()
    stamp_games: tuple[int, int] | None = None
    souvenir: int = 2
    """What a souvenir ticket is worth at the end (TB-2)."""
    book: tuple[int, ...] = (0, 3, 7, 12, 18, 25, 33, 42, 52)
    """What so many stamps are worth at the end (SB-2)."""


@dataclass(frozen=True, slots=True)
class Make:
    """What a story card makes happen: one thing each (`to` goes with `postcard`).

    With `if` it happens only when that finale was reached. Of `parts` each company that plays is
    dealt one at random, in secret; nobody sees the others (E.1).
    """

    sticker: str | None = None
    out: str | None = None
    event: str | None = None
    employee: str | None = None
    postcard: str | None = None
    to: Literal["last", "winner"] | None = None
    prize: str | None = None
    step: Literal["punch", "stamps", "new-ground"] | None = None
    depots: bool | None = None
    choice: str | None = None
    plates: tuple[str, ...] | None = None
    finale: bool | None = None
    parts: tuple[str, ...] | None = None
    rules: tuple[str, ...] | None = None
    if_: str | None = None


KINDS = Literal[
    "recap", "story", "rule", "events", "card", "toolbox", "choice", "plates", "PAUSE", "STOP"
]


@dataclass(frozen=True, slots=True)
class Card:
    """A story card. With `if` it is in the deck only when that finale was reached."""

    id: str
    kind: KINDS
    title: Text
    text: Text
    makes: tuple[Make, ...] = ()
    if_: str | None = None


@dataclass(frozen=True, slots=True)
class Sticker:
    """A rule sticker; `games` are those it is in force in (a box has its own)."""

    letter: str
    name: Text
    text: Text
    effect: str
    with_: Mapping[str, Any] = field(default_factory=dict)
    rules: tuple[RuleText, ...] = ()
    games: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class EventPrinted:
    """An event; with `bound` it retires when that sticker leaves."""

    id: str
    name: Text
    text: Text
    kind: Literal["lightning", "lasting", "action"]
    effect: str
    with_: Mapping[str, Any] = field(default_factory=dict)
    boxes: int | None = None
    bound: str | None = None


@dataclass(frozen=True, slots=True)
class Employee:
    """Somebody to hire."""

    id: str
    name: Text
    trade: Text
    text: Text
    effect: str
    with_: Mapping[str, Any] = field(default_factory=dict)
    uses: Any = None
    boxes: int | None = None


@dataclass(frozen=True, slots=True)
class Plate:
    """A plate for the company reward card (W-02)."""

    id: str
    name: Text
    text: Text
    effect: str
    with_: Mapping[str, Any] = field(default_factory=dict)


Printed = Sticker | EventPrinted | Employee | Plate
"""Whatever has a name, and an effect that is in force for a while."""


def kind_of(thing: Printed) -> str:
    """What sort of thing it is, for clients."""
    kinds = {Sticker: "sticker", EventPrinted: "event", Employee: "employee", Plate: "plate"}
    return kinds[type(thing)]


@dataclass(frozen=True, slots=True)
class Gift:
    """What the next game begins with, for `each` company, the `chooser` or the `first` (C-08)."""

    to: Literal["each", "chooser", "first"]
    dollars: int = 0
    cards: int = 0
    tickets: int = 0


@dataclass(frozen=True, slots=True)
class Option:
    """One answer to a story choice."""

    mark: str
    text: Text
    gift: Gift | None = None


@dataclass(frozen=True, slots=True)
class Choice:
    """A story choice (C-59)."""

    id: str
    text: Text
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class ChapterFile:
    """`chapters/YEAR.json`: the story of one game and what it brings."""

    year: int
    title: Text
    cards: tuple[Card, ...]
    stickers: tuple[Sticker, ...] = ()
    events: tuple[EventPrinted, ...] = ()
    employees: tuple[Employee, ...] = ()
    plates: tuple[Plate, ...] = ()
    choices: tuple[Choice, ...] = ()
    rules: tuple[RuleText, ...] = ()

    @property
    def things(self) -> dict[str, Printed]:
        """What its cards may bring, by name."""
        others: tuple[EventPrinted | Employee | Plate, ...] = self.events
        others += (*self.employees, *self.plates)
        return {**{s.letter: s for s in self.stickers}, **{thing.id: thing for thing in others}}


@dataclass(frozen=True, slots=True)
class Tool:
    """A postcard that is used, so often in the whole campaign (PC.3)."""

    uses: int
    effect: str
    with_: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Postcard:
    """`postcards/NO.json`: a goal with what it gives, or a tool. `side` is read aloud (PC.1)."""

    no: str
    name: Text
    side: Literal["C", "S", "G"]
    story: Text
    condition: Text
    gain: Text
    vault: int
    goal: Mapping[str, Any] | None = None
    gives: Mapping[str, Any] | None = None
    tool: Tool | None = None


@dataclass(frozen=True, slots=True)
class BoxCard:
    """The story card read when a box is opened, or closed."""

    id: str
    title: Text
    text: Text


@dataclass(frozen=True, slots=True)
class Box:
    """`boxes/FRONTIER.json`: everything that joins when that piece of the board is opened."""

    id: str
    sticker: Sticker
    arrival: BoxCard
    farewell: BoxCard
    events: tuple[EventPrinted, ...] = ()
    employee: Employee | None = None
    postcard: str | None = None
    rules: tuple[RuleText, ...] = ()

    @property
    def things(self) -> dict[str, Printed]:
        """What joins with it, by name."""
        others: tuple[EventPrinted | Employee, ...] = self.events
        others += (self.employee,) if self.employee is not None else ()
        return {self.sticker.letter: self.sticker, **{thing.id: thing for thing in others}}

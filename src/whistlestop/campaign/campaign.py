"""A campaign: everything that lasts from game to game. Immutable, and changed by facts only."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from whistlestop.campaign.pack import Pack
from whistlestop.campaign.recipe import Held, Outcome, Recipe
from whistlestop.core.phase import Phase

if TYPE_CHECKING:
    from whistlestop.campaign.facts import Fact


@dataclass(frozen=True, slots=True)
class Slip:
    """A company's bank slip of one game; a steward's slip has no place (C-60)."""

    game: int
    total: int
    place: int | None
    steward: bool


@dataclass(frozen=True, slots=True)
class Company:
    """A company and what it keeps: its office, and its vault."""

    colour: str
    since: int = 1
    """The first game it could play."""
    left: int | None = None
    """The game before which it left for good (C-64)."""
    slips: tuple[Slip, ...] = ()
    plates: tuple[str, ...] = ()
    postcards: tuple[Held, ...] = ()
    """In the office: not fulfilled."""
    vault: tuple[str, ...] = ()
    """Fulfilled postcards."""
    souvenirs: tuple[str, ...] = ()
    stamps: tuple[str, ...] = ()
    hired: str | None = None
    """The employee of its last game (A.3)."""
    owed: int = 0
    """Depots it may still place for games before it joined (C-63)."""

    @property
    def total(self) -> int:
        """The campaign total (C-08)."""
        return sum(slip.total for slip in self.slips)

    @property
    def wins(self) -> int:
        """How many games it has won."""
        return sum(slip.place == 1 for slip in self.slips)

    def last_place(self, games: int) -> int:
        """Its place in that game; whoever did not play it stands behind all who did."""
        return next((s.place for s in self.slips if s.game == games and s.place), 99)


@dataclass(frozen=True, slots=True)
class Stuck:
    """A sticker in force: since which game, until which (None: to the end), and its box if any."""

    letter: str
    since: int
    until: int | None
    box: str | None


@dataclass(frozen=True, slots=True)
class Punched:
    """A card with boxes: how many it has (None: none to fill), and how many are punched (C-14)."""

    boxes: int | None
    punched: int = 0
    bound: str | None = None

    @property
    def full(self) -> bool:
        """Is the last box punched?"""
        return self.boxes is not None and self.punched >= self.boxes


@dataclass(frozen=True, slots=True)
class OpenBox:
    """A box that was opened: the games it is in force in."""

    id: str
    games: tuple[int, ...]
    closed: bool = False


@dataclass(frozen=True, slots=True)
class Mark:
    """A story choice that was made (C-59)."""

    choice: str
    mark: str
    company: int


@dataclass(frozen=True, slots=True)
class Promise:
    """Something for the next game: for one company, for each (None), or for the first (C-08)."""

    company: int | None
    first: bool
    dollars: int
    cards: int
    tickets: int


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game, and what was decided after it."""

    game: int
    companies: tuple[int, ...]
    """By seat."""
    recipe: Recipe
    outcome: Outcome
    free: bool = False
    retired: tuple[str, ...] = ()
    opened: str | None = None
    raised: str | None = None
    mark: str | None = None

    @property
    def ranking(self) -> tuple[int, ...]:
        """The companies, best first."""
        return tuple(self.companies[seat] for seat in self.outcome.ranking)

    @property
    def winner(self) -> int:
        """The company that won (C-51)."""
        return self.ranking[0]

    @property
    def last(self) -> int:
        """The company in last place."""
        return self.ranking[-1]


@dataclass(frozen=True, slots=True)
class FinalScore:
    """A company's final score (C-70)."""

    company: int
    slips: int
    postcards: int
    souvenirs: int
    book: int
    place: int

    @property
    def total(self) -> int:
        """All of it."""
        return self.slips + self.postcards + self.souvenirs + self.book


@dataclass(frozen=True, slots=True)
class Read:
    """A story card that was turned over, and what it brought and took."""

    card: str
    game: int
    came: tuple[str, ...] = ()
    went: tuple[str, ...] = ()


@dataclass(frozen=True)
class Campaign:
    """A whole campaign at one moment. Companies are named by their place in `companies`."""

    pack: Pack
    companies: tuple[Company, ...] = ()
    phases: tuple[Phase, ...] = ()
    game: int = 1
    """The game that is next, or is being prepared, played or ended."""
    stage: str = "between"
    """between, setup, play, end."""
    present: tuple[int, ...] = ()
    recipe: Recipe | None = None
    games: tuple[Played, ...] = ()
    read: tuple[Read, ...] = ()
    rules: tuple[tuple[str, str], ...] = ()
    """Rules read aloud: id, and the story card that did."""
    steps: tuple[str, ...] = ()
    """End steps that exist from now on: punch, stamps, new-ground."""
    stickers: tuple[Stuck, ...] = ()
    events: Mapping[str, Punched] = field(default_factory=dict)
    hall: Mapping[str, Punched] = field(default_factory=dict)
    prizes: tuple[str, ...] = ()
    plates: tuple[str, ...] = ()
    """Plates that lie open."""
    retired: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The Dead Letter Office by kind: events, employees, tickets, postcards, plates (C-17)."""
    punches: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """Holes in tickets, by colour (TB-1)."""
    boxes: tuple[OpenBox, ...] = ()
    named: tuple[str, ...] = ()
    """The frontiers that the winner has named (C-55)."""
    colours: Mapping[str, str] = field(default_factory=dict)
    large: tuple[str, ...] = ()
    depots: Mapping[str, str] = field(default_factory=dict)
    depot_games: tuple[int, ...] = ()
    marks: tuple[Mark, ...] = ()
    finale: str | None = None
    promises: tuple[Promise, ...] = ()
    starter: int | None = None
    """Who holds the starting-player card (C-33, C-51)."""
    module: Mapping[str, object] = field(default_factory=dict)
    modules: tuple[str, ...] = ()
    """The boxes chosen for a game of free play."""
    restored: bool = False
    """Are retired tickets brought back in free play (C-73)?"""
    final: tuple[FinalScore, ...] = ()
    news: tuple["Fact", ...] = field(default=(), compare=False)
    """The facts of this stage, for whoever wants to see what has just happened."""

    # What the engine of games needs of anything that is folded from events.

    def with_phases(self, phases: tuple[Phase, ...]) -> "Campaign":
        """The campaign with other decisions pending."""
        return replace(self, phases=phases)

    def but(self, **changes: Any) -> "Campaign":
        """The campaign with something changed."""
        return replace(self, **changes)

    def with_company(self, company: int, **changes: Any) -> "Campaign":
        """The campaign with one company changed."""
        found = replace(self.companies[company], **changes)
        return self.but(
            companies=(*self.companies[:company], found, *self.companies[company + 1 :])
        )

    # What follows from the rest.

    @property
    def year(self) -> int | None:
        """The year of the game; none in free play."""
        return self.pack.year(self.game)

    @property
    def finished(self) -> bool:
        """Is the last game of the story over, so that play is free (C-73)?"""
        return bool(self.final)

    @property
    def active(self) -> tuple[int, ...]:
        """The companies that have not left for good."""
        return tuple(n for n, company in enumerate(self.companies) if company.left is None)

    @property
    def absent(self) -> tuple[int, ...]:
        """The companies that do not play the game of now."""
        return tuple(n for n in range(len(self.companies)) if n not in self.present)

    @cached_property
    def standing(self) -> tuple[int, ...]:
        """Lowest campaign total first; ties: lower place in the last game first (C-08)."""
        last = max((played.game for played in self.games if not played.free), default=0)

        def key(company: int) -> tuple[int, int, int]:
            found = self.companies[company]
            return (found.total, -found.last_place(last), company)

        return tuple(sorted(range(len(self.companies)), key=key))

    @property
    def leader(self) -> int:
        """The last in standing order (C-08)."""
        return self.standing[-1]

    @property
    def opened(self) -> tuple[str, ...]:
        """The frontiers opened, in their order."""
        return tuple(box.id for box in self.boxes)

    @property
    def available(self) -> tuple[str, ...]:
        """The frontiers that may be opened next (C-55)."""
        listed = self.pack.frame.frontiers
        found = self.pack.atlas.available(self.opened)
        return tuple(piece for piece in found if listed is None or piece in listed)

    @property
    def tickets(self) -> tuple[str, ...]:
        """The tickets of the deck: those that have joined and not retired (TB-4)."""
        gone = self.retired.get("tickets", ())
        return tuple(t for t in self.pack.atlas.tickets_of(self.opened) if t not in gone)

    def is_large(self, city: str) -> bool:
        """Is a city large: printed so, or by a sticker (C-10)?"""
        return city in self.large or self.pack.atlas.cities[city].large

    def company_of(self, colour: str) -> int:
        """The company of a colour."""
        found = [n for n, company in enumerate(self.companies) if company.colour == colour]
        if not found:
            known = ", ".join(company.colour for company in self.companies)
            raise ValueError(f"there is no company {colour!r} in this campaign, only {known}")
        return found[0]

    def sticker(self, letter: str) -> Stuck | None:
        """A sticker, if it is in force."""
        return next((stuck for stuck in self.stickers if stuck.letter == letter), None)

"""A campaign: everything that lasts from game to game. Immutable, and changed by facts only."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from whistlestop.campaign.chapter.recipe import Recipe
from whistlestop.campaign.content.pack import Pack
from whistlestop.campaign.keepsakes import (
    Company,
    FinalScore,
    Mark,
    OpenBox,
    Played,
    Promise,
    Punched,
    Read,
    Stuck,
)
from whistlestop.core.errors import one_of
from whistlestop.core.phase import Phase
from whistlestop.core.state import put

if TYPE_CHECKING:
    from whistlestop.campaign.facts import Fact


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
    uncounted: tuple[int, ...] = ()
    """Companies for which the next game does not count, as agreed (C-62)."""
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

    def __repr__(self) -> str:
        count = f"{len(self.companies)} companies"
        return f"<campaign of {self.pack.id}: {count}, game {self.game}, {self.stage}>"

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
        return self.but(companies=put(self.companies, company, found))

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
        known = [company.colour for company in self.companies]
        return known.index(one_of("no-such-company", colour, known))

    def sticker(self, letter: str) -> Stuck | None:
        """A sticker, if it is in force."""
        return next((stuck for stuck in self.stickers if stuck.letter == letter), None)

"""What a campaign keeps: companies and their slips, stickers, boxes, marks, games played."""

from dataclasses import dataclass

from whistlestop.campaign.chapter.recipe import Held, Outcome, Recipe


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

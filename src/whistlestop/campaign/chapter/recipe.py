"""The recipe of a game: the whole input of making its edition. And the outcome: what lasts of it.

Both are plain JSON, kept in records and saves, so that neither needs the campaign to be read.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

from whistlestop.core.edition import Edition
from whistlestop.core.event import added_later
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.notation.codec import from_json, to_json

_NO_WORDS = cast(Edition, None)
"""Nothing in a recipe or an outcome is checked against the words of an edition."""


@dataclass(frozen=True, slots=True)
class Held:
    """A postcard in an office, and how often it was used."""

    no: str
    used: int = 0


@dataclass(frozen=True, slots=True)
class Recipe:
    """Everything that makes the edition of one game; seats are the companies present."""

    pack: str
    game: int
    companies: tuple[str, ...]
    """Colours by seat."""
    standing: tuple[int, ...]
    """Seats in standing order: lowest campaign total first (C-08)."""
    first: int | None
    cars: int
    coins: tuple[int, ...]
    hands: tuple[int, ...]
    deals: tuple[int, ...]
    reward: int
    pieces: tuple[str, ...]
    colours: Mapping[str, str]
    large: tuple[str, ...]
    tickets: tuple[str, ...]
    events: tuple[str, ...]
    hall: tuple[str, ...]
    last_hired: tuple[str | None, ...]
    stickers: tuple[str, ...]
    depot_game: bool
    depots: Mapping[str, str]
    postcards: tuple[tuple[Held, ...], ...]
    prizes: tuple[str, ...]
    plates: tuple[tuple[str, ...], ...]
    absent: tuple[str, ...]
    module: Mapping[str, object]
    """What boxes remember from game to game, by sticker."""
    finale: str | None = None
    totals: tuple[int, ...] = ()
    """Campaign totals by seat."""
    last_of: tuple[str, ...] = ()
    """The stickers whose last game this is."""
    won: tuple[int, ...] = added_later(())
    """How many prizes of the story each seat has won in earlier games (PC.7)."""
    stamps: tuple[int, ...] = added_later(())
    """How many stamps each seat has in its Survey Book; none at all if it does not say (SB-1)."""
    law: int = added_later(1)
    """The law of the game that the campaign is played with."""

    @property
    def seats(self) -> int:
        """How many companies play."""
        return len(self.companies)

    def holder(self, thing: str) -> int | None:
        """The seat that holds a plate ("PL-01") or a postcard ("PC-103")."""
        for seat, (cards, plates) in enumerate(zip(self.postcards, self.plates, strict=True)):
            if thing in plates or any(f"PC-{held.no}" == thing for held in cards):
                return seat
        return None

    def used(self, thing: str) -> int:
        """How often a postcard was used in earlier games."""
        held = (held for cards in self.postcards for held in cards)
        return next((card.used for card in held if f"PC-{card.no}" == thing), 0)


BY_SEAT = ("hired", "postcards", "gifts")
"""What lasts and has a value for each seat."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a finished game leaves behind; everything is by seat."""

    totals: tuple[int, ...]
    ranking: tuple[int, ...]
    lines: tuple[tuple[tuple[str, int], ...], ...]
    tickets: tuple[tuple[str, ...], ...]
    completed: tuple[tuple[str, ...], ...]
    turns: int
    trains: tuple[int, ...]
    routes: tuple[tuple[str, ...], ...]
    lasting: Mapping[str, object] = field(default_factory=dict)

    def per_seat(self, key: str) -> tuple[Any, ...]:
        """An entry of what lasts that has a value for each seat."""
        found = self.lasting.get(key)
        return tuple(found) if isinstance(found, list | tuple) else (None,) * len(self.totals)

    def of(self, seats: Sequence[int]) -> "Outcome":
        """The outcome for some seats alone; what was marked on the map stays (C-12, C-62)."""

        def some(rows: Sequence[Any]) -> tuple[Any, ...]:
            return tuple(rows[seat] for seat in seats)

        plain = ("totals", "lines", "tickets", "completed", "trains", "routes")
        rows: dict[str, Any] = {name: some(getattr(self, name)) for name in plain}
        mine = {key: list(some(self.per_seat(key))) for key in BY_SEAT if key in self.lasting}
        return replace(
            self,
            **rows,
            ranking=tuple(seats.index(seat) for seat in self.ranking if seat in seats),
            lasting={**self.lasting, **mine},
        )

    def rows(self, key: str) -> tuple[str, ...]:
        """An entry of what lasts that is a list of ids."""
        found = self.lasting.get(key)
        return tuple(found) if isinstance(found, list | tuple) else ()

    def table(self, key: str) -> Mapping[str, Any]:
        """An entry of what lasts that maps ids to something."""
        found = self.lasting.get(key)
        return found if isinstance(found, Mapping) else {}


def recipe_to_json(recipe: Recipe) -> dict[str, Any]:
    """A recipe as plain JSON."""
    told: dict[str, Any] = to_json(_NO_WORDS, Recipe, recipe)
    return told


def recipe_from_json(data: Any) -> Recipe:
    """The recipe again; anything else is an error that names its place."""
    found: Recipe = from_json(_NO_WORDS, Recipe, data, "recipe")
    return found


def recipe_of(shown: State | View | Edition) -> Recipe:
    """The recipe by which a game is played."""
    edition = shown if isinstance(shown, Edition) else shown.edition
    found: Recipe | None = getattr(edition, "recipe", None)
    if found is None:
        raise LookupError(f"{edition.id} is not played as part of a campaign")
    return found


def canonical(recipe: Recipe) -> str:
    """A recipe as one line that is the same for the same recipe."""
    return json.dumps(recipe_to_json(recipe), sort_keys=True, separators=(",", ":"))

"""What a view tells of the map, the boxes, and the games on it."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MapSeen:
    """The map as it has become."""

    pieces: tuple[str, ...]
    colours: Mapping[str, str]
    large: tuple[str, ...]
    depots: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class BoxSeen:
    """A box that was opened."""

    id: str
    games: tuple[int, ...]
    closed: bool


@dataclass(frozen=True, slots=True)
class GameSeen:
    """A finished game in the chronicle."""

    game: int
    year: int | None
    free: bool
    companies: tuple[int, ...]
    ranking: tuple[int, ...]
    winner: int
    last: int
    turns: int
    events: tuple[str, ...]
    hired: tuple[str | None, ...]
    stickers: tuple[str, ...]
    modules: tuple[str, ...]
    retired: tuple[str, ...]
    opened: str | None
    raised: str | None
    mark: str | None


@dataclass(frozen=True, slots=True)
class PlaySeen:
    """The game that is on: companies and colours by seat."""

    game: int
    year: int | None
    seats: tuple[int, ...]
    colours: tuple[str, ...]
    first: int | None
    cars: int

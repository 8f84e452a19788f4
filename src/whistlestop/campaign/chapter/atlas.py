"""The whole map of an edition whose board comes in pieces: what is printed, opened or not."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from whistlestop.core.board import Names
from whistlestop.core.errors import BadInput
from whistlestop.editions import edition as find_edition
from whistlestop.editions import load

START = "start"
"""The piece named by tickets that are there from the first game on."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the board; `mark` is the city with its lantern sign (SB-1)."""

    id: str
    name: Names
    start: bool
    adjacent: tuple[str, ...]
    mark: str | None


@dataclass(frozen=True, slots=True)
class Place:
    """A city: its piece, and whether it is printed large."""

    id: str
    name: Names
    piece: str
    large: bool


@dataclass(frozen=True, slots=True)
class Printed:
    """A ticket: the piece it comes with, its postcard if any, and holes per company (TB-1)."""

    id: str
    ends: tuple[str, str]
    piece: str
    postcard: str | None
    holes: int


@dataclass(frozen=True, slots=True)
class Track:
    """A route: its ends, its printed colour ("gray"; None is an open bed), what it needs open."""

    id: str
    ends: tuple[str, str]
    length: int
    colour: str | None
    needs: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Atlas:
    """Everything printed on the map of an edition."""

    pieces: Mapping[str, Piece]
    cities: Mapping[str, Place]
    tickets: Mapping[str, Printed]
    tracks: Mapping[str, Track]

    @cached_property
    def start(self) -> tuple[str, ...]:
        """The pieces on the table from the first game on (C-20)."""
        return tuple(piece.id for piece in self.pieces.values() if piece.start)

    @cached_property
    def frontiers(self) -> tuple[str, ...]:
        """The pieces that join later (C-55)."""
        return tuple(piece for piece in self.pieces if piece not in self.start)

    def available(self, opened: Collection[str]) -> tuple[str, ...]:
        """The frontiers that may be opened next: beside the start board or an open one (C-55)."""
        there = {*self.start, *opened}
        return tuple(
            piece.id
            for piece in self.pieces.values()
            if piece.id not in there and there.intersection(piece.adjacent)
        )

    def tickets_of(self, opened: Collection[str]) -> tuple[str, ...]:
        """The tickets that have joined with the pieces opened so far."""
        there = {START, *self.start, *opened}
        return tuple(ticket.id for ticket in self.tickets.values() if ticket.piece in there)

    def cities_of(self, piece: str) -> tuple[str, ...]:
        """The cities of a piece."""
        return tuple(city.id for city in self.cities.values() if city.piece == piece)


@cache
def atlas(edition: str) -> Atlas:
    """The map of an edition."""
    find_edition(edition)  # a name that is none is an error that lists those there are
    data = load.read(edition, "board.json")
    if "pieces" not in data:
        raise BadInput("one-piece", name=edition)
    return Atlas(
        {
            p["id"]: Piece(
                p["id"], p["name"], p["start"], tuple(p.get("adjacent", ())), p.get("mark")
            )
            for p in data["pieces"]
        },
        {
            c["id"]: Place(c["id"], c["name"], c["piece"], bool(c.get("traits", {}).get("large")))
            for c in data["cities"]
        },
        {
            t["id"]: Printed(
                t["id"],
                (t["from"], t["to"]),
                t.get("piece", START),
                t.get("postcard"),
                t.get("holes", 2),
            )
            for t in data["tickets"]
        },
        {
            r["id"]: Track(
                r["id"],
                (r["from"], r["to"]),
                r["length"],
                r["color"],
                tuple(r.get("needs", ())),
            )
            for r in data["routes"]
        },
    )

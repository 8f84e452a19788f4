"""Boards made of pieces, opened as far as a test wants."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from whistlestop.picture import Scene, exits_from, window

from .boards import EDITIONS, HOME, Board, load

PIECED = tuple(name for name in EDITIONS if "pieces" in load(name).layout)


@dataclass(frozen=True)
class Continent:
    """An edition's board and the pieces of it that are open."""

    board: Board
    facts: dict[str, Any]
    opened: frozenset[str]

    @cached_property
    def pieces(self) -> set[str]:
        return {p["id"] for p in self.facts["pieces"] if p["start"]} | self.opened

    @cached_property
    def cities(self) -> dict[str, dict[str, Any]]:
        return {c["id"]: c for c in self.facts["cities"] if c["piece"] in self.pieces}

    @cached_property
    def routes(self) -> set[str]:
        return {
            r["id"]
            for r in self.facts["routes"]
            if self.pieces.issuperset(r.get("needs", ()))
            and {r["from"], r["to"]} <= set(self.cities)
        }

    @cached_property
    def exits(self) -> tuple[str, ...]:
        return exits_from(self.facts["exits"], self.cities, self.routes)

    @cached_property
    def closed(self) -> dict[str, dict[str, str]]:
        return {p["id"]: p["name"] for p in self.facts["pieces"] if p["id"] not in self.pieces}

    def marked(self, trait: str) -> frozenset[str]:
        return frozenset(c for c, city in self.cities.items() if trait in city.get("traits", ()))

    def scene(self, **more: Any) -> Scene:
        facts = {
            "names": {city: self.board.names[city] for city in self.cities},
            "tracks": tuple(t for t in self.board.tracks() if t.id in self.routes),
            "large": self.marked("large"),
            "ports": self.marked("port"),
            "exits": self.exits,
            "closed": self.closed,
            "view": window(self.board.layout, self.pieces),
        }
        return self.board.scene(**{**facts, **more})


@cache
def frontiers(edition: str) -> tuple[str, ...]:
    """The pieces that are closed at first."""
    facts = json.loads((HOME / edition / "board.json").read_text("utf-8"))
    return tuple(p["id"] for p in facts["pieces"] if not p["start"])


def continent(edition: str, *opened: str) -> Continent:
    """A board with these pieces open, besides those that lie out from the start."""
    facts = json.loads((HOME / edition / "board.json").read_text("utf-8"))
    return Continent(load(edition), facts, frozenset(opened))

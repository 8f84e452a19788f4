"""Boards for the picture tests, read straight from the edition files."""

from __future__ import annotations

import copy
import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from whistlestop.picture import Scene, Track

LANGUAGES = ("en", "zh-Hans", "zh-Hant")
HOME = Path(__file__).parents[2] / "src" / "whistlestop" / "editions"
EDITIONS = tuple(sorted(file.parent.name for file in HOME.glob("*/layout.json")))


@dataclass(frozen=True)
class Board:
    """One edition's facts and drawing data, as plain JSON."""

    layout: dict[str, Any]
    land: dict[str, Any]
    names: dict[str, dict[str, str]]
    routes: list[dict[str, Any]]
    landmarks: frozenset[str]

    def moved(self, city: str, x: float, y: float) -> Board:
        """The same board with one city's disc somewhere else."""
        layout = copy.deepcopy(self.layout)
        layout["cities"][city] |= {"x": x, "y": y}
        return replace(self, layout=layout)

    def relabelled(self, city: str, lang: str, x: float, y: float) -> Board:
        """The same board with one name somewhere else."""
        layout = copy.deepcopy(self.layout)
        layout["cities"][city]["labels"][lang] |= {"x": x, "y": y}
        return replace(self, layout=layout)

    def shifted(self, route: str, onto: str) -> Board:
        """The same board with the spaces of one route drawn on top of another's."""
        layout = copy.deepcopy(self.layout)
        layout["routes"][route] = layout["routes"][onto]
        return replace(self, layout=layout)

    def tracks(self) -> tuple[Track, ...]:
        return tuple(
            Track(
                id=route["id"],
                length=route["length"],
                color=None if route["color"] == "gray" else route["color"],
                tunnel=bool(route["tunnel"]),
                ferry=route["ferry"],
                ends=(route["from"], route["to"]),
                bed=route["color"] is None,
            )
            for route in self.routes
        )

    def scene(self, **more: Any) -> Scene:
        facts: dict[str, Any] = {
            "layout": self.layout,
            "land": self.land,
            "names": self.names,
            "tracks": self.tracks(),
            "landmarks": self.landmarks,
        }
        return Scene(**{**facts, **more})


def load(edition: str) -> Board:
    """Read an edition from its files."""
    home = HOME / edition
    facts = json.loads((home / "board.json").read_text("utf-8"))
    plain = {"tunnel": 0, "ferry": 0, "group": None}
    return Board(
        layout=json.loads((home / "layout.json").read_text("utf-8")),
        land=json.loads((home / "land.json").read_text("utf-8")),
        names={city["id"]: city["name"] for city in facts["cities"]},
        routes=[{**plain, **route, **route.get("traits", {})} for route in facts["routes"]],
        landmarks=frozenset(
            city["id"] for city in facts["cities"] if city.get("traits", {}).get("attraction")
        ),
    )

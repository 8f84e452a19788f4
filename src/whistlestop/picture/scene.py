"""What a picture is made from: the layout, the land, the names, the tracks and who holds what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .palette import CARDS, PLAYERS

VEHICLES = ("car", "taxi")


def known(what: str, name: object, names: Iterable[str]) -> None:
    """Raise a ValueError that says what is known, unless the name is."""
    choice = list(names)
    if name not in choice:
        raise ValueError(f"unknown {what} {name!r}; known: {', '.join(choice)}")


@dataclass(frozen=True)
class Track:
    """What a picture needs to know of a route; a track without a colour is grey."""

    id: str
    length: int
    color: str | None
    tunnel: bool
    ferry: int
    ends: tuple[str, str]


@dataclass(frozen=True)
class Scene:
    """A board and what stands on it: owners of routes and of stations are seats, from 0."""

    layout: Mapping[str, Any]
    land: Mapping[str, Any]
    names: Mapping[str, Mapping[str, str]]
    tracks: tuple[Track, ...]
    vehicle: str = "car"
    landmarks: frozenset[str] = frozenset()
    owners: Mapping[str, int] = field(default_factory=dict)
    stations: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        known("vehicle", self.vehicle, VEHICLES)
        cities, routes = self.layout["cities"], [track.id for track in self.tracks]
        for track in self.tracks:
            known("route", track.id, self.layout["routes"])
            for city in track.ends:
                known("city", city, cities)
            if track.color is not None:
                known("colour", track.color, CARDS)
            spaces = len(self.layout["routes"][track.id]["spaces"])
            if spaces != track.length:
                raise ValueError(f"{track.id} has {track.length} spaces, its layout {spaces}")
        for city in (*self.names, *self.landmarks, *self.stations):
            known("city", city, cities)
        for route in self.owners:
            known("route", route, routes)
        for seat in (*self.owners.values(), *self.stations.values()):
            known("seat", str(seat), map(str, range(len(PLAYERS))))

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages every city has a name and a label place in."""
        everywhere: list[set[str]] = [set(names) for names in self.names.values()]
        everywhere += [set(city["labels"]) for city in self.layout["cities"].values()]
        shared = set.intersection(*everywhere) if everywhere else set()
        first = next(iter(self.names.values()), {})
        return tuple(lang for lang in first if lang in shared)

"""What a picture is made from: the layout, the land, the names, the tracks and who holds what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .palette import CARDS, COMPANIES, Player

VEHICLES = ("car", "taxi")


def known(what: str, name: object, names: Iterable[str]) -> None:
    """Raise a ValueError that says what is known, unless the name is."""
    choice = list(names)
    if name not in choice:
        raise ValueError(f"unknown {what} {name!r}; known: {', '.join(choice)}")


@dataclass(frozen=True)
class Track:
    """What a picture needs to know of a route; a track without a colour is grey.

    A bed is ballast that waits for rails of any colour; one that has got a colour shows both.
    """

    id: str
    length: int
    color: str | None
    tunnel: bool
    ferry: int
    ends: tuple[str, str]
    bed: bool = False


@dataclass(frozen=True)
class Scene:
    """A board and what stands on it: owners of routes and of stations are seats, from 0.

    Of a board made of pieces, `exits` are the stubs to show, `closed` the pieces to hatch with
    their names, and `view` the part of the sheet to show: left, top, width, height. `colours`
    are those of the seats, and `depots` says by colour whose house stands where.
    """

    layout: Mapping[str, Any]
    land: Mapping[str, Any]
    names: Mapping[str, Mapping[str, str]]
    tracks: tuple[Track, ...]
    vehicle: str = "car"
    landmarks: frozenset[str] = frozenset()
    owners: Mapping[str, int] = field(default_factory=dict)
    stations: Mapping[str, int] = field(default_factory=dict)
    large: frozenset[str] = frozenset()
    ports: frozenset[str] = frozenset()
    depots: Mapping[str, str] = field(default_factory=dict)
    colours: tuple[str, ...] = tuple(COMPANIES)
    exits: tuple[str, ...] = ()
    closed: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    view: tuple[int, int, int, int] | None = None

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
        marked = (*self.landmarks, *self.stations, *self.large, *self.ports, *self.depots)
        for city in (*self.names, *marked):
            known("city", city, cities)
        for route in self.owners:
            known("route", route, routes)
        for seat in (*self.owners.values(), *self.stations.values()):
            known("seat", str(seat), map(str, range(len(self.colours))))
        for company in (*self.colours, *self.depots.values()):
            known("company", company, COMPANIES)
        for exit_ in self.exits:
            known("exit", exit_, self.layout.get("exits", ()))
        for piece in self.closed:
            known("piece", piece, self.layout.get("pieces", ()))

    def player(self, seat: int) -> Player:
        """How the pieces of a seat look."""
        return COMPANIES[self.colours[seat]]

    @property
    def window(self) -> tuple[int, int, int, int]:
        """The part of the sheet that the picture shows."""
        return self.view or (0, 0, self.layout["width"], self.layout["height"])

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages every city has a name and a label place in."""
        everywhere: list[set[str]] = [set(names) for names in self.names.values()]
        everywhere += [set(city["labels"]) for city in self.layout["cities"].values()]
        shared = set.intersection(*everywhere) if everywhere else set()
        first = next(iter(self.names.values()), {})
        return tuple(lang for lang in first if lang in shared)

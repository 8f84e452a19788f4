"""From a game to its picture: what a drawing must know of a board, empty or in play."""

from typing import Any

from whistlestop.core.edition import Edition
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.editions.load import layout, read
from whistlestop.picture import Scene, Track, draw, exits_from, window


def told(shown: State | View) -> dict[str, Any]:
    """What the rules of an edition have to say about a position."""
    entries: dict[str, Any] = {}
    for tell in shown.edition.hooks.tell:
        entries |= tell(shown)
    return entries


def scene(shown: State | View | Edition, vehicle: str) -> Scene:
    """What a picture of a board, empty or in play, shows."""
    edition = shown if isinstance(shown, Edition) else shown.edition
    cities = edition.board.cities.values()
    told_of = {} if isinstance(shown, Edition) else told(shown)
    grown = () if isinstance(shown, Edition) else edition.grown(shown)
    return Scene(
        layout=layout(edition.id),
        land=read(edition.id, "land.json"),
        names={city.id: city.name for city in cities},
        tracks=tuple(
            Track(
                id=route.id,
                length=route.length,
                color=route.colour,
                tunnel=bool(route.trait("tunnel")),
                ferry=route.trait("ferry"),
                ends=route.ends,
                bed=bool(route.trait("bed")),
            )
            for route in edition.board.routes.values()
        ),
        vehicle=vehicle,
        landmarks=_with(edition, "attraction"),
        owners={} if isinstance(shown, Edition) else shown.owners,
        stations=told_of.get("stations", {}),
        large=_with(edition, "large").union(grown),
        ports=_with(edition, "port"),
        depots=told_of.get("depots", {}),
        colours=edition.colours,
        **_edge(edition),
    )


def _with(edition: Edition, trait: str) -> frozenset[str]:
    """The cities with a trait."""
    return frozenset(c.id for c in edition.board.cities.values() if c.traits.get(trait))


def _edge(edition: Edition) -> dict[str, Any]:
    """Where a board made of pieces ends: what runs off it, what is closed, what is in sight."""
    printed, board = read(edition.id, "board.json"), edition.board
    if "pieces" not in printed:
        return {}
    there = {city.piece for city in board.cities.values()}
    laid = {p["id"] for p in printed["pieces"] if p["start"] or p["id"] in there}
    return {
        "exits": exits_from(printed["exits"], board.cities, board.routes),
        "closed": {p["id"]: p["name"] for p in printed["pieces"] if p["id"] not in laid},
        "view": window(layout(edition.id), laid),
    }


def picture(shown: State | View | Edition, vehicle: str, lang: str, theme: str) -> str:
    """A whole SVG picture of a board."""
    return draw(scene(shown, vehicle), lang, theme)

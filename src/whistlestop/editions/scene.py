"""From a game to its picture: what a drawing must know of a board, empty or in play."""

from typing import Any

from whistlestop.core.edition import Edition
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.editions.load import layout, read
from whistlestop.picture import Scene, Track, draw


def told(shown: State | View) -> dict[str, Any]:
    """What the rules of an edition have to say about a position."""
    entries: dict[str, Any] = {}
    for rule in shown.edition.rules:
        entries |= rule.tell(shown)
    return entries


def scene(shown: State | View | Edition, vehicle: str) -> Scene:
    """What a picture of a board, empty or in play, shows."""
    edition = shown if isinstance(shown, Edition) else shown.edition
    cities = edition.board.cities.values()
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
            )
            for route in edition.board.routes.values()
        ),
        vehicle=vehicle,
        landmarks=frozenset(city.id for city in cities if city.traits.get("attraction")),
        owners={} if isinstance(shown, Edition) else shown.owners,
        stations={} if isinstance(shown, Edition) else told(shown).get("stations", {}),
    )


def picture(shown: State | View | Edition, vehicle: str, lang: str, theme: str) -> str:
    """A whole SVG picture of a board."""
    return draw(scene(shown, vehicle), lang, theme)

"""What a picture says of itself, in the three languages; other languages read English."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from importlib.resources import files

from .palette import COMPANIES
from .scene import Scene, Track

_TEXTS: Mapping[str, Mapping[str, str]] = json.loads(
    files(__package__).joinpath("wording.json").read_text("utf-8")
)
"""By language; a colour or a player that English says as it is written is not in its part."""


def _say(lang: str, key: str, **facts: object) -> str:
    return _TEXTS.get(lang, _TEXTS["en"]).get(key, key).format(**facts)


def _player(scene: Scene, lang: str, seat: int) -> str:
    return _say(lang, scene.player(seat).name)


def route_title(scene: Scene, track: Track, lang: str) -> str:
    """One route in a few words: its ends, its spaces, its colour, its kind and its owner."""
    a, b = (scene.names[city][lang] for city in track.ends)
    color = _say(lang, track.color or ("bed" if track.bed else "grey"))
    text = _say(lang, "route", a=a, b=b, n=track.length, color=color)
    kinds = [kind for kind, is_so in (("tunnel", track.tunnel), ("ferry", track.ferry)) if is_so]
    text = _say(lang, "join").join([text, *(_say(lang, kind) for kind in kinds)])
    seat = scene.owners.get(track.id)
    if seat is None:
        return text
    return _say(lang, "held", route=text, player=_player(scene, lang, seat))


def city_title(scene: Scene, city: str, lang: str) -> str:
    """A city, and what is special about it."""
    text, seat = scene.names[city][lang], scene.stations.get(city)
    if city in scene.landmarks:
        text = _say(lang, "landmark", city=text)
    marks = (("large", scene.large), ("port", scene.ports))
    kinds = [_say(lang, kind) for kind, cities in marks if city in cities]
    if city in scene.depots:
        owner = _say(lang, COMPANIES[scene.depots[city]].name)
        kinds.append(_say(lang, "depot", player=owner))
    text = _say(lang, "join").join([text, *kinds])
    if seat is None:
        return text
    return _say(lang, "station", city=text, player=_player(scene, lang, seat))


def exit_title(lang: str) -> str:
    """A stub at the edge of the board, which names nothing beyond it."""
    return _say(lang, "exit")


def sealed(lang: str) -> str:
    """The second line of the plate of a closed piece."""
    return _say(lang, "sealed")


def title(scene: Scene, lang: str) -> str:
    """What the picture shows."""
    return _say(lang, "title", cities=len(scene.names), routes=len(scene.tracks))


def description(scene: Scene, lang: str) -> str:
    """Who holds how many routes, and how many are free."""
    held = Counter(scene.owners.values())
    parts = [
        _say(lang, "holds", player=_player(scene, lang, seat), n=held[seat])
        for seat in sorted(held)
    ]
    parts.append(_say(lang, "free", n=len(scene.tracks) - len(scene.owners)))
    return _say(lang, "comma").join(parts)

"""Put the layers of a picture together, from the sea up to the stations."""

from __future__ import annotations

from hashlib import blake2b

from .frontier import grounds, hatch, plates, stub
from .ground import definitions, frame, ground
from .palette import COMPANIES, THEMES, Theme
from .patterns import pattern
from .pieces import PIECES
from .scene import Scene, Track, known
from .slots import slots
from .svg import at, num, titled, words
from .towns import depot, disc, lettering, name, station, town
from .wording import city_title, description, exit_title, route_title, title

# Stands for the prefix until the drawing is known; no name can hold it.
_MARK = "\x01"


def draw(scene: Scene, lang: str = "en", theme: str = "light", width: int | None = None) -> str:
    """The whole board as a standalone SVG; the same scene always gives the same text."""
    known("language", lang, scene.languages)
    known("theme", theme, THEMES)
    if width is not None and width <= 0:
        raise ValueError(f"a picture needs a width above 0, not {width}")
    layers = _layers(scene, lang, THEMES[theme], _MARK)
    prefix = "ws" + blake2b(f"{lang}{theme}{layers}".encode(), digest_size=5).hexdigest()
    left, top, wide, high = scene.window
    shown = width or wide
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {wide} {high}" '
        f'width="{shown}" height="{num(shown * high / wide)}" role="img" xml:lang="{words(lang)}" '
        f'aria-labelledby="{prefix}-title {prefix}-desc">'
        f'<title id="{prefix}-title">{words(title(scene, lang))}</title>'
        f'<desc id="{prefix}-desc">{words(description(scene, lang))}</desc>'
        f"{layers.replace(_MARK, prefix)}</svg>"
    )


def _layers(scene: Scene, lang: str, theme: Theme, prefix: str) -> str:
    size = (scene.layout["width"], scene.layout["height"])
    left, top, *shown = scene.window
    colors = sorted({track.color for track in scene.tracks if track.color})
    patterns = "".join(pattern(prefix, color) for color in colors)
    free = [track for track in scene.tracks if track.id not in scene.owners]
    held = [track for track in scene.tracks if track.id in scene.owners]
    held.sort(key=lambda track: _north(scene, track))
    return (
        f"<defs>{definitions(scene.land, theme, prefix)}{patterns}"
        f"{hatch(theme, prefix) if scene.closed else ''}</defs>"
        + ground(scene.land, theme, prefix, size)
        + grounds(scene, theme, prefix)
        + frame(theme, (shown[0], shown[1]), (left, top))
        + "".join(_exit(scene, exit_, lang, theme) for exit_ in scene.exits)
        + "".join(_free(scene, track, lang, theme, prefix) for track in free)
        + "".join(_held(scene, track, lang) for track in held)
        + _cities(scene, lang, theme)
        + _stations(scene, lang)
        + _depots(scene, lang)
        + plates(scene, lang, theme)
    )


def _north(scene: Scene, track: Track) -> float:
    """Pieces stand up from the map, so the northern ones are drawn first."""
    spaces = scene.layout["routes"][track.id]["spaces"]
    return float(sum(space[1] for space in spaces)) / len(spaces)


def _route(scene: Scene, track: Track, lang: str, inside: str) -> str:
    about = titled(route_title(scene, track, lang))
    return f'<g data-route="{words(track.id)}">{about}{inside}</g>'


def _exit(scene: Scene, exit_: str, lang: str, theme: Theme) -> str:
    about = titled(exit_title(lang))
    return f'<g data-exit="{words(exit_)}">{about}{stub(scene.layout["exits"][exit_], theme)}</g>'


def _free(scene: Scene, track: Track, lang: str, theme: Theme, prefix: str) -> str:
    place = scene.layout["routes"][track.id]
    return _route(scene, track, lang, slots(track, place, theme, prefix))


def _held(scene: Scene, track: Track, lang: str) -> str:
    place, player = scene.layout["routes"][track.id], scene.player(scene.owners[track.id])
    piece = PIECES[scene.vehicle]
    spaces = sorted(place["spaces"], key=lambda space: float(space[1]))
    cars = (piece(x, y, a, place["width"], place["height"], player) for x, y, a in spaces)
    return _route(scene, track, lang, "".join(cars))


def _cities(scene: Scene, lang: str, theme: Theme) -> str:
    radius, size = scene.layout["city_radius"], scene.layout["label_size"]
    discs, names = [], []
    for city, text in scene.names.items():
        place = scene.layout["cities"][city]
        discs.append(
            f'<g data-city="{words(city)}" transform="{at(place["x"], place["y"])}">'
            f"{titled(city_title(scene, city, lang))}"
            f"{_disc(scene, city, radius, theme)}</g>"
        )
        names.append(name(text[lang], place["labels"][lang], size))
    return "".join(discs) + f"<g {lettering(theme, lang)}>{''.join(names)}</g>"


def _disc(scene: Scene, city: str, radius: float, theme: Theme) -> str:
    if city in scene.landmarks:
        return disc(radius, theme, landmark=True)
    return town(radius, theme, city in scene.large, city in scene.ports)


def _stations(scene: Scene, lang: str) -> str:
    places = sorted((scene.layout["cities"][city]["y"], city) for city in scene.stations)
    return "".join(
        f'<g transform="{at(scene.layout["cities"][city]["x"], y + 3)} scale(.84)">'
        f"{titled(city_title(scene, city, lang))}{station(scene.player(scene.stations[city]))}</g>"
        for y, city in places
    )


def _depots(scene: Scene, lang: str) -> str:
    places = sorted((scene.layout["cities"][city]["y"], city) for city in scene.depots)
    return "".join(
        f'<g data-depot="{words(city)}" '
        f'transform="{at(scene.layout["cities"][city]["x"], y - 6)} scale(.9)">'
        f"{titled(city_title(scene, city, lang))}{depot(COMPANIES[scene.depots[city]])}</g>"
        for y, city in places
    )

"""What a picture says of itself, in the three languages; other languages read English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from .palette import COMPANIES
from .scene import Scene, Track

_EN: Mapping[str, str] = {
    "route": "{a} – {b}, {n} {color}",
    "held": "{route}, {player}",
    "grey": "grey",
    "tunnel": "tunnel",
    "ferry": "ferry",
    "station": "{city}, station of {player}",
    "landmark": "{city}, attraction",
    "large": "large city",
    "port": "port",
    "depot": "depot of {player}",
    "bed": "open bed",
    "exit": "A line that runs off the board",
    "sealed": "box sealed",
    "title": "Map with {cities} cities and {routes} routes",
    "free": "{n} routes are free",
    "holds": "{player}: {n} routes",
    "join": ", ",
    "comma": "; ",
}
_HANS: Mapping[str, str] = {
    "route": "{a} – {b}，{n} 格{color}",
    "held": "{route}，{player}",
    "grey": "灰色",
    "tunnel": "隧道",
    "ferry": "渡轮",
    "station": "{city}，{player}的车站",
    "landmark": "{city}，景点",
    "large": "大城市",
    "port": "港口",
    "depot": "{player}的站房",
    "bed": "空路基",
    "exit": "通往版图之外的线路",
    "sealed": "边境盒未开启",
    "title": "地图：{cities} 座城市，{routes} 条路线",
    "free": "{n} 条路线空闲",
    "holds": "{player}：{n} 条路线",
    "join": "，",
    "comma": "；",
    "purple": "紫色",
    "blue": "蓝色",
    "orange": "橙色",
    "white": "白色",
    "green": "绿色",
    "yellow": "黄色",
    "black": "黑色",
    "red": "红色",
    "pink": "粉色",
    "Cobalt": "钴蓝",
    "Vermilion": "朱红",
    "Jade": "翠绿",
    "Saffron": "姜黄",
    "Nightshade": "黛紫",
}
_HANT: Mapping[str, str] = {
    "route": "{a} – {b}，{n} 格{color}",
    "held": "{route}，{player}",
    "grey": "灰色",
    "tunnel": "隧道",
    "ferry": "渡輪",
    "station": "{city}，{player}的車站",
    "landmark": "{city}，景點",
    "large": "大城市",
    "port": "港口",
    "depot": "{player}的站房",
    "bed": "空路基",
    "exit": "通往版圖之外的線路",
    "sealed": "邊境盒未開啟",
    "title": "地圖：{cities} 座城市，{routes} 條路線",
    "free": "{n} 條路線空閒",
    "holds": "{player}：{n} 條路線",
    "join": "，",
    "comma": "；",
    "purple": "紫色",
    "blue": "藍色",
    "orange": "橘色",
    "white": "白色",
    "green": "綠色",
    "yellow": "黃色",
    "black": "黑色",
    "red": "紅色",
    "pink": "粉紅色",
    "Cobalt": "鈷藍",
    "Vermilion": "朱紅",
    "Jade": "翠綠",
    "Saffron": "薑黃",
    "Nightshade": "黛紫",
}
_TEXTS = {"en": _EN, "zh-Hans": _HANS, "zh-Hant": _HANT}


def _say(lang: str, key: str, **facts: object) -> str:
    return _TEXTS.get(lang, _EN).get(key, key).format(**facts)


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

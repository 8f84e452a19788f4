"""Write build/boroughs.json: shores, park, streets and bridges of New York in degrees.

Needs geopandas 0.14.4, whose package holds the borough file of the NYC Department of City Planning.
"""

from __future__ import annotations

import json
import math
import warnings
from pathlib import Path
from typing import Any

import geopandas
from shapely.geometry import LineString, MultiLineString, Polygon, box, mapping
from shapely.ops import unary_union

WINDOW = box(-74.06, 40.655, -73.90, 40.815)
FOOT = 1 / 364_800  # of latitude, in degrees
LAT = math.cos(math.radians(40.74))
PARK = [(40.7681, -73.9819), (40.7645, -73.9730), (40.7967, -73.9494), (40.8003, -73.9583)]
BROADWAY = [
    (40.7042, -74.0141), (40.7127, -74.0079), (40.7255, -73.9968), (40.7316, -73.9918),
    (40.7359, -73.9906), (40.7411, -73.9897), (40.7497, -73.9877), (40.7580, -73.9855),
    (40.7681, -73.9819), (40.7786, -73.9818), (40.7938, -73.9727),
]  # fmt: skip
BRIDGES = [
    [(40.7120, -74.0045), (40.6995, -73.9895)],
    [(40.7160, -73.9950), (40.6985, -73.9842)],
    [(40.7170, -73.9860), (40.7098, -73.9570)],
    [(40.7612, -73.9655), (40.7500, -73.9395)],
]  # fmt: skip


def line(points: list[tuple[float, float]]) -> LineString:
    return LineString([(lon, lat) for lat, lon in points])


def grid(manhattan: Any, park: Any) -> MultiLineString:
    """The plan of 1811, thinned out: an avenue each 1,000 feet, a street each 1,300."""
    turn = math.radians(29)
    ux, uy = math.sin(turn) / LAT, math.cos(turn)  # up the avenues
    vx, vy = math.cos(turn) / LAT, -math.sin(turn)  # along the streets
    lon0, lat0 = -73.9917, 40.7359  # Union Square

    def at(up: float, across: float) -> tuple[float, float]:
        up, across = up * FOOT, across * FOOT
        return lon0 + up * ux + across * vx, lat0 + up * uy + across * vy

    avenues = [LineString([at(-3200, a), at(30000, a)]) for a in range(-7000, 8001, 1000)]
    streets = [LineString([at(s, -9000), at(s, 9000)]) for s in range(-3200, 30001, 1300)]
    low = [LineString([at(s, -9000), at(s - 900, 9000)]) for s in range(-13500, -4000, 1500)]
    lines = unary_union([*avenues, *streets, *low, line(BROADWAY)])
    return lines.intersection(manhattan.buffer(-120 * FOOT)).difference(park).intersection(WINDOW)


def over_to_brooklyn(shapes: dict[str, Any]) -> dict[str, Any]:
    """The county line runs along the far shore: give Brooklyn the piers that touch it."""
    brooklyn, parts = shapes["Brooklyn"], list(shapes["Manhattan"].geoms)
    far = [p for p in parts if p.distance(brooklyn) < 120 * FOOT and p.area < parts[0].area * 0.1]
    rest = [p for p in parts if p not in far]
    return {**shapes, "Manhattan": unary_union(rest), "Brooklyn": unary_union([brooklyn, *far])}


def main() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        boroughs = geopandas.read_file(geopandas.datasets.get_path("nybb"))
    # Feet, until the slivers between and along the piers are gone.
    boroughs.geometry = boroughs.buffer(90).buffer(-150).buffer(60).simplify(25)
    boroughs = boroughs.to_crs(4326)
    shapes = {
        name: g.intersection(WINDOW)
        for name, g in zip(boroughs.BoroName, boroughs.geometry, strict=True)
    }
    shapes = over_to_brooklyn({name: g for name, g in shapes.items() if not g.is_empty})
    park = Polygon([(lon, lat) for lat, lon in PARK]).segmentize(0.002)
    land = unary_union([g.buffer(40 * FOOT) for g in shapes.values()]).buffer(-40 * FOOT)
    bridges = MultiLineString([line(points) for points in BRIDGES])
    found = {
        "land": mapping(land),
        "areas": {name: mapping(g) for name, g in shapes.items()},
        "parks": mapping(park),
        "streets": mapping(grid(shapes["Manhattan"], park).segmentize(0.004)),
        "bridges": mapping(bridges.difference(land.buffer(-350 * FOOT))),
    }
    target = Path(__file__).parent / "build" / "boroughs.json"
    target.parent.mkdir(exist_ok=True)
    target.write_text(json.dumps(found), "utf-8")


if __name__ == "__main__":
    main()

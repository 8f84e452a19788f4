"""Regions of a board, worked out from where its cities lie: about ten routes in each."""

from functools import lru_cache
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from whistlestop.core.board import Route
from whistlestop.core.edition import Edition
from whistlestop.editions.load import layout

ROUTES_EACH = 10


class Region(NamedTuple):
    """A part of the board: the cities most of its routes meet in, and its routes."""

    hubs: tuple[str, ...]
    routes: tuple[Route, ...]


@lru_cache(maxsize=16)
def regions(edition: Edition) -> tuple[Region, ...]:
    """The board in bands from top to bottom, each cut from left to right."""
    board = edition.board
    place = layout(edition.id)["cities"]

    def middle(route: Route, axis: str) -> float:
        return sum(float(place[end][axis]) for end in route.ends)

    cuts = max(1, round(sqrt(len(board.routes) / ROUTES_EACH)))
    order = {route: number for number, route in enumerate(board.routes)}
    pairs: dict[frozenset[str], list[Route]] = {}
    for route in board.routes.values():
        pairs.setdefault(frozenset(route.ends), []).append(route)
    found = []
    for band in _split(sorted(pairs.values(), key=lambda pair: middle(pair[0], "y")), cuts):
        for part in _split(sorted(band, key=lambda pair: middle(pair[0], "x")), cuts):
            routes = sorted((route for pair in part for route in pair), key=lambda r: order[r.id])
            found.append(Region(_hubs(routes), tuple(routes)))
    return tuple(found)


def _split(pairs: list[list[Route]], cuts: int) -> list[list[list[Route]]]:
    """The same list in so many parts of about equal length; the tracks of a pair stay together."""
    size, more = divmod(len(pairs), cuts)
    ends = [0]
    for part in range(cuts):
        ends.append(ends[-1] + size + (part < more))
    return [pairs[a:b] for a, b in pairwise(ends) if a < b]


def _hubs(routes: list[Route]) -> tuple[str, ...]:
    """The two cities where most of these routes meet."""
    met: dict[str, int] = {}
    for route in routes:
        for end in route.ends:
            met[end] = met.get(end, 0) + 1
    return tuple(sorted(met, key=lambda city: -met[city])[:2])

"""Networks of routes: what is connected, and the longest continuous path."""

from collections.abc import Iterable, Sequence

from whistlestop.core.board import Route


class Islands:
    """Cities joined into islands by routes (union-find)."""

    def __init__(self, routes: Iterable[Route] = ()) -> None:
        self.parent: dict[str, str] = {}
        for route in routes:
            self.join(*route.ends)

    def find(self, city: str) -> str:
        """The city that stands for the island of this one."""
        parent = self.parent
        while (up := parent.get(city, city)) != city:
            city = up
        return city

    def join(self, one: str, other: str) -> None:
        """Connect two cities."""
        one, other = self.find(one), self.find(other)
        if one != other:
            self.parent[one] = other

    def connected(self, ends: Sequence[str]) -> bool:
        """Can one travel between the two ends?"""
        return self.find(ends[0]) == self.find(ends[1])


def longest_path(routes: Iterable[Route]) -> tuple[int, tuple[str, ...]]:
    """The longest continuous path: its length, and its routes in the order of travel.

    Cities may be passed again and again, no route twice (E-62). Exact: each island is either
    travelled whole (it has at most two cities with an odd number of routes), or searched.
    """
    best: tuple[int, tuple[str, ...]] = (0, ())
    for island in _islands(routes):
        if sum(route.length for route in island) > best[0]:
            best = max(best, _Search(island, best[0]).run(), key=lambda found: found[0])
    return best


def _islands(routes: Iterable[Route]) -> list[list[Route]]:
    routes = list(routes)
    joined = Islands(routes)
    islands: dict[str, list[Route]] = {}
    for route in routes:
        islands.setdefault(joined.find(route.ends[0]), []).append(route)
    return list(islands.values())


class _Search:
    """The longest trail of one island, by depth-first search that never does the same twice.

    A longest trail that leaves something out begins and ends where it has used every route, so
    at cities with an odd number of routes: elsewhere it could be made longer. Each other odd
    city then keeps an unused route, which bounds from above what a trail can reach.
    """

    def __init__(self, island: list[Route], to_beat: int) -> None:
        self.routes = island
        self.best = to_beat
        self.trail: tuple[int, ...] = ()
        self.exits: dict[str, list[tuple[int, int, str]]] = {}
        for place, route in enumerate(island):
            one, other = route.ends
            self.exits.setdefault(one, []).append((place, route.length, other))
            self.exits.setdefault(other, []).append((place, route.length, one))
        for ways in self.exits.values():
            ways.sort(key=lambda way: -way[1])
        self.odd = [city for city, ways in self.exits.items() if len(ways) % 2]
        spare = sorted(min(way[1] for way in self.exits[city]) for city in self.odd)
        waste = sum(spare[: max(0, len(self.odd) - 2)])
        self.limit = sum(route.length for route in island) - (waste + 1) // 2
        self.been: set[tuple[str, int]] = set()
        self.path: list[int] = []

    def run(self) -> tuple[int, tuple[str, ...]]:
        """The longest trail that beats the one given, or nothing."""
        for city in self.odd or list(self.exits)[:1]:
            self._walk(city, 0, 0)
            if self.best >= self.limit:
                break
        return (self.best if self.trail else 0), tuple(self.routes[i].id for i in self.trail)

    def _walk(self, city: str, used: int, length: int) -> None:
        """Go on from a city with some routes used (a bit each), in every way that is new."""
        if (city, used) in self.been:
            return
        self.been.add((city, used))
        stuck = True
        for place, more, other in self.exits[city]:
            if not used >> place & 1:
                stuck = False
                self.path.append(place)
                self._walk(other, used | 1 << place, length + more)
                self.path.pop()
                if self.best >= self.limit:
                    return
        if stuck and length > self.best:
            self.best, self.trail = length, tuple(self.path)

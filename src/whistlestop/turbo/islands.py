"""Islands: cities that a seat's routes join. Each is known by one of its cities, its root."""

from whistlestop.turbo.bits import bit, drop, lowest
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import FlatLaw, FlatSeat, FlatState


@native
def find(root: list[int], city: int) -> int:
    """The city that stands for an island."""
    while root[city] != city:
        root[city] = root[root[city]]
        city = root[city]
    return city


@native
def islands(law: FlatLaw, me: FlatSeat, root: list[int]) -> int:
    """Join the cities of a seat's routes; returns the cities touched."""
    for city in range(law.cities):
        root[city] = city
    touched = 0
    for half in range(2):
        own = me.own[half]
        while own != 0:
            route = (half << 6) + lowest(own)
            own = drop(own)
            a, b = law.a[route], law.b[route]
            touched |= bit(a) | bit(b)
            one, other = find(root, a), find(root, b)
            if one != other:
                root[one] = other
    return touched


@native
def owned_by_others(state: FlatState, seat: int, half: int) -> int:
    """The routes that others own: those of one of the two words."""
    found = 0
    for other in range(state.players):
        if other != seat:
            found |= state.seats[other].own[half]
    return found

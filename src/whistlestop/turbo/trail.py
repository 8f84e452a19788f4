"""The longest continuous path of a network, exact (E-62).

An island with at most two cities of an odd number of routes can be travelled whole. In any other
a longest trail begins and ends at such cities, and the others keep a route unused, which bounds
it from above. The search never goes on twice from the same city with the same routes used.
"""

from whistlestop.turbo.bits import GAMMA, drop, lowest, plus, popcount, right, times
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import L_A, L_B, L_LENGTH, OWN

# Room in the scratch, after the islands (0 to 63).
TOTAL = 256
ODD = 320
"""For each island: its length, and its cities with an odd number of routes, a bit each."""
AT = 384
"""For each city: its routes in the island, as bits of their number in the list below."""
ENDS = 448
LENGTHS = 512
SPARE = 576
STACK_CITY = 640
STACK_LEFT = 704
STACK_USED = 768
STACK_LENGTH = 832
SEEN = 1024
SEEN_SIZE = 2048
"""Places already gone on from: pairs of words (routes used, city and search)."""
SERIAL = 1000
"""The number of the search, so that what earlier ones have seen does not count."""


@native
def longest_trail(state: Words, law: Words, me: int, touched: int, work: Words) -> int:
    """The length of the longest trail on a seat's routes. Needs the islands in the scratch."""
    cities = touched
    while cities != 0:
        city = lowest(cities)
        cities = drop(cities)
        work[AT + city], work[TOTAL + city], work[ODD + city] = 0, 0, 0
    count = 0
    for half in range(2):
        own = state[me + OWN + half]
        while own != 0:
            route = (half << 6) + lowest(own)
            own = drop(own)
            a, b, length = law[L_A + route], law[L_B + route], law[L_LENGTH + route]
            work[AT + a] |= 1 << count
            work[AT + b] |= 1 << count
            work[ENDS + count] = a + b
            work[LENGTHS + count] = length
            count += 1
            root = a
            while work[root] != root:
                root = work[root]
            work[TOTAL + root] += length
            work[ODD + root] ^= (1 << a) ^ (1 << b)
    best = 0
    cities = touched
    while cities != 0:
        city = lowest(cities)
        cities = drop(cities)
        if work[city] == city and work[TOTAL + city] > best:
            if popcount(work[ODD + city]) <= 2:
                best = work[TOTAL + city]
            else:
                best = max(best, search(work, work[ODD + city], work[TOTAL + city], best))
    return best


@native
def ceiling(work: Words, odd: int, total: int) -> int:
    """No trail of an island is longer: every odd city but two keeps a route unused."""
    spare, largest, second = 0, 0, 0
    while odd != 0:
        city = lowest(odd)
        odd = drop(odd)
        least = 1 << 30
        ways = work[AT + city]
        while ways != 0:
            least = min(least, work[LENGTHS + lowest(ways)])
            ways = drop(ways)
        spare += least
        if least > largest:
            largest, second = least, largest
        elif least > second:
            second = least
    return int(total - (spare - largest - second + 1) // 2)


@native
def search(work: Words, odd: int, total: int, best: int) -> int:
    """The longest trail of an island that is longer than the best known, else that."""
    limit = ceiling(work, odd, total)
    if limit <= best:
        return best
    work[SERIAL] += 1
    serial = work[SERIAL] << 8
    starts = odd
    while starts != 0:
        city = lowest(starts)
        starts = drop(starts)
        depth = 0
        used, length = 0, 0
        left = work[AT + city]
        while True:
            if left != 0:
                way = lowest(left)
                left = drop(left)
                there = work[ENDS + way] - city
                now = used | (1 << way)
                mixed = right(times(plus(now, there << 55), GAMMA), 40)
                slot = SEEN + 2 * (mixed & (SEEN_SIZE - 1))
                if work[slot] == now and work[slot + 1] == serial | there:
                    continue
                work[slot], work[slot + 1] = now, serial | there
                work[STACK_CITY + depth], work[STACK_LEFT + depth] = city, left
                work[STACK_USED + depth], work[STACK_LENGTH + depth] = used, length
                depth += 1
                city, used, length = there, now, length + work[LENGTHS + way]
                left = work[AT + city] & ~used
                if length > best:
                    best = length
                    if best >= limit:
                        return best
            else:
                if depth == 0:
                    break
                depth -= 1
                city, left = work[STACK_CITY + depth], work[STACK_LEFT + depth]
                used, length = work[STACK_USED + depth], work[STACK_LENGTH + depth]
    return best

"""The longest continuous path of a network, exact (E-62).

An island with at most two cities of an odd number of routes can be travelled whole. In any other
a longest trail begins and ends at such cities, and the others keep a route unused, which bounds
it from above. The search never goes on twice from the same city with the same routes used.
"""

from whistlestop.turbo.bits import GAMMA, bit, drop, lowest, plus, popcount, right, times
from whistlestop.turbo.islands import find
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import SLOTS, FlatLaw, FlatSeat, Scratch


@native
def longest_trail(law: FlatLaw, me: FlatSeat, touched: int, work: Scratch) -> int:
    """The length of the longest trail on a seat's routes. Needs the islands in the scratch."""
    cities = touched
    while cities != 0:
        city = lowest(cities)
        cities = drop(cities)
        work.at[city], work.total[city], work.odd[city] = 0, 0, 0
    count = 0
    for half in range(2):
        own = me.own[half]
        while own != 0:
            route = (half << 6) + lowest(own)
            own = drop(own)
            a, b, length = law.a[route], law.b[route], law.length[route]
            work.at[a] |= 1 << count
            work.at[b] |= 1 << count
            work.ends[count] = a + b
            work.lengths[count] = length
            count += 1
            root = find(work.root, a)
            work.total[root] += length
            work.odd[root] ^= bit(a) ^ bit(b)
    best = 0
    cities = touched
    while cities != 0:
        city = lowest(cities)
        cities = drop(cities)
        if work.root[city] == city and work.total[city] > best:
            if popcount(work.odd[city]) <= 2:
                best = work.total[city]
            else:
                best = max(best, search(work, work.odd[city], work.total[city], best))
    return best


@native
def ceiling(work: Scratch, odd: int, total: int) -> int:
    """No trail of an island is longer: every odd city but two keeps a route unused."""
    spare, largest, second = 0, 0, 0
    while odd != 0:
        city = lowest(odd)
        odd = drop(odd)
        least = 1 << 30
        ways = work.at[city]
        while ways != 0:
            least = min(least, work.lengths[lowest(ways)])
            ways = drop(ways)
        spare += least
        if least > largest:
            largest, second = least, largest
        elif least > second:
            second = least
    return int(total - (spare - largest - second + 1) // 2)


@native
def search(work: Scratch, odd: int, total: int, best: int) -> int:
    """The longest trail of an island that is longer than the best known, else that."""
    limit = ceiling(work, odd, total)
    if limit <= best:
        return best
    work.serial += 1
    serial = work.serial << 8
    starts = odd
    while starts != 0:
        city = lowest(starts)
        starts = drop(starts)
        depth = 0
        used, length = 0, 0
        left = work.at[city]
        while True:
            if left != 0:
                way = lowest(left)
                left = drop(left)
                there = work.ends[way] - city
                now = used | (1 << way)
                mixed = right(times(plus(now, there << 55), GAMMA), 40)
                slot = work.seen[mixed & (SLOTS - 1)]
                if slot[0] == now and slot[1] == serial | there:
                    continue
                slot[0], slot[1] = now, serial | there
                work.stack_city[depth], work.stack_left[depth] = city, left
                work.stack_used[depth], work.stack_length[depth] = used, length
                depth += 1
                city, used, length = there, now, length + work.lengths[way]
                left = work.at[city] & ~used
                if length > best:
                    best = length
                    if best >= limit:
                        return best
            else:
                if depth == 0:
                    break
                depth -= 1
                city, left = work.stack_city[depth], work.stack_left[depth]
                used, length = work.stack_used[depth], work.stack_length[depth]
    return best

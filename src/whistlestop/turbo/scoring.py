"""Final scores: tickets with the best use of stations, the longest path, attractions."""

from whistlestop.turbo.bits import drop, lowest, only_lowest, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    HELD,
    L_A,
    L_ATTRACTION_WORTH,
    L_ATTRACTIONS,
    L_B,
    L_BONUS,
    L_CITIES,
    L_ROUTES_AT,
    L_STATION_WORTH,
    L_TICKET_A,
    L_TICKET_B,
    L_TICKET_WORTH,
    OWN,
    PLAYER,
    PLAYERS,
    POINTS,
    S_ATTRACTIONS,
    S_DONE,
    S_LONGEST,
    S_PATH,
    S_ROUTES,
    S_STATIONS,
    S_TICKETS,
    S_TOTAL,
    S_WON,
    SCORE,
    SEATS,
    STATIONS,
    STATIONS_LEFT,
)
from whistlestop.turbo.trail import longest_trail

# The first words of the scratch: for each city the one that stands for its island (root).
OPEN_TICKETS = 64
DONE = 128
"""For each ticket: is it completed?"""
BRIDGES = 192
"""For each station: its own island, and the islands it may lead to, a bit each."""
MADE = 198
"""Which of the open tickets the best bridges complete, a bit each; and which tickets those are."""
WHICH = 900


@native
def find(work: Words, city: int) -> int:
    """The city that stands for an island."""
    while work[city] != city:
        work[city] = work[work[city]]
        city = work[city]
    return city


@native
def islands(state: Words, law: Words, me: int, work: Words) -> int:
    """Join the cities of a seat's routes; returns the cities touched."""
    for city in range(law[L_CITIES]):
        work[city] = city
    touched = 0
    for half in range(2):
        own = state[me + OWN + half]
        while own != 0:
            route = (half << 6) + lowest(own)
            own = drop(own)
            a, b = law[L_A + route], law[L_B + route]
            touched |= (1 << a) | (1 << b)
            one, other = find(work, a), find(work, b)
            if one != other:
                work[one] = other
    return touched


@native
def lenders(state: Words, law: Words, seat: int, work: Words) -> int:
    """For each station that can join islands, note which; returns how many there are."""
    me = PLAYERS + seat * PLAYER
    found = 0
    left = state[me + STATIONS]
    while left != 0:
        city = lowest(left)
        left = drop(left)
        home, ways = find(work, city), 0
        for half in range(2):
            others = 0
            for other in range(state[SEATS]):
                if other != seat:
                    others |= state[PLAYERS + other * PLAYER + OWN + half]
            others &= law[L_ROUTES_AT + 2 * city + half]
            while others != 0:
                route = (half << 6) + lowest(others)
                others = drop(others)
                there = law[L_A + route] + law[L_B + route] - city
                ways |= 1 << find(work, there)
        ways &= ~(1 << home)
        if ways != 0:
            work[BRIDGES + 2 * found] = home
            work[BRIDGES + 2 * found + 1] = ways
            found += 1
    return found


@native
def journeys(state: Words, law: Words, seat: int, work: Words) -> tuple[int, int]:
    """The points of a seat's tickets and how many are completed, at best (E-42, E-53)."""
    held = state[PLAYERS + seat * PLAYER + HELD]
    points, done, missing = 0, 0, 0
    work[MADE] = 0
    while held != 0:
        ticket = lowest(held)
        held = drop(held)
        worth = law[L_TICKET_WORTH + ticket]
        a, b = find(work, law[L_TICKET_A + ticket]), find(work, law[L_TICKET_B + ticket])
        if a == b:
            points += worth
            done += 1
        else:
            points -= worth
            work[OPEN_TICKETS + missing] = worth << 16 | a << 8 | b
            work[WHICH + missing] = ticket
            missing += 1
    if missing == 0 or state[PLAYERS + seat * PLAYER + STATIONS] == 0:
        return points, done
    count = lenders(state, law, seat, work)
    reach = 0
    for i in range(count):
        reach |= (1 << work[BRIDGES + 2 * i]) | work[BRIDGES + 2 * i + 1]
    close = 0
    for i in range(missing):
        ticket = work[OPEN_TICKETS + i]
        if (reach >> ((ticket >> 8) & 255)) & (reach >> (ticket & 255)) & 1:
            work[OPEN_TICKETS + close] = ticket
            work[WHICH + close] = work[WHICH + i]
            close += 1
    if close == 0:
        return points, done
    gain, more = best_bridges(work, count, close)
    return points + gain, done + more


@native
def journey_done(state: Words, law: Words, seat: int, work: Words) -> None:
    """Write for each ticket of a seat whether it is completed (with stations at their best)."""
    me = PLAYERS + seat * PLAYER
    islands(state, law, me, work)
    journeys(state, law, seat, work)
    held = state[me + HELD]
    while held != 0:
        ticket = lowest(held)
        held = drop(held)
        a, b = find(work, law[L_TICKET_A + ticket]), find(work, law[L_TICKET_B + ticket])
        work[DONE + ticket] = 1 if a == b else 0
    made = work[MADE]
    while made != 0:
        work[DONE + work[WHICH + lowest(made)]] = 1
        made = drop(made)


@native
def best_bridges(work: Words, count: int, missing: int) -> tuple[int, int]:
    """The most that borrowed routes add: try every way to lay a bridge at each station."""
    home_1, ways_1 = work[BRIDGES], work[BRIDGES + 1]
    home_2, home_3, ways_2, ways_3 = 0, 0, 1, 1
    if count > 1:
        home_2, ways_2 = work[BRIDGES + 2], work[BRIDGES + 3]
    if count > 2:
        home_3, ways_3 = work[BRIDGES + 4], work[BRIDGES + 5]
    best, best_more = 0, 0
    one = ways_1
    while one != 0:
        first = (1 << home_1) | only_lowest(one)
        one = drop(one)
        two = ways_2
        while two != 0:
            second = (1 << home_2) | only_lowest(two)
            two = drop(two)
            three = ways_3
            while three != 0:
                a, b, c = first, second, (1 << home_3) | only_lowest(three)
                three = drop(three)
                if count < 2:
                    b = 0
                if count < 3:
                    c = 0
                if a & b:
                    a, b = a | b, 0
                if a & c:
                    a, c = a | c, 0
                if b & c:
                    b, c = b | c, 0
                if a & b:
                    a, b = a | b, 0
                gain, more, made = 0, 0, 0
                for i in range(missing):
                    ticket = work[OPEN_TICKETS + i]
                    x, y = (ticket >> 8) & 255, ticket & 255
                    if (((a >> x) & (a >> y)) | ((b >> x) & (b >> y)) | ((c >> x) & (c >> y))) & 1:
                        gain += 2 * (ticket >> 16)
                        more += 1
                        made |= 1 << i
                if gain > best or (gain == best and more > best_more):
                    best, best_more = gain, more
                    work[MADE] = made
    return best, best_more


@native
def final_scores(state: Words, law: Words, work: Words, out: Words) -> None:
    """The whole score of every seat, and who won (all who tie do)."""
    seats = state[SEATS]
    longest = 0
    for seat in range(seats):
        me, line = PLAYERS + seat * PLAYER, SCORE * seat
        touched = islands(state, law, me, work)
        points, done = journeys(state, law, seat, work)
        out[line + S_ROUTES] = state[me + POINTS]
        out[line + S_TICKETS], out[line + S_DONE] = points, done
        out[line + S_STATIONS] = state[me + STATIONS_LEFT] * law[L_STATION_WORTH]
        sights = popcount(touched & law[L_ATTRACTIONS])
        out[line + S_ATTRACTIONS] = sights * law[L_ATTRACTION_WORTH]
        out[line + S_PATH] = 0
        if law[L_BONUS] > 0:
            out[line + S_PATH] = longest_trail(state, law, me, touched, work)
        longest = max(longest, out[line + S_PATH])
    best = -(1 << 60)
    for seat in range(seats):
        line = SCORE * seat
        got = 1 if longest > 0 and out[line + S_PATH] == longest else 0
        out[line + S_LONGEST] = law[L_BONUS] * got
        out[line + S_TOTAL] = (
            out[line + S_ROUTES]
            + out[line + S_TICKETS]
            + out[line + S_STATIONS]
            + out[line + S_LONGEST]
            + out[line + S_ATTRACTIONS]
        )
        left = state[PLAYERS + seat * PLAYER + STATIONS_LEFT]
        key = (((out[line + S_TOTAL] << 8) + out[line + S_DONE] << 8) + left << 1) + got
        out[line + S_WON] = key
        best = max(best, key)
    for seat in range(seats):
        out[SCORE * seat + S_WON] = 1 if out[SCORE * seat + S_WON] == best else 0

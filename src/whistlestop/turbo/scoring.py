"""Final scores: tickets with the best use of stations, the longest path, attractions."""

from whistlestop.turbo.bits import bit, drop, lowest, only_lowest, popcount
from whistlestop.turbo.doors import line_at
from whistlestop.turbo.islands import find, islands, owned_by_others
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import FlatLaw, FlatState, Scratch
from whistlestop.turbo.records import Words
from whistlestop.turbo.trail import longest_trail


@native
def lenders(state: FlatState, law: FlatLaw, seat: int, work: Scratch) -> int:
    """For each station that can join islands, note which; returns how many there are."""
    me = state.seats[seat]
    found = 0
    left = me.stations
    while left != 0:
        city = lowest(left)
        left = drop(left)
        home, ways = find(work.root, city), 0
        for half in range(2):
            others = owned_by_others(state, seat, half) & law.routes_at[city][half]
            while others != 0:
                route = (half << 6) + lowest(others)
                others = drop(others)
                there = law.a[route] + law.b[route] - city
                ways |= bit(find(work.root, there))
        ways &= ~bit(home)
        if ways != 0:
            work.home[found], work.leads[found] = home, ways
            found += 1
    return found


@native
def journeys(state: FlatState, law: FlatLaw, seat: int, work: Scratch) -> tuple[int, int]:
    """The points of a seat's tickets and how many are completed, at best (E-42, E-53)."""
    held = state.seats[seat].held
    points, done, missing = 0, 0, 0
    work.made = 0
    while held != 0:
        ticket = lowest(held)
        held = drop(held)
        worth = law.ticket_worth[ticket]
        a, b = find(work.root, law.ticket_a[ticket]), find(work.root, law.ticket_b[ticket])
        if a == b:
            points += worth
            done += 1
        else:
            points -= worth
            work.open_tickets[missing] = worth << 16 | a << 8 | b
            work.which[missing] = ticket
            missing += 1
    if missing == 0 or state.seats[seat].stations == 0:
        return points, done
    count = lenders(state, law, seat, work)
    reach = 0
    for i in range(count):
        reach |= bit(work.home[i]) | work.leads[i]
    close = 0
    for i in range(missing):
        ticket = work.open_tickets[i]
        if (reach >> ((ticket >> 8) & 255)) & (reach >> (ticket & 255)) & 1:
            work.open_tickets[close] = ticket
            work.which[close] = work.which[i]
            close += 1
    if close == 0:
        return points, done
    gain, more = best_bridges(work, count, close)
    return points + gain, done + more


@native
def journey_done(state: FlatState, law: FlatLaw, seat: int, work: Scratch) -> None:
    """Write for each ticket of a seat whether it is completed (with stations at their best)."""
    me = state.seats[seat]
    islands(law, me, work.root)
    journeys(state, law, seat, work)
    held = me.held
    while held != 0:
        ticket = lowest(held)
        held = drop(held)
        a, b = find(work.root, law.ticket_a[ticket]), find(work.root, law.ticket_b[ticket])
        work.done[ticket] = 1 if a == b else 0
    made = work.made
    while made != 0:
        work.done[work.which[lowest(made)]] = 1
        made = drop(made)


@native
def best_bridges(work: Scratch, count: int, missing: int) -> tuple[int, int]:
    """The most that borrowed routes add: try every way to lay a bridge at each station."""
    home_1, ways_1 = work.home[0], work.leads[0]
    home_2, home_3, ways_2, ways_3 = 0, 0, 1, 1
    if count > 1:
        home_2, ways_2 = work.home[1], work.leads[1]
    if count > 2:
        home_3, ways_3 = work.home[2], work.leads[2]
    best, best_more = 0, 0
    one = ways_1
    while one != 0:
        first = bit(home_1) | only_lowest(one)
        one = drop(one)
        two = ways_2
        while two != 0:
            second = bit(home_2) | only_lowest(two)
            two = drop(two)
            three = ways_3
            while three != 0:
                a, b, c = first, second, bit(home_3) | only_lowest(three)
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
                    ticket = work.open_tickets[i]
                    x, y = (ticket >> 8) & 255, ticket & 255
                    if (((a >> x) & (a >> y)) | ((b >> x) & (b >> y)) | ((c >> x) & (c >> y))) & 1:
                        gain += 2 * (ticket >> 16)
                        more += 1
                        made |= 1 << i
                if gain > best or (gain == best and more > best_more):
                    best, best_more = gain, more
                    work.made = made
    return best, best_more


@native
def final_scores(state: FlatState, law: FlatLaw, work: Scratch, scores: Words, first: int) -> None:
    """The whole score of every seat, from that line on, and who won (all who tie do)."""
    longest = 0
    for seat in range(state.players):
        me, line = state.seats[seat], line_at(scores, first + seat)
        touched = islands(law, me, work.root)
        line.routes = me.points
        line.tickets, line.completed = journeys(state, law, seat, work)
        line.stations = me.stations_left * law.station_worth
        line.attractions = popcount(touched & law.attractions) * law.attraction_worth
        line.path = 0
        if law.bonus > 0:
            line.path = longest_trail(law, me, touched, work)
        longest = max(longest, line.path)
    best = -(1 << 60)
    for seat in range(state.players):
        line = line_at(scores, first + seat)
        got = 1 if longest > 0 and line.path == longest else 0
        line.longest = law.bonus * got
        line.total = line.routes + line.tickets + line.stations + line.longest + line.attractions
        left = state.seats[seat].stations_left
        line.won = (((line.total << 8) + line.completed << 8) + left << 1) + got
        best = max(best, line.won)
    for seat in range(state.players):
        line = line_at(scores, first + seat)
        line.won = 1 if line.won == best else 0

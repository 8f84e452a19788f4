"""How likely somebody holds some tickets, as far as the routes tell.

People keep tickets that go together, and build what their tickets need. So some tickets are likely
together when few cars are missing for them, when they explain what was built, and when they are
worth the trouble. They are weighed by a log-linear model of the hidden hand.
"""

from whistlestop.turbo.bits import drop, lowest, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.law import Words
from whistlestop.turbo.layout import (
    L_RARE,
    L_TICKET_A,
    L_TICKET_B,
    L_TICKET_WORTH,
    L_TRAINS,
    PLAYER,
    PLAYERS,
    TRAINS,
)
from whistlestop.turbo.pilot.belief import (
    CARS,
    FINE,
    MANY,
    ORDER,
    PRINTED,
    ROUTES,
    ROWS,
    SEAT_ROOM,
    SEAT_WORDS,
)

# How much tells for a hand of tickets; cars and points count in parts of all cars of a player.
# Found by maximum likelihood over the hidden tickets of bots (docs/bots-tried.md).
MISSING = -14.0
"""Cars that are missing for all tickets together; more than the player has count as those."""
WHOLE = 6.5
"""Cars for all tickets together on the empty board."""
ASTRAY = -24.0
"""Cars built that no ticket explains; the less, the more is built."""
WORTH = 3.2
"""Points of the tickets."""
MADE = 4.0
"""Each ticket that is made already; the more, the more is built."""
LEFT = -1.4
"""The part of each ticket's way that is left."""
RARE = 1.2
"""Each ticket that is dealt only at the start."""
MOST = 1.5
"""More cars than this part of all cars count as no more."""


@native
def together(law: Words, tickets: int, table: int, room: Words) -> float:
    """About how many cars a network for some tickets needs, by a table of distances: the longest
    way first, every other one own_way or from the nearest points of those before it."""
    count = 0
    while tickets != 0:
        ticket = lowest(tickets)
        tickets = drop(tickets)
        far = room[table + 64 * law[L_TICKET_A + ticket] + law[L_TICKET_B + ticket]]
        place = count
        while place > 0:
            before = room[ORDER + place - 1]
            if room[table + 64 * law[L_TICKET_A + before] + law[L_TICKET_B + before]] >= far:
                break
            room[ORDER + place] = before
            place -= 1
        room[ORDER + place] = ticket
        count += 1
    cars = 0.0
    for place in range(count):
        ticket = room[ORDER + place]
        one, two = law[L_TICKET_A + ticket], law[L_TICKET_B + ticket]
        own_way = 1.0 * room[table + 64 * one + two]
        if place > 0 and own_way > 0:
            off_one, off_two = 1e9, 1e9
            for before in range(place):
                other = room[ORDER + before]
                a, b = law[L_TICKET_A + other], law[L_TICKET_B + other]
                way = room[table + 64 * a + b]
                # How far a city lies off the way between two others, if ways are like a tree.
                off = room[table + 64 * a + one] + room[table + 64 * b + one] - way
                off_one = min(off_one, 0.5 * off)
                off = room[table + 64 * a + two] + room[table + 64 * b + two] - way
                off_two = min(off_two, 0.5 * off)
            own_way = min(own_way, max(0.0, off_one) + max(0.0, off_two))
        cars += own_way
    return cars


@native
def alone(law: Words, cars: int, ticket: int, where: int, room: Words) -> float:
    """How well a ticket goes with what was built, as far as that can be said of it alone."""
    pair = 64 * law[L_TICKET_A + ticket] + law[L_TICKET_B + ticket]
    now, printed = room[where + pair], room[PRINTED + pair]
    in_cars = MISSING * min(now, cars) + WHOLE * printed + WORTH * law[L_TICKET_WORTH + ticket]
    told = LEFT * min(1.0, now / max(1, printed))
    if now == 0:
        told = MADE * (1 - cars / law[L_TRAINS])
    return float(in_cars / law[L_TRAINS] + told)


@native
def likely(state: Words, law: Words, seat: int, tickets: int, room: Words) -> float:
    """How well some tickets together go with what a seat has built: the logarithm of a weight."""
    where, all_cars = SEAT_ROOM + seat * SEAT_WORDS, law[L_TRAINS]
    cars = state[PLAYERS + seat * PLAYER + TRAINS]
    missing = min(together(law, tickets, where, room), cars)
    whole = min(together(law, tickets, PRINTED, room), MOST * all_cars)
    worth, made, left = 0, 0, 0.0
    rest = tickets
    while rest != 0:
        ticket = lowest(rest)
        rest = drop(rest)
        pair = 64 * law[L_TICKET_A + ticket] + law[L_TICKET_B + ticket]
        now, printed = room[where + pair], room[PRINTED + pair]
        worth += law[L_TICKET_WORTH + ticket]
        made += 1 if now == 0 else 0
        left += min(1.0, now / max(1, printed))
    astray = FINE * room[where + CARS]
    for route in range(room[where + ROUTES]):
        best, rest = 0, tickets
        while rest != 0:
            best = max(best, room[where + ROWS + MANY * lowest(rest) + route])
            rest = drop(rest)
        astray -= best
    fresh = cars / all_cars
    in_cars = MISSING * missing + WHOLE * whole + WORTH * worth + ASTRAY * fresh * astray / FINE
    told = MADE * (1 - fresh) * made + LEFT * left + RARE * popcount(tickets & law[L_RARE])
    return float(in_cars / all_cars + told)

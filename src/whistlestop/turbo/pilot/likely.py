"""How likely somebody holds some tickets, as far as the routes tell.

People keep tickets that go together, and build what their tickets need. So some tickets are likely
together when few cars are missing for them, when they explain what was built, and when they are
worth the trouble. They are weighed by a log-linear model of the hidden hand.
"""

from whistlestop.turbo.bits import drop, lowest, popcount
from whistlestop.turbo.jit import native
from whistlestop.turbo.layout import FlatLaw, FlatState
from whistlestop.turbo.pilot.belief import (
    FINE,
    Belief,
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
def together(law: FlatLaw, tickets: int, apart: list[list[int]], order: list[int]) -> float:
    """About how many cars a network for some tickets needs, by a table of distances: the longest
    way first, every other one own_way or from the nearest points of those before it."""
    count = 0
    while tickets != 0:
        ticket = lowest(tickets)
        tickets = drop(tickets)
        far = apart[law.ticket_a[ticket]][law.ticket_b[ticket]]
        place = count
        while place > 0:
            before = order[place - 1]
            if apart[law.ticket_a[before]][law.ticket_b[before]] >= far:
                break
            order[place] = before
            place -= 1
        order[place] = ticket
        count += 1
    cars = 0.0
    for place in range(count):
        ticket = order[place]
        one, two = law.ticket_a[ticket], law.ticket_b[ticket]
        own_way = 1.0 * apart[one][two]
        if place > 0 and own_way > 0:
            off_one, off_two = 1e9, 1e9
            for before in range(place):
                other = order[before]
                a, b = law.ticket_a[other], law.ticket_b[other]
                way = apart[a][b]
                # How far a city lies off the way between two others, if ways are like a tree.
                off = apart[a][one] + apart[b][one] - way
                off_one = min(off_one, 0.5 * off)
                off = apart[a][two] + apart[b][two] - way
                off_two = min(off_two, 0.5 * off)
            own_way = min(own_way, max(0.0, off_one) + max(0.0, off_two))
        cars += own_way
    return cars


@native
def alone(law: FlatLaw, cars: int, ticket: int, seat: int, belief: Belief) -> float:
    """How well a ticket goes with what was built, as far as that can be said of it alone."""
    a, b = law.ticket_a[ticket], law.ticket_b[ticket]
    now, printed = belief.seats[seat].cars[a][b], belief.printed[a][b]
    in_cars = MISSING * min(now, cars) + WHOLE * printed + WORTH * law.ticket_worth[ticket]
    told = LEFT * min(1.0, now / max(1, printed))
    if now == 0:
        told = MADE * (1 - cars / law.trains)
    return float(in_cars / law.trains + told)


@native
def likely(state: FlatState, law: FlatLaw, seat: int, tickets: int, belief: Belief) -> float:
    """How well some tickets together go with what a seat has built: the logarithm of a weight."""
    about, all_cars = belief.seats[seat], law.trains
    cars = state.seats[seat].trains
    missing = min(together(law, tickets, about.cars, belief.order), cars)
    whole = min(together(law, tickets, belief.printed, belief.order), MOST * all_cars)
    worth, made, left = 0, 0, 0.0
    rest = tickets
    while rest != 0:
        ticket = lowest(rest)
        rest = drop(rest)
        a, b = law.ticket_a[ticket], law.ticket_b[ticket]
        now, printed = about.cars[a][b], belief.printed[a][b]
        worth += law.ticket_worth[ticket]
        made += 1 if now == 0 else 0
        left += min(1.0, now / max(1, printed))
    astray = FINE * about.built
    for route in range(about.routes):
        best, rest = 0, tickets
        while rest != 0:
            best = max(best, about.explained[lowest(rest)][route])
            rest = drop(rest)
        astray -= best
    fresh = cars / all_cars
    in_cars = MISSING * missing + WHOLE * whole + WORTH * worth + ASTRAY * fresh * astray / FINE
    told = MADE * (1 - fresh) * made + LEFT * left + RARE * popcount(tickets & law.rare)
    return float(in_cars / all_cars + told)

"""The largest edition that native code can play: in its memory every last place is taken."""

from dataclasses import replace
from typing import Any

from whistlestop.core.board import Board, City, Route, Ticket
from whistlestop.core.cards import Pack
from whistlestop.core.edition import Edition
from whistlestop.core.rule import Rule
from whistlestop.editions import edition
from whistlestop.rules.attractions import Attractions
from whistlestop.rules.claiming import Claiming
from whistlestop.rules.longest_path import LongestPath
from whistlestop.rules.tickets import Tickets

COUNT = 64
"""Cities, tickets, coloured routes and grey ones."""
EUROPE = edition("europe")
COLOURS = EUROPE.pack.colours
CITIES = [
    City(f"c{n}", {"en": f"c{n}"}, {"attraction": 1} if n % 3 == 0 else {}) for n in range(64)
]
LENGTHS = (1, 2, 3, 4, 6, 1, 2, 15)


def track(number: int, step: int, colour: str | None, **more: Any) -> Route:
    """A route from one city to one a few further on."""
    ends = (f"c{number}", f"c{(number + step) % COUNT}")
    return Route(f"{'-'.join(ends)}-{colour}", ends, LENGTHS[number % 8], colour, **more)


def ring() -> list[Route]:
    """A coloured ring, grey twins of every fourth part of it, and grey ways across."""
    found = []
    for n in range(COUNT):
        group = f"g{n}" if n % 4 == 0 else None
        traits = {"tunnel": 1} if n % 5 == 0 else {"ferry": LENGTHS[n % 8] // 2} if n % 3 else {}
        found.append(track(n, 1, COLOURS[n % 8], group=group))
        found.append(track(n, 1 if group else 9, None, group=group, traits=traits))
    return found


def ticket(number: int) -> Ticket:
    """A ticket; every eighth one is of the deck that is dealt only at the start."""
    ends = (f"c{number}", f"c{(number * 7 + 3) % COUNT}")
    return Ticket(f"t{number}", ends, 3 + number % 9, "long" if number % 8 == 7 else "")


def ruled(found: Edition, rule: Rule) -> tuple[Rule, ...]:
    """The rules of an edition with another one in the place of its kind."""
    return tuple(rule if type(old) is type(rule) else old for old in found.rules)


BOARD = Board.of(CITIES, ring(), map(ticket, range(COUNT)))
PACK = Pack({**dict.fromkeys(COLOURS, 15), COLOURS[-1]: 22, "wild": 9})
LARGEST = replace(EUROPE, id="largest", board=BOARD, pack=PACK, deals={"": 4, "long": 1})
for rule in (
    Tickets(draw=5, keep=1, keep_first=2, box_first=False),
    Claiming(points={n: n * n for n in range(1, 16)}),
    LongestPath(bonus=1),
):
    LARGEST = replace(LARGEST, rules=ruled(LARGEST, rule))
LARGEST = replace(LARGEST, rules=(*LARGEST.rules, Attractions(worth=2)))

"""Who plays whom: every deal is played in every rotation of the seats."""

from collections.abc import Iterator, Sequence
from itertools import combinations, count

from whistlestop.arena.match import Job
from whistlestop.bots import registry
from whistlestop.core.errors import BadInput, at_least
from whistlestop.editions import edition as find_edition


def tables(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The tables at which bots meet: all together, or every choice of as many as fit."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [tuple(bots[seat % len(bots)] for seat in range(seats))]


def rotations(table: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way to sit at a table in the same order."""
    return [table[turn:] + table[:turn] for turn in range(len(table))]


def check(edition: str, seats: int, bots: Sequence[str]) -> None:
    """A clear sentence about what cannot be played."""
    find_edition(edition).check_seats(seats)
    for bot in bots:
        registry.check(bot)
    if not bots:
        raise BadInput("bots-none")
    if len(set(bots)) < len(bots):
        raise BadInput("bots-twice")


def jobs(edition: str, seats: int, bots: Sequence[str], games: int, seed: str) -> Iterator[Job]:
    """The games, deal by deal; the last deal is played to its end even beyond `games`."""
    check(edition, seats, bots)
    at_least(1, games, "--games")
    lineups = [way for table in tables(bots, seats) for way in rotations(table)]
    number = 0
    for deal in count():
        for lineup in lineups:
            yield Job(number, edition, lineup, f"{seed} deal {deal}")
            number += 1
        if number >= games:
            return

"""The final score: lines with a name each, their total, and who stands where."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a final score.

    `tie` decides between equal totals, line by line in the order of the lines. `items` says what
    the line is made of (tickets, attractions), `routes` what to trace on the board.
    """

    name: str
    points: int
    tie: int = 0
    items: tuple[tuple[str, int], ...] = ()
    routes: tuple[str, ...] = ()


class Standings(NamedTuple):
    """Who stands where: all seats, best first; equal ones share a win."""

    lines: tuple[tuple[ScoreLine, ...], ...]
    totals: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each seat: one more than the seats that are ahead of it."""

    def line(self, seat: int, name: str) -> ScoreLine:
        """A seat's line of that name; one of 0 points if the edition has none."""
        return next((line for line in self.lines[seat] if line.name == name), ScoreLine(name, 0))


def stand(
    lines: tuple[tuple[ScoreLine, ...], ...],
    floor: int | None = None,
    ties: Sequence[Sequence[int]] = (),
) -> Standings:
    """The standings that follow from everybody's lines; no total is below the floor.

    Equal totals are decided by the ties of the lines, then by these, a number for each seat.
    """
    totals = tuple(sum(line.points for line in seat) for seat in lines)
    if floor is not None:
        totals = tuple(max(floor, total) for total in totals)
    keys = [
        (totals[seat], *(line.tie for line in mine), *(tie[seat] for tie in ties))
        for seat, mine in enumerate(lines)
    ]
    ranking = tuple(sorted(range(len(lines)), key=keys.__getitem__, reverse=True))
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Standings(lines, totals, ranking, winners, places)

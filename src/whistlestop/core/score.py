"""The final score: lines with a name each, their total, and who stands where."""

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

    def line(self, seat: int, name: str) -> ScoreLine:
        """A seat's line of that name; one of 0 points if the edition has none."""
        return next((line for line in self.lines[seat] if line.name == name), ScoreLine(name, 0))


def stand(lines: tuple[tuple[ScoreLine, ...], ...]) -> Standings:
    """The standings that follow from everybody's lines."""
    totals = tuple(sum(line.points for line in seat) for seat in lines)
    keys = [
        (total, *(line.tie for line in seat)) for total, seat in zip(totals, lines, strict=True)
    ]
    ranking = tuple(sorted(range(len(lines)), key=keys.__getitem__, reverse=True))
    winners = tuple(seat for seat in range(len(lines)) if keys[seat] == max(keys))
    return Standings(lines, totals, ranking, winners)

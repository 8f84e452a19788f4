"""One game of bots, written down as a line of results."""

from collections.abc import Mapping, Sequence
from time import process_time
from typing import Any, NamedTuple

from whistlestop.bots.guard import answer
from whistlestop.bots.registry import make
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game, play, standings
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.rules.turns import GameEnded, TurnBegan

PARTS = ("routes", "tickets", "stations", "longest", "attractions")


class Job(NamedTuple):
    """A game to be played: a deal, and who sits where."""

    number: int
    edition: str
    bots: tuple[str, ...]
    deal: str


class Result(NamedTuple):
    """What came of a game; every tuple has an entry for each seat."""

    number: int
    bots: tuple[str, ...]
    deal: str
    first: int
    totals: tuple[int, ...]
    places: tuple[int, ...]
    """1 for a winner; those who tie share a place."""
    parts: Mapping[str, tuple[int, ...]]
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    turns: int
    failures: tuple[int, ...]
    """How often greedy or the first move there is stood in for a bot that failed."""

    def to_json(self) -> dict[str, Any]:
        """A plain object."""
        return self._asdict()


def from_json(data: Mapping[str, Any]) -> Result:
    """The result of a plain object."""
    lists = ("bots", "totals", "places", "seconds", "decisions", "failures")
    data = {"failures": [0] * len(data["bots"]), **data}  # older journals count none
    return Result(
        **{
            **data,
            **{key: tuple(data[key]) for key in lists},
            "parts": {key: tuple(value) for key, value in data["parts"].items()},
        }
    )


def places(lines: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each seat: one more than the seats that are ahead of it."""
    return tuple(1 + sum(other > line for other in lines) for line in lines)


def play_job(job: Job) -> Result:
    """Play a game. The luck of the deal is the same whoever sits where."""
    return play_through(job)[0]


def play_through(job: Job) -> tuple[Result, State]:
    """Play a game: what came of it, and the table as it was in the end."""
    found, chance = edition(job.edition), Seeded(job.deal)
    seats = len(job.bots)
    bots = [make(name, f"{job.deal} {job.number} {seat}") for seat, name in enumerate(job.bots)]
    seconds, decisions, turns = [0.0] * seats, [0] * seats, 0
    failures = [0] * seats
    step = new_game(found, seats, chance)
    while (seat := step.state.turn) is not None:
        view = observe(step.state, seat)
        start = process_time()
        move, problem = answer(job.bots[seat], bots[seat], view, job.deal)
        failures[seat] += problem is not None
        seconds[seat] += process_time() - start
        decisions[seat] += 1
        step = play(step.state, move, chance, seat)
        turns += sum(isinstance(event, TurnBegan | GameEnded) for event in step.events)
    final = standings(step.state)
    keys = [
        (total, *(line.tie for line in lines))
        for total, lines in zip(final.totals, final.lines, strict=True)
    ]
    result = Result(
        number=job.number,
        bots=job.bots,
        deal=job.deal,
        first=step.state.first,
        totals=final.totals,
        places=places(keys),
        parts={
            name: tuple(final.line(seat, name).points for seat in range(seats)) for name in PARTS
        },
        seconds=tuple(round(value, 6) for value in seconds),
        decisions=tuple(decisions),
        turns=turns - 1,
        failures=tuple(failures),
    )
    return result, step.state

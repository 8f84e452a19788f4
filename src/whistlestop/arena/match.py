"""One game of bots, written down as a line of results."""

from collections.abc import Mapping
from time import process_time
from typing import Any, NamedTuple

from whistlestop.bots.guard import answer
from whistlestop.bots.registry import make
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game, standings
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.playing import play_on
from whistlestop.rules.turns import GameEnded, TurnBegan


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
    """The lines of the score, by name and in their order."""
    seconds: tuple[float, ...]
    decisions: tuple[int, ...]
    turns: int
    failures: tuple[int, ...]
    """How often greedy or the first move there is stood in for a bot that failed."""


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

    def choose(state: State, seat: int) -> Move:
        view = observe(state, seat)
        start = process_time()
        move, problem = answer(job.bots[seat], bots[seat], view, job.deal)
        failures[seat] += problem is not None
        seconds[seat] += process_time() - start
        decisions[seat] += 1
        return move

    state = new_game(found, seats, chance).state
    for moved in play_on(state, chance, choose):
        state = moved.state
        turns += sum(isinstance(event, TurnBegan | GameEnded) for event in moved.events)
    final = standings(state)
    result = Result(
        number=job.number,
        bots=job.bots,
        deal=job.deal,
        first=state.first,
        totals=final.totals,
        places=final.places,
        parts={
            lines[0].name: tuple(line.points for line in lines)
            for lines in zip(*final.lines, strict=True)
        },
        seconds=tuple(round(value, 6) for value in seconds),
        decisions=tuple(decisions),
        turns=turns - 1,
        failures=tuple(failures),
    )
    return result, state

"""How strong bots that search are with a budget: games on common deals, every rotation of seats.

    python tools/bench_expert.py europe expert,planner --deals 20 [--seconds 0.3] [--first 0]
    python tools/bench_expert.py usa expert,blocker --even 4 --workers 2

Budgets are CPU time, so that a busy machine measures the same as an idle one. A `?` is somebody of
the panel, another one for each deal. With `--even` two bots share a table of so many seats, seat
by seat, and then the other way round. After each deal a line says how each of them did so far: wins
with the 95 % interval, points, thinking; and for winners points, tickets made, turns. At tables of
three and more it also says who is ahead of whom how often, and at those shared by two how many
games the first of them won with all its seats together.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from random import Random
from time import process_time
from typing import NamedTuple

from whistlestop.arena.duels import ahead
from whistlestop.arena.match import Job, Result, play_through
from whistlestop.arena.summary import interval, summary
from whistlestop.bots.expert import ExpertBot
from whistlestop.bots.searching import Searching
from whistlestop.core.game import standings

PANEL = ("random", "greedy", "racer", "planner", "blocker")
"""Who a `?` may be."""


class Winner(NamedTuple):
    """What somebody who won had in the end."""

    points: int
    held: int
    made: int
    turns: int


def play(job: Job) -> tuple[Result, list[Winner]]:
    """Play a game: what came of it."""
    result, state = play_through(job)
    final, found = standings(state), []
    for seat in final.winners:
        tickets = [points for _, points in final.line(seat, "tickets").items]
        made = sum(points > 0 for points in tickets)
        found.append(Winner(final.totals[seat], len(tickets), made, result.turns))
    return result, found


def say_winners(some: list[Winner]) -> str:
    """What those who won had in the end, on average."""
    points, held, made, turns = (sum(each) for each in zip(*some, strict=True))
    return (
        f"winners {points / len(some):.0f} points, {100 * made / max(1, held):.0f} % of"
        f" {held / len(some):.1f} tickets, {turns / len(some):.0f} turns"
    )


def say_duels(names: list[str], results: list[Result]) -> Iterator[str]:
    """How often each bot is ahead of each other one at the same table; a tie is a half."""
    for one, other in combinations(names, 2):
        found = [each for result in results if (each := ahead(result, one, other)) is not None]
        if found:
            rate = sum(found) / len(found)
            low, high = interval(rate, len(found))
            yield (
                f"  {one} is ahead of {other} in {100 * rate:.1f} % of {len(found)} games"
                f" ({100 * low:.1f} - {100 * high:.1f})"
            )


def won(result: Result, one: str) -> float:
    """How much of a game a bot won, with all its seats together."""
    places = zip(result.places, result.bots, strict=True)
    return sum(1 for place, bot in places if place == 1 and bot == one) / result.places.count(1)


def say_sides(one: str, results: list[Result]) -> str:
    """How many of the games at tables shared by two a bot won."""
    rate = sum(won(result, one) for result in results) / len(results)
    low, high = (100 * end for end in interval(rate, len(results)))
    return f"  {one} won {100 * rate:.1f} % of {len(results)} games ({low:.1f} - {high:.1f})"


def lineups(bots: list[str], even: int, number: int) -> list[tuple[str, ...]]:
    """Every rotation of the seats, or both ways to share a table; whoever is a `?` is somebody for
    this deal."""
    if even:
        return [tuple((some * even)[:even]) for some in (bots, bots[::-1])]
    luck = Random(f"panel {number}")
    found = [luck.choice(PANEL) if bot == "?" else bot for bot in bots]
    return [tuple(found[place:] + found[:place]) for place in range(len(found))]


def begin(seconds: float) -> None:
    """The budgets of a process that plays."""
    Searching.clock = staticmethod(process_time)
    ExpertBot.seconds = seconds


def main() -> None:
    """Play, and tell."""
    read = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    read.add_argument("edition")
    read.add_argument("bots", help="who plays, commas between; ?: of the panel")
    read.add_argument("--even", type=int, default=0, help="seats of a table shared by two bots")
    read.add_argument("--deals", type=int, default=10)
    read.add_argument("--first", type=int, default=0, help="the number of the first deal")
    read.add_argument("--seconds", type=float, default=1.0, help="for each move of expert")
    read.add_argument("--workers", type=int, default=1, help="how many games at a time")
    given = read.parse_args()
    bots = given.bots.split(",")
    if given.even and len(bots) != 2:
        read.error("--even is for two bots: name them with a comma between")
    jobs = [
        [Job(number, given.edition, lineup, f"budget {number}") for lineup in found]
        for number in range(given.first, given.first + given.deals)
        for found in [lineups(bots, given.even, number)]
    ]
    results: list[Result] = []
    winners: list[Winner] = []
    with ProcessPoolExecutor(given.workers, initializer=begin, initargs=(given.seconds,)) as pool:
        played = pool.map(play, [job for deal in jobs for job in deal])
        for deal in jobs:
            for _ in deal:
                result, won = next(played)
                results.append(result)
                winners += won
            names = list(dict.fromkeys(name for result in results for name in result.bots))
            names.sort(key=lambda name: bots.index(name) if name in bots else len(bots))
            print(
                f"{given.edition} {given.bots} {given.seconds:g} s, {len(results)} games:",
                *(
                    f"{line.bot} {100 * line.win_rate:.1f} % ({100 * line.low:.1f} -"
                    f" {100 * line.high:.1f}), {line.total:.0f} points, {line.think_ms:.0f} ms;"
                    for line in summary(names, results)
                ),
                say_winners(winners),
                flush=True,
            )
            if given.even:
                print(say_sides(bots[0], results), flush=True)
            if len(deal[0].bots) > 2:
                print(*say_duels(names, results), sep="\n", flush=True)


if __name__ == "__main__":
    main()

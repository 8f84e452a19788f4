"""How strong bots that search are with a budget: games on common deals, every rotation of seats.

    python tools/bench_expert.py europe expert,planner --deals 20 [--seconds 0.3] [--first 0]

Budgets are CPU time, so that a busy machine measures the same as an idle one. A `?` is somebody of
the panel, another one for each deal. After each deal a line says how the first of the bots did so
far: wins with the 95 % interval, points, thinking; and for winners points, tickets made, turns.
Where more than two kinds of bots sit, the end tells who is ahead of whom how often.
"""

import argparse
from itertools import combinations
from random import Random
from time import process_time

from whistlestop.arena.duels import ahead
from whistlestop.arena.match import Job, Result, play_through
from whistlestop.arena.summary import interval, summary
from whistlestop.bots.expert import ExpertBot
from whistlestop.bots.searching import Searching
from whistlestop.core.game import standings
from whistlestop.core.state import State

PANEL = ("random", "greedy", "racer", "planner", "blocker")
"""Who a `?` may be."""


class Winners:
    """What those who won had in the end."""

    def __init__(self) -> None:
        self.count, self.points, self.held, self.made, self.turns = 0, 0, 0, 0, 0

    def add(self, state: State, turns: int) -> None:
        """Count the winners of a game."""
        final = standings(state)
        for seat in final.winners:
            tickets = [points for _, points in final.line(seat, "tickets").items]
            self.count += 1
            self.points += final.totals[seat]
            self.held += len(tickets)
            self.made += sum(points > 0 for points in tickets)
            self.turns += turns

    def __str__(self) -> str:
        return (
            f"winners {self.points / self.count:.0f} points,"
            f" {100 * self.made / max(1, self.held):.0f} % of {self.held / self.count:.1f} tickets,"
            f" {self.turns / self.count:.0f} turns"
        )


def lineups(bots: list[str], number: int) -> list[tuple[str, ...]]:
    """Every rotation of the seats; whoever is a `?` is somebody for this deal."""
    luck = Random(f"panel {number}")
    found = [luck.choice(PANEL) if bot == "?" else bot for bot in bots]
    return [tuple(found[place:] + found[:place]) for place in range(len(found))]


def tell_duels(names: list[str], results: list[Result]) -> None:
    """How often each bot is ahead of each other one at the same table; a tie is a half."""
    for one, other in combinations(names, 2):
        found = [each for result in results if (each := ahead(result, one, other)) is not None]
        if found:
            rate = sum(found) / len(found)
            low, high = interval(rate, len(found))
            print(
                f"  {one} is ahead of {other} in {100 * rate:.1f} % of {len(found)} games"
                f" ({100 * low:.1f} - {100 * high:.1f})",
                flush=True,
            )


def main() -> None:
    """Play, and tell."""
    read = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    read.add_argument("edition")
    read.add_argument("bots", help="who sits at the table, commas between; ?: of the panel")
    read.add_argument("--deals", type=int, default=10)
    read.add_argument("--first", type=int, default=0, help="the number of the first deal")
    read.add_argument("--seconds", type=float, default=1.0, help="for each move of expert")
    given = read.parse_args()
    Searching.clock = staticmethod(process_time)
    ExpertBot.seconds = given.seconds
    bots, winners = given.bots.split(","), Winners()
    results: list[Result] = []
    names: list[str] = []
    for number in range(given.first, given.first + given.deals):
        for lineup in lineups(bots, number):
            result, state = play_through(Job(number, given.edition, lineup, f"budget {number}"))
            results.append(result)
            winners.add(state, result.turns)
        names = list(dict.fromkeys(name for result in results for name in result.bots))
        names.sort(key=lambda name: name != bots[0])
        print(
            f"{given.edition} {given.bots} {given.seconds:g} s, {len(results)} games:",
            *(
                f"{line.bot} {100 * line.win_rate:.1f} % ({100 * line.low:.1f} -"
                f" {100 * line.high:.1f}), {line.total:.0f} points, {line.think_ms:.0f} ms;"
                for line in summary(names, results)
            ),
            winners,
            flush=True,
        )
    if len(names) > 2:
        tell_duels(names, results)


if __name__ == "__main__":
    main()

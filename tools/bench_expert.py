"""How strong bots that search are with a budget: games on common deals, every rotation of seats.

    python tools/bench_expert.py europe expert,planner --deals 20 [--seconds 0.3] [--first 0]

Budgets are CPU time, so that a busy machine measures the same as an idle one. After each deal a
line says how the first of the bots did so far: wins with the 95 % interval, points, and thinking.
"""

import argparse
from time import process_time

from whistlestop.arena.match import Job, Result, play_job
from whistlestop.arena.summary import summary
from whistlestop.bots.expert import ExpertBot
from whistlestop.bots.searching import Searching


def deal_of(edition: str, bots: list[str], number: int) -> list[Result]:
    """One deal, played from every rotation of the seats."""
    turned = [tuple(bots[place:] + bots[:place]) for place in range(len(bots))]
    return [play_job(Job(number, edition, each, f"budget {number}")) for each in turned]


def main() -> None:
    """Play, and tell."""
    read = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    read.add_argument("edition")
    read.add_argument("bots", help="who sits at the table, with commas between them")
    read.add_argument("--deals", type=int, default=10)
    read.add_argument("--first", type=int, default=0, help="the number of the first deal")
    read.add_argument("--seconds", type=float, default=1.0, help="for each move of expert")
    given = read.parse_args()
    Searching.clock = staticmethod(process_time)
    ExpertBot.seconds = given.seconds
    bots, results = given.bots.split(","), []
    for number in range(given.first, given.first + given.deals):
        results += deal_of(given.edition, bots, number)
        lines = summary(list(dict.fromkeys(bots)), results)
        one, other = lines[0], lines[-1]
        print(
            f"{given.edition} {given.bots} {given.seconds:g} s, {len(results)} games:",
            f"{100 * one.win_rate:.1f} % ({100 * one.low:.1f} - {100 * one.high:.1f}),",
            f"{one.total:.0f} points to {other.total:.0f}, {one.think_ms:.0f} ms a decision",
            flush=True,
        )


if __name__ == "__main__":
    main()

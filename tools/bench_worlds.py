"""Do imagined games end as real ones do? Pilots play each other; now and then a game is imagined on
from what the seat to move knows, and set beside what came of it.

    python -m tools.bench_worlds europe --seats 2 --games 60

For each part of the game (by the cars that somebody has left): the chance to win as imagined and
how often it was won, own points and those of the best other likewise, and the mean square of what
the chance was off (less is better; 0.25 is what one half, always, would come to with two players).
"""

import argparse
from collections.abc import Iterator
from statistics import mean
from typing import NamedTuple

from whistlestop.bots.courses import Course
from whistlestop.bots.piloted import Piloted
from whistlestop.bots.styles import style_for
from whistlestop.bots.thinking import Study
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game, play, standings
from whistlestop.core.view import View, observe
from whistlestop.editions import edition
from whistlestop.turbo.pilot.playouts import R_MARGIN, R_SCORE, R_WIN

EVERY = 8
"""Decisions between two looks."""


class Look(NamedTuple):
    """What was imagined at a decision, and then what came of it."""

    seat: int
    left: float
    win: float
    own: float
    other: float


class Told(NamedTuple):
    """A look beside the truth."""

    look: Look
    won: float
    own: int
    other: int


def imagine(view: View, worlds: int, seed: int) -> Look:
    """Play the pilot's own choice out in some worlds."""
    seats = len(view.players)
    study = Study(view, [style_for("planner", view.edition, seats)] * seats, seed)
    study.look_round()
    choice = Course(study.candidates()[0])
    lines = []
    for number in range(worlds):
        study.deal(number)
        lines.append([int(word) for word in study.play_out([choice])[0]])
    return Look(
        study.seat,
        min(player.trains for player in view.players) / view.edition.trains,
        mean(line[R_WIN] / 1000 for line in lines),
        mean(line[R_SCORE] for line in lines),
        mean(line[R_SCORE] - line[R_MARGIN] for line in lines),
    )


def one_game(name: str, seats: int, number: int, worlds: int) -> Iterator[Told]:
    """A game of pilots, and every look at it."""
    luck, looks, made = Seeded(f"worlds {number}"), [], 0
    state = new_game(edition(name), seats, luck).state
    pilots = [Piloted(seed=f"{number} {seat}") for seat in range(seats)]
    while (seat := state.turn) is not None:
        view = observe(state, seat)
        if len(view.moves) > 1 and made % EVERY == number % EVERY:
            looks.append(imagine(view, worlds, 1000 * number + made))
        state = play(state, pilots[seat].choose(view), luck, seat).state
        made += 1
    final = standings(state)
    for look in looks:
        won = (look.seat in final.winners) / len(final.winners)
        own = final.totals[look.seat]
        other = max(total for seat, total in enumerate(final.totals) if seat != look.seat)
        yield Told(look, won, own, other)


def line_of(some: list[Told]) -> str:
    """What was imagined, and in brackets what came of it."""
    pairs = {
        "win": (mean(told.look.win for told in some), mean(told.won for told in some)),
        "own": (mean(told.look.own for told in some), mean(told.own for told in some)),
        "other": (mean(told.look.other for told in some), mean(told.other for told in some)),
    }
    texts = [f"{name} {one:.2f} ({two:.2f})" for name, (one, two) in pairs.items()]
    off = mean((told.look.win - told.won) ** 2 for told in some)
    return f"{len(some)} looks: {', '.join(texts)}, off by {off:.3f}"


def main() -> None:
    """Play, and tell."""
    read = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    read.add_argument("edition")
    read.add_argument("--seats", type=int, default=2)
    read.add_argument("--games", type=int, default=20)
    read.add_argument("--worlds", type=int, default=48)
    given = read.parse_args()
    found: list[Told] = []
    for number in range(given.games):
        found += one_game(given.edition, given.seats, number, given.worlds)
        print(f"\r{number + 1} of {given.games} games", end="", flush=True)
    print()
    for part in (5, 4, 3, 2, 1):
        some = [told for told in found if part - 1 < 5 * max(0.01, told.look.left) <= part]
        if some:
            print(f"{20 * (part - 1):3d} to {20 * part:3d} % of the cars,", line_of(some))


if __name__ == "__main__":
    main()

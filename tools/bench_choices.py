"""What is it worth to think? Positions of games between pilots, thought about in several ways; what
each of them chooses is played on beside the pilot's own choice, with the same luck.

    python -m tools.bench_choices europe --seats 4 expert expert,seconds=0.1 planner,playouts=7

A way to think is a bot and what is changed of it: seconds, playouts (for each car), caution,
crossings. For each of them: hundredths of a (blurred) win that a choice is worth beside the
pilot's own, in fresh worlds that fit the view and in the true one, with standard errors; the same
beside the first way to think; CPU time; and how often it chooses something else.
"""

import argparse
from collections.abc import Iterator
from itertools import count
from random import Random
from time import process_time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from whistlestop.bots import registry
from whistlestop.bots.blurring import SOFT
from whistlestop.bots.courses import Course
from whistlestop.bots.expert import ExpertBot
from whistlestop.bots.foresighted import Foresighted
from whistlestop.bots.piloted import Piloted
from whistlestop.bots.searching import Searching
from whistlestop.bots.sifting import chances, spread
from whistlestop.bots.styles import caution_for, playouts_for
from whistlestop.bots.thinking import Study
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game, play
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.rules.drawing import SecondCard
from whistlestop.turbo.flat import flatten
from whistlestop.turbo.prepare import prepare

FRESH = 1_000_000
"""Worlds from this number on were in nobody's thoughts."""
CHANGES = ("seconds", "playouts", "caution", "crossings")


class Thinker(NamedTuple):
    """A bot, and what is changed of it."""

    name: str
    bot: Searching
    changes: dict[str, float]

    def choose(self, state: State, seat: int) -> tuple[Course, Course]:
        """The pilot's own choice, and this one's."""
        view = observe(state, seat)
        study = self.bot.study(view)
        courses = self.bot.courses(study)
        if len(courses) == 1:
            return courses[0], courses[0]
        table = view.edition, len(view.players)
        each, most = self.changes.get("playouts"), self.bot.playouts
        if each is not None:
            most = round(each * view.edition.trains)
        elif isinstance(self.bot, Foresighted):
            most = playouts_for(self.bot.budget, *table)
        caution = self.changes.get("caution", caution_for(*table))
        seconds = self.changes.get("seconds", self.bot.seconds)
        crossings = int(self.changes.get("crossings", self.bot.crossings))
        found = study.weigh(courses, seconds, most, caution, process_time, crossings)
        return courses[0], found[0].action


def thinker(text: str) -> Thinker:
    """A way to think, as it is written."""
    name, *changes = text.split(",")
    bot = registry.make(name, "choices")
    pairs = [change.partition("=") for change in changes]
    if not isinstance(bot, Searching) or any(key not in CHANGES for key, _, _ in pairs):
        raise argparse.ArgumentTypeError(f"{text}: a bot that searches, then any of {CHANGES}")
    return Thinker(text, bot, {key: float(value) for key, _, value in pairs})


def worths(
    study: Study, courses: list[Course], truth: State | None, worlds: int
) -> NDArray[np.float64]:
    """How much of a win each course is, on average over some worlds: imagined ones, or the true one
    with new luck."""
    lines = []
    for number in range(worlds):
        if truth is None:
            study.deal(FRESH + number)
        else:
            luck = Random(f"{study.seed} {number}")
            world = flatten(study.law, truth)
            world.rng, world.will = luck.getrandbits(62), luck.getrandbits(62)
            study.world[:] = world.to_row()
        lines.append(study.play_out(courses).copy())
    found = np.array(lines)
    mean: NDArray[np.float64] = chances(found, SOFT * spread(found)).mean(axis=0)
    return mean


def looks(name: str, seats: int, number: int, every: int) -> Iterator[tuple[State, int]]:
    """Positions of a game between pilots, every so many decisions."""
    luck = Seeded(f"choices {number}")
    state = new_game(edition(name), seats, luck).state
    pilots = [Piloted(seed=f"{number} {seat}") for seat in range(seats)]
    for made in count(number):
        if (seat := state.turn) is None:
            return
        view = observe(state, seat)
        if (
            made % every == 0
            and len(view.moves) > 1
            and not isinstance(view.phases[-1], SecondCard)
        ):
            yield state, seat
        state = play(state, pilots[seat].choose(view), luck, seat).state


def look(thinkers: list[Thinker], state: State, seat: int, worlds: int) -> NDArray[np.float64]:
    """For each way to think what its choice wins, imagined and in truth, its time, and whether it
    is another choice than the pilot's."""
    times, chosen = [], []
    for each in thinkers:
        start = process_time()
        own, choice = each.choose(state, seat)
        times.append(process_time() - start)
        chosen.append(choice)
    courses = list(dict.fromkeys([own, *chosen]))
    study = ExpertBot(seed="judge").study(observe(state, seat))
    found = np.zeros((len(courses), 2))
    if len(courses) > 1:
        found[:, 0] = worths(study, courses, None, worlds)
        found[:, 1] = worths(study, courses, state, worlds)
    gains = 100 * (found - found[0])
    return np.array(
        [
            [*gains[courses.index(choice)], seconds, choice != own]
            for choice, seconds in zip(chosen, times, strict=True)
        ]
    )


def tell(thinkers: list[Thinker], found: NDArray[np.float64]) -> None:
    """A line for each way to think."""
    root = len(found) ** 0.5
    for place, each in enumerate(thinkers):
        mine, less = found[:, place], found[:, place] - found[:, 0]
        texts = [
            f"{what} {values[:, kind].mean():+.2f} ± {values[:, kind].std() / root:.2f}"
            for values, beside in ((mine, ""), (less, "beside the first "))
            for kind, what in enumerate((f"{beside}imagined", "true"))
        ]
        seconds, other = mine[:, 2].mean(), 100 * mine[:, 3].mean()
        print(f"  {each.name}: {', '.join(texts)}; {seconds:.2f} s, other in {other:.0f} %")


def main() -> None:
    """Think, and tell."""
    read = argparse.ArgumentParser(description=__doc__.split("\n\n", 1)[0])
    read.add_argument("edition")
    read.add_argument("thinkers", nargs="+", type=thinker, help="e.g. expert,seconds=3")
    read.add_argument("--seats", type=int, default=2)
    read.add_argument("--games", type=int, default=20)
    read.add_argument("--first", type=int, default=0, help="the number of the first game")
    read.add_argument("--every", type=int, default=17, help="decisions between two looks")
    read.add_argument("--worlds", type=int, default=150)
    given = read.parse_args()
    prepare(print)
    found: list[NDArray[np.float64]] = []
    for number in range(given.first, given.first + given.games):
        for state, seat in looks(given.edition, given.seats, number, given.every):
            found.append(look(given.thinkers, state, seat, given.worlds))
        print(
            f"{number + 1 - given.first} of {given.games} games, {len(found)} decisions", flush=True
        )
        tell(given.thinkers, np.array(found))


if __name__ == "__main__":
    main()

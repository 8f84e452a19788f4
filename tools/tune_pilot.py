"""Tune the numbers of a style by playing: `python -m tools.tune_pilot europe --seats 2`.

In every step a few styles that differ a little at random in every number, and their mirror
images, play the same deals against the same opponents; all numbers move the way of those that
did better (an evolution strategy with mirrored samples). The best found is written as JSON.
"""

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tools.pilot_matches import LINES, play
from whistlestop.bots.styles import style_for
from whistlestop.core.edition import Edition
from whistlestop.editions import edition
from whistlestop.turbo.pilot.style import DEFAULTS, NAMES

Style = Mapping[str, float]
Row = NDArray[np.float64]

PLAIN: Style = {
    **DEFAULTS,
    **dict.fromkeys(("late", "hold_cards", "hold_draw", "lack", "scarce", "offered", "either"), 0),
    "early_slack": -99,
    "hold": -99,
    "idle_turns": 0.001,
}
"""The numbers of `greedy`."""
FIXED = ("cost_0", "cost_7", "detour", "danger", "cut")
"""Not tuned: of no use, slow, or for bots that look at others."""
LASTS = 3
"""How many turns a plan lasts while tuning: quicker than thinking anew, and nearly as good."""
TOTAL, WON = LINES.index("total"), LINES.index("won")


def opponent(name: str, board: Edition, seats: int, start: Style) -> Style:
    """A style by name: `greedy`, `self` (the start), or one of a built-in bot."""
    if name == "self":
        return start
    return PLAIN if name == "greedy" else style_for(name, board, seats)


def worth(scores: NDArray[np.int64], steep: float) -> float:
    """How well the first style did: nearly 1 for games clearly won, nearly 0 for lost ones, where
    `steep` points ahead are 73 %."""
    ahead = scores[:, 0, TOTAL] - scores[:, 1:, TOTAL].max(axis=1)
    return float(np.mean(1 / (1 + np.exp(-ahead / steep))))


def won(scores: NDArray[np.int64]) -> float:
    """The share of games that the first style won."""
    return float(np.mean(scores[:, 0, WON] / scores[:, :, WON].sum(axis=1)))


def scales(start: Row) -> Row:
    """What a little is, for each number."""
    plain = np.array([DEFAULTS[name] for name in NAMES])
    found: Row = np.maximum(0.15 * np.abs(start), np.maximum(0.15 * np.abs(plain), 0.03))
    for name in FIXED:
        found[NAMES.index(name)] = 0
    return found


def as_style(numbers: Row) -> dict[str, float]:
    """A row of numbers by name."""
    return {name: round(float(x), 3) for name, x in zip(NAMES, numbers, strict=True)}


class Tuner:
    """The numbers as they are now, and how they move."""

    def __init__(
        self,
        board: Edition,
        seats: int,
        start: Style,
        rivals: Sequence[Style],
        steep: float,
        seed: int,
    ) -> None:
        self.board, self.seats, self.rivals, self.steep = board, seats, rivals, steep
        full = {**DEFAULTS, **start}
        self.start: Row = np.array([full[name] for name in NAMES], float)
        self.scale = scales(self.start)
        self.place: Row = np.zeros(len(NAMES))
        self.mean: Row = np.zeros(len(NAMES))
        self.square: Row = np.zeros(len(NAMES))
        self.average: Row = np.zeros(len(NAMES))
        self.luck = np.random.default_rng(seed)
        self.steps = 0

    def numbers(self, place: Row) -> Row:
        """The style at a place."""
        found: Row = self.start + self.scale * place
        return found

    def value(self, place: Row, seed: int, games: int) -> float:
        """How well a place does against all rivals."""
        style = as_style(self.numbers(place))
        tables = [[style, *[rival] * (self.seats - 1)] for rival in self.rivals]
        scores = [play(self.board, table, seed, games, LASTS) for table in tables]
        return float(np.mean([worth(each, self.steep) for each in scores]))

    def step(self, pairs: int, games: int, width: float, rate: float) -> None:
        """Try some pairs, and move (with the momentum of Adam)."""
        slope: Row = np.zeros(len(NAMES))
        for _ in range(pairs):
            seed = int(self.luck.integers(1 << 60))
            way = width * self.luck.standard_normal(len(NAMES))
            more = self.value(self.place + way, seed, games)
            less = self.value(self.place - way, seed, games)
            slope += (more - less) * way / (2 * width * width * pairs)
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.98 * self.square + 0.02 * slope * slope
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.98**self.steps)
        self.place = self.place + rate * mean / (np.sqrt(square) + 1e-9)
        # The path trembles: its middle is better than its end.
        keep = min(0.97, self.steps / (self.steps + 10))
        self.average = keep * self.average + (1 - keep) * self.place

    def best(self) -> dict[str, float]:
        """The style found so far."""
        return as_style(self.numbers(self.average))


def main() -> None:
    """Tune, and tell now and then how far it has come, on deals that are not tuned with."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="planner", help="the style to begin with")
    parser.add_argument("--start", type=Path, help="numbers to begin with, as JSON")
    parser.add_argument("--against", default="greedy,racer,self")
    parser.add_argument("--seconds", type=float, default=600, help="of CPU time")
    parser.add_argument("--pairs", type=int, default=8)
    parser.add_argument("--games", type=int, default=24, help="for each style and rival")
    parser.add_argument("--width", type=float, default=0.7, help="how far the samples lie")
    parser.add_argument("--rate", type=float, default=0.06, help="how far a step goes")
    parser.add_argument("--steep", type=float, default=15, help="a lead that is nearly a win")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    board = edition(asked.edition)
    start = dict(style_for(asked.bot, board, asked.seats))
    if asked.start:
        start.update(json.loads(asked.start.read_text(encoding="utf-8")))
    names = asked.against.split(",")
    rivals = [opponent(name, board, asked.seats, start) for name in names]
    tuner = Tuner(board, asked.seats, start, rivals, asked.steep, asked.seed)
    begun = told = time.process_time()
    while (now := time.process_time()) < begun + asked.seconds:
        tuner.step(asked.pairs, asked.games, asked.width, asked.rate)
        if now > told + asked.seconds / 8:
            told = now
            asked.out.write_text(json.dumps(tuner.best(), indent=1) + "\n", encoding="utf-8")
            shares = [
                won(play(board, [tuner.best(), *[rival] * (asked.seats - 1)], 7, 800))
                for rival in rivals
            ]
            figures = ", ".join(f"{n} {100 * s:.1f}%" for n, s in zip(names, shares, strict=True))
            print(f"{tuner.steps} steps, {now - begun:.0f} s: {figures}", flush=True)
    asked.out.write_text(json.dumps(tuner.best(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

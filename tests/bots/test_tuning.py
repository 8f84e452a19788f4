"""The tuner of styles: it goes where games are won, and leaves alone what it must not touch."""

from collections.abc import Mapping, Sequence
from operator import getitem
from typing import Any

import pytest

from whistlestop.core.edition import Edition
from whistlestop.editions import edition
from whistlestop.turbo.jit import available

if not available():
    pytest.skip("needs Numba", allow_module_level=True)

import numpy as np
from numpy.typing import NDArray
from tools import pilot_matches, tune_pilot
from tools.pilot_matches import LINES
from tools.tune_pilot import FIXED, PLAIN, Tuner

from whistlestop.turbo import layout as at
from whistlestop.turbo.pilot.mind import Mind
from whistlestop.turbo.pilot.style import NAMES

GOAL = 4.0


def pretended(
    _board: Edition, styles: Sequence[Mapping[str, float]], seed: int, games: int, _every: int = 1
) -> NDArray[np.int64]:
    """Games that the first style wins by more the nearer its `turn` is to the goal."""
    scores = np.zeros((games, len(styles), len(LINES)), np.int64)
    luck = np.random.default_rng(seed)
    scores[:, 0, 0] = 100 - 30 * abs(styles[0]["turn"] - GOAL) + luck.normal(0, 10, games)
    scores[:, 1:, 0] = 90
    return scores


def test_it_moves_towards_what_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune_pilot, "play", pretended)
    tuner = Tuner(edition("new_york"), 2, {"turn": 2.0}, [PLAIN], 15, seed=3)
    before = tuner.best()
    for _ in range(120):
        tuner.step(pairs=8, games=16, width=0.7, rate=0.1)
    after = tuner.best()
    assert before["turn"] == 2.0
    assert abs(after["turn"] - GOAL) < 0.7
    for name in FIXED:
        assert after[name] == before[name]
    assert set(after) == set(NAMES)


@pytest.mark.parametrize("every", [1, 3])
def test_plans_last_as_many_turns_as_is_said(monkeypatch: pytest.MonkeyPatch, every: int) -> None:
    asked = []

    def pilot(_state: object, _law: object, _mask: object, lasts: int, *_: object) -> int:
        asked.append(lasts)
        return 0

    def apply(state: at.FlatState, _law: object, _action: int) -> None:
        state.phase = at.OVER if len(asked) == 4 else at.TURN_PHASE

    monkeypatch.setattr(pilot_matches, "pilot", pilot)
    monkeypatch.setattr(pilot_matches, "apply", apply)
    for name in ("begin", "forget", "legal_mask", "final_scores", "popcount"):
        monkeypatch.setattr(pilot_matches, name, lambda *_: 0)
    monkeypatch.setattr(pilot_matches, "stirred", lambda word: word)
    monkeypatch.setattr(pilot_matches, "plus", lambda one, other: one + other)
    for name in ("law_at", "scratch_at", "state_at", "style_at", "mind_at", "rest_at"):
        monkeypatch.setattr(pilot_matches, name, getitem)
    state = at.FlatState()
    state.phase = at.TURN_PHASE
    minds, rests = [Mind(), Mind()], [pilot_matches.Rest(), pilot_matches.Rest()]
    play: Any = getattr(pilot_matches.play_pilots, "py_func", pilot_matches.play_pilots)
    play([None], 2, [None, None], every, 0, 0, 1, minds, [state], [None], None, rests)
    assert asked == [every] * 4

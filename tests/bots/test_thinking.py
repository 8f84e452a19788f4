"""Thinking: playouts that depend on the world alone, candidates of the bots, time not wasted."""

from itertools import count
from typing import Any

import pytest

from whistlestop.bots import registry
from whistlestop.bots.blocker import BlockerBot
from whistlestop.bots.foresighted import NEAR
from whistlestop.bots.styles import style_for
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game, play
from whistlestop.core.view import View, observe
from whistlestop.editions import edition
from whistlestop.turbo.jit import available
from whistlestop.turbo.layout import STATION

if not available():
    pytest.skip("needs Numba", allow_module_level=True)

from whistlestop.bots.thinking import Study


def positions(name: str, every: int) -> list[View]:
    """What the seat to move sees, now and then in a game of pilots."""
    luck = Seeded(f"thinking {name}")
    state = new_game(edition(name), 2, luck).state
    found: list[View] = []
    for number in count():
        seat = state.turn
        if seat is None:
            return found
        view = observe(state, seat)
        if number % every == 0:
            found.append(view)
        state = play(state, registry.make("racer", "p").choose(view), luck, seat).state
    raise AssertionError


def study_of(view: View) -> Study:
    seats = len(view.players)
    study = Study(view, [style_for("planner", view.edition, seats)] * seats, 7)
    study.look_round()
    return study


@pytest.mark.parametrize("name", ["new_york", "europe"])
def test_a_playout_depends_on_its_world_and_action_alone(name: str) -> None:
    """Not on what was played out before it, nor on what else is tried."""
    for view in positions(name, 11):
        study = study_of(view)
        ways = [(action,) for action in study.candidates()]
        study.deal(3)
        together = study.play_out(ways).tolist()
        other = study_of(view)
        other.deal(3)
        alone = [other.play_out([way])[0].tolist() for way in reversed(ways)]
        assert together == alone[::-1]


def test_blocker_weighs_claims_until_the_end_is_near() -> None:
    kinds = set()
    for view in positions("europe", 5):
        study = study_of(view)
        actions = study.candidates()
        narrowed = BlockerBot(seed="x").narrowed(study, actions)
        near = min(player.trains for player in view.players) <= NEAR
        kinds.add(near)
        assert narrowed[0] == actions[0]
        assert narrowed == actions if near else all(each < STATION for each in narrowed[1:])
    assert kinds == {False, True}


def test_no_time_is_spent_on_what_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two actions, one of which always wins."""
    study = study_of(positions("new_york", 99)[0])
    actions = study.candidates()[:2]
    tried: list[int] = []

    def play_out(ways: list[tuple[int]]) -> Any:
        import numpy as np

        tried.append(len(ways))
        return np.array([[1000 * (way[0] == actions[1]), 0, 30] for way in ways])

    monkeypatch.setattr(study, "play_out", play_out)
    best = study.weigh(actions, 1e9, 10**6)[0]
    assert (best.action, best.win) == (actions[1], 1.0)
    assert sum(tried) < 100

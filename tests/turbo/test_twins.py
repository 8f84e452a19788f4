"""No difference to the law: the same games in both engines, move by move.

100 whole games for each edition and number of players: every fault that was ever planted was found
by then, or not by 2,000 either. `make twins GAMES=100000` plays more.
"""

import json
import os
import re
from itertools import count
from random import Random
from typing import Any

import pytest

from whistlestop.core.game import legal, new_game
from whistlestop.editions import edition
from whistlestop.scenario import Failed, run
from whistlestop.turbo import Differs
from whistlestop.turbo.luck import SplitMix

from .mirror import NAMES
from .twins import TABLES, Twins, choose, play_twice

GAMES = int(os.environ.get("TWINS", "100"))
PARTS = 1 if GAMES <= 100 else 4


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_games(name: str, seats: int, part: int) -> None:
    found = edition(name)
    for number in range(part, GAMES, PARTS):
        play_twice(found, seats, number * 7919 + seats)


def told_scenario(twins: Twins) -> object:
    """The scenario that a difference in this moment is told with."""
    with pytest.raises(Differs) as differs:
        twins.fail("nothing", 1, 2)
    return json.loads(str(differs.value).partition("The scenario:\n")[2])


@pytest.mark.parametrize(
    "word", ["deck", "row_wild", "loose", "phase", "seats[0].hand", "seats[1].open[1]"]
)
def test_a_difference_is_found_and_told(word: str) -> None:
    name, seats = TABLES[0]
    twins = Twins(edition(name), seats, 5)
    twins.words[NAMES.index(word)] ^= 1
    with pytest.raises(Differs, match=rf"differ in {re.escape(word)}(.|\n)*turbo-differs"):
        twins.compare_states()
    twins.list[0] += 1
    with pytest.raises(Differs, match="legal moves differ"):
        twins.compare_moves()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_scenario_of_a_difference_can_be_run(name: str, seats: int) -> None:
    """What the law says of a moment is so when the scenario is played, at any moment of a game."""
    will = Random(seats)
    twins = Twins(edition(name), seats, 12)
    for number in count():
        if number % 9 == 0 or twins.state.over:
            run(told_scenario(twins))
        if twins.state.over:
            break
        actions, moves = twins.compare_moves()
        twins.play(choose(actions, will, 0.6), moves, will)
    told: Any = told_scenario(twins)
    told["steps"][-1]["expect"]["points"][0] += 1
    with pytest.raises(Failed):
        run(told)


def test_the_luck_is_the_same_for_both() -> None:
    name, seats = TABLES[0]
    one = new_game(edition(name), seats, SplitMix(3)).state
    other = new_game(edition(name), seats, SplitMix(3)).state
    assert (one.row, legal(one)) == (other.row, legal(other))
    with pytest.raises(ValueError, match="nothing to pick from"):
        SplitMix(1).pick("ab", (0, 0))

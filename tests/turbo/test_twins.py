"""No difference to the law: the same games in both engines, move by move.

2,000 whole games for each edition and number of players; `make twins GAMES=100000` plays more.
"""

import os

import pytest

from whistlestop.core.game import legal, new_game
from whistlestop.editions import edition
from whistlestop.turbo.luck import SplitMix

from .twins import TABLES, Differs, Twins, play_twice

GAMES = int(os.environ.get("TWINS", "2000"))
PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_games(name: str, seats: int, part: int) -> None:
    found = edition(name)
    for number in range(part, GAMES, PARTS):
        play_twice(found, seats, number * 7919 + seats)


def test_a_difference_is_told_with_its_scenario() -> None:
    name, seats = TABLES[0]
    twins = Twins(edition(name), seats, 5)
    twins.words[20] ^= 1
    with pytest.raises(Differs, match="turbo-differs"):
        twins.compare_states()


def test_the_luck_is_the_same_for_both() -> None:
    name, seats = TABLES[0]
    one = new_game(edition(name), seats, SplitMix(3)).state
    other = new_game(edition(name), seats, SplitMix(3)).state
    assert (one.row, legal(one)) == (other.row, legal(other))
    with pytest.raises(ValueError, match="nothing to pick from"):
        SplitMix(1).pick("ab", (0, 0))

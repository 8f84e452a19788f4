"""Sticker R, Fast Mail: R.1, R.2."""

import pytest

from tests.campaign.effects.story import stuck
from tests.campaign.effects.tables import CampaignTrial

LINES = [
    ["albany-buffalo", "buffalo-pittsburgh"],
    ["chicago-detroit-1", "cincinnati-detroit"],
    ["atlanta-mobile"],
    ["knoxville-lewisburg"],
    [],
]
"""Paths of 4, 4, 3, 2 and no spaces."""


def points(*lines: list[str]) -> list[int]:
    routes = {route: seat for seat, line in enumerate(lines) for route in line}
    return CampaignTrial(stuck("R", len(lines)), routes=routes).points("fast-mail")


@pytest.mark.parametrize(
    ("seats", "found"), [(2, [8, 0]), (3, [10, 4, 0]), (4, [12, 6, 0, 0]), (5, [12, 6, 0, 0, 0])]
)
def test_r_1_prizes_for_the_longest_and_the_second_longest(seats: int, found: list[int]) -> None:
    lines = [LINES[0], LINES[2], LINES[3], [], []]
    assert points(*lines[:seats]) == found


def test_r_1_no_car_twice_and_cities_any_number_of_times() -> None:
    """Two lines that touch nowhere do not add up; a loop does."""
    loop = ["boston-new_york-1", "albany-boston", "albany-new_york", "new_york-philadelphia-1"]
    assert points(loop, [*LINES[2], *LINES[3]], LINES[1]) == [10, 0, 10]
    trial = CampaignTrial(stuck("R"), routes=dict.fromkeys(loop, 0))
    line = trial.finish().line(0, "fast-mail")
    assert (line.items, {*line.routes}) == ((("length", 4),), {*loop})


def test_r_2_tied_for_longest() -> None:
    """With 4 players both get $12, and there is no second prize."""
    assert points(*LINES[:4]) == [12, 12, 0, 0]


def test_r_2_tied_for_second_and_nothing_for_no_path() -> None:
    assert points(LINES[0], LINES[2], ["buffalo-new_york"], []) == [12, 6, 6, 0]
    assert points([], [], []) == [0, 0, 0]
    assert points(LINES[0], [], []) == [10, 0, 0]

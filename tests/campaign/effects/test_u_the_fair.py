"""Sticker U, The Fair: U.1, U.2."""

import pytest

from tests.campaign.effects.story import pieces, stuck
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.campaign.chapter.chapter import outcome_of
from whistlestop.campaign.registry import make
from whistlestop.core.view import observe
from whistlestop.editions.scene import scene
from whistlestop.notation import view_to_json

THREE = [
    "chicago-detroit-1",
    "buffalo-detroit-1",
    "chicago-st_louis-1",
    "nashville-st_louis",
]
"""Chicago with the Northeast, the Great Plains and the South."""


def fair(*routes: str) -> CampaignTrial:
    return CampaignTrial(
        stuck("U", pieces=pieces()), routes=dict.fromkeys(routes, 0), trains=[9, 9]
    )


def test_u_1_chicago_counts_as_large_and_stays_so() -> None:
    trial = CampaignTrial(stuck("U"), "blue", hands=[{"green": 1}, {}])
    trial.play("claim chicago-cincinnati-1 green")
    assert trial.hand() == {"blue": 1}
    assert outcome_of(trial.over()).rows("grown") == ("chicago",)


def test_u_1_everybody_sees_on_the_board_that_chicago_is_large() -> None:
    trial = CampaignTrial(stuck("U"), hands=[{}, {}])
    assert view_to_json(observe(trial.state, None))["large"] == ["chicago"]
    assert "chicago" in scene(trial.state, "car").large
    plain = CampaignTrial(stuck("Q"), hands=[{}, {}])
    assert view_to_json(observe(plain.state, None))["large"] == []
    assert "chicago" not in scene(plain.state, "car").large


def test_u_2_the_pieces_joined_to_chicago_without_appalachia() -> None:
    """A group with chicago and cities of northeast, south, great_plains: $6."""
    assert fair(*THREE).points("fair") == [6, 0]
    assert fair("chicago-cincinnati-1").points("fair") == [0, 0], "Appalachia does not count"
    assert fair(*THREE, "houston-san_antonio-1").points("fair") == [6, 0], "not joined to it"
    assert fair("albany-boston").points("fair") == [0, 0]


WEST = [
    "nashville-new_orleans-1",
    "houston-new_orleans-1",
    "dallas-houston-1",
    "dallas-el_paso",
    "el_paso-santa_fe",
    "mobile-new_orleans-1",
    "mobile-tampa",
]
"""And on: the Open Range with the second, Sierra Madre with the fourth, the Wastes, Florida."""


@pytest.mark.parametrize(("more", "dollars"), [(2, 10), (4, 15), (5, 21), (7, 21)])
def test_u_2_what_more_of_them_pay(more: int, dollars: int) -> None:
    assert fair(*THREE, *WEST[:more]).points("fair") == [dollars, 0]


def test_u_2_one_and_two() -> None:
    assert fair(*THREE[:2]).points("fair") == [1, 0]
    assert fair(*THREE[:3]).points("fair") == [3, 0]


def test_u_its_numbers_have_names() -> None:
    numbers = {"city": "chicago", "pieces": [1, 3]}
    assert make("the-fair", "U", numbers).lasting(fair().over()) == {"grown": ["chicago"]}
    with pytest.raises(TypeError, match="the fair knows no but"):
        make("the-fair", "U", {**numbers, "but": "appalachia"})

"""Sticker Q, Fair Wages: Q.1 to Q.4; X-03."""

from typing import Any

import pytest

from tests.campaign.effects.story import late, stuck
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.campaign.stickers.fair_wages import Pickets, PicketSettled
from whistlestop.core.errors import CannotRead
from whistlestop.rules.large_cities import LargeCityReached
from whistlestop.rules.money import MoneyPaid

LARGE = {"boston", "new_york", "philadelphia", "new_orleans", "pittsburgh", "baltimore"}
HANDS: dict[str, Any] = {"hands": [{"white": 1, "green": 1, "red": 1}, {"green": 1}]}


def wages(seats: int = 2, draws: str = "", **position: Any) -> CampaignTrial:
    return CampaignTrial(stuck("Q", seats), draws, **position)


def test_q_1_a_picket_on_every_large_city() -> None:
    assert {*wages().state.part(Pickets).at} == LARGE
    grown = CampaignTrial(stuck("Q", large=("buffalo",)))
    assert {*grown.state.part(Pickets).at} == {*LARGE, "buffalo"}, "large since an earlier game"


def test_q_2_a_city_with_a_picket_gives_no_card() -> None:
    """Picketed Boston gives no card; settled just before step 12 it does."""
    trial = wages(2, "blue", **HANDS).play("claim albany-boston green")
    assert trial.moves() == {"pledge boston", "done"}
    trial.play("done")
    assert trial.hand() == {"white": 1, "red": 1}
    trial = wages(2, "blue", **HANDS).play("claim albany-boston green", "pledge boston")
    assert LargeCityReached(0, "boston") in trial.events
    assert trial.hand() == {"white": 1, "red": 1, "blue": 1}


def test_q_3_one_picket_for_two_dollars() -> None:
    trial = wages(2, "blue", **HANDS).play("claim boston-new_york-1 white")
    assert trial.moves() == {"pledge boston", "pledge new_york", "done"}
    assert trial.rule("draw") == "Q.3"
    assert trial.rule("pledge pittsburgh") == "Q.3", "elsewhere"
    trial.play("pledge new_york")
    assert trial.seen(MoneyPaid) == [MoneyPaid(0, 2, None, "Q.3")]
    assert trial.seen(PicketSettled) == [PicketSettled(0, "new_york")]
    assert trial.coins == [3, 5]
    assert trial.state.part(Pickets).pledges == (1, 0)
    assert "new_york" not in trial.state.part(Pickets).at
    assert trial.state.turn == 1, "one picket a travel"
    assert trial.rule("pledge boston") == "Q.3", "nothing is offered now"


def test_q_3_the_price_is_paid_in_full_or_not_at_all() -> None:
    trial = wages(2, money=[1, 5], **HANDS).play("claim albany-boston green")
    assert trial.state.turn == 1
    assert trial.coins == [1, 5]


def test_q_3_not_where_there_is_none() -> None:
    trial = wages(2, "blue", pickets=["pittsburgh"], **HANDS).play("claim albany-boston green")
    assert trial.state.turn == 1
    assert trial.hand()["blue"] == 1, "the city is large again for everybody"


def test_x_03_a_city_that_becomes_large_later_has_none() -> None:
    """As Chicago does for the fair."""
    trial = CampaignTrial(late(2, stickers=("Q", "U")), "blue", hands=[{"green": 1}, {}])
    trial.play("claim chicago-cincinnati-1 green")
    assert trial.hand() == {"blue": 1}


@pytest.mark.parametrize(("seats", "worth"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_q_4_what_pledges_are_worth(seats: int, worth: int) -> None:
    pledges = [2, 1, 0, 0, 0][:seats]
    found = wages(seats, pledges=pledges).points("pledges")
    assert found == [worth * n for n in pledges]


def test_q_pickets_in_positions() -> None:
    for wrong in (["paris"], "boston"):
        with pytest.raises(CannotRead):
            wages(pickets=wrong)

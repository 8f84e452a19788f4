"""Sticker T, Express Service: T.1."""

from typing import Any

from tests.campaign.effects.story import stuck
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.rules.turns import Turn

ROW = ["wild", "wild", "red", "blue", "green"]


def express(draws: str = "", **position: Any) -> CampaignTrial:
    return CampaignTrial(stuck("T", events=("EV-05", "EV-09")), draws, **position)


def test_t_1_three_draws() -> None:
    trial = express("white white red red black", row=ROW[2:] + ["white", "black"])
    trial.play("take red", "draw", "take blue")
    assert trial.state.turn == 1
    assert sum(trial.state.players[0].hand) == 3


def test_t_1_a_face_up_locomotive_is_the_first_card_and_uses_two_draws() -> None:
    """Then one more card; a second face-up locomotive is refused."""
    trial = express("white", row=ROW).play("take wild")
    assert trial.state.turn == 0
    assert trial.rule("take wild") == "L-22"
    trial.play("take red")
    assert trial.state.turn == 1
    assert trial.hand() == {"wild": 1, "red": 1}


def test_t_1_not_as_the_second_card() -> None:
    trial = express("white white", row=ROW).play("draw")
    assert trial.rule("take wild") == "L-22"
    trial.play("draw")
    assert trial.rule("take wild") == "L-22", "nor as the third"


def test_t_1_with_cheap_coal_it_uses_one_draw() -> None:
    """EV-05: any draw, one each."""
    trial = express("white white white", row=ROW, event="EV-05").play("take red", "take wild")
    assert trial.state.turn == 0
    trial.play("take blue")
    assert trial.state.turn == 1


def test_t_1_with_double_shift_all_three_must_be_blind() -> None:
    """EV-09."""
    trial = express("red red red blue", row=ROW, event="EV-09").play("draw", "draw", "draw")
    assert trial.hand() == {"red": 3, "blue": 1}
    assert trial.state.phases == (Turn(1),)

"""Sticker D, The Day of Two Noons: D.1 to D.3; EM-18; and both together (X-08)."""

from typing import Any

import pytest

from tests.campaign.effects.story import LAST, employed, stuck
from tests.campaign.effects.tables import CampaignTrial, hiring
from whistlestop.campaign.stickers.extra_turns import ExtraTurnTaken
from whistlestop.campaign.stickers.hiring_hall import EmployeeUsed
from whistlestop.campaign.stickers.two_noons import NoonGiven, Noons
from whistlestop.core.errors import CannotRead
from whistlestop.rules.turns import Turn, TurnBegan


def noons(seats: int = 2, **position: Any) -> CampaignTrial:
    return CampaignTrial(stuck("D", seats), **position)


def test_d_1_each_company_starts_with_one_noon_card() -> None:
    assert noons(3).state.part(Noons).held == (1, 1, 1)


def test_d_2_another_full_turn_at_once() -> None:
    trial = noons(hands=[{"green": 1, "black": 1}, {}]).play("claim albany-boston green")
    assert trial.moves() == {"noon", "done"}
    assert trial.rule("draw") == "D.2"
    trial.play("noon")
    assert trial.seen(NoonGiven) == [NoonGiven(0)]
    assert trial.seen(ExtraTurnTaken) == [ExtraTurnTaken(0, "D")]
    assert trial.seen(TurnBegan) == [TurnBegan(0, None, 0)]
    assert trial.state.phases == (Turn(0),)
    assert trial.moves("tickets") == {"tickets"}, "any action"
    trial.play("claim albany-new_york black")
    assert trial.state.turn == 1, "the card is gone"
    assert trial.rule("noon") == "D.2", "nothing is offered now"


def test_d_2_left_for_later() -> None:
    trial = noons().play("draw", "draw", "done")
    assert trial.state.turn == 1
    assert trial.state.part(Noons).held == (1, 1)
    trial.play("draw", "draw", "noon")
    assert trial.state.phases == (Turn(1),)
    trial.play("draw", "draw", "draw", "draw")
    assert trial.moves() == {"noon", "done"}, "again at the end of the next turn"


def test_d_2_not_after_a_turn_that_triggers_the_last_round() -> None:
    """A turn that leaves 2 cars: no noon; nor in the last round."""
    trial = noons(hands=[{"green": 1}, {}], trains=[3, 10]).play("claim albany-boston green")
    assert trial.state.turn == 1
    assert trial.rule("noon") == "D.2"
    trial.play("draw", "draw")
    assert trial.state.turn == 0, "the other is not asked, either"
    assert trial.points("noon") == [3, 3], "unused: $3"


def test_d_3_a_noon_card_still_held_is_worth_three_dollars() -> None:
    trial = noons(3, noons=[1, 0, 1])
    assert trial.points("noon") == [3, 0, 3]
    with pytest.raises(CannotRead):
        noons(noons=[1])


def test_em_18_another_turn_once_a_game() -> None:
    trial = employed("EM-18").play("draw", "draw")
    assert trial.moves() == {"again", "done"}
    assert trial.rule("draw") == "EM-18"
    trial.play("done", "draw", "draw", "draw", "draw", "again")
    assert EmployeeUsed(0, "EM-18") in trial.events
    assert trial.state.phases == (Turn(0),)
    trial.play("draw", "draw")
    assert trial.state.turn == 1
    trial.play("draw", "draw")
    assert trial.state.turn == 0, "it is not for the others"
    trial.play("draw", "draw")
    assert trial.state.turn == 1, "once a game"
    assert trial.rule("again") == "EM-18"


def test_em_18_not_when_the_last_round_is_triggered() -> None:
    trial = employed("EM-18", hands=[{"green": 1}, {}], trains=[3, 10])
    trial.play("claim albany-boston green")
    assert trial.state.turn == 1


def test_x_08_never_two_extra_turns_in_a_row() -> None:
    """D with EM-18: both in one game, but a turn lies between them; so with EM-03."""
    found = hiring(2, game=LAST, stickers=("A", "D"), hall=("EM-18", "EM-03"))
    trial = CampaignTrial(found, staff=["EM-18", "EM-03"]).play("draw", "draw")
    assert trial.moves() == {"noon", "done"}
    trial.play("done")
    assert trial.moves() == {"again", "done"}, "first the sticker asks, then the driver"
    trial.play("again", "draw", "draw")
    assert trial.state.turn == 1, "no noon after an extra turn"
    trial.play("draw", "draw", "done", "draw", "draw", "noon")
    assert trial.state.phases == (Turn(0),), "with a noon taken the driver does not ask"
    trial.play("draw", "draw")
    assert trial.state.turn == 1


def test_x_08_a_second_travel_is_part_of_the_same_turn() -> None:
    found = hiring(2, game=LAST, stickers=("A", "D"), hall=("EM-18", "EM-03"))
    hand = {"green": 1, "black": 1, "red": 1}
    trial = CampaignTrial(found, staff=["EM-03", None], hands=[hand, {}])
    trial.play("claim albany-boston green", "claim albany-new_york black")
    assert trial.moves() == {"noon", "done"}
    trial.play("noon", "claim albany-montreal red")
    assert trial.state.turn == 1, "the second travel was used, and the noon"

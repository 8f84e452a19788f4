"""Sticker P, Crake's Notes: P.1 to P.3; X-01."""

from typing import Any

import pytest

from tests.campaign.effects.story import late, pieces, stuck
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.campaign.chapter.chapter import outcome_of
from whistlestop.campaign.stickers.notes import Notes, NoteTaken
from whistlestop.core.errors import CannotRead
from whistlestop.rules.money import MoneyTaken


def notes(seats: int = 2, **position: Any) -> CampaignTrial:
    return CampaignTrial(stuck("P", seats), **position)


def test_p_1_money_and_a_note_on_a_white_route() -> None:
    trial = notes(hands=[{"white": 1}, {"green": 1}]).play("claim charleston-charlotte white")
    assert trial.moves() == {"note", "done"}
    assert trial.rule("draw") == "P.1"
    trial.play("note")
    assert trial.seen(NoteTaken) == [NoteTaken(0, 4, "P.1")]
    assert trial.coins == [9, 5]
    assert trial.state.part(Notes).held == (1, 0)
    trial.play("claim albany-boston green")
    assert trial.state.turn == 0, "not on a green route"
    assert trial.rule("note") == "P.1", "nothing is offered now"


def test_p_1_may_be_left() -> None:
    trial = notes(hands=[{"white": 1}, {}]).play("claim charleston-charlotte white", "done")
    assert trial.coins == [5, 5]
    assert trial.state.part(Notes).held == (0, 0)
    assert trial.state.turn == 1


def test_x_01_a_bed_laid_white_is_white_in_step_3() -> None:
    """F.6 and P.1 both apply."""
    found = late(2, stickers=("F", "P"), pieces=pieces("great_plains"))
    trial = CampaignTrial(found, hands=[{"white": 2}, {}]).play("claim chicago-davenport white*2")
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 2, "F.6")]
    trial.play("note")
    assert trial.coins == [11, 5]


def test_p_2_whoever_has_most_pays_dearly() -> None:
    """Notes 2, 2, 1, 0: payments 10, 10, 1, 0."""
    assert notes(4, notes=[2, 2, 1, 0]).points("notes") == [-10, -10, -1, 0]
    assert notes(3, notes=[3, 1, 1]).points("notes") == [-15, -1, -1]
    assert notes(2).points("notes") == [0, 0], "with no Notes nothing happens"


def test_p_2_it_may_make_the_slip_smaller_than_the_coins_but_not_below_nothing() -> None:
    trial = notes(money=[3, 12], notes=[2, 0])
    assert trial.finish().totals == (0, 12)


def test_p_3_notes_go_back_after_each_game() -> None:
    trial = notes(notes=[2, 1])
    assert "notes" not in outcome_of(trial.over()).lasting
    assert notes().state.part(Notes).held == (0, 0)
    with pytest.raises(CannotRead):
        notes(notes=[1, -1])

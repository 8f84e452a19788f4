"""Sticker C, Through Tickets: C.1, C.2."""

from tests.campaign.effects.story import stuck
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.rules.tickets import choosing


def test_c_1_five_tickets_at_set_up_of_which_two_are_kept() -> None:
    trial = CampaignTrial(stuck("C"), fresh=True)
    offers = choosing(trial.state).offers
    assert [len(offer) for offer in offers] == [5, 5]
    assert trial.rule(f"keep {offers[0][0]}") == "L-11", "one is too few"
    trial.play(f"keep {offers[0][0]} {offers[0][1]}")
    assert len(trial.state.players[0].tickets) == 2


def test_c_1_with_tickets_that_were_promised() -> None:
    trial = CampaignTrial(stuck("C", deals=(5, 4)), fresh=True)
    assert [len(offer) for offer in choosing(trial.state).offers] == [6, 5]


def test_c_2_a_ticket_draw_of_four_of_which_one_is_kept() -> None:
    trial = CampaignTrial(stuck("C")).play("tickets")
    offer = choosing(trial.state).offers[0]
    assert len(offer) == 4
    assert trial.rule("keep") == "L-40"
    trial.play(f"keep {offer[0]}")
    assert trial.state.players[0].tickets == (offer[0],)

"""The lines of a bank slip: C-50."""

from tests.campaign.effects.story import whole_story
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.campaign.recipe import Held


def test_c_50_the_lines_in_their_order() -> None:
    """Coins, cars, tickets; the stickers by their letters; employees; plates; postcards.

    The finale is read out of its turn here, since its chapter joins the game last.
    """
    cards = ((Held("107"),), ())
    trial = CampaignTrial(whole_story(2, "lantern", postcards=cards), staff=["EM-17", None])
    lines = [line.name for line in trial.finish().lines[0] if line.name != "finale"]
    assert lines == [
        *("coins", "cars", "tickets"),
        *("noon", "notes", "pledges", "fast-mail", "fair"),
        *("employees", "plates", "postcards"),
    ]

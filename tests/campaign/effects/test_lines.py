"""The lines of a bank slip: C-50."""

from tests.campaign.effects.story import whole_story
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.campaign.chapter.recipe import Held


def test_c_50_the_lines_in_their_order() -> None:
    """Coins, cars, tickets; the stickers by their letters; employees; plates; postcards."""
    cards = ((Held("107"),), ())
    trial = CampaignTrial(whole_story(2, "lantern", postcards=cards), staff=["EM-17", None])
    assert [line.name for line in trial.finish().lines[0]] == [
        *("coins", "cars", "tickets"),
        *("noon", "finale", "notes", "pledges", "fast-mail", "fair"),
        *("employees", "plates", "postcards"),
    ]

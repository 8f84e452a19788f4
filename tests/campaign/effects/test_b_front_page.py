"""Sticker B, Front Page: B.1."""

from tests.campaign.effects.tables import FIRST, CampaignTrial, recipe
from whistlestop.campaign.chapter.chapter import chapter
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game
from whistlestop.rules.newspapers import News

LIGHTNING = ("EV-03", "EV-06", "EV-08", "EV-11")


def test_b_1_a_lasting_event_from_the_first_turn() -> None:
    made = chapter(recipe(3, stickers=("B",), events=(*FIRST, "EV-08", "EV-11")))
    seen = set()
    for seed in range(40):
        state = new_game(made, 3, Seeded(f"page {seed}")).state
        news = state.part(News)
        assert news.current is not None
        assert news.turned == (), "no box is punched for it"
        assert news.pile == (news.current,)
        assert news.current not in news.deck
        seen.add(news.current)
    assert seen == {*FIRST} - {*LIGHTNING}, "also one with an action is lasting"


def test_b_1_it_works() -> None:
    made = recipe(2, stickers=("B",), events=("EV-01", "EV-03"))
    trial = CampaignTrial(made, fresh=True).begin()
    assert trial.state.part(News).current == "EV-01"
    assert trial.lasting("turned") == []
    assert trial.lasting("pile") == ["EV-01"]


def test_b_1_no_lasting_event_none_is_current() -> None:
    trial = CampaignTrial(recipe(2, stickers=("B",), events=LIGHTNING), fresh=True)
    news = trial.state.part(News)
    assert news.current is None
    assert news.deck == LIGHTNING

"""Sticker I, Boom Towns: I.1 to I.4."""

import pytest

from tests.campaign.effects.frontier import at, frontier
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.campaign.stickers.boom_towns import Settlers, SettlersCame, TownGrew
from whistlestop.rules.deck import CardDrawn


def test_i_1_a_settler_on_one_of_the_small_frontier_cities() -> None:
    trial = at("I", hands=[{"red": 2}, {"red": 2}])
    trial.play("claim davenport-omaha red")
    assert trial.moves() == {"settle davenport", "settle omaha"}, "not optional"
    assert trial.rule("settle kansas_city") == "I.1"
    assert trial.rule("draw") == "I.1"
    trial.play("settle omaha")
    assert SettlersCame(0, "omaha") in trial.events
    assert trial.rule("settle omaha") == "I.1"
    trial.play("claim chicago-davenport red*2")
    assert trial.seen(SettlersCame) == [SettlersCame(1, "davenport")], "Chicago is no frontier city"
    assert trial.state.part(Settlers).at == {"omaha": 1, "davenport": 1}


def test_i_1_not_on_a_large_city_nor_on_the_start_board() -> None:
    found = frontier(2, "I", large=("omaha",))
    trial = CampaignTrial(found, hands=[{"red": 1}, {"green": 1}])
    trial.play("claim davenport-omaha red")
    assert trial.seen(SettlersCame) == [SettlersCame(0, "davenport")]
    trial.play("claim albany-boston green")
    assert trial.state.part(Settlers).at == {"davenport": 1}


@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 4), (4, 5), (5, 5)])
def test_i_2_the_city_grows(seats: int, needed: int) -> None:
    hands = [{"red": 1}, *[{}] * (seats - 1)]
    trial = at("I", seats=seats, hands=hands, settlers={"at": {"omaha": needed - 1}})
    trial.play("claim davenport-omaha red", "settle omaha")
    assert trial.seen(TownGrew) == [TownGrew(0, "omaha")]
    assert trial.coins[0] == 10
    found = trial.state.part(Settlers)
    assert (found.at, found.grown, found.by, found.stickers) == ({}, ("omaha",), (0,), 5)
    assert trial.lasting("grown") == ["omaha"]


def test_i_2_a_city_grown_in_step_5_gives_the_step_12_card() -> None:
    trial = at("I", "blue", hands=[{"red": 1}, {"red": 1}], settlers={"at": {"omaha": 2}})
    trial.play("claim davenport-omaha red", "settle omaha")
    assert trial.seen(CardDrawn) == [CardDrawn(0, "blue")]
    trial.play("claim kansas_city-omaha-1 red")
    assert trial.seen(SettlersCame) == [SettlersCame(1, "kansas_city")], "Omaha is large now"


def test_i_3_a_third_growth_does_not_happen() -> None:
    grown = {"at": {"omaha": 2, "regina": 1}, "grown": ["fargo", "duluth"], "by": [0, 1]}
    trial = at("I", hands=[{"red": 1}, {}], settlers=grown)
    trial.play("claim davenport-omaha red")
    assert trial.state.turn == 1
    assert trial.state.part(Settlers).at == {"omaha": 2, "regina": 1}


@pytest.mark.parametrize("settlers", [{"stickers": 0}, {"at": {"regina": 12, "fargo": 12}}])
def test_i_3_nor_without_settlers_or_stickers(settlers: dict[str, object]) -> None:
    trial = at("I", hands=[{"red": 1}, {}], settlers=settlers)
    assert trial.play("claim davenport-omaha red").state.turn == 1


def test_i_4_settlers_stay_between_games() -> None:
    trial = at("I", settlers={"at": {"omaha": 2}, "stickers": 4})
    kept = trial.lasting("module")
    assert kept == {"I": {"at": {"omaha": 2}, "stickers": 4}}
    later = CampaignTrial(frontier(2, "I", module=kept), fresh=True)
    assert later.state.part(Settlers) == Settlers({"omaha": 2}, (), (), 4)

"""Sticker G, Depots: G.1 to G.3."""

from typing import Any

import pytest

from tests.campaign.effects.tables import CampaignTrial, recipe
from whistlestop.campaign.chapter.recipe import Recipe
from whistlestop.campaign.stickers.depots import DepotMap, DepotPlaced, TollPaid
from whistlestop.core.errors import CannotRead


def depots(seats: int = 2, **changes: Any) -> Recipe:
    return recipe(seats, **{"stickers": ("G",), **changes})


def test_g_1_in_standing_order() -> None:
    trial = CampaignTrial(depots(3, depot_game=True, standing=(2, 0, 1)), fresh=True)
    order = []
    for city in ("chicago", "charleston", "albany"):
        order.append(trial.state.turn)
        assert trial.rule("draw") == "G.1"
        trial.play(f"depot {city}")
        assert trial.seen(DepotPlaced) == [DepotPlaced(order[-1] or 0, city)]
    assert order == [2, 0, 1]
    found = {"chicago": "green", "charleston": "black", "albany": "blue"}
    assert trial.state.part(DepotMap).at == found
    assert trial.lasting("depots") == found, "they stay for the campaign"
    trial.begin()
    assert trial.rule("depot buffalo") == "G.1", "only at set-up"


def test_g_1_a_small_city() -> None:
    trial = CampaignTrial(depots(2, depot_game=True, large=("chicago",)), fresh=True)
    assert trial.rule("depot boston") == "G.1"
    assert trial.rule("depot chicago") == "G.1", "made large in an earlier game"
    assert "depot detroit" in trial.moves()
    large = {"boston", "new_york", "philadelphia", "pittsburgh", "baltimore", "new_orleans"}
    cities = {*trial.edition.board.cities} - large - {"chicago"}
    assert trial.moves() == {f"depot {city}" for city in cities}


def test_g_1_one_on_each_piece() -> None:
    old = {"albany": "black", "detroit": "blue"}
    trial = CampaignTrial(depots(2, depot_game=True, depots=old), fresh=True)
    assert trial.rule("depot buffalo") == "G.1", "it has one in the Northeast"
    assert trial.rule("depot chicago") is None, "the other has one in Appalachia"
    trial.play("depot chicago")
    assert trial.state.part(DepotMap).at == {**old, "chicago": "black"}


def test_g_1_only_in_depot_games() -> None:
    trial = CampaignTrial(depots(2, depots={"albany": "black"}), fresh=True)
    assert trial.moves("depot") == set()
    assert trial.moves("keep", seat=0)


def test_g_1_no_place_is_left() -> None:
    """Whoever has a depot on every piece puts no other."""
    old = {"albany": "black", "charleston": "black", "mobile": "black", "chicago": "black"}
    trial = CampaignTrial(depots(2, depot_game=True, depots=old), fresh=True)
    assert trial.state.turn == 1


def test_g_1_they_stay_when_the_city_becomes_large() -> None:
    found = depots(2, depots={"albany": "blue"}, large=("albany",))
    trial = CampaignTrial(found, hands=[{"green": 1}, {}])
    trial.play("claim albany-boston green")
    assert trial.coins == [3, 7]


@pytest.mark.parametrize(("seats", "toll"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_g_2_the_toll(seats: int, toll: int) -> None:
    hands = [{"yellow": 1}, *[{}] * (seats - 1)]
    trial = CampaignTrial(depots(seats, depots={"atlanta": "blue"}), hands=hands)
    trial.play("claim atlanta-charlotte yellow")
    assert trial.coins == [5 - toll, 5 + toll, *[5] * (seats - 2)]
    assert trial.seen(TollPaid) == [TollPaid(0, toll, 1, "G.2", "atlanta")]
    assert trial.state.part(DepotMap).paid == (0, 1, *[0] * (seats - 2))


def test_g_2_two_foreign_depots_and_one_coin() -> None:
    """The depot of the `from` city is paid, the other gets nothing."""
    found = depots(4, depots={"atlanta": "blue", "charlotte": "green"})
    trial = CampaignTrial(found, money=[1, 0, 0, 0], hands=[{"yellow": 1}, {}, {}, {}])
    assert trial.edition.board.routes["atlanta-charlotte"].ends == ("atlanta", "charlotte")
    trial.play("claim atlanta-charlotte yellow")
    assert trial.coins == [0, 1, 0, 0]
    assert trial.state.part(DepotMap).paid == (0, 1, 0, 0)


def test_g_2_both_ends_of_one_company() -> None:
    found = depots(3, depots={"atlanta": "blue", "charlotte": "blue"})
    trial = CampaignTrial(found, money=[3, 0, 0], hands=[{"yellow": 1}, {}, {}])
    trial.play("claim atlanta-charlotte yellow")
    assert trial.coins == [0, 3, 0], "what is not there is forgiven (C-04)"
    assert trial.state.part(DepotMap).paid == (0, 2, 0)


def test_g_2_neither_ones_own_nor_an_absent_company() -> None:
    """The depots of absent companies sleep (C-60)."""
    found = depots(2, depots={"atlanta": "black", "charlotte": "red"}, absent=("red",))
    trial = CampaignTrial(found, hands=[{"yellow": 1}, {}])
    trial.play("claim atlanta-charlotte yellow")
    assert trial.coins == [5, 5]


def test_g_2_before_the_company_route() -> None:
    """Step 2 comes before step 3: a company without coins is spared."""
    found = depots(2, depots={"albany": "blue"}, companies=("black", "blue"))
    trial = CampaignTrial(found, money=[0, 0], hands=[{"black": 1}, {}])
    trial.play("claim albany-new_york black")
    assert trial.coins == [2, 0]


def test_g_3_one_depot_a_city() -> None:
    found = depots(2, depot_game=True, depots={"albany": "red"}, absent=("red",))
    trial = CampaignTrial(found, fresh=True)
    assert trial.rule("depot albany") == "G.3", "of an absent company, too"
    trial.play("depot chicago")
    assert trial.rule("depot chicago") == "G.3"


def test_g_depots_in_positions() -> None:
    trial = CampaignTrial(depots(2, depots={"albany": "blue"}), depots={"mobile": "black"})
    assert trial.state.part(DepotMap).at == {"mobile": "black"}
    for wrong in ({"paris": "black"}, {"mobile": "pink"}, ["mobile"]):
        with pytest.raises(CannotRead):
            CampaignTrial(depots(2), depots=wrong)

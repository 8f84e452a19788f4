"""Sticker K, The Exchange: K.1 to K.4."""

from typing import Any

import pytest

from tests.campaign.effects.frontier import at, frontier
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.campaign.stickers.the_exchange import BondBought, Bonds


def owned(**bonds: list[str]) -> dict[str, object]:
    return {"owned": bonds}


def test_k_1_buy_a_bond_of_the_routes_colour() -> None:
    trial = at("K", hands=[{"red": 1}, {"red": 1}])
    trial.play("claim charleston-savannah-1 red")
    assert trial.moves() == {"bond red", "done"}
    assert trial.rule("bond blue") == "K.1"
    assert trial.rule("draw") == "K.1"
    trial.play("bond red")
    assert trial.seen(BondBought) == [BondBought(0, "red")]
    assert trial.coins == [3, 5]
    assert trial.rule("bond red") == "K.1"
    trial.play("claim mobile-new_orleans-2 red", "bond red")
    assert trial.coins == [3, 2], "one is owned already"
    assert trial.state.part(Bonds).owned == {"black": ("red",), "blue": ("red",)}


def test_k_1_the_third_bond_of_a_colour_costs_4() -> None:
    bonds = owned(blue=["red"], green=["red"])
    trial = at("K", seats=4, hands=[{"red": 1}, {}, {}, {}], bonds=bonds)
    trial.play("claim charleston-savannah-1 red", "bond red")
    assert trial.coins == [1, 5, 5, 5]


@pytest.mark.parametrize(
    ("claim", "position"),
    [
        ("claim miami-tampa-2 red", {}),  # grey
        ("claim miami-tampa-1 red", {}),  # a bed
        ("claim charleston-savannah-1 red", {"money": [1, 5]}),
        (
            "claim charleston-savannah-1 red",
            {"bonds": {"supply": 2, "owned": {"blue": ["red"] * 2}}},
        ),
    ],
)
def test_k_1_no_offer(claim: str, position: dict[str, Any]) -> None:
    """No colour, no money, no bond left: nothing is asked."""
    assert at("K", hands=[{"red": 1}, {}], **position).play(claim).state.turn == 1


def test_k_4_not_of_the_own_colour() -> None:
    trial = at("K", hands=[{"black": 1}, {}])
    trial.play("claim montreal-quebec-1 black")
    assert trial.state.turn == 1


def test_k_1_the_supply_is_fixed_when_the_box_is_opened() -> None:
    for seats, supply in ((2, 2), (3, 3), (4, 4), (5, 4)):
        assert at("K", seats=seats).state.part(Bonds).supply == supply
    kept = at("K", seats=4, bonds=owned(black=["red"])).lasting("module")
    later = CampaignTrial(frontier(2, "K", module=kept))
    assert later.state.part(Bonds) == Bonds(4, {"black": ("red",)})


def test_k_2_dividends_by_provisional_places() -> None:
    """Black is first before dividends, and green, who owns its bonds, after them."""
    bonds = owned(green=["black", "black", "black"], blue=["green"])
    trial = at("K", seats=3, money=[10, 5, 9], bonds=bonds)
    assert trial.points("bonds") == [0, 2, 9]
    assert trial.finish().ranking[0] == 2


def test_x_11_places_are_never_tied() -> None:
    """The same money: the later in turn order is ahead (L-52)."""
    bonds = owned(green=["black", "blue"])
    trial = at("K", seats=3, money=[9, 9, 1], bonds=bonds)
    assert trial.points("bonds") == [0, 0, 2 + 3]


def test_k_2_by_the_number_of_players() -> None:
    bonds = owned(black=["blue"], blue=["black"])
    trial = at("K", money=[10, 5], bonds=bonds)
    assert trial.points("bonds") == [1, 3], "two players: $3 and $1"
    bonds = owned(black=["blue", "green", "yellow"])
    trial = at("K", seats=4, money=[10, 9, 8, 7], bonds=bonds)
    assert trial.points("bonds") == [2 + 1, 0, 0, 0], "2nd, 3rd, 4th"


def test_k_2_white_and_companies_that_do_not_play() -> None:
    found = frontier(2, "K", absent=("red",))
    trial = CampaignTrial(found, bonds=owned(black=["white", "red"], red=["black"]))
    assert trial.points("bonds") == [2, 0]


def test_k_3_after_the_last_game_bonds_are_redeemed() -> None:
    found = frontier(2, "K", last_of=("K",))
    trial = CampaignTrial(found, money=[10, 5], bonds=owned(blue=["black", "white"]))
    assert trial.points("bonds") == [0, 3 + 1 + 2 + 2]


def test_k_3_bonds_stay_in_the_office() -> None:
    trial = at("K", bonds=owned(black=["red"]))
    assert trial.lasting("module") == {"K": {"supply": 2, "owned": {"black": ["red"]}}}

"""Sticker N, Iron Bridges: N.1 to N.4."""

import pytest

from tests.campaign.effects.frontier import at, frontier
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.campaign.stickers.iron_bridges import Bridges, PlateSet
from whistlestop.rules.money import MoneyPaid, MoneyTaken

LONG = "nuevos_angeles-san_francisco-1"
SHORT = "baja-nuevos_angeles-1"


def plates(**routes: str) -> dict[str, object]:
    return {"plates": {name.replace("__", "-"): colour for name, colour in routes.items()}}


def test_n_1_iron_with_three_symbols_needs_three_more_cards() -> None:
    trial = at("N", hands=[{"red": 3, "blue": 2}, {}])
    trial.play(f"claim {LONG} red*3")
    assert trial.state.turn == 1, "two cards are not enough: timber"
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 3, "N.1")]
    trial = at("N", hands=[{"red": 3, "blue": 2, "wild": 1, "white": 1}, {}])
    trial.play(f"claim {LONG} red*3")
    assert trial.rule("iron blue*2") == "L-30"
    assert trial.rule("iron red*3") == "L-30", "they are paid"
    assert trial.rule("draw") == "N.1"
    assert len(trial.moves("iron")) == 4 - 1
    trial.play("iron blue*2+white")
    assert trial.seen(PlateSet) == [PlateSet(0, LONG)]
    assert trial.coins == [5, 5], "take nothing"
    assert trial.hand() == {"wild": 1}
    assert trial.rule("timber") == "N.1"


def test_n_1_timber() -> None:
    trial = at("N", hands=[{"red": 3, "blue": 3}, {}])
    trial.play(f"claim {LONG} red*3", "timber")
    assert trial.coins == [8, 5]
    assert trial.state.part(Bridges).plates == {}


def test_n_1_five_plates_for_each_company() -> None:
    five = [
        "baja-nuevos_angeles-2",
        "cemetery_city-sacramento-1",
        "nuevos_angeles-pacific_haven",
        "pacific_haven-san_francisco",
        "baja-hermosillo",
    ]
    found = {"plates": dict.fromkeys(five, "black")}
    trial = at("N", hands=[{"red": 2}, {}], bridges=found)
    assert trial.play("claim baja-nuevos_angeles-1 red").state.turn == 1, "none is left"
    assert trial.coins == [6, 5]


def test_n_2_own_plate_next_game() -> None:
    first = at("N", hands=[{"red": 3, "blue": 3}, {}])
    first.play(f"claim {LONG} red*3", "iron blue*3")
    kept = first.lasting("module")
    assert kept == {"N": {LONG: "black"}}
    later = CampaignTrial(frontier(2, "N", module=kept), hands=[{"red": 3, "blue": 3}, {}])
    later.play(f"claim {LONG} red*3")
    assert later.seen(MoneyTaken) == [MoneyTaken(0, 3, "N.2")]


@pytest.mark.parametrize(("seats", "toll"), [(2, 2), (3, 2), (4, 1), (5, 1)])
def test_n_3_toll_to_the_owner_of_the_plate(seats: int, toll: int) -> None:
    hands = [{"red": 2}, *[{}] * (seats - 1)]
    there = {"plates": {"nuevos_angeles-pacific_haven": "blue"}}
    trial = at("N", seats=seats, hands=hands, bridges=there)
    trial.play("claim nuevos_angeles-pacific_haven red*2")
    assert trial.seen(MoneyPaid) == [MoneyPaid(0, 2 * toll, 1, "N.3")]


def test_n_3_plates_of_absent_companies_sleep() -> None:
    found = frontier(2, "N", absent=("red",))
    trial = CampaignTrial(found, hands=[{"red": 2}, {}], bridges={"plates": {SHORT: "red"}})
    trial.play(f"claim {SHORT} red")
    assert trial.coins == [5, 5]
    assert trial.state.turn == 1


def test_n_only_bridges() -> None:
    trial = at("N", hands=[{"red": 2}, {}])
    assert trial.play("claim miami-tampa-1 red").state.turn == 1


def test_n_4_after_the_last_game_plates_pay() -> None:
    there = {"plates": {LONG: "blue", SHORT: "blue", "baja-phoenix-1": "red"}}
    assert at("N", bridges=there).finish().line(1, "bridges").points == 0
    trial = CampaignTrial(frontier(2, "N", last_of=("N",)), bridges=there)
    assert trial.points("bridges") == [0, 8]
    assert trial.finish().line(1, "bridges").routes == (LONG, SHORT)

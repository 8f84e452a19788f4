"""Sticker L, Night Trains: L.1 to L.3."""

import pytest

from tests.campaign.effects.frontier import at
from whistlestop.campaign.stickers.night_trains import BagRefilled, Night, TokenDrawn
from whistlestop.rules.discarding import CardsDiscarded

FOUR = "denver-salt_lake_city-1"


def test_l_1_one_card_less_from_three_spaces_on() -> None:
    trial = at("L", hands=[{"red": 3}, {}])
    assert "claim denver-santa_fe red*2 by night" in trial.moves()
    assert "claim denver-santa_fe red*3" in trial.moves()
    assert trial.rule("claim denver-santa_fe red*3 by night") == "L-30", "one card too many"
    assert trial.rule("claim jacksonville-miami-1 red by night") == "L.1", "two spaces"


def test_l_2_four_spaces_with_three_cards_and_a_skull() -> None:
    """Two tokens: a Quiet and a Lantern, which pays $6 on the Wastes."""
    trial = at("L", "quiet lantern", hands=[{"red": 2, "red^skull": 1}, {}])
    trial.play(f"claim {FOUR} red*2+red^skull by night")
    assert trial.seen(TokenDrawn) == [
        TokenDrawn(0, "quiet", FOUR),
        TokenDrawn(0, "lantern", FOUR),
    ]
    assert trial.coins == [11, 5]
    assert trial.state.part(Night).bag == {"quiet": 5, "cold": 8, "lantern": 3, "wraith": 2}


def test_l_2_a_lantern_elsewhere() -> None:
    trial = at("L", "lantern", hands=[{"green": 2}, {}])
    trial.play("claim charleston-norfolk-1 green*2 by night")
    assert trial.coins == [8, 5]


def test_l_2_by_day_nothing_is_drawn() -> None:
    trial = at("L", hands=[{"green": 3}, {}])
    trial.play("claim charleston-norfolk-1 green*3")
    assert trial.seen(TokenDrawn) == []


@pytest.mark.parametrize(("token", "dollars"), [("cold", 2), ("wraith", 4)])
def test_l_2_money(token: str, dollars: int) -> None:
    trial = at("L", token, hands=[{"green": 2, "red": 1}, {}])
    trial.play("claim charleston-norfolk-1 green*2 by night")
    assert trial.coins == [5 - dollars, 5]
    assert trial.state.turn == 1


def test_l_2_one_dollar_and_a_cold() -> None:
    """Discard a card, keep the $1."""
    hand = {"green": 2, "red": 1, "blue": 1}
    trial = at("L", "cold", hands=[hand, {}], money=[1, 5])
    trial.play("claim charleston-norfolk-1 green*2 by night")
    assert trial.moves() == {"lose red", "lose blue"}
    assert trial.rule("lose white") == "L-30", "not held"
    assert trial.rule("lose red+blue") == "L-30", "one is enough"
    assert trial.rule("draw") == "L.2"
    trial.play("lose red")
    assert trial.seen(CardsDiscarded) == [CardsDiscarded(0, ("red",), "L.2")]
    assert trial.coins == [1, 5]
    assert trial.rule("lose blue") == "L.2"


def test_l_2_whoever_has_too_few_cards_loses_all() -> None:
    trial = at("L", "wraith", hands=[{"green": 2, "red": 1}, {}], money=[3, 5])
    trial.play("claim charleston-norfolk-1 green*2 by night")
    assert CardsDiscarded(0, ("red",), "L.2") in trial.events
    trial = at("L", "wraith", hands=[{"green": 2}, {}], money=[3, 5])
    trial.play("claim charleston-norfolk-1 green*2 by night")
    assert trial.seen(CardsDiscarded) == []
    assert trial.coins == [3, 5]


def test_l_3_an_empty_bag_is_refilled_at_once() -> None:
    bag = {"bag": {"quiet": 1, "cold": 0, "lantern": 0, "wraith": 0}}
    trial = at("L", hands=[{"green": 2}, {}], night=bag)
    trial.play("claim charleston-norfolk-1 green*2 by night")
    assert len(trial.seen(BagRefilled)) == 1
    assert sum(trial.state.part(Night).bag.values()) == 20
    assert len(trial.state.part(Night).drawn) == 1

"""Sticker H, The Fruit Express: H.1 to H.5."""

from collections import Counter
from typing import Any

import pytest

from tests.campaign.effects.frontier import at, frontier
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.campaign.stickers.fruit_express import (
    CrateLoaded,
    Crates,
    CratesDelivered,
    CratesUnloaded,
)
from whistlestop.core.errors import CannotRead

FLORIDA = ("jacksonville", "miami", "tampa")


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_h_1_crates_on_each_city(seats: int, each: int) -> None:
    trial = CampaignTrial(frontier(seats, "H"), fresh=True)
    crates = trial.state.part(Crates)
    assert {city: len(some) for city, some in crates.at.items()} == dict.fromkeys(FLORIDA, each)
    assert [event.city for event in trial.events if isinstance(event, CratesUnloaded)] == [*FLORIDA]
    every = Counter(c for some in (*crates.at.values(), crates.supply) for c in some)
    assert every == dict.fromkeys(("orange", "lemon", "lime", "pineapple"), 4)


def test_h_2_load_one_of_your_choice() -> None:
    crates = {"at": {"jacksonville": ["lime", "lime"], "tampa": ["lime", "lemon"]}}
    trial = at("H", hands=[{"red": 1}, {}], crates=crates)
    trial.play("claim jacksonville-tampa red")
    assert trial.moves() == {"load lime jacksonville", "load lime tampa", "load lemon tampa"}
    assert trial.rule("load lemon jacksonville") == "H.2"
    assert trial.rule("draw") == "H.2"
    trial.play("load lime tampa")
    assert trial.events[1] == CrateLoaded(0, "lime", "tampa")
    found = trial.state.part(Crates)
    assert found.at == {"jacksonville": ("lime", "lime"), "tampa": ("lemon",)}
    assert found.held == (("lime",), ())
    assert trial.state.turn == 1, "one crate per travel"
    assert trial.rule("load lime tampa") == "H.2"


def test_h_2_a_single_crate_comes_by_itself() -> None:
    trial = at("H", hands=[{"red": 1}, {"red": 1}], crates={"at": {"tampa": ["lime"]}})
    trial.play("claim jacksonville-tampa red")
    assert trial.seen(CrateLoaded) == [CrateLoaded(0, "lime", "tampa")]
    trial.play("claim miami-tampa-1 red")
    assert trial.state.part(Crates).held == (("lime",), ()), "nothing is left"


def test_h_3_lemon_lime_lime_delivered() -> None:
    """$7 for two kinds and $1 for the further crate."""
    line = {"jacksonville-mobile": 0, "jacksonville-tampa": 1}
    held = {"held": [["lemon", "lime", "lime"], []]}
    trial = at("H", hands=[{"green": 1}, {}], routes=line, crates=held)
    trial.play("claim mobile-new_orleans-1 green")
    assert trial.moves() == {"deliver", "done"}
    assert trial.rule("draw") == "H.3"
    trial.play("deliver")
    assert trial.seen(CratesDelivered) == [CratesDelivered(0, ("lemon", "lime", "lime"))]
    assert trial.coins == [13, 5]
    assert trial.state.part(Crates).held == ((), ())
    assert trial.state.part(Crates).best == (2, 0)
    assert trial.rule("deliver") == "H.3"


@pytest.mark.parametrize(("kinds", "dollars"), [(1, 3), (2, 7), (3, 12), (4, 18)])
def test_h_3_by_the_number_of_kinds(kinds: int, dollars: int) -> None:
    held = ["orange", "lemon", "lime", "pineapple"][:kinds]
    line = {"jacksonville-mobile": 0}
    trial = at("H", hands=[{"green": 1}, {}], routes=line, crates={"held": [held, []]})
    trial.play("claim mobile-new_orleans-1 green", "deliver")
    assert trial.coins == [5 + dollars, 5]


def test_h_3_only_to_a_large_city_connected_with_the_fruit() -> None:
    held = {"held": [["lemon"], []]}
    trial = at("H", hands=[{"green": 1}, {}], crates=held)
    trial.play("claim mobile-new_orleans-1 green")
    assert trial.state.turn == 1, "not connected with Florida"
    trial = at("H", hands=[{"white": 1}, {}], crates=held, routes={"jacksonville-mobile": 0})
    trial.play("claim boston-new_york-1 white")
    assert trial.state.turn == 1, "the city that the route touches must be connected"
    trial = at("H", hands=[{"yellow": 1}, {}], crates=held, routes={"jacksonville-savannah-1": 0})
    trial.play("claim charleston-savannah-2 yellow")
    assert trial.state.turn == 1, "no large city"


def test_h_4_not_in_florida_and_load_comes_first() -> None:
    found = frontier(2, "H", large=("tampa", "savannah"))
    crates = {"at": {"jacksonville": ["lime"]}, "held": [["lemon"], []]}
    trial = CampaignTrial(found, hands=[{"red": 1}, {}], crates=crates)
    trial.play("claim jacksonville-tampa red")
    assert trial.state.turn == 1, "Tampa is large, but in Florida"
    trial = CampaignTrial(found, hands=[{"red": 1}, {}], crates=crates)
    trial.play("claim jacksonville-savannah-1 red", "deliver")
    assert trial.coins == [12, 5], "the lime just loaded, too"


def test_h_5_what_is_not_delivered_is_worth_nothing() -> None:
    trial = at("H", crates={"held": [["lemon"], []]})
    assert trial.finish().totals == (5, 5)
    trial.play("draw", "draw")
    trial = at(
        "H",
        hands=[{"green": 1}, {}],
        routes={"jacksonville-mobile": 0},
        crates={"held": [["lemon"], []]},
    )
    trial.play("claim mobile-new_orleans-1 green", "done")
    assert trial.state.part(Crates).held == (("lemon",), ())
    assert len(at("H").state.part(Crates).supply) == 16, "all return"


def test_h_crates_in_positions() -> None:
    wrongs: list[Any] = [["lime"], {"at": {"tampa": ["plum"]}}, {"at": {"paris": []}}, {"kind": 1}]
    for wrong in wrongs:
        with pytest.raises(CannotRead):
            at("H", crates=wrong)

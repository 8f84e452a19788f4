"""People of the frontier boxes: EM-09 to EM-16."""

import pytest

from tests.campaign.effects.frontier import hired
from whistlestop.campaign.effects.box_people import Cheaper
from whistlestop.campaign.stickers.gang import LootPaid
from whistlestop.campaign.stickers.hiring_hall import Staff
from whistlestop.rules.large_cities import LargeCityReached


def test_em_09_ports_are_large() -> None:
    trial = hired("EM-09", "", "blue green", hands=[{"red": 1}, {"red": 1}])
    trial.play("claim miami-tampa-1 red")
    assert trial.seen(LargeCityReached) == [LargeCityReached(0, "miami")]
    trial.play("claim jacksonville-savannah-1 red")
    assert trial.seen(LargeCityReached) == [], "not for the other"


def test_em_09_is_stronger_than_fog() -> None:
    """A person over an event (C-03)."""
    trial = hired("EM-09", "", "blue", hands=[{"red": 1}, {}], event="EV-02")
    trial.play("claim mobile-new_orleans-2 red")
    assert trial.seen(LargeCityReached) == [LargeCityReached(0, "mobile")]


def test_em_10_interpreter() -> None:
    """A route that touches a frontier city costs one card less, three times."""
    trial = hired("EM-10", hands=[{"red": 6}, {}])
    assert trial.rule("claim atlanta-nashville red with EM-10") == "EM-10", "no frontier city"
    for route in ("jacksonville-miami-1", "chicago-davenport", "duluth-fargo"):
        trial.play(f"claim {route} red with EM-10", "draw", "draw")
    assert trial.state.part(Staff).used == (3, 0)
    assert trial.rule("claim fargo-winnipeg red with EM-10") == "EM-10", "used up"
    assert trial.rule("claim fargo-winnipeg red*2") is None


def test_em_10_not_for_the_other() -> None:
    trial = hired("EM-10", hands=[{}, {"red": 2}], turn=1)
    assert trial.rule("claim duluth-fargo red with EM-10") == "EM-10"


def test_em_11_x_07_never_pays_others_or_the_gilts() -> None:
    """X-07: the other side gets nothing."""
    changes = {"depots": {"dallas": "blue"}}
    gang = {"city": "dallas", "loot": 4}
    trial = hired("EM-11", "GJ", hands=[{"red": 2}, {}], gang=gang, changes=changes)
    trial.play("claim dallas-oklahoma_city-1 red*2")
    assert trial.seen(LootPaid) == []
    assert trial.coins == [5, 5]
    assert trial.moves("gang")
    there = {"plates": {"baja-nuevos_angeles-1": "blue"}}
    trial = hired("EM-11", "N", hands=[{"red": 1}, {}], bridges=there)
    assert trial.play("claim baja-nuevos_angeles-1 red").coins == [5, 5]


def test_em_11_events_take_no_coins() -> None:
    changes = {"events": ("EV-01", "EV-08", "EV-37")}
    trial = hired("EM-11", "", "newspaper red", event_deck=["EV-08"], changes=changes)
    trial.play("draw")
    assert trial.coins == [5, 2]
    trial = hired("EM-11", "", event="EV-37", changes=changes)
    assert trial.play("steamer").coins == [2, 5], "a price is paid of one's own will"


@pytest.mark.parametrize(("coins", "dollars"), [(4, 0), (5, 1), (29, 5), (44, 6)])
def test_em_12_bond_runner(coins: int, dollars: int) -> None:
    assert hired("EM-12", money=[coins, 50]).points("employees") == [dollars, 0]


def test_em_13_a_skull_counts_as_any_colour() -> None:
    hand = {"red": 1, "blue^skull": 1, "green^skull": 1, "white": 1}
    trial = hired("EM-13", hands=[hand, {}])
    assert trial.moves("claim albany-montreal") == {
        "claim albany-montreal red",
        "claim albany-montreal blue^skull with EM-13",
        "claim albany-montreal green^skull with EM-13",
    }
    assert "claim atlanta-nashville red+blue^skull with EM-13" in {
        _sorted(move) for move in trial.moves("claim atlanta-nashville")
    }
    assert trial.rule("claim atlanta-nashville blue^skull+green^skull with EM-13") == "EM-13"
    assert trial.rule("claim atlanta-nashville red+white with EM-13") == "EM-13"
    assert trial.rule("claim albany-montreal red with EM-13") == "EM-13", "it needs no help"
    assert trial.rule("claim atlanta-nashville red+blue^skull") == "L-30"
    trial.play("claim atlanta-nashville red+blue^skull with EM-13")
    assert trial.state.part(Staff).used == (1, 0)


def _sorted(move: str) -> str:
    verb, route, cards, *how = move.split()
    return " ".join((verb, route, "+".join(sorted(cards.split("+"), reverse=True)), *how))


def test_em_13_with_extra_cards_and_by_night() -> None:
    """C-05, X-04: ways of paying go together."""
    hand = {"red": 1, "blue^skull": 1, "white": 1}
    changes = {"events": ("EV-01", "EV-38")}
    trial = hired("EM-13", "", hands=[hand, {}], event="EV-38", changes=changes)
    assert trial.rule("claim seattle-spokane red+blue^skull+white with EM-13") is None
    night = hired("EM-13", "L", hands=[{"green": 1, "blue^skull": 1}, {}])
    assert night.rule("claim charleston-norfolk-1 green+blue^skull by night with EM-13") is None
    one = hired("EM-13", "", hands=[{"blue^skull": 1, "white": 1}, {}], changes=changes)
    assert one.rule("claim portland-seattle-1 blue^skull with EM-13") == "EM-13"


def test_em_14_assayer() -> None:
    hands = [{"red^pick": 3, "red": 1}, {}]
    trial = hired("EM-14", hands=hands)
    trial.play("claim miami-tampa-1 red^pick")
    assert trial.coins == [6, 5]
    trial.play("draw", "draw", "claim duluth-st_paul red")
    assert trial.coins == [6, 5], "no pick"
    trial.play("draw", "draw", "claim jacksonville-miami-1 red^pick*2")
    assert trial.coins == [7, 5], "once for all picks"


def test_em_14_six_times() -> None:
    hand = {f"{colour}^pick": 3 for colour in ("red", "blue", "green")}
    trial = hired("EM-14", hands=[hand, {}])
    routes = (
        "miami-tampa-1 red^pick",
        "duluth-st_paul red^pick",
        "davenport-omaha red^pick",
        "jacksonville-tampa blue^pick",
        "portland-seattle-1 blue^pick",
        "seattle-vancouver-1 blue^pick",
        "cheyenne-denver green^pick",
    )
    for route in routes:
        trial.play(f"claim {route}", "draw", "draw")
    assert trial.coins == [11, 5]
    assert trial.state.part(Staff).used == (6, 0)


def test_em_15_bridge_engineer() -> None:
    """A grey route or open bed."""
    trial = hired("EM-15", hands=[{"red": 4}, {}])
    assert trial.rule("claim boston-montreal-1 red with EM-15") is None, "grey"
    assert trial.rule("claim duluth-fargo red with EM-15") is None, "a bed"
    assert trial.rule("claim philadelphia-pittsburgh red with EM-15") == "EM-15"
    laid = hired("EM-15", hands=[{"red": 4}, {}], changes={"colours": {"duluth-fargo": "red"}})
    assert laid.rule("claim duluth-fargo red with EM-15") == "EM-15", "it has a colour"


def test_em_16_powder_man() -> None:
    """A route of four or more spaces."""
    trial = hired("EM-16", hands=[{"white": 4, "red": 4}, {}])
    assert trial.rule("claim nashville-new_orleans-1 white*3 with EM-16") is None
    assert trial.rule("claim lewisburg-norfolk red*2 with EM-16") == "EM-16"


def test_em_16_two_reductions_and_no_more() -> None:
    """By night, with an employee, in a new moon: at most two cards together (C-05)."""
    changes = {"events": ("EV-01", "EV-31")}
    trial = hired("EM-16", "L", hands=[{"white": 4}, {}], event="EV-31", changes=changes)
    both = "by night with EM-16"
    assert trial.rule(f"claim nashville-new_orleans-1 white*2 {both}") is None
    assert trial.rule(f"claim nashville-new_orleans-1 white {both}") == "L-30"


def test_em_10_numbers_that_cannot_be() -> None:
    with pytest.raises(ValueError, match="touches a frontier"):
        Cheaper("EM-10", less=1, uses=3, touch="boston")

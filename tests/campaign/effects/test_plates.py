"""Plates: PL-01 to PL-10, W-04."""

from typing import Any

import pytest

from tests.campaign.effects.story import late, pieces
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.campaign.effects.plate_chooses import CardTurnedUp, TurnedUp, TurnedUpTaken
from whistlestop.rules.money import MoneyTaken

BLACK = {"black": 5, "green": 2, "wild": 1}
ROW = ["red", "blue", "green", "white", "yellow"]
ONE = "claim albany-new_york black"
"""A black route of one space, to a large city."""


def plate(no: str, draws: str = "blue blue", **position: Any) -> CampaignTrial:
    """Seat 0, the black company, has that plate."""
    changes = {"plates": ((no,), ()), **position.pop("changes", {})}
    position = {"hands": [BLACK, {"blue": 2, "black": 1}], "row": ROW, **position}
    return CampaignTrial(late(2, **changes), draws, **position)


def paid(trial: CampaignTrial) -> list[tuple[int, str]]:
    return [(e.amount, e.why) for e in trial.events if isinstance(e, MoneyTaken)]


def test_w_04_in_step_3_in_addition_to_the_company_reward() -> None:
    trial = plate("PL-01").play(ONE)
    assert paid(trial) == [(2, "L-36"), (1, "PL-01")]
    assert plate("PL-01").play("claim albany-boston green").coins == [5, 5], "not of the own colour"
    other = plate("PL-01", turn=1).play("claim albany-new_york black")
    assert other.coins == [5, 5], "not for others"
    blue = plate("PL-01", turn=1).play("claim baltimore-norfolk-1 blue")
    assert blue.coins == [5, 7], "others have their reward without it"


def test_w_04_two_plates_work_together() -> None:
    trial = plate("", changes={"plates": (("PL-01", "PL-07"), ("PL-02",))})
    trial.play(ONE, "draw", "draw", "claim knoxville-lewisburg black*2")
    assert paid(trial) == [(2, "L-36"), (1, "PL-01"), (1, "PL-07")]


def test_w_04_a_bed_laid_in_the_own_colour() -> None:
    """X-02: the reward at once, and so the plate."""
    changes = {"stickers": ("F",), "pieces": pieces("great_plains")}
    trial = plate("PL-01", changes=changes).play("claim chicago-davenport black*2")
    assert paid(trial) == [(2, "L-36"), (1, "PL-01")]


def test_pl_01_a_dollar() -> None:
    assert plate("PL-01").play(ONE).coins == [8, 5]


def test_pl_02_a_card_from_the_deck() -> None:
    trial = plate("PL-02", "red yellow").play(ONE)
    assert trial.hand() == {**BLACK, "black": 4, "red": 1, "yellow": 1}, "and one for the city"
    trial = plate("PL-02", "red").play("claim knoxville-lewisburg black*2")
    assert trial.hand() == {**BLACK, "black": 3, "red": 1}


@pytest.mark.parametrize(("before", "cards"), [(2, 1), (3, 0)])
def test_pl_02_pl_08_only_three_times_a_game(before: int, cards: int) -> None:
    own = ["atlanta-mobile", "chicago-detroit-2", "albany-new_york"][:before]
    routes = dict.fromkeys([*own, "bangor-montreal"], 0)
    for one in ("PL-02", "PL-08"):
        trial = plate(one, "red red", routes=routes).play("claim knoxville-lewisburg black*2")
        assert trial.hand().get("red", 0) == cards


def test_pl_03_three_dollars_on_three_or_more_spaces() -> None:
    assert paid(plate("PL-03").play("claim atlanta-mobile black*3")) == [(2, "L-36"), (3, "PL-03")]
    assert paid(plate("PL-03").play("claim knoxville-lewisburg black*2")) == [(2, "L-36")]


def test_pl_04_two_dollars_at_a_large_city() -> None:
    assert paid(plate("PL-04").play(ONE)) == [(2, "L-36"), (2, "PL-04")]
    assert paid(plate("PL-04").play("claim knoxville-lewisburg black*2")) == [(2, "L-36")]


def test_pl_04_pickets_and_fog_shut_a_city_in_step_12_only() -> None:
    """Q.2, EV-02."""
    picketed = plate("PL-04", changes={"stickers": ("Q",)}).play(ONE)
    assert (2, "PL-04") in paid(picketed)
    foggy = plate("PL-04", event="EV-02").play(ONE)
    assert (2, "PL-04") in paid(foggy)
    assert foggy.hand() == {**BLACK, "black": 4}
    fair = plate("PL-04", changes={"stickers": ("U",)}).play("claim chicago-detroit-2 black*2")
    assert (2, "PL-04") in paid(fair), "large since this game"


def test_pl_05_three_dollars_on_the_first_such_route() -> None:
    trial = plate("PL-05").play("claim albany-boston green", "draw", "draw", ONE)
    assert paid(trial) == [(2, "L-36"), (3, "PL-05")]
    trial.play("draw", "draw", "claim knoxville-lewisburg black*2")
    assert paid(trial) == [(2, "L-36")]


def test_pl_06_two_dollars_between_frontier_cities() -> None:
    laid = {"davenport-st_paul": "black", "chicago-davenport": "black"}
    changes = {"pieces": pieces("great_plains"), "colours": laid}
    trial = plate("PL-06", changes=changes).play("claim davenport-st_paul black*2")
    assert paid(trial) == [(2, "L-36"), (2, "PL-06")]
    trial = plate("PL-06", changes=changes).play("claim chicago-davenport black*2")
    assert paid(trial) == [(2, "L-36")], "Chicago is not on a frontier"


def test_pl_07_more_with_each_route_at_most_two_dollars() -> None:
    trial = plate("PL-07").play(ONE)
    assert paid(trial) == [(2, "L-36")]
    for route, more in (
        ("boston-new_york-3 black", 1),
        ("new_york-philadelphia-1 black", 2),
        ("montreal-quebec-1 black", 2),
    ):
        trial.play("draw", "draw", f"claim {route}")
        assert paid(trial) == [(2, "L-36"), (more, "PL-07")]


def test_pl_08_turn_up_two_cards_and_take_one() -> None:
    trial = plate("PL-08", "red yellow green").play(ONE)
    assert trial.seen(CardTurnedUp) == [CardTurnedUp(0, "red"), CardTurnedUp(0, "yellow")]
    assert trial.moves() == {"pick red", "pick yellow"}
    assert trial.rule("draw") == "PL-08"
    assert trial.rule("pick green") == "PL-08"
    trial.play("pick yellow")
    assert trial.seen(TurnedUpTaken) == [TurnedUpTaken(0, "yellow")]
    assert trial.hand() == {**BLACK, "black": 4, "yellow": 1, "green": 3}, "then step 12"
    assert trial.discards == {"black": 1, "red": 1}
    assert trial.state.players[0].known[trial.edition.pack.index["yellow"]] == 1, "all saw it"
    assert trial.rule("pick red") == "PL-08", "nothing lies open now"
    assert not any(trial.state.part(TurnedUp).cards)


def test_pl_08_two_of_a_kind_are_no_question() -> None:
    trial = plate("PL-08", "red red green").play(ONE)
    assert trial.hand()["red"] == 1
    assert trial.state.turn == 1


def test_pl_08_with_a_newspaper_among_them() -> None:
    """C-07: its event is turned up, and another card comes in its place."""
    trial = plate("PL-08", "red newspaper yellow green", event_deck=["EV-03"]).play(ONE)
    assert trial.coins == [8, 7], "the lightning event has worked"
    assert trial.moves() == {"pick red", "pick yellow"}
    trial = plate("PL-08", "red newspaper white white white yellow", event_deck=["EV-06"])
    trial.play(ONE)
    assert trial.moves("take"), "an event that asks comes first"
    trial.play("take white")
    assert len(trial.moves("pick")) == 2


def test_pl_08_with_too_few_cards() -> None:
    """The cards just paid are shuffled in when the deck is empty."""
    hands: list[Any] = [{"black": 2}, {}]
    trial = plate("PL-08", "", hands=hands, deck={}).play("claim knoxville-lewisburg black*2")
    assert trial.hand() == {"black": 1}
    trial = plate("PL-08", "", hands=hands, deck={"red": 1})
    trial.play("claim knoxville-lewisburg black*2")
    assert trial.moves() == {"pick black", "pick red"}
    trial.play("pick red")
    assert trial.hand() == {"red": 1}
    assert trial.deck == trial.discards == {"black": 1}


def test_pl_08_with_no_card_at_all() -> None:
    changes = {"stickers": ("V",)}
    trial = plate("PL-08", "", changes=changes, hands=[{}, {}], deck={}, marked=["atlanta-mobile"])
    trial.play("claim atlanta-mobile for $3")
    assert trial.hand() == {}
    assert trial.state.turn == 1


def test_pl_09_by_length() -> None:
    for route, dollars in (
        ("albany-new_york black", 2),
        ("knoxville-lewisburg black*2", 1),
        ("atlanta-mobile black*3", 0),
    ):
        trial = plate("PL-09").play(f"claim {route}")
        assert sum(n for n, why in paid(trial) if why == "PL-09") == dollars


def test_pl_10_at_the_end() -> None:
    """$1 per own-colour route, and $2 more if nobody has more of them."""
    mine = {"albany-new_york": 0, "knoxville-lewisburg": 0, "albany-boston": 0}
    assert plate("PL-10", routes=mine).points("plates") == [4, 0]
    theirs = {"baltimore-norfolk-1": 1, "bangor-montreal": 1}
    assert plate("PL-10", routes={**mine, **theirs}).points("plates") == [4, 0], "a tie is enough"
    more = {**theirs, "cincinnati-knoxville": 1}
    assert plate("PL-10", routes={**mine, **more}).points("plates") == [2, 0]
    trial = plate("PL-10").play(ONE)
    assert paid(trial) == [(2, "L-36")], "nothing now"

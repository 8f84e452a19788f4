"""What the greedy bot answers to the questions of the frontier boxes (12.3)."""

from typing import Any

import pytest

from tests.campaign.effects.frontier import all_boxes, at, frontier, news, struck
from tests.campaign.effects.tables import ROW, CampaignTrial
from whistlestop.bots.claims import by_route
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.outlook import Outlook
from whistlestop.core.chance import Seeded
from whistlestop.core.game import new_game
from whistlestop.core.move import Move
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.insight.atlas import atlas_of
from whistlestop.notation import format_move
from whistlestop.playing import play_on

GANG = {"city": "dallas", "loot": 9}
MEETING = "claim dallas-oklahoma_city-1 red*2"
STAKING = "claim chihuahua-el_paso red*2"


def answer(trial: CampaignTrial) -> str:
    turn = trial.state.turn
    assert turn is not None
    return format_move(GreedyBot(seed="x").think(observe(trial.state, turn)))


def test_a_kind_of_fruit_that_is_new() -> None:
    crates = {"at": {"tampa": ["lime", "lemon"]}, "held": [["lime"], []]}
    trial = at("H", hands=[{"red": 1}, {}], crates=crates).play("claim jacksonville-tampa red")
    assert answer(trial) == "load lemon tampa"


@pytest.mark.parametrize(
    ("held", "there", "cars", "said"),
    [
        (["lime", "lemon", "orange"], ["pineapple"], 42, "done"),
        (["lime", "lemon", "orange", "pineapple"], [], 42, "deliver"),
        (["lime", "lemon"], ["lime"], 42, "deliver"),
        (["lime"], ["orange"], 9, "deliver"),
    ],
)
def test_deliver_all_four_kinds_or_when_no_more_can_be_had(
    held: list[str], there: list[str], cars: int, said: str
) -> None:
    trial = at(
        "H",
        hands=[{"green": 1}, {}],
        routes={"jacksonville-mobile": 0},
        crates={"held": [held, []], "at": {"tampa": there}},
        trains=[cars, 42],
    )
    assert answer(trial.play("claim mobile-new_orleans-1 green")) == said


def test_the_frost_takes_what_one_has_twice() -> None:
    trial = struck("EV-21", "H", crates={"held": [["lemon", "lime", "lime"], []]})
    assert answer(trial) == "drop lime"


@pytest.mark.parametrize(
    ("settlers", "city"), [({"omaha": 2}, "omaha"), ({"omaha": 1}, "davenport")]
)
def test_settle_where_it_grows_or_where_fewest_are(settlers: dict[str, int], city: str) -> None:
    trial = at("I", hands=[{"red": 1}, {}], settlers={"at": settlers})
    assert answer(trial.play("claim davenport-omaha red")) == f"settle {city}"


def test_stand_from_five_dollars_of_loot() -> None:
    hands = [{"red": 2, "wild": 1}, {}]
    assert answer(at("J", hands=hands, gang=GANG).play(MEETING)) == "stand wild"
    poor = {"city": "dallas", "loot": 4}
    assert answer(at("J", hands=hands, gang=poor).play(MEETING)) == "yield"


def test_the_gang_goes_where_one_does_not_go() -> None:
    trial = at("J", hands=[{"red": 2}, {}], gang=GANG, tickets=[["dallas-buffalo"], []])
    trial.play(MEETING)
    assert answer(trial).startswith("gang ")


@pytest.mark.parametrize(("money", "said"), [(4, "bond red"), (2, "done")])
def test_a_bond_if_a_coin_is_left(money: int, said: str) -> None:
    trial = at("K", hands=[{"red": 1}, {}], money=[money, 5])
    assert answer(trial.play("claim charleston-savannah-1 red")) == said


def test_no_dear_bond() -> None:
    bonds = {"supply": 4, "owned": {"blue": ["red", "red"]}}
    trial = at("K", hands=[{"red": 1}, {}], money=[20, 5], bonds=bonds)
    assert answer(trial.play("claim charleston-savannah-1 red")) == "done"


def test_the_night_takes_what_is_missed_least() -> None:
    hands = [{"green": 2, "red": 1, "wild": 1}, {}]
    trial = at("L", "cold", hands=hands, money=[0, 5])
    assert answer(trial.play("claim charleston-norfolk-1 green*2 by night")) == "lose red"


def test_a_night_run_only_without_a_skull() -> None:
    trial = at("L", hands=[{"green": 1, "green^skull": 2}, {}])
    view = observe(trial.state, 0)
    claims = [m for ways in by_route(Outlook(view, atlas_of(view.edition))).values() for m in ways]
    assert not any(m.how and m.payment.shows("skull") for m in claims)


def test_peek_at_what_is_not_known() -> None:
    hands = [{"red": 1, "red^pick": 1}, {}]
    trial = at("M", hands=hands, veins={"looked": [["chihuahua"], []]})
    assert answer(trial.play("claim chihuahua-el_paso red+red^pick")) == "peek el_paso"


@pytest.mark.parametrize(
    ("veins", "said"),
    [
        ({}, "done"),
        ({"looked": [["el_paso"], []]}, "done"),
        ({"shown": ["el_paso"], "values": [2, 9, 7, 12]}, "stake el_paso"),
        ({"shown": ["el_paso"], "stakes": [None, "el_paso"]}, "done"),
        ({"shown": ["el_paso", "monterrey"], "stakes": ["monterrey", None]}, "done"),
    ],
)
def test_stake_the_best_known_share(veins: dict[str, Any], said: str) -> None:
    """El Paso is worth $4 with two players, unless it is said to be $9."""
    if "values" in veins:
        where = ("chihuahua", "el_paso", "hermosillo", "monterrey")
        veins = {**veins, "at": dict(zip(where, veins["values"], strict=True))}
    trial = at("M", hands=[{"red": 2}, {}], veins=veins)
    assert answer(trial.play(STAKING)) == said


def test_show_what_one_does_not_know_oneself() -> None:
    trial = struck("EV-33", "M", veins={"looked": [["chihuahua", "el_paso"], []]})
    assert answer(trial) == "show hermosillo"


def test_iron_with_cards_to_spare_while_another_game_is_to_come() -> None:
    claim = "claim baja-nuevos_angeles-1 red"
    rich: dict[str, Any] = {"hands": [{"red": 1, "blue": 2, "green": 2}, {}]}
    assert answer(at("N", **rich).play(claim)).startswith("iron ")
    assert answer(at("N", hands=[{"red": 1, "blue": 1}, {}]).play(claim)) == "timber"
    last = CampaignTrial(frontier(2, "N", last_of=("N",)), **rich)
    assert answer(last.play(claim)) == "timber"


def test_save_a_plate_with_cards_to_spare() -> None:
    plates = {"plates": {"baja-nuevos_angeles-1": "black"}}
    more: dict[str, Any] = {"bridges": plates, "draws": "newspaper baja red", "row": ROW}
    assert answer(struck("EV-35", "N", hands=[{"blue": 1}, {}], **more)) == "save blue"
    assert answer(struck("EV-35", "N", hands=[{"wild": 1}, {}], **more)) == "fall"


def test_three_stray_cards_for_the_elevator() -> None:
    hand = {"red": 2, "blue": 2, "green": 2}
    trial = news("EV-25", hands=[hand, {}], row=ROW)
    assert answer(trial) == "elevator blue+green+red"


def test_whole_games_with_all_boxes() -> None:
    """Every question is answered by thinking, not by the first move there is."""
    for seats in (2, 4):
        made, chance = all_boxes(seats), Seeded(f"{seats} boxes")
        state = new_game(made, seats, chance, 0).state
        bots = [GreedyBot(seed=str(seat)) for seat in range(seats)]

        def think(state: State, seat: int, bots: list[GreedyBot] = bots) -> Move:
            return bots[seat].think(observe(state, seat))

        *_, last = play_on(state, chance, think)
        assert last.state.over

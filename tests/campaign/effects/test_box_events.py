"""Events of the frontier boxes: EV-21 to EV-40."""

import pytest

from tests.campaign.effects.frontier import frontier, news, struck
from tests.campaign.effects.tables import ROW, CampaignTrial
from whistlestop.campaign.effects.box_choices import CityShook, CrateDropped, VeinShown
from whistlestop.campaign.stickers.boom_towns import Settlers, SettlersCame, SettlersLeft
from whistlestop.campaign.stickers.diggings import NuggetFound
from whistlestop.campaign.stickers.four_veins import Veins
from whistlestop.campaign.stickers.fruit_express import Crates
from whistlestop.campaign.stickers.gang import Gang, GangCame, GangMoved, LootPaid
from whistlestop.campaign.stickers.iron_bridges import Bridges, PlateFell
from whistlestop.campaign.stickers.night_trains import TokenDrawn
from whistlestop.rules.money import MoneyPaid, MoneyTaken

DALLAS = {"city": "dallas", "loot": 4}


def test_ev_21_hard_frost() -> None:
    crates = {"held": [["lime", "lemon", "lime"], ["orange"]]}
    trial = struck("EV-21", "H", crates=crates)
    found = trial.state.part(Crates)
    assert {city: len(some) for city, some in found.at.items()} == dict.fromkeys(
        ("jacksonville", "miami", "tampa"), 1
    )
    assert trial.moves() == {"drop lime", "drop lemon"}
    assert trial.rule("drop orange") == "EV-21"
    assert trial.rule("draw") == "EV-21"
    trial.play("drop lime")
    assert trial.seen(CrateDropped) == [
        CrateDropped(0, "lime", "EV-21"),
        CrateDropped(1, "orange", "EV-21"),
    ], "with one kind there is nothing to choose"
    assert trial.state.part(Crates).held == (("lemon", "lime"), ())
    assert trial.rule("drop lemon") is not None


def test_ev_21_while_the_supply_lasts() -> None:
    trial = struck("EV-21", "H", crates={"supply": ["lime"]})
    assert trial.state.part(Crates).at == {"jacksonville": ("lime",)}
    assert trial.state.part(Crates).supply == ()


def test_ev_22_citrus_craze() -> None:
    held = {"held": [["lemon", "lime", "lime"], []]}
    trial = news(
        "EV-22", "H", hands=[{"green": 1}, {}], routes={"jacksonville-mobile": 0}, crates=held
    )
    trial.play("claim mobile-new_orleans-1 green", "deliver")
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 8, "H.3"), MoneyTaken(0, 3, "EV-22")]


def test_ev_23_settlers_special() -> None:
    trial = news("EV-23", "I", hands=[{"red": 1}, {}])
    trial.play("claim davenport-omaha red", "settle omaha")
    assert trial.moves() == {"settle davenport", "settle omaha"}
    trial.play("settle omaha")
    assert trial.state.part(Settlers).at == {"omaha": 2}
    trial = news("EV-23", "I", hands=[{"red": 2}, {}], settlers={"at": {"davenport": 2}})
    trial.play("claim chicago-davenport red*2")
    assert len(trial.seen(SettlersCame)) == 1, "after the first it is large"


def test_ev_24_grasshoppers() -> None:
    trial = struck("EV-24", "I", settlers={"at": {"omaha": 2, "fargo": 1, "regina": 3}})
    assert trial.seen(SettlersLeft) == [SettlersLeft("omaha"), SettlersLeft("regina")]
    assert trial.state.part(Settlers).at == {"omaha": 1, "fargo": 1, "regina": 2}


def test_ev_25_grain_elevator() -> None:
    hand = {"red": 2, "blue": 1, "green^pick": 1, "green": 1, "wild": 1}
    trial = news("EV-25", hands=[hand, {"red": 1, "blue": 1}])
    assert trial.moves("elevator") == {
        "elevator blue+green+red",
        "elevator blue+green^pick+red",
    }
    assert trial.rule("elevator red*2+blue") == "EV-25"
    assert trial.rule("elevator red+blue+wild") == "EV-25"
    assert trial.rule("elevator red+blue") == "L-30"
    assert trial.rule("elevator red+blue+white") == "L-30", "not held"
    trial.play("elevator red+blue+green")
    assert trial.coins == [10, 5]
    assert trial.moves("elevator") == set()
    trial.play("draw", "draw")
    assert trial.rule("elevator red+blue+green") == "C-15", "once for each appearance"
    assert trial.moves("elevator") == set()


def test_ev_25_only_while_current() -> None:
    found = frontier(2, events=("EV-01", "EV-25"))
    trial = CampaignTrial(found, hands=[{"red": 1, "blue": 1, "green": 1}, {}], event="EV-01")
    assert trial.rule("elevator red+blue+green") == "C-15"
    assert trial.moves("elevator") == set()


def test_ev_26_the_night_mail() -> None:
    trial = struck("EV-26", "J", gang=DALLAS, money=[9, 9])
    assert trial.seen(LootPaid) == [LootPaid(0, 3, None, "EV-26"), LootPaid(1, 3, None, "EV-26")]
    assert len(trial.moves("gang")) == len(trial.edition.board.cities), "any city"
    trial.play("gang boston")
    assert trial.seen(GangMoved) == [GangMoved(0, "boston")]
    assert trial.state.part(Gang).loot == 4 + 3 + 6
    assert trial.moves("gang") == set(), "instead of the move of J.2"


def test_ev_26_only_the_richest() -> None:
    trial = struck("EV-26", "J", gang=DALLAS, money=[2, 9])
    assert trial.seen(LootPaid) == [LootPaid(1, 3, None, "EV-26")]


def test_ev_27_ten_foot_poster() -> None:
    hands = [{"red": 2, "blue": 2, "blue^pick": 1, "green": 1}, {}]
    trial = news("EV-27", "J", "houston", hands=hands, gang=DALLAS)
    trial.play("claim dallas-oklahoma_city-1 red*2")
    assert trial.moves() == {"stand blue*2", "stand blue+blue^pick", "yield"}
    assert trial.rule("stand blue+green") == "J.3"
    trial.play("stand blue*2")
    assert trial.seen(GangCame) == [GangCame("houston", 5)]
    assert trial.coins == [9, 5]


@pytest.mark.parametrize(
    ("route", "dollars"),
    [
        ("kansas_city-oklahoma_city-1 red*2", 2),
        ("davenport-omaha red", 2),
        ("little_rock-nashville red", 0),
        ("miami-tampa-1 red", 0),
    ],
)
def test_ev_28_the_long_drive(route: str, dollars: int) -> None:
    trial = news("EV-28", hands=[{"red": 2}, {}]).play(f"claim {route}")
    assert trial.coins == [5 + dollars, 5]


def test_ev_29_ticker_tape() -> None:
    bonds = {"owned": {"black": ["red", "red", "white"], "blue": ["red"]}}
    assert struck("EV-29", "K", bonds=bonds).coins == [7, 6]


def test_ev_30_margin_call() -> None:
    bonds = {"owned": {"black": ["red", "red", "white"], "blue": ["red", "white"]}}
    trial = struck("EV-30", "K", bonds=bonds)
    assert trial.seen(MoneyPaid) == [MoneyPaid(0, 2, None, "EV-30")]
    assert struck("EV-30", "K", bonds=bonds, money=[1, 5]).coins == [0, 5]


def test_ev_31_new_moon() -> None:
    trial = news("EV-31", "L", "quiet quiet", hands=[{"green": 3}, {}])
    assert trial.rule("claim charleston-norfolk-1 green*2 by night") == "L-30"
    trial.play("claim charleston-norfolk-1 green by night")
    assert len(trial.seen(TokenDrawn)) == 2


@pytest.mark.parametrize("token", ["cold", "wraith"])
def test_ev_32_a_lamp_in_every_window(token: str) -> None:
    trial = news("EV-32", "L", token, hands=[{"green": 2, "red": 1}, {}])
    trial.play("claim charleston-norfolk-1 green*2 by night")
    assert trial.coins == [5, 5]
    assert trial.hand() == {"red": 1}
    bright = news("EV-32", "L", "lantern", hands=[{"green": 2}, {}])
    assert bright.play("claim charleston-norfolk-1 green*2 by night").coins == [8, 5]


def test_ev_33_talk_in_the_cantina() -> None:
    trial = struck("EV-33", "M", veins={"shown": ["el_paso"]})
    assert trial.moves() == {"show chihuahua", "show hermosillo", "show monterrey"}
    assert trial.rule("show el_paso") == "EV-33"
    assert trial.rule("draw") == "EV-33"
    trial.play("show monterrey")
    assert trial.events[1] == VeinShown(0, "monterrey", 12)
    assert trial.state.part(Veins).shown == ("el_paso", "monterrey")
    cities = ["chihuahua", "el_paso", "hermosillo", "monterrey"]
    assert struck("EV-33", "M", veins={"shown": cities}).moves("show") == set()


@pytest.mark.parametrize(("picks", "dollars"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_ev_34_mule_train(picks: int, dollars: int) -> None:
    hand = {"red": 3 - picks, "red^pick": picks}
    paid = "+".join(card if n == 1 else f"{card}*{n}" for card, n in hand.items() if n)
    trial = news("EV-34", hands=[hand, {}]).play(f"claim lewisburg-norfolk {paid}")
    assert trial.coins == [5 + dollars, 5]


def test_ev_35_the_ground_moves() -> None:
    plates = {
        "nuevos_angeles-san_francisco-1": "blue",
        "baja-nuevos_angeles-1": "black",
        "baja-nuevos_angeles-2": "red",
        "cemetery_city-sacramento-1": "black",
    }
    trial = struck(
        "EV-35",
        "N",
        draws="newspaper nuevos_angeles red",
        bridges={"plates": plates},
        hands=[{"white": 1}, {"blue": 2}],
        row=ROW,
    )
    assert trial.seen(CityShook) == [CityShook("nuevos_angeles", "EV-35")]
    assert trial.seen(PlateFell) == [PlateFell(1, "nuevos_angeles-san_francisco-1")], "two cards"
    assert trial.state.turn == 0
    assert trial.moves() == {"save white", "fall"}
    assert trial.rule("save red") == "L-30"
    assert trial.rule("draw") == "EV-35"
    trial.play("save white")
    left = {route: colour for route, colour in plates.items() if colour != "blue"}
    assert trial.state.part(Bridges).plates == left, "those of absent companies sleep"
    assert trial.rule("fall") is not None


def test_ev_35_let_it_fall() -> None:
    trial = struck(
        "EV-35",
        "N",
        draws="newspaper baja red",
        bridges={"plates": {"baja-nuevos_angeles-1": "black"}},
        hands=[{"white": 1}, {}],
        row=ROW,
    )
    trial.play("fall")
    assert trial.seen(PlateFell) == [PlateFell(0, "baja-nuevos_angeles-1")]
    assert trial.hand()["white"] == 1


def test_ev_36_bridge_day() -> None:
    hands = [{"red": 2}, {"red": 2}]
    own = {"plates": {"pacific_haven-san_francisco": "blue"}}
    trial = news("EV-36", "N", hands=hands, bridges=own)
    trial.play("claim nuevos_angeles-pacific_haven red*2")
    assert trial.coins == [9, 5]
    trial.play("claim pacific_haven-san_francisco red*2")
    assert trial.coins == [9, 9]


def test_ev_37_coast_steamer() -> None:
    trial = news("EV-37", draws="red blue green", money=[6, 2], row=ROW)
    assert "steamer" in trial.moves()
    trial.play("steamer")
    assert trial.coins == [3, 2]
    assert trial.hand() == {"red": 1, "blue": 1, "green": 1}
    assert trial.rule("steamer") == "EV-37", "too little money"
    assert "steamer" not in trial.moves()
    trial.play("draw", "draw")
    assert trial.rule("steamer") == "C-15", "once for each appearance"


def test_ev_37_no_cards_and_not_current() -> None:
    empty = news("EV-37", deck={}, discards={}, row=[])
    assert empty.rule("steamer") == "L-23"
    assert "steamer" not in empty.moves()
    other = CampaignTrial(frontier(2, events=("EV-01", "EV-37")), event="EV-01")
    assert other.rule("steamer") == "C-15"
    assert "steamer" not in other.moves()


def test_ev_38_snow_sheds() -> None:
    trial = news("EV-38", hands=[{"red": 1, "blue": 1}, {}])
    assert trial.rule("claim portland-seattle-1 red") == "L-30"
    assert trial.rule("claim portland-seattle-1 red+blue") is None
    assert trial.rule("claim miami-tampa-1 red") is None
    found = frontier(2, events=("EV-01", "EV-38"))
    trial = CampaignTrial(found, hands=[{"red": 1}, {}], event="EV-01")
    assert trial.rule("claim portland-seattle-1 red") is None, "only while it is current"


def test_ev_39_gold_fever() -> None:
    trial = news("EV-39", "O", hands=[{"red^pick": 1}, {}])
    trial.play("claim portland-seattle-1 red^pick")
    assert len(trial.seen(NuggetFound)) == 2


def test_ev_40_powder_shortage() -> None:
    trial = news("EV-40", "O", hands=[{"red^pick": 2}, {}])
    assert trial.rule("claim helena-spokane-1 red^pick*2") == "EV-40"
    assert trial.moves("claim helena-spokane") == set()
    trial.play("claim seattle-spokane red^pick*2")
    assert trial.seen(NuggetFound) == []
    assert trial.coins == [7, 5]
    bored = news("EV-40", "O", hands=[{"red": 2}, {}], tunnels={"bored": ["helena-spokane-1"]})
    assert bored.rule("claim helena-spokane-1 red*2") is None

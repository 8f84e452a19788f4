"""Sticker J, The Gilts: J.1 to J.4."""

import pytest

from tests.campaign.effects.frontier import at, frontier
from tests.campaign.effects.tables import FIRST, CampaignTrial
from whistlestop.campaign.stickers.gang import (
    Gang,
    GangCame,
    GangMoved,
    LootGrew,
    LootPaid,
    LootWon,
)

DALLAS = {"city": "dallas", "loot": 9}
RANGE = {"dodge_city", "oklahoma_city", "dallas", "san_antonio", "houston", "little_rock"}


@pytest.mark.parametrize(("seats", "loot"), [(2, 5), (3, 3), (4, 3), (5, 3)])
def test_j_1_a_random_city_in_the_first_game(seats: int, loot: int) -> None:
    trial = CampaignTrial(frontier(seats, "J"), fresh=True)
    gang = trial.state.part(Gang)
    assert gang.city in RANGE
    assert gang.loot == loot


def test_j_1_later_gang_and_loot_stay() -> None:
    trial = at("J", gang=DALLAS)
    kept = trial.lasting("module")
    assert kept == {"J": DALLAS}
    later = CampaignTrial(frontier(2, "J", module=kept), fresh=True)
    assert later.state.part(Gang) == Gang("dallas", 9, (0, 0))
    assert later.seen(GangCame) == []


@pytest.mark.parametrize(("seats", "more"), [(2, 3), (3, 3), (4, 2), (5, 2)])
def test_j_2_a_newspaper_adds_to_the_loot_and_moves_the_gang(seats: int, more: int) -> None:
    trial = at("J", "newspaper red", seats, gang=DALLAS, event_deck=["EV-01"], turn=1)
    trial.play("draw")
    assert trial.seen(LootGrew) == [LootGrew(more, "J.2")]
    assert trial.state.turn == 1, "the active player"
    near = {"houston", "little_rock", "oklahoma_city", "san_antonio", "el_paso"}
    assert trial.moves() == {f"gang {city}" for city in near}
    assert trial.rule("gang dallas") == "J.2"
    assert trial.rule("gang boston") == "J.2"
    assert trial.rule("draw") == "J.2"
    trial.play("gang houston")
    assert trial.seen(GangMoved) == [GangMoved(1, "houston")]
    assert trial.state.part(Gang).loot == 9 + more
    assert at("J", gang=DALLAS).rule("gang houston") == "J.2", "nobody asks for it"


def test_j_2_after_the_event() -> None:
    trial = at("J", "newspaper red", gang=DALLAS, event_deck=["EV-03"])
    trial.play("draw")
    assert trial.coins == [7, 7], "the event has worked"
    assert trial.moves("gang")


def test_j_3_stand() -> None:
    trial = at("J", "houston", hands=[{"red": 2, "wild": 1}, {}], gang=DALLAS)
    trial.play("claim dallas-oklahoma_city-1 red*2")
    assert trial.moves() == {"stand wild", "yield"}
    assert trial.rule("stand red") == "L-30", "not held"
    assert trial.rule("draw") == "J.3"
    trial.play("stand wild")
    assert trial.coins == [14, 5]
    assert trial.hand() == {}
    assert trial.seen(LootWon) == [LootWon(0, 9)]
    assert trial.seen(GangCame) == [GangCame("houston", 5)], "another city, new loot"
    assert trial.state.part(Gang) == Gang("houston", 5, (9, 0))


def test_j_3_stand_without_a_spare_locomotive_is_refused() -> None:
    """C-13: the one that was paid does not count; who cannot stand pays."""
    trial = at("J", hands=[{"red": 2, "wild": 1, "blue": 1}, {}], gang=DALLAS)
    trial.play("claim dallas-oklahoma_city-1 red+wild")
    assert trial.rule("stand wild") == "J.2", "paid already: the gang moves on"
    assert trial.coins == [3, 5]
    trial = at("J", hands=[{"red": 2, "wild": 1, "blue": 1}, {}], gang=DALLAS)
    trial.play("claim dallas-oklahoma_city-1 red*2")
    assert trial.rule("stand blue") == "J.3", "a locomotive it must be"
    assert trial.rule("stand wild") is None


def test_j_3_pay_and_move_it() -> None:
    trial = at("J", hands=[{"red": 2, "wild": 1}, {}], gang=DALLAS, money=[1, 5])
    trial.play("claim dallas-oklahoma_city-1 red*2", "yield")
    assert trial.seen(LootPaid) == [LootPaid(0, 1, None, "J.3")], "as much as there is (C-04)"
    trial.play("gang el_paso")
    assert trial.state.part(Gang) == Gang("el_paso", 10, (0, 0))
    assert trial.coins == [0, 5]
    assert trial.rule("yield") == "J.3"
    assert trial.rule("stand wild") == "J.3"


def test_j_3_a_company_without_coins_only_moves_it() -> None:
    trial = at("J", hands=[{"red": 2}, {}], gang=DALLAS, money=[0, 5])
    trial.play("claim dallas-oklahoma_city-1 red*2")
    assert trial.seen(LootPaid) == []
    assert trial.moves("gang")


def test_j_3_only_in_the_gangs_city() -> None:
    trial = at("J", hands=[{"red": 1}, {}], gang=DALLAS)
    assert trial.play("claim dodge_city-oklahoma_city red").state.turn == 1


def test_j_4_when_j_leaves_the_loot_is_nobodys() -> None:
    found = frontier(2, "", module={"J": DALLAS}, events=FIRST)
    assert Gang not in CampaignTrial(found).state.parts
    assert at("J", gang=DALLAS).finish().totals == (5, 5)

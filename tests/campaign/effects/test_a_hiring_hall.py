"""Sticker A, Hiring Hall: A.1 to A.4."""

import pytest

from tests.campaign.effects.tables import HALL, CampaignTrial, hiring
from whistlestop.campaign.stickers.hiring_hall import EmployeeHired, HallOpened, Staff
from whistlestop.core.errors import CannotRead


@pytest.mark.parametrize(("seats", "turned"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_a_1_two_more_than_there_are_players(seats: int, turned: int) -> None:
    trial = CampaignTrial(hiring(seats), fresh=True)
    (opened,) = trial.seen(HallOpened)
    assert isinstance(opened, HallOpened)
    assert len({*opened.things}) == turned
    assert {*opened.things} < {*HALL}
    assert trial.moves() == {f"hire {person}" for person in opened.things}
    assert trial.rule(f"hire {next(one for one in HALL if one not in opened.things)}") == "A.1"


def test_a_1_all_of_a_small_hall() -> None:
    trial = CampaignTrial(hiring(3, hall=HALL[:2]), fresh=True)
    assert trial.moves() == {"hire EM-01", "hire EM-02"}
    trial.play("hire EM-02", "hire EM-01")
    assert trial.state.part(Staff).hired == ("EM-02", "EM-01", None)
    assert trial.moves("hire") == set(), "nobody is left for the third"
    assert trial.moves("keep", seat=2)


def test_a_1_an_empty_hall() -> None:
    trial = CampaignTrial(hiring(2, hall=()), fresh=True)
    assert trial.moves("keep", seat=0)


def test_a_2_in_standing_order() -> None:
    """Totals 40, 29, 34: the hiring order is 29, 34, 40, and five are face up."""
    trial = CampaignTrial(hiring(3, standing=(1, 2, 0), totals=(40, 29, 34)), fresh=True)
    assert len(trial.state.part(Staff).offered) == 5
    order = []
    while trial.moves("hire"):
        order.append(trial.state.turn)
        assert trial.rule("draw") == "A.2"
        others = [seat for seat in range(3) if seat != trial.state.turn]
        assert {trial.rule("hire EM-01", seat) for seat in others} == {"L-20"}
        trial.play(min(trial.moves("hire")))
    assert order == [1, 2, 0]
    staff = trial.state.part(Staff)
    assert len({*staff.hired}) == 3
    assert trial.lasting("hired") == list(staff.hired)
    trial.begin()
    assert trial.rule("hire EM-01") == "A.2", "not any more"


def test_a_2_nobody_works_for_two() -> None:
    trial = CampaignTrial(hiring(2, hall=HALL[:3]), fresh=True).play("hire EM-03")
    assert trial.rule("hire EM-03") == "A.2"
    assert trial.moves() == {"hire EM-01", "hire EM-02"}
    assert trial.seen(EmployeeHired) == [EmployeeHired(0, "EM-03")]


def test_a_3_not_the_one_of_last_time() -> None:
    trial = CampaignTrial(hiring(2, hall=HALL[:3], last_hired=("EM-01", "EM-02")), fresh=True)
    assert trial.rule("hire EM-01") == "A.3"
    assert trial.moves() == {"hire EM-02", "hire EM-03"}
    trial.play("hire EM-03")
    assert trial.moves() == {"hire EM-01"}, "the other's of last time may be hired"


def test_a_3_unless_nobody_else_is_left() -> None:
    trial = CampaignTrial(hiring(2, hall=HALL[:2], last_hired=(None, "EM-02")), fresh=True)
    trial.play("hire EM-01")
    assert trial.moves() == {"hire EM-02"}


def test_a_4_for_this_game_only() -> None:
    """A power of set-up works at once; in the next game the hall is open again."""
    trial = CampaignTrial(hiring(2, hall=HALL[:2]), fresh=True)
    assert trial.state.part(Staff).hired == (None, None)
    trial.play("hire EM-02")
    assert trial.coins == [9, 5], "the paymaster pays before a card is dealt"
    assert trial.hand() == {}
    trial.play("hire EM-01")
    assert [sum(player.hand) for player in trial.state.players] == [4, 6]


def test_a_staff_in_positions() -> None:
    found = hiring(2)
    assert CampaignTrial(found).state.part(Staff).hired == (None, None)
    trial = CampaignTrial(found, staff=["EM-03", None])
    assert trial.state.part(Staff).hired == ("EM-03", None)
    with pytest.raises(CannotRead, match="'EM-99' is not in the hall"):
        CampaignTrial(found, staff=["EM-99", None])
    with pytest.raises(CannotRead, match="nobody works for two companies"):
        CampaignTrial(found, staff=["EM-01", "EM-01"])

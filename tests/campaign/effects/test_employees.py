"""The people of 1868: EM-01 to EM-04, EM-06 to EM-08."""

from typing import Any

from tests.campaign.effects.tables import HALL, CampaignTrial, hiring, working
from whistlestop.campaign.stickers.hiring_hall import EmployeeUsed, Staff
from whistlestop.rules.money import MoneyTaken
from whistlestop.rules.tickets import Choosing

ALONE = [f"EM-0{n}" for n in (1, 2, 4)]


def hired(person: str, seats: int = 2) -> CampaignTrial:
    """A game just set up, in which seat 0 hired that person and the others somebody else."""
    other = next(one for one in HALL if one not in (person, *ALONE))
    trial = CampaignTrial(hiring(seats, hall=(person, other)), fresh=True)
    return trial.play(f"hire {person}", f"hire {other}")


def test_em_01_six_cards_instead_of_four() -> None:
    trial = hired("EM-01")
    assert [sum(player.hand) for player in trial.state.players] == [6, 4]


def test_em_02_four_dollars_more() -> None:
    trial = CampaignTrial(hiring(2, hall=("EM-02", "EM-06")), fresh=True).play("hire EM-02")
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 4, "EM-02")]
    assert trial.play("hire EM-06").coins == [9, 5]


SHORT: dict[str, Any] = {"hands": [{"green": 1, "black": 2, "yellow": 1, "red": 2, "white": 1}, {}]}


def test_em_03_another_short_travel() -> None:
    """After a route of 1 or 2 spaces another one, with all steps and at its own price; once."""
    trial = working("EM-03", "blue blue", **SHORT)
    trial.play("claim albany-boston green")
    assert trial.state.turn == 0, "still the same turn"
    assert trial.hand()["blue"] == 1, "the large city gave its card"
    claims = trial.moves("claim")
    assert claims == {
        f"claim {route} {paid}"
        for route, paid in (
            ("atlanta-knoxville", "yellow"),
            ("atlanta-charlotte", "yellow"),
            ("atlanta-nashville", "red*2"),
            ("philadelphia-pittsburgh", "red*2"),
            ("montreal-quebec-1", "black"),
            ("montreal-quebec-2", "white"),
            ("bangor-quebec-1", "yellow"),
            ("bangor-quebec-2", "red"),
            ("boston-new_york-1", "white"),
            ("boston-new_york-3", "black"),
            ("new_york-philadelphia-1", "black"),
            ("new_york-philadelphia-2", "red"),
            ("new_york-philadelphia-3", "white"),
            ("baltimore-philadelphia-1", "white"),
            ("baltimore-philadelphia-2", "blue"),
            ("baltimore-philadelphia-3", "red"),
            ("albany-new_york", "black"),
            ("albany-montreal", "red"),
            ("buffalo-detroit-2", "red*2"),
            ("buffalo-montreal-1", "red*2"),
            ("charleston-savannah-1", "red"),
            ("charleston-savannah-2", "yellow"),
            ("charleston-charlotte", "white"),
            ("mobile-new_orleans-2", "red"),
            ("baltimore-norfolk-1", "blue"),
            ("baltimore-norfolk-2", "white"),
            ("chicago-cincinnati-2", "yellow"),
            ("chicago-detroit-2", "black*2"),
            ("boston-montreal-1", "black*2"),
            ("boston-montreal-2", "black*2"),
            ("boston-montreal-1", "red*2"),
            ("boston-montreal-2", "red*2"),
            ("cincinnati-lewisburg", "black*2"),
            ("cincinnati-lewisburg", "red*2"),
            ("knoxville-lewisburg", "black*2"),
        )
    }
    assert trial.moves() == claims | {"done"}
    trial.play("claim albany-new_york black")
    assert EmployeeUsed(0, "EM-03") in trial.events
    assert trial.hand()["blue"] == 2, "its step 12, too"
    assert trial.coins == [7, 5], "and its step 3"
    assert trial.state.turn == 1
    trial.play("draw", "draw")
    trial.play("claim atlanta-charlotte yellow")
    assert trial.state.turn == 1, "once a game"


def test_em_03_only_short_routes() -> None:
    position: dict[str, Any] = {"hands": [{"black": 3, "green": 1}, {}]}
    trial = working("EM-03", **position).play("claim albany-boston green")
    assert trial.rule("claim buffalo-philadelphia black*3") == "EM-03"
    assert trial.rule("draw") == trial.rule("pass") == "EM-03"
    assert trial.rule("claim albany-boston green") == "L-31"
    assert trial.rule("claim jacksonville-mobile black*3") == "L-32"
    long = working("EM-03", **position).play("claim buffalo-philadelphia black*3")
    assert long.state.turn == 1, "not after a longer one"


def test_em_03_may_be_left() -> None:
    position: dict[str, Any] = {"hands": [{"green": 2, "black": 1}, {}]}
    trial = working("EM-03", "blue blue", **position).play("claim albany-boston green", "done")
    assert trial.state.turn == 1
    assert trial.state.part(Staff).used == (0, 0), "and is not used up by that"
    trial.play("draw", "draw", "claim albany-new_york black")
    assert trial.moves() >= {"done"}
    assert trial.rule("done", 1) == "L-20"


def test_em_03_not_offered_where_nothing_can_be_travelled() -> None:
    trial = working("EM-03", hands=[{"yellow": 1}, {}]).play("claim atlanta-charlotte yellow")
    assert trial.state.turn == 1
    other = CampaignTrial(hiring(2), staff=[None, "EM-03"], **SHORT)
    assert other.play("claim albany-boston green").state.turn == 1


def test_em_03_the_turn_ends_once() -> None:
    """With few cars left after the second travel the last round begins once (X-08, L-50)."""
    position: dict[str, Any] = {"hands": [{"green": 1, "black": 1}, {}], "trains": [4, 24]}
    trial = working("EM-03", **position)
    trial.play("claim albany-boston green", "claim albany-new_york black")
    assert [type(event).__name__ for event in trial.events].count("LastRoundBegan") == 1
    assert [type(event).__name__ for event in trial.events].count("TurnBegan") == 1
    assert trial.state.turn == 1


def test_em_03_a_decision_inside_the_second_travel() -> None:
    """A newspaper in its step 12 asks something; then the same turn goes on, and ends once."""
    trial = working(
        "EM-03",
        "blue newspaper white",
        hands=[{"green": 1, "black": 1}, {"red": 1}],
        event_deck=["EV-11"],
    )
    trial.play("claim albany-boston green", "claim albany-new_york black")
    assert trial.moves("relief") == {"relief blue"}
    trial.play("done", "done")
    assert trial.hand() == {"blue": 1, "white": 1}
    assert trial.state.turn == 1
    assert len(trial.state.phases) == 1


def test_em_04_more_tickets() -> None:
    trial = hired("EM-04")
    phase = trial.state.phases[-1]
    assert isinstance(phase, Choosing)
    assert [len(offer) for offer in phase.offers] == [6, 4]
    assert phase.must_keep(0) == 2
    playing = working("EM-04").play("tickets")
    assert isinstance(playing.state.phases[-1], Choosing)
    assert len(playing.state.phases[-1].offers[0]) == 4
    playing.play(min(playing.moves("keep"), key=len), "tickets")
    assert isinstance(playing.state.phases[-1], Choosing)
    assert len(playing.state.phases[-1].offers[1]) == 3


WILDS = ["wild", "wild", "green", "white", "black"]


def test_em_06_a_face_up_locomotive_is_an_ordinary_card() -> None:
    trial = working("EM-06", "red red red", row=WILDS)
    trial.play("take wild")
    assert trial.state.turn == 0, "it uses one draw"
    assert trial.rule("take wild") == "L-22", "at most one a turn"
    assert "take green" in trial.moves()
    trial.play("take green")
    assert trial.hand() == {"wild": 1, "green": 1}
    trial.play("take wild")
    assert trial.state.turn == 0, "for others it is the only card"


def test_em_06_with_any_draw() -> None:
    trial = working("EM-06", "red red red", row=WILDS).play("draw")
    assert "take wild" in trial.moves()
    trial.play("take wild")
    assert trial.hand() == {"red": 1, "wild": 1}
    assert trial.state.turn == 1


def test_em_06_with_cheap_coal_the_event_allows_more() -> None:
    trial = working("EM-06", "red red red", row=WILDS, event="EV-05")
    trial.play("take wild", "take wild")
    assert trial.hand() == {"wild": 2}


def test_em_07_the_reward_pays_one_more() -> None:
    trial = CampaignTrial(
        hiring(2), staff=["EM-07", None], hands=[{"black": 1, "yellow": 1}, {"blue": 1}]
    )
    trial.play("claim albany-new_york black")
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 3, "L-36")]
    trial.play("claim baltimore-norfolk-1 blue")
    assert trial.coins == [8, 7], "the other's reward is as it was"
    trial.play("claim atlanta-charlotte yellow")
    assert trial.coins == [8, 7], "only on routes of the own colour"


def test_em_08_the_dearest_missed_ticket_costs_nothing() -> None:
    board = CampaignTrial(hiring(2)).edition.board
    dear = sorted(board.tickets.values(), key=lambda ticket: -ticket.points)
    held = [dear[0].id, dear[5].id]
    other = [dear[1].id]
    trial = working("EM-08", tickets=[held, other])
    assert trial.points("tickets") == [-dear[5].points, -dear[1].points]
    line = trial.finish().line(0, "tickets")
    assert dict(line.items)[held[0]] == 0


def test_em_08_nothing_to_forgive() -> None:
    trial = working(
        "EM-08",
        tickets=[["boston-baltimore"], []],
        routes={
            "boston-new_york-1": 0,
            "new_york-philadelphia-1": 0,
            "baltimore-philadelphia-1": 0,
        },
    )
    assert trial.points("tickets")[0] > 0

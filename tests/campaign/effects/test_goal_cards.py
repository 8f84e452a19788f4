"""Postcards with a condition: PC-001, PC-101, 103, 104, 106 to 110, 112."""

from dataclasses import replace
from typing import Any

import pytest

from tests.campaign.effects.tables import EVENTS, ROW, CampaignTrial, fate, held, mail, recipe
from whistlestop.campaign.chapter.chapter import outcome_of
from whistlestop.campaign.chapter.recipe import Held
from whistlestop.campaign.effects.goal_cards import GoalCard
from whistlestop.campaign.effects.mail import Mailbag, PostcardFulfilled, PostcardUsed, PrizeWon
from whistlestop.core.errors import CannotRead
from whistlestop.core.score import ScoreLine
from whistlestop.rules.money import MoneyTaken


def done(trial: CampaignTrial, no: str, dollars: int) -> bool:
    """Did the last move fulfil a card of seat 0, and did it pay?"""
    shown = trial.seen(PostcardFulfilled)
    paid = [
        event for event in trial.seen(MoneyTaken) if event == MoneyTaken(0, dollars, f"PC-{no}")
    ]
    assert len(shown) == len(paid)
    return shown == [PostcardFulfilled(0, f"PC-{no}")]


def test_pc_001_touch_lewisburg() -> None:
    trial = held("001", hands=[{"green": 1, "yellow": 1}, {"blue": 2}])
    trial.play("claim atlanta-charlotte yellow")
    assert not done(trial, "001", 3)
    assert fate(trial) == [{"no": "001", "used": 0, "done": False}]
    trial.play("claim baltimore-lewisburg blue*2")
    assert not done(trial, "001", 3), "another's travel fulfils nothing"
    trial.play("claim lewisburg-pittsburgh green")
    assert done(trial, "001", 3)
    assert fate(trial) == [{"no": "001", "used": 0, "done": True}]


def test_pc_001_only_once() -> None:
    trial = held("001", hands=[{"green": 3}, {}], routes={"knoxville-lewisburg": 0})
    trial.play("claim lewisburg-pittsburgh green")
    assert done(trial, "001", 3)
    trial.play("draw", "draw", "claim charlotte-lewisburg green*2")
    assert not done(trial, "001", 3)


def test_pc_101_link_detroit_lewisburg() -> None:
    trial = held("101", hands=[{"green": 1, "yellow": 2}, {}], routes={"cincinnati-lewisburg": 1})
    trial.play("claim lewisburg-pittsburgh green")
    assert not done(trial, "101", 4)
    trial.play("draw", "draw", "claim detroit-pittsburgh yellow*2")
    assert done(trial, "101", 4)


def test_pc_103_touch_three_harbours() -> None:
    trial = held(
        "103", hands=[{"red": 1}, {}], routes={"baltimore-norfolk-1": 0, "atlanta-charleston": 0}
    )
    trial.play("claim charleston-savannah-1 red")
    assert done(trial, "103", 3)
    trial = held("103", hands=[{"red": 1}, {}], routes={"baltimore-norfolk-1": 0})
    trial.play("claim charleston-savannah-1 red")
    assert done(trial, "103", 3), "three cities by two routes"
    trial = held("103", hands=[{"red": 1}, {}]).play("claim charleston-savannah-1 red")
    assert not done(trial, "103", 3)


def test_pc_104_hold_four_routes_of_one_space() -> None:
    short = ("albany-montreal", "albany-boston")
    trial = held(
        "104",
        "blue yellow",
        hands=[{"black": 1, "white": 1}, {"yellow": 1}],
        routes={**dict.fromkeys(short, 0), "atlanta-nashville": 0, "albany-new_york": 1},
    )
    trial.play("claim montreal-quebec-1 black")
    assert trial.seen(PostcardFulfilled) == [], "three, and one of two spaces"
    trial.play("claim atlanta-charlotte yellow", "claim charleston-charlotte white")
    assert trial.seen(PostcardFulfilled) == [PostcardFulfilled(0, "PC-104")]
    assert trial.hand() == {"blue": 1, "yellow": 1}, "+2 cards"


def test_pc_106_link_new_orleans_montreal() -> None:
    way = ("nashville-new_orleans-1", "cincinnati-nashville-1", "cincinnati-detroit")
    trial = held(
        "106",
        hands=[{"green": 2, "blue": 2}, {}],
        routes=dict.fromkeys((*way, "buffalo-montreal-1"), 0),
        trains=[9, 24],
    )
    trial.play("claim buffalo-detroit-1 green*2")
    assert done(trial, "106", 6)


def test_pc_107_finish_with_no_cars() -> None:
    trial = held("107", trains=[0, 24])
    assert trial.points("postcards") == [2, 0]
    assert trial.finish().line(0, "postcards").items == (("PC-107", 2),)
    assert fate(trial) == [{"no": "107", "used": 0, "done": True}]
    trial = held("107", trains=[1, 0])
    assert trial.points("postcards") == [0, 0], "the other does not hold the card"
    assert fate(trial) == [{"no": "107", "used": 0, "done": False}]


def test_pc_108_touch_six_ports() -> None:
    five = ("norfolk-philadelphia", "charleston-savannah-1", "mobile-savannah-1")
    trial = held("108", hands=[{"red": 1, "white": 1}, {}], routes=dict.fromkeys(five, 0))
    trial.play("claim charleston-charlotte white")
    assert not done(trial, "108", 4), "Philadelphia, Norfolk, Charleston, Savannah, Mobile"
    trial.play("draw", "draw", "claim mobile-new_orleans-2 red")
    assert done(trial, "108", 4)


def test_pc_109_twelve_cards_at_the_start_of_your_turn() -> None:
    twelve = {"red^skull": 3, "blue": 5, "yellow": 4}
    trial = held("109", row=ROW, hands=[{**twelve, "yellow": 3}, {}], turn=1)
    trial.play("draw", "draw")
    assert not done(trial, "109", 5), "eleven"
    trial.play("draw", "draw")
    assert not done(trial, "109", 5), "not at the end of it"
    trial.play("draw", "draw")
    assert done(trial, "109", 5)
    trial = CampaignTrial(mail((), ("109",)), hands=[twelve, {}], row=ROW, turn=1)
    trial.play("draw", "draw")
    assert trial.seen(PostcardFulfilled) == [], "the holder's hand counts"


def test_pc_109_at_the_first_turn_of_all() -> None:
    """Whoever begins with so many cards has them at the start of the first turn, too."""
    found = replace(mail(("109",), ()), hands=(12, 4))
    trial = CampaignTrial(found, fresh=True).begin()
    assert done(trial, "109", 5)
    assert trial.coins == [10, 5]


def test_pc_110_hold_three_blue_routes() -> None:
    routes = dict.fromkeys(("baltimore-lewisburg", "cincinnati-knoxville"), 0)
    trial = held("110", hands=[{"blue": 1, "yellow": 1}, {}], routes=routes)
    trial.play("claim atlanta-charlotte yellow")
    assert not done(trial, "110", 3)
    trial.play("draw", "draw", "claim baltimore-norfolk-1 blue")
    assert done(trial, "110", 3)


def test_pc_110_whose_own_colour_is_blue_reads_white() -> None:
    blue = dict.fromkeys(("baltimore-lewisburg", "cincinnati-knoxville"), 0)
    white = dict.fromkeys(("charlotte-knoxville", "cincinnati-detroit"), 0)
    found = replace(mail(("110",), ()), companies=("blue", "black"))
    hands = [{"blue": 1, "white": 1}, {}]
    trial = CampaignTrial(found, hands=hands, routes=blue).play("claim baltimore-norfolk-1 blue")
    assert not done(trial, "110", 3)
    trial = CampaignTrial(found, hands=hands, routes=white)
    trial.play("claim baltimore-norfolk-2 white")
    assert done(trial, "110", 3)


def test_pc_112_complete_four_tickets() -> None:
    trial = held("112")
    board = trial.edition.board
    way = ("boston-new_york-1", "new_york-philadelphia-1", "baltimore-philadelphia-1")
    more = ("albany-boston", "albany-montreal", "buffalo-philadelphia", "baltimore-norfolk-1")
    routes = dict.fromkeys((*way, *more, "montreal-quebec-1", "bangor-quebec-1"), 0)
    whole = {end for route in routes for end in board.routes[route].ends}
    tickets = [t.id for t in board.tickets.values() if {*t.ends} <= whole]
    assert len(tickets) >= 4
    for count, dollars in ((4, 4), (3, 0)):
        missed = next(t.id for t in board.tickets.values() if not {*t.ends} & whole)
        trial = held("112", routes=routes, tickets=[[*tickets[:count], missed], []])
        assert trial.points("postcards") == [dollars, 0]
        assert fate(trial)[0]["done"] is (dollars > 0)


def test_c_43_several_at_once_and_in_order_after_events() -> None:
    """Several cards may be fulfilled by one travel (PC.4); events come first (X-13)."""
    found = replace(mail(("001", "101"), ()), events=EVENTS)
    trial = CampaignTrial(
        found,
        hands=[{"black": 2, "green": 1}, {}],
        routes={"detroit-pittsburgh": 0},
        event="EV-07",
    )
    trial.play("claim lewisburg-pittsburgh green")
    kinds = [type(event).__name__ for event in trial.events]
    shown = [e.thing for e in trial.events if isinstance(e, PostcardFulfilled)]
    assert shown == ["PC-001", "PC-101"]
    drawn = [at for at, kind in enumerate(kinds) if kind == "CardDrawn"]
    assert len(drawn) == 2, "step 12, then the event"
    assert max(drawn) < kinds.index("PostcardFulfilled")
    assert trial.coins == [12, 5]


def test_pc_2_a_fulfilled_card_is_not_told_before() -> None:
    """Until it is shown, nothing in the state tells the secret side: only the number."""
    trial = held("101")
    (card,) = trial.state.part(Mailbag).cards
    assert (card.no, card.seat, card.uses, card.done) == ("101", 0, None, False)
    assert trial.edition.things["PC-101"].text.keys() == {"en", "zh-Hans", "zh-Hant"}
    assert "Lewisburg" not in trial.edition.things["PC-101"].text["en"]


def test_pc_no_line_without_goals() -> None:
    lines = held("102").finish().lines[0]
    assert "postcards" not in [line.name for line in lines]
    assert held("101").finish().line(1, "postcards") == ScoreLine("postcards", 0)


def test_pc_cards_in_positions() -> None:
    found = mail(("001", "102"), ("103",))
    trial = CampaignTrial(found)
    assert [(c.no, c.seat) for c in trial.state.part(Mailbag).cards] == [
        ("001", 0),
        ("102", 0),
        ("103", 1),
    ]
    trial = CampaignTrial(found, postcards=[[], ["102"]])
    assert [(c.no, c.seat, c.uses) for c in trial.state.part(Mailbag).cards] == [("102", 1, 2)]
    wrongs: list[Any] = [[["999"], []], [["001"], ["001"]], [3, 4], [[]]]
    for wrong in wrongs:
        with pytest.raises(CannotRead):
            CampaignTrial(found, postcards=wrong)


def test_pc_two_goals_of_the_end_are_one_line() -> None:
    found = mail(("107", "112"), ("102", "111"))
    trial = CampaignTrial(found, trains=[0, 24], hands=[{}, {"black": 3}], turn=1)
    trial.play("claim buffalo-philadelphia black*3")
    assert trial.seen(PostcardUsed) == [], "paid in full, though the tool was there"
    outcome = outcome_of(trial.over())
    assert [name for name, _ in outcome.lines[0]].count("postcards") == 1
    assert dict(outcome.lines[0])["postcards"] == 2
    assert outcome.lasting["postcards"] == [
        [{"no": "107", "used": 0, "done": True}, {"no": "112", "used": 0, "done": False}],
        [{"no": "102", "used": 0, "done": False}, {"no": "111", "used": 0, "done": False}],
    ]


def test_pc_prizes_lie_open() -> None:
    """A card that nobody holds is won by whoever is first, not fulfilled by a holder (PC.6)."""
    trial = CampaignTrial(
        recipe(2, prizes=("001",), postcards=((Held("103"),), ())), hands=[{"green": 1}, {}]
    )
    trial.play("claim lewisburg-pittsburgh green")
    assert trial.seen(PostcardFulfilled) == []
    assert trial.seen(PrizeWon) == [PrizeWon(0, "PC-001")]


@pytest.mark.parametrize(
    ("goal", "gives", "told"),
    [
        ({"fly": 3}, {}, "no condition begins with 'fly'; there are: link, touch, hold"),
        ({"touch": {"count": 3}}, {}, "missing 1 required positional argument: 'of'"),
        ({"touch": {"count": "3", "of": "ports"}}, {}, "count should be a whole number, not '3'"),
        ({"hand": {"count": 12, "at": "noon"}}, {}, "at turn-start or turn-end, not at 'noon'"),
        ({"complete": 4, "link": ["a", "b"]}, {}, "at one and the same moment"),
        ({}, {}, "at one and the same moment"),
        ({"complete": 4}, {"fame": 1}, "gives dollars or cards, not fame"),
    ],
)
def test_pc_5_conditions_that_cannot_be_read(goal: Any, gives: Any, told: str) -> None:
    with pytest.raises((LookupError, TypeError, ValueError), match=told):
        GoalCard("PC-999", goal=goal, gives=gives)

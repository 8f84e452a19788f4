"""What two rules do together, settled in advance: X-02, X-09, X-10, X-13."""

from typing import Any

from tests.campaign.effects.story import LAST, late, pieces
from tests.campaign.effects.tables import CampaignTrial, hiring
from whistlestop.campaign.chapter.recipe import Held
from whistlestop.campaign.effects.mail import PostcardFulfilled
from whistlestop.rules.deck import CardDrawn
from whistlestop.rules.money import MoneyTaken


def test_x_02_a_bed_laid_in_the_own_colour_gives_the_reward_at_once() -> None:
    found = late(2, stickers=("F",), pieces=pieces("great_plains"))
    trial = CampaignTrial(found, hands=[{"black": 2}, {}]).play("claim chicago-davenport black*2")
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 2, "L-36")]


def test_x_09_what_is_not_there_is_not_paid_in_the_middle_of_a_travel() -> None:
    """A newspaper in step 12 turns up an event at which Notes fall due."""
    found = late(2, stickers=("P",), events=("EV-01", "EV-14"))
    position: dict[str, Any] = {"hands": [{"green": 1}, {}], "money": [2, 9], "notes": [5, 0]}
    trial = CampaignTrial(found, "newspaper red", event_deck=["EV-14"], **position)
    trial.play("claim albany-boston green")
    assert trial.coins == [0, 10]
    assert trial.hand() == {"red": 1}


def test_x_10_a_closed_double_stays_closed_for_every_sticker() -> None:
    """With two players: neither for money nor after the changeover."""
    route = "nashville-new_orleans-1"
    found = late(2, stickers=("S", "V"))
    trial = CampaignTrial(
        found,
        hands=[{"white": 4}, {}],
        money=[9, 9],
        changeover=0,
        marked=[route],
        routes={"nashville-new_orleans-2": 1},
    )
    assert trial.moves(f"claim {route}") == set()
    assert trial.rule(f"claim {route} for $4") == trial.rule(f"claim {route} white*3") == "L-33"


def test_x_13_first_the_card_then_event_employee_postcard() -> None:
    """The card of step 12, then what comes after it in this order."""
    found = hiring(
        2,
        game=LAST,
        pieces=pieces("sierra_madre"),
        events=("EV-17",),
        hall=("EM-14", "EM-01"),
        postcards=((Held("001"),), ()),
    )
    trial = CampaignTrial(
        found,
        "white",
        event="EV-17",
        staff=["EM-14", None],
        hands=[{"blue": 1, "blue^pick": 1}, {}],
    )
    trial.play("claim baltimore-lewisburg blue+blue^pick")
    told = [
        getattr(event, "why", type(event).__name__)
        for event in trial.events
        if isinstance(event, CardDrawn | MoneyTaken | PostcardFulfilled)
    ]
    assert told[:4] == ["CardDrawn", "EV-17", "EM-14", "PostcardFulfilled"]

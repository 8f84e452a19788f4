"""The events of 1868 and 1871: EV-08 to EV-11."""

from typing import Any

import pytest

from tests.campaign.effects.tables import EVENTS, ROW, CampaignTrial, recipe
from whistlestop.campaign.chapter.recipe import Recipe
from whistlestop.rules.deck import CardDrawn
from whistlestop.rules.money import MoneyPaid, MoneyTaken
from whistlestop.rules.newspapers import News


def news(seats: int = 2, **changes: Any) -> Recipe:
    return recipe(seats, **{"events": EVENTS, **changes})


def struck(event: str, seats: int = 2, draws: str = "", **position: Any) -> CampaignTrial:
    """A game in which seat 0 draws a newspaper that turns up an event."""
    script = f"newspaper {event} red {draws}"
    position = {"row": ROW, "event_deck": [event], **position}
    trial = CampaignTrial(news(seats), script.replace(f" {event}", ""), **position)
    return trial.play("draw")


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ([5, 3, 4], [2, 2, 3]),
        ([5, 5, 4], [2, 2, 3]),
        ([2, 1, 0], [0, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([9, 9, 9], [6, 6, 6]),
    ],
)
def test_ev_08_payday(held: list[int], left: list[int]) -> None:
    """Everybody pays $1, the richest (all, if tied) $3 instead; nobody more than there is."""
    trial = struck("EV-08", 3, money=held)
    assert trial.coins == left
    for event in trial.seen(MoneyPaid):
        assert isinstance(event, MoneyPaid)
        assert (event.to, event.why) == (None, "EV-08")
    assert trial.state.part(News).current == "EV-08"


def test_ev_08_only_once() -> None:
    trial = struck("EV-08", 2, money=[5, 3], draws="red")
    assert trial.coins == [2, 2]
    trial.play("draw", "draw", "draw")
    assert trial.coins == [2, 2]


def test_ev_09_double_shift() -> None:
    """All cards of the draw action blind: one more, blind."""
    trial = CampaignTrial(news(), "red blue green", row=ROW, event="EV-09")
    trial.play("draw")
    assert sum(trial.hand().values()) == 1
    trial.play("draw")
    assert trial.hand() == {"red": 1, "blue": 1, "green": 1}
    assert trial.seen(CardDrawn) == [CardDrawn(0, "blue"), CardDrawn(0, "green")]
    assert trial.state.turn == 1


@pytest.mark.parametrize("moves", [("draw", "take red"), ("take red", "draw"), ("take wild",)])
def test_ev_09_not_with_a_card_from_the_row(moves: tuple[str, ...]) -> None:
    row = ["red", "wild", "green", "white", "black"]
    trial = CampaignTrial(news(), row=row, event="EV-09")
    trial.play(*moves)
    assert sum(trial.hand().values()) == len(moves)
    assert trial.state.turn == 1


def test_ev_09_turned_up_by_the_last_card() -> None:
    """It applies from the next card on: and that is the one more (C-07)."""
    trial = CampaignTrial(
        news(), "red newspaper blue green", row=ROW, event_deck=["EV-09", "EV-01"]
    )
    trial.play("draw", "draw")
    assert trial.hand() == {"red": 1, "blue": 1, "green": 1}


def test_ev_09_not_when_it_is_not_current() -> None:
    trial = CampaignTrial(news(), "red blue", row=ROW, event="EV-01")
    trial.play("draw", "draw")
    assert trial.hand() == {"red": 1, "blue": 1}


def test_ev_10_open_house() -> None:
    """After step 12 of a travel that touches a city with one's own depot: $2."""
    found = news(stickers=("G",), depots={"atlanta": "black", "charlotte": "black"})
    trial = CampaignTrial(found, hands=[{"yellow": 1}, {"white": 1}], event="EV-10")
    trial.play("claim atlanta-charlotte yellow")
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 2, "EV-10")], "once, with depots at both ends"
    trial.play("claim charleston-charlotte white")
    assert trial.coins == [9, 3], "another's depot costs a toll, and pays nothing"


def test_ev_10_only_at_own_depots_and_while_current() -> None:
    found = news(stickers=("G",), depots={"atlanta": "black"})
    hands = [{"green": 1, "yellow": 1}, {}]
    trial = CampaignTrial(found, hands=hands, event="EV-10")
    assert trial.play("claim albany-boston green").coins == [5, 5]
    trial = CampaignTrial(found, hands=hands, event="EV-01")
    assert trial.play("claim atlanta-charlotte yellow").coins == [5, 5]


def test_ev_10_without_any_depots() -> None:
    trial = CampaignTrial(news(), hands=[{"yellow": 1}, {}], event="EV-10")
    assert trial.play("claim atlanta-charlotte yellow").coins == [5, 5]


def test_ev_11_relief_train() -> None:
    """Beginning with the active player each may discard up to two cards, $2 for each."""
    hands = [{"red": 1, "blue^pick": 1}, {}, {"green": 2, "wild": 1}]
    trial = struck("EV-11", 3, "black", hands=hands, turn=0)
    assert trial.state.turn == 0
    assert trial.moves() == {"relief red", "relief blue^pick", "relief blue^pick+red", "done"}
    assert trial.rule("draw") == "EV-11"
    assert trial.rule("relief wild") == "L-30"
    assert trial.rule("relief red+blue^pick+wild") == "EV-11", "at most two"
    trial.play("relief red+blue^pick")
    assert trial.coins == [9, 5, 5]
    assert trial.state.turn == 2, "who has no card is not asked"
    assert trial.hand(0) == {}, "the interrupted draw waits"
    few = {"relief green", "relief wild", "relief green*2", "relief green+wild", "done"}
    assert trial.moves() == few
    trial.play("relief wild")
    assert trial.coins == [9, 5, 7]
    assert trial.hand(0) == {"red": 1}, "then it goes on (C-07)"
    assert trial.state.turn == 0
    trial.play("draw")
    assert trial.hand(0) == {"red": 1, "black": 1}
    assert trial.discards["newspaper"] == 1
    assert trial.rule("relief red", 1) == "EV-11"
    assert trial.rule("done", 1) == "C-42"


def test_ev_11_done_gives_nothing() -> None:
    trial = struck("EV-11", 2, hands=[{"red": 1}, {"blue": 1}]).play("done", "done")
    assert trial.coins == [5, 5]
    assert trial.hand(0) == {"red": 2}


def test_ev_11_while_the_row_is_filled_in_somebodys_turn() -> None:
    """A newspaper as the replacement of a face-up card: the row waits for the answers."""
    trial = CampaignTrial(
        news(3),
        "newspaper yellow",
        row=ROW,
        turn=1,
        hands=[{"red": 1}, {"red": 1}, {"red": 1}],
        event_deck=["EV-11"],
    )
    trial.play("take red")
    order = []
    while trial.moves("relief"):
        order.append(trial.state.turn)
        trial.play("done")
    assert order == [1, 2, 0]
    assert trial.state.row == ("yellow", *ROW[1:])
    assert trial.state.turn == 1


def test_ev_11_the_last_card_of_the_deck() -> None:
    """The deck is made anew before anybody is asked (L-25)."""
    trial = CampaignTrial(
        news(),
        "newspaper red",
        row=ROW,
        hands=[{"blue": 1}, {}],
        deck={"newspaper": 1},
        discards={"red": 5, "white": 4},
        event_deck=["EV-11"],
    )
    trial.play("draw")
    assert trial.moves("relief")
    assert trial.deck == {"red": 5, "white": 4, "newspaper": 1}
    trial.play("relief blue")
    assert trial.hand() == {"red": 1}

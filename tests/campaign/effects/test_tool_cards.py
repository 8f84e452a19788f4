"""Postcards that are tools: PC-102, PC-105, PC-111."""

from dataclasses import replace
from typing import Any

import pytest

from tests.campaign.effects.tables import EVENTS, ROW, CampaignTrial, fate, held, mail
from whistlestop.campaign.effects.mail import Mailbag, PostcardUsed
from whistlestop.core.errors import CannotRead
from whistlestop.core.rule import Price
from whistlestop.rules.discarding import CardsDiscarded
from whistlestop.rules.payments import cheaper, dearer, settled


def test_pc_102_paid_in_pecans() -> None:
    """Tool 2: travelling a route that touches New Orleans or Mobile, an extra locomotive: $5."""
    trial = held("102", "blue blue", hands=[{"green": 1, "wild": 2, "yellow": 1, "black": 3}, {}])
    trial.play("claim mobile-new_orleans-1 green")
    assert trial.moves() == {"use 102", "done"}
    assert trial.rule("draw") == "PC-102"
    trial.play("use 102")
    assert trial.seen(PostcardUsed) == [PostcardUsed(0, "PC-102")]
    assert CardsDiscarded(0, ("wild",), "PC-102") in trial.events
    assert trial.coins == [10, 5]
    assert trial.hand()["wild"] == 1
    assert fate(trial) == [{"no": "102", "used": 1, "done": False}]
    assert trial.state.turn == 1
    trial.play("draw", "draw", "claim atlanta-charlotte yellow")
    assert trial.state.turn == 1, "not elsewhere"
    trial.play("draw", "draw", "claim atlanta-mobile black*3", "use 102")
    assert fate(trial) == [{"no": "102", "used": 2, "done": True}], "used up: into the vault"
    assert trial.state.part(Mailbag).card("PC-102").now == 2


def test_pc_102_needs_a_locomotive_beyond_the_price() -> None:
    trial = held("102", hands=[{"wild": 1, "black": 2}, {"red": 1, "wild": 1}])
    trial.play("claim atlanta-mobile black*2+wild")
    assert trial.state.turn == 1, "the only one was paid"
    trial.play("claim mobile-new_orleans-2 red")
    assert trial.state.turn == 0, "the other does not hold the card"


def test_pc_102_may_be_left_and_used_up() -> None:
    position: dict[str, Any] = {"hands": [{"green": 1, "wild": 1}, {}]}
    trial = held("102", **position).play("claim mobile-new_orleans-1 green", "done")
    assert trial.coins == [5, 5]
    assert fate(trial) == [{"no": "102", "used": 0, "done": False}]
    assert trial.rule("use 102") == "PC-102", "nothing asks for it now"
    spent = CampaignTrial(mail(("102",), (), used=1), **position)
    spent.play("claim mobile-new_orleans-1 green", "use 102")
    assert fate(spent) == [{"no": "102", "used": 2, "done": True}]


def test_pc_105_when_a_newspaper_is_turned_up_in_your_turn() -> None:
    """Tool 3: $2."""
    trial = held(
        "105", "newspaper red blue newspaper green", row=ROW, event_deck=["EV-01", "EV-02"]
    )
    trial.play("draw")
    assert trial.moves() == {"use 105", "done"}
    assert trial.hand() == {}, "the card in its place has not come yet"
    trial.play("use 105")
    assert trial.coins == [7, 5]
    assert trial.hand() == {"red": 1}
    trial.play("draw")
    assert trial.state.turn == 1
    trial.play("draw")
    assert trial.state.turn == 1, "not in another's turn"
    assert fate(trial) == [{"no": "105", "used": 1, "done": False}]


def test_pc_105_may_be_kept_for_later() -> None:
    trial = held("105", "newspaper red", row=ROW, event_deck=["EV-01"]).play("draw", "done")
    assert trial.coins == [5, 5]
    assert trial.hand() == {"red": 1}
    last = CampaignTrial(
        mail(("105",), (), used=2),
        "newspaper newspaper red",
        row=ROW,
        event_deck=["EV-01", "EV-02"],
    )
    last.play("draw", "use 105")
    assert fate(last) == [{"no": "105", "used": 3, "done": True}]
    assert last.hand() == {"red": 1}, "used up: at the second newspaper nobody is asked"


def test_pc_105_the_tool_of_another_number() -> None:
    trial = CampaignTrial(
        mail(("105", "102"), ()), "newspaper red", row=ROW, event_deck=["EV-01"]
    ).play("draw")
    assert trial.rule("use 102") == "PC-105"
    with pytest.raises(CannotRead, match="has no postcard '1000'"):
        trial.rule("use 1000")


def test_pc_105_after_the_event_has_worked() -> None:
    """A lightning event comes first, with all that it asks."""
    found = replace(mail(("105",), ()), events=EVENTS)
    trial = CampaignTrial(
        found, "newspaper red", row=ROW, event_deck=["EV-11"], hands=[{"blue": 1}, {"blue": 1}]
    )
    trial.play("draw")
    assert trial.moves("relief")
    trial.play("done", "done")
    assert trial.moves() == {"use 105", "done"}
    assert trial.state.turn == 0


def test_pc_111_the_hill_road() -> None:
    """Tool 2, once a game: a route of 3 or more spaces costs one card less."""
    trial = held("111", hands=[{"black": 2, "yellow": 2, "wild": 1}, {}])
    way = "claim buffalo-philadelphia black*2 with 111"
    assert trial.moves("claim buffalo-philadelphia") == {
        way,
        "claim buffalo-philadelphia black+wild with 111",
        "claim buffalo-philadelphia black*2+wild",
    }
    assert trial.moves("claim detroit-pittsburgh") == {
        "claim detroit-pittsburgh yellow*2",
        "claim detroit-pittsburgh yellow+wild",
    }, "a shorter route has its price"
    assert trial.rule("claim detroit-pittsburgh yellow with 111") == "PC-111"
    assert trial.rule("claim buffalo-philadelphia black*2+wild with 111") == "L-30"
    assert trial.rule("claim buffalo-philadelphia black*2") == "L-30"
    trial.play(way)
    assert trial.seen(PostcardUsed) == [PostcardUsed(0, "PC-111")]
    assert trial.state.players[0].trains == 21, "cars as many as spaces"
    assert fate(trial) == [{"no": "111", "used": 1, "done": False}]
    trial.play("draw", "draw")
    again = "claim charlotte-norfolk yellow*2 with 111"
    assert trial.rule(again) == "PC-111", "once a game"
    last = CampaignTrial(mail(("111",), (), used=1), hands=[{"yellow": 2}, {}]).play(again)
    assert fate(last) == [{"no": "111", "used": 2, "done": True}]


def test_pc_111_only_its_holder() -> None:
    trial = CampaignTrial(mail((), ("111",)), hands=[{"black": 3}, {}])
    assert trial.moves("claim buffalo-philadelphia") == {"claim buffalo-philadelphia black*3"}
    assert trial.rule("claim buffalo-philadelphia black*2 with 111") == "PC-111"


@pytest.mark.parametrize(
    ("price", "less", "found"),
    [
        (Price(("red",), 3), 0, (3, 0)),
        (Price(("red",), 3), 1, (3 - 1, 0)),
        (dearer(Price(("red",), 3), 1), 1, (3, 0)),
        (dearer(Price(("red",), 3), 1), 2, (2, 0)),
        (dearer(Price(("red",), 4), 1), 3, (3, 0)),
        (Price(("red",), 5), 4, (3, 0)),
        (Price(("red",), 2), 2, (1, 0)),
        (Price(("red",), 1), 1, (1, 0)),
    ],
)
def test_c_05_what_is_cheaper(price: Price, less: int, found: tuple[int, int]) -> None:
    """Off the extra cards first, then off the matching ones; at most 2, and one remains."""
    paid = settled(cheaper(price, less))
    assert (paid.cards, paid.extra) == found


def test_c_05_the_order_of_additions_and_reductions_does_not_matter() -> None:
    price = Price(("red",), 1)
    assert settled(dearer(cheaper(price, 1), 1)) == settled(cheaper(dearer(price, 1), 1)) == price

"""The telegrapher, who looks at two cards and keeps one: EM-05."""

from typing import Any

from tests.campaign.effects.tables import ROW, CampaignTrial, working
from whistlestop.campaign.effects.look_at_two import CardLookedAt, CardPreferred, Looking
from whistlestop.campaign.stickers.hiring_hall import Staff
from whistlestop.core.chance import Seeded
from whistlestop.core.imagine import imagine
from whistlestop.core.view import observe


def test_em_05_draw_two_keep_one() -> None:
    trial = working("EM-05", "green wild white blue", row=ROW)
    assert {"draw", "look"} <= trial.moves()
    trial.play("look")
    assert trial.hand() == {}
    assert trial.moves() == {"prefer green", "prefer wild"}
    assert trial.rule("prefer red") == trial.rule("draw") == "EM-05"
    trial.play("prefer wild")
    assert trial.hand() == {"wild": 1}
    assert trial.discards == {"green": 1}
    assert trial.state.turn == 0, "it was one card of the draw action"
    assert {"draw", "look", "take red"} <= trial.moves()
    trial.play("look", "prefer white")
    assert trial.hand() == {"wild": 1, "white": 1}
    assert trial.state.turn == 1
    assert trial.state.part(Staff).used == (2, 0)
    assert trial.rule("look") == "EM-05", "seat 1 has not hired her"
    assert trial.rule("prefer red") == "EM-05"


def test_em_05_four_times_a_game() -> None:
    trial = working("EM-05", row=ROW)
    for _ in range(4):
        assert trial.state.turn == 0
        trial.play("look")
        trial.play(min(trial.moves("prefer")))
        if trial.state.turn == 1:
            trial.play("draw", "draw")
    assert trial.state.part(Staff).used == (4, 0)
    assert "look" not in trial.moves()
    assert trial.rule("look") == "EM-05"
    assert "draw" in trial.moves()


def test_em_05_two_of_a_kind() -> None:
    trial = working("EM-05", "red red", row=ROW).play("look")
    assert trial.moves() == {"prefer red"}
    trial.play("prefer red")
    assert trial.hand() == {"red": 1}
    assert trial.discards == {"red": 1}


def test_em_05_counts_as_blind() -> None:
    """With EV-09 the action is still one without a face-up card."""
    trial = working("EM-05", "red blue green white black", row=ROW, event="EV-09")
    trial.play("look", "prefer red", "draw")
    assert trial.hand() == {"red": 1, "green": 1, "white": 1}


def test_em_05_nobody_else_sees_the_cards() -> None:
    trial = working("EM-05", "red blue", row=ROW).play("look")
    shown = [event for event in trial.events if isinstance(event, CardLookedAt)]
    assert [event.card for event in shown] == ["red", "blue"]
    for other in (1, None):
        assert [event.seen_by(other).card for event in shown] == [None, None]
        view = observe(trial.state, other)
        assert isinstance(view.phases[-1], Looking)
        assert view.phases[-1].looked == (None, None)
        assert view.moves == ()
        world = imagine(view, Seeded("world"))
        assert observe(world, other) == view
        assert isinstance(world.phases[-1], Looking)
        assert None not in world.phases[-1].looked
    assert observe(trial.state, 0).phases == trial.state.phases
    assert all(event.seen_by(0) == event for event in shown)
    trial.play("prefer blue")
    (kept,) = trial.seen(CardPreferred)
    assert isinstance(kept, CardPreferred)
    assert (kept.seen_by(0).card, kept.seen_by(1).card) == ("blue", None)


def test_em_05_a_newspaper_between_the_two() -> None:
    """The first card is not in hand yet: it cannot be given to the relief train (C-07)."""
    trial = working(
        "EM-05", "red newspaper blue", row=ROW, hands=[{"white": 1}, {}], event_deck=["EV-11"]
    )
    trial.play("look")
    assert trial.moves() == {"relief white", "done"}
    for seat in (0, 1, None):
        view = observe(trial.state, seat)
        assert observe(imagine(view, Seeded("w")), seat) == view
    trial.play("relief white")
    assert trial.moves() == {"prefer red", "prefer blue"}


def drawing(left: str, row: list[str], **position: Any) -> CampaignTrial:
    """A game in which seat 0 is to take its second card, and only those cards are left."""
    trial = working("EM-05", "yellow", row=row, **position).play("draw")
    pack = trial.edition.pack
    trial.state = trial.state._replace(deck=pack.bag(tuple(left.split())), discards=pack.none)
    return trial


def test_em_05_the_last_card_of_all() -> None:
    """Nothing to compare it with: the one card is kept."""
    trial = drawing("black", ROW[:4]).play("look")
    assert trial.hand() == {"yellow": 1, "black": 1}
    assert trial.seen(CardPreferred) == [CardPreferred(0, "black")]
    assert trial.state.turn == 1
    trial = drawing("black white", ROW[:4]).play("look")
    assert trial.moves() == {"prefer black", "prefer white"}
    trial.play("prefer black")
    assert trial.hand() == {"yellow": 1, "black": 1}
    assert "white" in trial.state.row, "what was discarded is the new deck, and fills the row"


def test_em_05_few_cards() -> None:
    """With too few cards left the action may not be chosen at all (L-23)."""
    trial = working("EM-05", row=ROW, deck={"yellow": 6, "blue": 2})
    assert trial.rule("look") == "L-23"
    assert "look" not in trial.moves()


def test_em_05_the_cards_run_out_under_her() -> None:
    """An event takes the last card: the draw action goes on without it."""
    trial = drawing("newspaper black", ROW, event_deck=["EV-06"])
    trial.chance.script = ["newspaper"]
    trial.play("look")
    assert trial.moves() == {f"take {card}" for card in trial.state.row}
    trial.play(min(trial.moves()))
    assert sum(trial.hand().values()) == 2
    assert trial.state.turn == 1
    assert trial.deck == {"newspaper": 1}

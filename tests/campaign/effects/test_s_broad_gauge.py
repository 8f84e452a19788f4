"""Sticker S, Broad Gauge: S.1 to S.4; C-05; X-04."""

from typing import Any

import pytest

from tests.campaign.effects.story import late, pieces, stuck
from tests.campaign.effects.tables import FIRST, ROW, CampaignTrial
from whistlestop.campaign.chapter.recipe import Held
from whistlestop.campaign.stickers.broad_gauge import ChangeoverNeared, Gauge
from whistlestop.core.errors import CannotRead

SOUTHERN = "atlanta-nashville"
"""Two red spaces in the South."""


def gauge(seats: int = 2, draws: str = "", **position: Any) -> CampaignTrial:
    return CampaignTrial(stuck("S", seats), draws, **position)


def test_s_1_a_southern_route_touches_the_south_the_coast_or_florida() -> None:
    found = stuck("S", pieces=pieces("florida"))
    trial = CampaignTrial(found, hands=[{"red": 1, "white": 1, "green": 1, "blue": 1}, {}])
    assert not trial.moves("claim jacksonville-tampa red "), "Florida"
    assert trial.rule("claim jacksonville-tampa red+blue") is None
    assert trial.rule("claim charleston-charlotte white") == "L-30", "one end is enough"
    assert trial.rule("claim albany-boston green") is None
    assert trial.rule("claim albany-boston green+red") == "L-30"


def test_s_2_one_extra_card_of_any_kind_before_the_changeover() -> None:
    """A 2-space southern route: 2 matching + 1 any."""
    trial = gauge(hands=[{"red": 2, "blue": 1, "wild": 1}, {}])
    assert trial.moves(f"claim {SOUTHERN}") == {
        f"claim {SOUTHERN} blue+red*2",
        f"claim {SOUTHERN} red*2+wild",
        f"claim {SOUTHERN} blue+red+wild",
    }
    assert trial.rule(f"claim {SOUTHERN} red*2") == "L-30"
    trial.play(f"claim {SOUTHERN} blue+red*2")
    assert trial.state.players[0].trains == 22, "cars as many as spaces"
    assert trial.hand() == {"wild": 1}


@pytest.mark.parametrize(("seats", "papers"), [(2, 2), (3, 3), (4, 3), (5, 3)])
def test_s_3_the_changeover_comes_with_a_newspaper(seats: int, papers: int) -> None:
    trial = gauge(seats, "newspaper " * papers + "newspaper red", event_deck=[*FIRST[:2]])
    assert trial.state.part(Gauge).left == papers
    trial.play("draw")
    assert trial.seen(ChangeoverNeared) == [ChangeoverNeared(n) for n in range(papers)][::-1]
    assert trial.state.part(Gauge).left == 0


def test_s_3_also_if_no_event_is_left_to_turn_up() -> None:
    """The newspaper counts, not the event (L-28)."""
    trial = gauge(2, "newspaper newspaper red", event="EV-01", event_deck=[])
    assert trial.play("draw").state.part(Gauge).left == 0


def test_s_4_one_card_less_after_it() -> None:
    """1 matching card after the third newspaper; never less than one."""
    trial = gauge(changeover=0, hands=[{"red": 2, "white": 1, "wild": 1}, {}])
    assert trial.moves(f"claim {SOUTHERN}") == {
        f"claim {SOUTHERN} red",
        f"claim {SOUTHERN} wild",
    }
    assert trial.moves("claim charleston-charlotte") == {
        "claim charleston-charlotte white",
        "claim charleston-charlotte wild",
    }
    assert trial.play(f"claim {SOUTHERN} red").state.players[0].trains == 22


def test_x_04_additions_first_and_reductions_at_most_two_in_total() -> None:
    """S with a postcard that takes a card off: by C-05."""
    found = stuck("S", postcards=((Held("111"),), ()))
    hands: list[Any] = [{"black": 3, "wild": 1}, {}]
    before = CampaignTrial(found, hands=hands)
    assert before.moves("claim atlanta-mobile") == {
        "claim atlanta-mobile black*3+wild",
        "claim atlanta-mobile black*3 with 111",
        "claim atlanta-mobile black*2+wild with 111",
    }, "the reduction takes the extra card off"
    after = CampaignTrial(found, hands=hands, changeover=0)
    assert after.moves("claim atlanta-mobile black") == {
        "claim atlanta-mobile black*2",
        "claim atlanta-mobile black+wild",
        "claim atlanta-mobile black with 111",
    }


def test_c_05_three_reductions_are_worth_two_cards() -> None:
    """S after the changeover, EV-20 and PC-111 on one route of 3 spaces."""
    found = late(
        stickers=("S",), postcards=((Held("111"),), ()), pieces=pieces("florida"), events=("EV-20",)
    )
    trial = CampaignTrial(found, changeover=0, event="EV-20", hands=[{"red": 4}, {}])
    assert trial.moves("claim mobile-tampa") == {
        "claim mobile-tampa red*3",
        "claim mobile-tampa red*2 with 111",
    }
    assert trial.moves("claim jacksonville-miami-1") == {"claim jacksonville-miami-1 red"}


def test_s_in_positions() -> None:
    assert gauge(row=ROW, changeover=1).state.part(Gauge).left == 1
    for wrong in (-1, "two"):
        with pytest.raises(CannotRead):
            gauge(changeover=wrong)

"""What holds in every campaign game: C-40, C-41, W-01; and the hooks that effects brought."""

from typing import Any

import pytest

from tests.campaign.effects.tables import CampaignTrial, recipe
from whistlestop.campaign.chapter.frame import Taken
from whistlestop.core.cards import Payment
from whistlestop.core.chance import Seeded
from whistlestop.core.rule import Rule, Trip
from whistlestop.core.table import Table
from whistlestop.rules.money import MoneyTaken
from whistlestop.rules.turns import LastRoundBegan


def full(free: int, **more: Any) -> dict[str, Any]:
    """A position in which every route of fewer spaces is taken, and both have few cars."""
    board = CampaignTrial(recipe(2)).edition.board
    taken = {r.id: 0 for r in board.routes.values() if r.length < free}
    return {"routes": taken, "trains": [3, 3], "row": ["red"] * 3, **more}


def test_c_40_dead_board() -> None:
    """No company could travel any route even with the right cards: the last round begins."""
    trial = CampaignTrial(recipe(2), **full(4)).play("draw", "draw")
    assert trial.seen(LastRoundBegan) == [LastRoundBegan(0, 2)]
    trial.play("draw", "draw", "draw", "draw")
    assert trial.state.over


def test_c_40_not_while_one_company_could() -> None:
    alive = CampaignTrial(recipe(2), **full(3)).play("draw", "draw")
    assert alive.seen(LastRoundBegan) == []
    other = CampaignTrial(recipe(2), **full(4, trains=[3, 4])).play("draw", "draw")
    assert other.seen(LastRoundBegan) == [], "the other has the cars for it"


def test_c_40_a_closed_double_is_not_open() -> None:
    board = CampaignTrial(recipe(2)).edition.board
    long = [r.id for r in board.routes.values() if r.length == 4 and r.group]
    first = {route: 1 for route in long if route.endswith("-1")}
    assert len(first) * 2 == len(long)
    position = full(4, trains=[4, 4])
    position["routes"] |= first
    trial = CampaignTrial(recipe(2), **position).play("draw", "draw")
    assert trial.seen(LastRoundBegan) == [LastRoundBegan(0, 2)]


def test_c_41_guard() -> None:
    """Whoever has taken 60 turns begins the last round."""
    trial = CampaignTrial(recipe(2))
    trial.state = trial.state.with_part(Taken((58, 59)))
    trial.play("draw", "draw")
    assert trial.seen(LastRoundBegan) == []
    trial.play("draw", "draw")
    assert trial.seen(LastRoundBegan) == [LastRoundBegan(1, 2)]
    assert trial.state.part(Taken).turns == (59, 60)


@pytest.mark.parametrize(("game", "reward"), [(1, 2), (3, 2)])
def test_w_01_the_company_reward(game: int, reward: int) -> None:
    """The five cards are equal: $2 at first."""
    hands: list[dict[str, int]] = [
        {"black": 1},
        {"blue": 1},
        {"green": 1},
        {"yellow": 1},
        {"red": 1},
    ]
    trial = CampaignTrial(recipe(5, game=game, reward=reward), hands=hands)
    for seat, route in enumerate(
        (
            "montreal-quebec-1 black",
            "baltimore-norfolk-1 blue",
            "lewisburg-pittsburgh green",
            "atlanta-charlotte yellow",
            "albany-montreal red",
        )
    ):
        trial.play(f"claim {route}")
        assert trial.seen(MoneyTaken) == [MoneyTaken(seat, reward, "L-36")]
    assert trial.coins == [7] * 5


def test_w_01_more_in_later_games() -> None:
    trial = CampaignTrial(recipe(2, reward=3), hands=[{"black": 1}, {"yellow": 1}])
    trial.play("claim montreal-quebec-1 black", "claim atlanta-charlotte yellow")
    assert trial.coins == [8, 5], "a route of another colour pays nothing"


def test_the_defaults_of_the_hooks() -> None:
    trial = CampaignTrial(recipe(2))
    table = Table(trial.state, Seeded("x"))
    trip = Trip(0, "albany-boston", Payment(("green",), "green"))
    assert [*Rule().blind_draws(trial.state, 0), *Rule().travel_ends(table, trip)] == []
    assert trial.state.phases[0].hidden_cards() == 0

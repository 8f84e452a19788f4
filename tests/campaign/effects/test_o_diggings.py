"""Sticker O, The Diggings: O.1 to O.5."""

import json

import pytest

from tests.campaign.effects.frontier import at, frontier
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.campaign.stickers.diggings import NuggetFound, Nuggets, TunnelBored, Tunnels
from whistlestop.core.chance import Seeded
from whistlestop.core.errors import CannotRead
from whistlestop.core.imagine import imagine
from whistlestop.core.view import observe
from whistlestop.notation import event_to_json
from whistlestop.rules.money import MoneyTaken

HELENA = "helena-spokane-1"


def test_o_1_an_unbored_route_needs_a_pick() -> None:
    trial = at("O", hands=[{"red": 2, "red^pick": 1, "wild": 2}, {}])
    assert trial.rule(f"claim {HELENA} red*2") == "O.1"
    assert trial.rule(f"claim {HELENA} wild*2") == "O.1", "locomotives show nothing"
    assert trial.moves(f"claim {HELENA}") == {
        f"claim {HELENA} red+red^pick",
        f"claim {HELENA} red^pick+wild",
    }


def test_o_2_the_borer_takes_the_printed_dollars() -> None:
    trial = at("O", hands=[{"red": 1, "red^pick": 1}, {}])
    trial.play(f"claim {HELENA} red+red^pick")
    assert trial.seen(TunnelBored) == [TunnelBored(0, HELENA)]
    assert trial.seen(MoneyTaken) == [MoneyTaken(0, 2, "O.2")]
    assert trial.state.part(Tunnels) == Tunnels((HELENA,), {HELENA: 0})
    assert trial.rule("claim helena-spokane-2 red*2", seat=1) is not None


@pytest.mark.parametrize(
    ("route", "dollars"),
    [
        ("calgary-spokane", 4),
        ("calgary-vancouver", 7),
        ("helena-spokane-2", 2),
        ("helena-salt_lake_city", 7),
        ("salt_lake_city-spokane", 7),
    ],
)
def test_o_2_printed_dollars(route: str, dollars: int) -> None:
    cards = at("O").edition.board.routes[route].length
    trial = at("O", hands=[{"red": cards - 1, "red^pick": 1}, {}])
    paid = f"red*{cards - 1}+red^pick" if cards > 2 else "red+red^pick"
    trial.play(f"claim {route} {paid}")
    assert trial.coins == [5 + dollars, 5]


def test_o_1_bored_in_one_game_ordinary_in_the_next() -> None:
    trial = at("O", hands=[{"red": 1, "red^pick": 1}, {}])
    kept = trial.play(f"claim {HELENA} red+red^pick").lasting("module")
    assert kept == {"O": {"bored": [HELENA]}}
    later = CampaignTrial(frontier(2, "O", module=kept), hands=[{"red": 2}, {}])
    assert later.rule(f"claim {HELENA} red*2") is None
    assert later.rule("claim helena-spokane-2 red*2") == "O.1"
    later.play(f"claim {HELENA} red*2")
    assert later.coins == [5, 5]


def test_o_3_a_nugget_for_each_pick() -> None:
    others = [1] * 9 + [2] * 8 + [3] * 4 + [5]
    hands = [{"red^pick": 2}, {"blue^pick": 1}]
    trial = at("O", hands=hands, nuggets=[[], others])
    trial.play("claim seattle-spokane red^pick*2")
    assert sorted(trial.state.part(Nuggets).held[0], key=lambda n: n or 0) == [1, 5]
    trial.play("claim miami-tampa-1 blue^pick")
    assert trial.seen(NuggetFound) == [], "Florida has none"


def test_o_3_while_the_bag_lasts() -> None:
    every = [1] * 10 + [2] * 8 + [3] * 4 + [5]
    trial = at("O", hands=[{"red^pick": 2}, {}], nuggets=[[], every])
    trial.play("claim seattle-spokane red^pick*2")
    assert trial.seen(NuggetFound) == [NuggetFound(0, 5)]


def test_o_4_nuggets_are_worth_their_number() -> None:
    trial = at("O", nuggets=[[1, 5], [2]])
    assert trial.points("nuggets") == [6, 2]
    later = CampaignTrial(frontier(2, "O", module=trial.lasting("module")))
    assert later.state.part(Nuggets).held == ((), ()), "all go back into the bag"


def test_o_5_when_o_leaves_mountain_routes_are_ordinary() -> None:
    trial = at("", hands=[{"red": 2}, {}])
    assert trial.rule(f"claim {HELENA} red*2") is None


def test_o_secrets_of_the_nuggets() -> None:
    state = at("O", nuggets=[[1, 5], [5, 2, 3]]).state
    assert observe(state, 0).part(Nuggets).held == ((1, 5), (None, None, None))
    assert observe(state, None).part(Nuggets).held == ((None, None), (None, None, None))
    worlds = set()
    for seed in range(30):
        held = imagine(observe(state, 0), Seeded(str(seed))).part(Nuggets).held
        assert held[0] == (1, 5)
        assert held[1].count(5) <= 1, "there are two, and one is the viewer's"
        worlds.add(held[1])
    assert len(worlds) > 5
    event = NuggetFound(1, 5)
    assert event.seen_by(1) == event
    assert "5" not in json.dumps(event_to_json(state.edition, event.seen_by(0)))
    assert observe(at("O", nuggets=[[1], []]).over(), 1).part(Nuggets).held == ((1,), ())


def test_o_nuggets_in_positions() -> None:
    for wrong in ([1], [["gold"], []], 3):
        with pytest.raises(CannotRead):
            at("O", nuggets=wrong)


def test_x_05_a_night_run_needs_a_pick_too() -> None:
    trial = at("LO", hands=[{"red": 3, "red^pick": 1}, {}])
    assert trial.rule("claim calgary-spokane red*2 by night") == "O.1"
    assert trial.rule("claim calgary-spokane red+red^pick by night") is None

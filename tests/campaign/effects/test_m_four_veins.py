"""Sticker M, The Four Veins: M.1 to M.4."""

import json

import pytest

from tests.campaign.effects.frontier import at, frontier
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.campaign.stickers.four_veins import StakePlaced, VeinPeeked, Veins, VeinsLaid
from whistlestop.core.chance import Seeded
from whistlestop.core.imagine import imagine
from whistlestop.core.view import observe
from whistlestop.notation import event_to_json

CITIES = ["chihuahua", "el_paso", "hermosillo", "monterrey"]
ROUTE = "claim chihuahua-el_paso "


@pytest.mark.parametrize(
    ("seats", "values"),
    [(2, (2, 4, 7, 12)), (3, (3, 6, 10, 15)), (4, (4, 8, 12, 18)), (5, (5, 9, 14, 20))],
)
def test_m_1_laid_at_random_face_down(seats: int, values: tuple[int, ...]) -> None:
    trial = CampaignTrial(frontier(seats, "M"), fresh=True)
    laid = trial.state.part(Veins).at
    assert [*laid] == CITIES
    assert sorted(laid.values(), key=lambda value: value or 0) == [*values]
    (told,) = trial.seen(VeinsLaid)
    assert told.seen_by(0) == VeinsLaid(dict.fromkeys(CITIES))


def test_m_2_look_only_with_a_pick_among_the_cards_paid() -> None:
    trial = at("M", hands=[{"red": 1, "red^pick": 1}, {"red": 2}], money=[0, 0])
    trial.play(ROUTE + "red+red^pick")
    assert trial.moves() == {f"peek {city}" for city in CITIES}, "anywhere on the board"
    assert trial.rule("peek boston") == "M.2"
    assert trial.rule("draw") == "M.2"
    trial.play("peek monterrey")
    assert VeinPeeked(0, "monterrey", 12) in trial.events
    assert trial.state.part(Veins).looked == (("monterrey",), ())
    trial.play("claim chihuahua-hermosillo red*2")
    assert trial.state.turn == 0, "no pick, no look"
    assert trial.rule("peek el_paso") == "M.2"


def test_m_2_what_is_known_is_not_offered_again() -> None:
    veins = {"looked": [["monterrey"], []], "shown": ["el_paso"]}
    trial = at("M", hands=[{"red": 1, "red^pick": 1}, {}], money=[0, 0], veins=veins)
    trial.play(ROUTE + "red+red^pick")
    assert trial.moves() == {"peek chihuahua", "peek hermosillo"}
    assert trial.rule("peek el_paso") == "M.2"
    veins = {"looked": [CITIES, []]}
    trial = at("M", hands=[{"red": 1, "red^pick": 1}, {}], money=[0, 0], veins=veins)
    assert trial.play(ROUTE + "red+red^pick").state.turn == 1


def test_m_3_put_the_stake_or_move_it() -> None:
    trial = at("M", hands=[{"red": 2, "blue": 2}, {}])
    trial.play(ROUTE + "red*2")
    assert trial.moves() == {"stake chihuahua", "stake el_paso", "done"}
    assert trial.rule("stake monterrey") == "M.3"
    assert trial.rule("draw") == "M.3"
    trial.play("stake el_paso")
    assert trial.seen(StakePlaced) == [StakePlaced(0, "el_paso")]
    assert trial.coins == [3, 5]
    assert trial.rule("stake el_paso") == "M.3"
    trial.play("draw", "draw", "claim el_paso-santa_fe blue*2")
    assert trial.state.turn == 1, "it stands there already"


def test_m_3_price_and_place() -> None:
    trial = at("M", hands=[{"red": 2}, {"red": 1}], money=[1, 5])
    trial.play(ROUTE + "red*2")
    assert trial.state.turn == 1, "the price cannot be paid"
    trial.play("claim miami-tampa-1 red")
    assert trial.state.turn == 0, "no mine there"


def test_m_4_two_stakes_on_18_share_it() -> None:
    stakes = {"stakes": ["monterrey", "monterrey", "chihuahua", None]}
    trial = at("M", seats=4, veins=stakes)
    assert trial.points("veins") == [9, 9, 4, 0]
    assert trial.finish().line(0, "veins").items == (("monterrey", 9),)


def test_m_4_shares_are_rounded_down() -> None:
    stakes = {"stakes": ["hermosillo", "hermosillo"]}
    assert at("M", veins=stakes).points("veins") == [3, 3]


def test_m_secrets_of_the_veins() -> None:
    """Nobody learns from a view or an event what others saw (C-11)."""
    veins = {"looked": [["monterrey"], ["el_paso", "chihuahua"]], "shown": ["hermosillo"]}
    state = at("M", veins=veins).state
    mine = observe(state, 0).part(Veins)
    assert mine.at == {"chihuahua": None, "el_paso": None, "hermosillo": 7, "monterrey": 12}
    assert mine.looked == (("monterrey",), (None, None))
    nobody = observe(state, None).part(Veins)
    assert nobody.at == {**dict.fromkeys(CITIES), "hermosillo": 7}
    assert nobody.looked == ((None,), (None, None))
    worlds = set()
    for seed in range(30):
        world = imagine(observe(state, 0), Seeded(str(seed))).part(Veins)
        assert sorted(v for v in world.at.values() if v) == [2, 4, 7, 12]
        assert (world.at["hermosillo"], world.at["monterrey"]) == (7, 12)
        assert len({*world.looked[1]}) == 2
        worlds.add((world.at["el_paso"], world.looked[1]))
    assert len(worlds) > 5
    event = VeinPeeked(1, "el_paso", 4)
    assert event.seen_by(1) == event
    told = json.dumps(event_to_json(state.edition, event.seen_by(0)))
    assert "el_paso" not in told
    assert "4" not in told


def test_m_4_at_the_end_the_veins_are_revealed() -> None:
    trial = at("M")
    assert observe(trial.over(), None).part(Veins).at == trial.state.part(Veins).at
    assert imagine(observe(trial.over(), 1), Seeded("x")).part(Veins) == trial.state.part(Veins)


def test_m_2_in_an_imagined_world_somebody_always_has_a_vein_to_look_at() -> None:
    """Where the viewer cannot know what another has seen, any vein face down will do."""
    veins = {"looked": [CITIES[:3], []], "shown": ["chihuahua"]}
    trial = at("M", hands=[{"red": 1, "red^pick": 1}, {}], money=[0, 0], veins=veins)
    trial.play(ROUTE + "red+red^pick")
    seen = [imagine(observe(trial.state, 1), Seeded(str(seed))) for seed in range(20)]
    assert all(world.phases[-1].moves(world, 0) for world in seen)

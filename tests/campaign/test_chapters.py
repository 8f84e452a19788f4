"""Chapters: the edition of a game made from its recipe, the same everywhere."""

import json
import pickle
from dataclasses import replace

import pytest

from tests.campaign.telling import Tale
from whistlestop.bots import registry as bots
from whistlestop.bots.bot import Bot
from whistlestop.campaign import record, registry
from whistlestop.campaign.balance.simulate import play_game
from whistlestop.campaign.chapter.chapter import Chapter, chapter, chapter_from_json, outcome_of
from whistlestop.campaign.chapter.frame import GUARD, Taken
from whistlestop.campaign.chapter.recipe import Recipe, canonical, recipe_from_json, recipe_to_json
from whistlestop.campaign.verbs import edition_for
from whistlestop.core.chance import Seeded
from whistlestop.core.errors import CannotRead
from whistlestop.core.game import legal, new_game, play
from whistlestop.core.state import State
from whistlestop.editions import edition
from whistlestop.rules.companies import Companies
from whistlestop.rules.money import Coins
from whistlestop.rules.newspapers import News, Newspapers
from whistlestop.rules.turns import Turn


def begun(tale: Tale) -> tuple[Chapter, State]:
    made = edition_for(tale.until("play").campaign)
    recipe = made.recipe
    return made, new_game(made, recipe.seats, Seeded("game"), recipe.first).state


def florida() -> Tale:
    tale = Tale(2).end(9, 8).ask("name").say("name florida great_plains", "open florida")
    return tale.until("between")


def test_a_game_begins_as_the_recipe_says() -> None:
    tale = Tale(3).game(60, 20, 10)
    _, state = begun(tale)
    assert state.part(Coins).held == (5, 8, 8)
    assert state.part(Companies).colours == ("black", "blue", "green")
    assert [player.trains for player in state.players] == [7, 7, 7]
    assert state.first == 2
    assert {*state.part(News).deck} == {*tale.campaign.events}


def test_colours_follow_the_companies_present() -> None:
    tale = Tale(3).say("gather black green")
    _, state = begun(tale)
    assert state.part(Companies).colours == ("black", "green")


def test_promised_cards_and_tickets_are_dealt() -> None:
    tale = Tale(2).game(9, 8).until("play").end(9, 8).ask("choose").say("choose ledger")
    made, state = begun(tale.until("between"))
    recipe = made.recipe
    assert recipe.hands == (4, 6)
    while not isinstance(state.phases[-1], Turn):
        if legal(state)[0].verb == "keep":
            break
        state = play(state, legal(state)[0], Seeded("x")).state
    hands = [sum(player.hand) for player in state.players]
    assert hands[1] - hands[0] in (0, 2, 4), "two more, and an employee may bring two to either"
    tale = Tale(2).game(9, 8).until("play").end(9, 8).ask("choose").say("choose lantern")
    assert edition_for(tale.until("between").until("play").campaign).recipe.deals == (5, 5)


def test_the_board_holds_what_is_open_with_its_lasting_marks() -> None:
    tale = florida()
    made, _ = begun(tale)
    assert "miami" in made.board.cities
    assert "duluth" not in made.board.cities
    assert made.board.routes["jacksonville-mobile"].trait("bed") == 1
    tale.game(9, 8, lasting={"laid": {"jacksonville-mobile": "red"}})
    made, _ = begun(tale)
    route = made.board.routes["jacksonville-mobile"]
    assert (route.colour, route.trait("bed")) == ("red", 0)
    large = [city for city in tale.campaign.large if city in made.board.cities]
    assert all(made.board.cities[city].traits["large"] for city in large)
    assert {*made.board.tickets} == {*tale.campaign.tickets}


def test_the_same_recipe_is_the_same_chapter() -> None:
    tale = florida().until("play")
    recipe = tale.campaign.recipe
    assert recipe is not None
    again = recipe_from_json(json.loads(json.dumps(recipe_to_json(recipe))))
    assert again == recipe
    assert canonical(again) == canonical(recipe)
    assert chapter(again) is chapter(recipe)
    assert chapter(replace(recipe, cars=9)) is not chapter(recipe)
    assert chapter_from_json(recipe_to_json(recipe)) is chapter(recipe)


def test_a_chapter_travels_to_other_processes() -> None:
    made, state = begun(florida())
    assert pickle.loads(pickle.dumps(made)) is made
    copied = pickle.loads(pickle.dumps(state))
    assert copied == state


def test_things_name_everything_in_force_and_only_the_public_side() -> None:
    tale = Tale(2).game(9, 8, completed=(("chicago-baltimore",), ())).until("play")
    made = edition_for(tale.campaign)
    assert made.things["F"].kind == "sticker"
    assert made.things["F.1"].name == made.things["F"].name
    assert made.things["EV-90"].kind == "event"
    assert made.things["PC-101"].text["en"] == "Story of 101."
    assert made.things["PC-901"].text["en"] == "Secret condition of 901.", "a public condition"
    assert made.reasons["colour-not-allowed"] == "F.5"


def test_an_effect_without_code_and_a_recipe_that_is_none() -> None:
    with pytest.raises(LookupError, match="no rule does what is called 'fly'"):
        registry.find("fly")
    tale = Tale(2).until("play")
    recipe = tale.campaign.recipe
    assert recipe is not None
    with pytest.raises(LookupError, match="the pack small has no EV-99"):
        chapter(replace(recipe, events=("EV-99",)))
    told = recipe_to_json(recipe)
    del told["cars"]
    with pytest.raises(CannotRead, match="Recipe needs 'cars'"):
        recipe_from_json(told)


def test_a_game_is_played_by_the_law_of_its_recipe_and_an_old_recipe_names_none() -> None:
    recipe = Tale(2).until("play").campaign.recipe
    assert recipe is not None
    assert chapter(recipe).law == recipe.law == edition("legends").law
    assert chapter(recipe).rule(Newspapers).read
    told = recipe_to_json(recipe)
    del told["law"]
    assert recipe_from_json(told).law == 1
    assert not chapter(recipe_from_json(told)).rule(Newspapers).read


def greedy(seed: str) -> Bot:
    return bots.make("greedy", seed)


def test_what_lasts_of_a_game_is_kept() -> None:
    tale = florida().until("play")
    state = play_game(tale.campaign, "one", greedy)
    told = outcome_of(state)
    assert told.turns > 2
    assert json.loads(json.dumps(told.lasting)) == told.lasting
    assert sum(told.totals) > 0
    for seat, done in enumerate(told.completed):
        assert {*done} <= {*told.tickets[seat]}
    step = record(tale.campaign, state, tale.chance)
    assert step.campaign.games[-1].outcome == told
    assert step.campaign.stage == "end"


def test_another_game_or_one_that_is_not_over_is_refused() -> None:
    tale = florida()
    _, state = begun(tale)
    with pytest.raises(ValueError, match="not over yet"):
        record(tale.campaign, state, tale.chance)
    other = Tale(3).until("play")
    ended = play_game(other.campaign, "one", greedy)
    with pytest.raises(ValueError, match="not the one that the campaign waits for"):
        record(tale.campaign, ended, tale.chance)
    with pytest.raises(ValueError, match="no game of this campaign is on"):
        edition_for(Tale(2).campaign)


def test_c_41_after_very_many_turns_the_last_round_begins() -> None:
    made, state = begun(Tale(2))
    guard = made.rules[[type(rule).__name__ for rule in made.rules].index("Guard")]
    assert not guard.last_round(state, 0)
    long = state.with_part(Taken((GUARD, 59)))
    assert guard.last_round(long, 0)
    assert not guard.last_round(long, 1)


def test_c_40_on_a_dead_board_the_last_round_begins() -> None:
    made, state = begun(Tale(2))
    guard = made.rules[[type(rule).__name__ for rule in made.rules].index("Guard")]
    routes = list(made.board.routes.values())
    short = state._replace(
        players=tuple(player._replace(trains=3) for player in state.players),
        owners={route.id: 0 for route in routes if route.length <= 3},
    )
    assert guard.last_round(short, 0), "nobody has the cars for what is left"
    twins = {route.group for route in routes if route.group}
    one_left = next(r for r in routes if r.group in twins and r.length <= 3)
    owners = {r.id: 0 for r in routes if r.length <= 3 and r.id != one_left.id}
    closed = short._replace(owners=owners)
    twice = len([r for r in routes if r.group == one_left.group]) == 2
    assert guard.last_round(closed, 0) == twice, "with two players a double is closed (L-33)"
    free = next(r for r in routes if r.group is None and r.length <= 3)
    open_one = short._replace(owners={k: v for k, v in short.owners.items() if k != free.id})
    assert not guard.last_round(open_one, 0)


def test_a_recipe_is_only_for_games_of_a_campaign() -> None:
    from whistlestop.campaign.chapter.recipe import recipe_of
    from whistlestop.editions import edition, names

    with pytest.raises(LookupError, match="is not played as part of a campaign"):
        recipe_of(edition(names()[0]))
    assert isinstance(recipe_of(edition_for(Tale(2).until("play").campaign)), Recipe)

"""Bots know the campaign by their lore alone, and only where it is played."""

import subprocess
import sys
from importlib.metadata import entry_points

from tests.campaign.effects.frontier import at
from whistlestop.bots.lore import Lore, lore_of
from whistlestop.editions import edition, names

PLAYED = """
from whistlestop import Seeded, edition, new_game, observe, play
from whistlestop.bots.greedy import GreedyBot

luck, bot = Seeded("light"), GreedyBot(seed="light")
state = new_game(edition("europe"), 2, luck).state
while (seat := state.turn) is not None:
    state = play(state, bot.think(observe(state, seat)), luck, seat).state
"""
LOOK = """
import sys
print(*(name for name in sys.modules if name.startswith(("whistlestop.campaign", "fluent"))))
"""
BOTS = [bot.value.partition(":")[0] for bot in entry_points(group="whistlestop.bots")]


def loaded(code: str) -> list[str]:
    """What of the campaign and of the texts a fresh Python has loaded after some code."""
    told = subprocess.run(
        [sys.executable, "-c", code + LOOK], capture_output=True, text=True, check=True
    )
    return told.stdout.split()


def test_a_game_of_a_base_edition_never_loads_the_campaign() -> None:
    assert loaded(PLAYED) == []


def test_what_plays_base_editions_is_loaded_without_the_campaign() -> None:
    assert len(BOTS) > 5
    others = ("whistlestop.bots.registry", "whistlestop.session", "whistlestop.scenario")
    assert loaded(f"import {', '.join((*BOTS, *others))}") == []


def test_lore_is_for_editions_with_rules_of_the_campaign() -> None:
    assert {type(lore_of(edition(name))) for name in names()} == {Lore}
    assert type(lore_of(at("G").state.edition)) is not Lore

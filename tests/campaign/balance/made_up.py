"""Made-up campaigns: everybody earns the same and nothing happens, unless a test says otherwise."""

import os
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from whistlestop.bots.bot import Bot
from whistlestop.bots.registry import make
from whistlestop.campaign import find_pack, registry
from whistlestop.campaign.balance import bands
from whistlestop.campaign.balance.bands import Judged, judge
from whistlestop.campaign.balance.cards import Cards
from whistlestop.campaign.balance.sample import Sample
from whistlestop.campaign.balance.summary import Game, Summary

PACK = find_pack("lantern_line")
CARDS = Cards(PACK)
BANDS, MODEL = bands.read(PACK)
registry.look_in("tests.campaign.rules")  # also in a process of its own
COLOURS = ["black", "blue", "green", "yellow", "red"]


def random_player(seed: str) -> Bot:
    """A player that other processes can make too."""
    return make("random", seed)


def vanishing(seed: str) -> Bot:
    """A player that takes its whole process away."""
    os._exit(9)


def game(number: int, companies: int = 4, **changes: Any) -> Game:
    """A game in which company 0 began and won, and so on in order."""
    found = Game(
        game=number,
        first=0,
        slips=[40] * companies,
        places=[*range(1, companies + 1)],
        turns=[20] * companies,
        cars=[2] * companies,
        kept=[4] * companies,
        completed=[4] * companies,
        lines=[{"coins": 40} for _ in range(companies)],
        ended="cars",
        deck=7,
        newspapers=6,
        events=[],
        hired=[None] * companies,
        bank=[0] * companies,
        money=[{} for _ in range(companies)],
        stickers=[],
        boxes=[],
        routes={},
        tickets={},
    )
    return replace(found, **changes)


def campaign(companies: int = 4, *, winner: int = 0, number: int = 0, **changes: Any) -> Summary:
    """Twelve such games; one company has a little more in its vault and wins."""
    places = [1 if c == winner else 2 for c in range(companies)]
    final = [
        {"slips": 480, "postcards": 20 + 10 * (c == winner), "souvenirs": 0, "book": 0}
        for c in range(companies)
    ]
    for score, place in zip(final, places, strict=True):
        score["total"] = score["slips"] + score["postcards"]
        score["place"] = place
    found = Summary(
        number=number,
        colours=COLOURS[:companies],
        games=[game(n, companies) for n in range(1, 13)],
        final=final,
        plates=[[] for _ in range(companies)],
        stamps=[0] * companies,
        drawn={},
        vault={},
        rails=dict.fromkeys([*COLOURS, "white"], 10),
        marks=[],
        finale="lantern",
    )
    return replace(found, **changes)


def with_games(summary: Summary, **changes: Any) -> Summary:
    """The same in every game; a list of twelve gives one to each."""
    games = [
        replace(one, **{k: v[n] if isinstance(v, Each) else v for k, v in changes.items()})
        for n, one in enumerate(summary.games)
    ]
    return replace(summary, games=games)


class Each(list[Any]):
    """One value for each game."""


def verdict(band: str, summaries: Sequence[Summary], companies: int = 4, **more: Any) -> Judged:
    """A band of the pack, judged by these campaigns."""
    sample = Sample([*summaries], companies, CARDS, MODEL, **more)
    return judge(next(one for one in BANDS if one.id == band), sample)


def failing(judged: Judged) -> set[str]:
    """The names of the values that fail."""
    return {value.name for value in judged.values if value.verdict == "fails"}

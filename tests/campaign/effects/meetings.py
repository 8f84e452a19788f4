"""What is tried at the laws: each thing of a campaign alone, pairs that can meet, all together."""

from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any

from tests.campaign.effects.frontier import BOXES, all_boxes, each_box_alone
from tests.campaign.effects.story import FINALES, each_alone, whole_story
from tests.campaign.effects.tables import (
    CARDS,
    EVENTS,
    FIRST,
    HALL,
    PACK,
    hiring,
    recipe,
    with_rules,
)
from tests.laws.walks import Walked, walk
from whistlestop.campaign.chapter.chapter import Chapter, chapter
from whistlestop.campaign.chapter.recipe import Held, Recipe
from whistlestop.campaign.content.pack import find_pack
from whistlestop.campaign.stickers.lay_the_rails import LayTheRails


def office(seats: int) -> tuple[tuple[Held, ...], ...]:
    """All postcards, dealt round."""
    return tuple(tuple(Held(no) for no in CARDS[seat::seats]) for seat in range(seats))


def everything(seats: int) -> Recipe:
    return hiring(
        seats,
        stickers=("A", "B", "G"),
        events=EVENTS,
        depot_game=True,
        depots={"mobile": "black"},
        postcards=office(seats),
        absent=("red",) if seats < 5 else (),
    )


def with_rails(found: Recipe) -> Chapter:
    """On a board with open beds."""
    pieces = (*found.pieces, "florida", "great_plains")
    rails = LayTheRails("F", supply=3, own=2, bonus=2)
    return with_rules(chapter(replace(found, pieces=pieces)), rails)


ALONE: dict[str, Chapter] = {
    "A": chapter(hiring(3)),
    "B": chapter(recipe(3, stickers=("B",))),
    "F": with_rails(recipe(3)),
    "G": chapter(recipe(3, stickers=("G",), depot_game=True)),
    **{new: chapter(recipe(3, events=(*FIRST[:2], new))) for new in EVENTS[7:]},
    **{person: chapter(hiring(2, hall=(person, HALL[0]))) for person in HALL[1:]},
    **{
        f"PC-{no}": chapter(recipe(2, postcards=((Held(no),), ()), events=FIRST[:2]))
        for no in CARDS
    },
    **each_alone(),
    **each_box_alone(),
}
TOGETHER = {
    "2 players": chapter(everything(2)),
    "3 players": chapter(everything(3)),
    "3 players and rails": with_rails(everything(3)),
    "5 players": chapter(everything(5)),
    **{
        f"{seats} players at the {finale} end": whole_story(seats, finale)
        for seats, finale in zip((2, 3, 4), FINALES, strict=True)
    },
    **{f"{seats} players and all boxes": all_boxes(seats) for seats in (2, 4)},
}


@cache
def game(name: str, seed: int) -> list[Walked]:
    """A whole random game with all together, walked once for every law that looks at it."""
    found = TOGETHER[name]
    return list(walk(found, found.recipe.seats, seed))


# Pairs


def in_force() -> dict[str, set[int]]:
    """The games in which each sticker can be in force, as the pack says."""
    pack, found = find_pack(PACK), dict[str, set[int]]()
    for year in pack.frame.years:
        printed = pack.chapter(year)
        assert printed is not None
        for sticker in printed.stickers:
            assert sticker.games is not None
            first, last = sticker.games
            found[sticker.letter] = set(range(first, last + 1))
    assert pack.frame.frontier_games is not None
    boxes = set(range(pack.frame.frontier_games[0] + 1, pack.games + 1))
    return {**found, **dict.fromkeys(BOXES, boxes)}


def pairs() -> list[tuple[str, str]]:
    """The stickers that can meet in a game."""
    games = in_force()
    return [(a, b) for a, b in combinations(sorted(games), 2) if games[a] & games[b]]


def pair(one: str, two: str, seats: int) -> Chapter:
    """A short game with two stickers, on the ground of their boxes or on some new ground."""
    atlas = find_pack(PACK).atlas
    opened = tuple(BOXES[letter] for letter in (one, two) if letter in BOXES) or ("florida",)
    changes: dict[str, Any] = {
        "game": max(in_force()[one] & in_force()[two]),
        "cars": 9,
        "stickers": (one, two),
        "pieces": (*atlas.start, *opened),
        "tickets": atlas.tickets_of(opened),
        "totals": tuple(range(seats)),
        "hall": HALL if "A" in (one, two) else (),
        "depot_game": "G" in (one, two),
        "finale": FINALES[(ord(one) + ord(two)) % 3] if "E" in (one, two) else None,
        "stamps": (3,) * seats,
    }
    return chapter(recipe(seats, **changes))

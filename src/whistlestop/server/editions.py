"""Which edition a room plays: a printed one, or the one that a campaign's recipe makes."""

import json
import threading
from functools import lru_cache

from whistlestop.campaign.chapter.chapter import Chapter, chapter, chapter_from_json
from whistlestop.campaign.chapter.recipe import Recipe
from whistlestop.core.edition import Edition
from whistlestop.editions import edition as find_edition
from whistlestop.server.store import RoomRow

_one_at_a_time = threading.Lock()


def edition_of(row: RoomRow) -> Edition:
    """The edition of a room."""
    if row.recipe is None:
        return find_edition(row.edition, row.law).coloured(row.colours or ())
    with _one_at_a_time:
        return chapter_from_json(json.loads(row.recipe))


def colours_of(row: RoomRow, seats: int) -> list[str]:
    """The colours of a room's seats."""
    found = edition_of(row).colours if row.recipe is None else _companies(row.recipe)
    return list(found[:seats])


@lru_cache(maxsize=256)
def _companies(recipe: str) -> tuple[str, ...]:
    return tuple(json.loads(recipe)["companies"])


def chapter_of(recipe: Recipe) -> Chapter:
    """The edition of a recipe."""
    with _one_at_a_time:
        return chapter(recipe)

"""Which edition a room plays: a printed one, or the one that a campaign's recipe makes."""

import json
import threading

from whistlestop.campaign.chapter.chapter import Chapter, chapter, chapter_from_json
from whistlestop.campaign.chapter.recipe import Recipe
from whistlestop.core.edition import Edition
from whistlestop.editions import edition as find_edition
from whistlestop.server.store import RoomRow

_one_at_a_time = threading.Lock()


def edition_of(row: RoomRow) -> Edition:
    """The edition of a room."""
    if row.recipe is None:
        return find_edition(row.edition, row.law)
    with _one_at_a_time:
        return chapter_from_json(json.loads(row.recipe))


def chapter_of(recipe: Recipe) -> Chapter:
    """The edition of a recipe."""
    with _one_at_a_time:
        return chapter(recipe)

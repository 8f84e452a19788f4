"""Places that rules of a campaign ask for: cities of frontiers, cities with a lantern mark."""

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.campaign.content.pack import find_pack
from whistlestop.core.edition import Edition


def frontier_city(edition: Edition, city: str) -> bool:
    """Does a city lie on a frontier board (C-10)?"""
    return edition.board.cities[city].piece not in find_pack(recipe_of(edition).pack).atlas.start


def lantern_marks(edition: Edition) -> tuple[str, ...]:
    """The cities of the open frontiers where a lantern sign was left (SB-1)."""
    recipe = recipe_of(edition)
    pieces = find_pack(recipe.pack).atlas.pieces
    marks = (pieces[piece].mark for piece in recipe.pieces)
    return tuple(mark for mark in marks if mark is not None)

"""The words of an edition: which ids exist, and what to say when one does not."""

from collections.abc import Collection
from difflib import get_close_matches

from whistlestop.core.edition import Edition
from whistlestop.core.errors import CannotRead


def known(edition: Edition, kind: str) -> Collection[str]:
    """All words of a kind: card, colour, route, city, ticket, thing or number of a postcard.

    Any other kind is known to the rule that brings it.
    """
    if kind == "postcard":
        cards = (thing.id for thing in edition.things.values() if thing.kind == kind)
        return [card.removeprefix("PC-") for card in cards]
    board = edition.board
    printed: dict[str, Collection[str]] = {
        "card": edition.pack.index,
        "colour": edition.pack.faces,
        "thing": edition.things,
        "route": {**board.routes, **board.beyond} if board.beyond else board.routes,
        "city": board.cities,
        "ticket": board.tickets,
    }
    if kind in printed:
        return printed[kind]
    return next((rule.words[kind] for rule in edition.rules if kind in rule.words), ())


def check(edition: Edition, kind: str, word: object, where: str = "") -> str:
    """The word, if the edition has it; else an error that names some that look like it."""
    words = known(edition, kind)
    if isinstance(word, str) and word in words:
        return word
    near = get_close_matches(str(word), words, 3) or (words if len(words) < 12 else ())
    hint = f"; did you mean {', '.join(near)}?" if near else ""
    raise CannotRead(f"{edition.id} has no {kind} {word!r}{hint}", where)

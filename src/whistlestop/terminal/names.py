"""Names as people type them: any language, no accents, the beginning is enough."""

from unicodedata import combining, normalize

from whistlestop.core.board import Board


def fold(text: str) -> str:
    """A name without accents, in small letters, with `_` for spaces."""
    plain = "".join(c for c in normalize("NFD", text.strip()) if not combining(c))
    return "_".join(plain.casefold().split())


def cities_named(board: Board, text: str) -> list[str]:
    """The cities a text may mean: those of that very name, or else all that begin with it."""
    wanted = fold(text)
    if not wanted:
        return []
    known = {
        city.id: {city.id, *(fold(name) for name in city.name.values())}
        for city in board.cities.values()
    }
    exact = [city for city, names in known.items() if wanted in names]
    return exact or [
        city for city, names in known.items() if any(name.startswith(wanted) for name in names)
    ]


def routes_named(board: Board, text: str) -> list[str]:
    """The routes a text may mean: an id, two cities with a dash between, or all at one city."""
    if text in board.routes:
        return [text]
    if "-" not in text:
        cities = set(cities_named(board, text))
        return [r.id for r in board.routes.values() if cities.intersection(r.ends)]
    found: list[str] = []
    parts = text.replace("–", "-").split("-")
    for cut in range(1, len(parts)):
        ones = cities_named(board, "-".join(parts[:cut]))
        others = cities_named(board, "-".join(parts[cut:]))
        pairs = {frozenset((one, other)) for one in ones for other in others}
        found += [r.id for r in board.routes.values() if frozenset(r.ends) in pairs]
    return list(dict.fromkeys(found))

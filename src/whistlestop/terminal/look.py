"""How cards, routes and seats look in a terminal: a letter always, a colour where there is one."""

from collections.abc import Iterable

from rich.text import Text

from whistlestop.core.board import Board, Route
from whistlestop.core.cards import WILD, colour_of, symbol_of
from whistlestop.core.edition import Edition
from whistlestop.picture.palette import CARDS, COMPANIES

GREY = "□"
SYMBOLS = {"pick": "ᵖ", "skull": "ˢ"}
_GREY_STYLE = "#2A221B on #DACFB6"
DIM = "dim"
TITLE = "bold"


def card_style(card: str | None) -> str:
    """The colours of a card; None is a grey space."""
    if card is None or colour_of(card) not in CARDS:
        return _GREY_STYLE
    found = CARDS[colour_of(card)]
    return f"bold {found.ink} on {found.color}"


def letter(card: str | None) -> str:
    """The letter of a card, with a small one for its symbol; a grey space is an empty box."""
    if card is None:
        return GREY
    colour = colour_of(card)
    found = CARDS[colour].letter if colour in CARDS else colour[:1].upper()
    return found + SYMBOLS.get(symbol_of(card), "")


def letters(cards: Iterable[str | None]) -> Text:
    """Several cards or spaces in a row: `GGL`."""
    text = Text(no_wrap=True)
    for card in cards:
        text.append(letter(card), card_style(card))
    return text


def chip(card: str) -> Text:
    """One card, a little wider: ` G `."""
    return Text(f" {letter(card)} ", card_style(card))


def boxes(route: Route) -> Text:
    """The spaces of a route, one letter each; those that need a wild card first."""
    wilds = min(route.trait("ferry"), route.length)
    return letters([WILD] * wilds + [route.colour] * (route.length - wilds))


def marks(board: Board, route: Route) -> str:
    """What is special about a route, a letter each: tunnel, ferry, double."""
    found = [
        "T" if route.trait("tunnel") else "",
        "F" if route.trait("ferry") else "",
        "D" if route.id in board.twins else "",
    ]
    return "".join(found)


def badge(edition: Edition, seat: int) -> Text:
    """The sign of a seat: its letter in its colour."""
    player = COMPANIES[edition.colours[seat]]
    return Text(f"[{player.letter}]", f"bold {player.ink} on {player.color}")

"""Moves and cards as text: `claim paris-zurich green*2+wild`, and back."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, get_args, get_origin

from whistlestop.core.cards import Payment
from whistlestop.core.edition import Edition
from whistlestop.core.errors import Ambiguous, CannotRead
from whistlestop.core.game import legal, why_not
from whistlestop.core.move import Move
from whistlestop.core.refusal import NotLegal
from whistlestop.core.state import State
from whistlestop.notation.codec import hints
from whistlestop.notation.words import check, known

MONEY = "for"
"""Where this word comes instead of cards, something else is paid: `claim … for $4`."""


def format_cards(cards: Iterable[str]) -> str:
    """Several cards: `white*3+wild`."""
    return "+".join(card if n == 1 else f"{card}*{n}" for card, n in Counter(cards).items())


def parse_cards(edition: Edition, text: str) -> tuple[str, ...]:
    """The cards again, in the order of the pack."""
    cards: list[str] = []
    for group in text.split("+"):
        card, star, count = group.partition("*")
        check(edition, "card", card)
        if star and not (count.isascii() and count.isdigit() and 0 < int(count) < 1000):
            raise CannotRead(f"{group!r} needs a number after the star, as in {card}*2")
        cards += [card] * (int(count) if star else 1)
    return edition.pack.sorted(cards)


def verbs() -> dict[str, type[Move]]:
    """Every verb of every rule there is, whatever the edition."""
    found: dict[str, type[Move]] = {}
    pending: list[type[Move]] = [Move]
    while pending:
        for kind in pending.pop().__subclasses__():
            pending.append(kind)
            # A dataclass with slots leaves its slotless draft behind: the last one counts.
            if verb := getattr(kind, "verb", ""):
                found[verb] = kind
    return found


def format_move(move: Move) -> str:
    """A move as text."""
    words = [move.verb]
    for name in hints(type(move)):
        value = getattr(move, name)
        if isinstance(value, Payment):
            words += [format_cards(value.cards)] if value.cards else []
        elif value != "":
            words += value if isinstance(value, tuple) else [str(value)]
    return " ".join(words)


def parse_move(edition: Edition, text: str) -> Move:
    """The move again, legal or not. The order of cards and of tickets does not matter."""
    verb, *words = text.split() or [""]
    kind = next((own for own in edition.moves if own.verb == verb), None) or verbs().get(verb)
    if kind is None:
        every = ", ".join(sorted({own.verb for own in edition.moves}))
        raise CannotRead(f"{verb!r} is not a move; the moves begin with {every}")
    values: list[Any] = []
    ways = edition.hooks.ways or edition.hooks.reopens
    for name, hint in hints(kind).items():
        if get_origin(hint) is tuple:
            word = get_args(get_args(hint)[0])[1]
            chosen = [check(edition, word, named) for named in words]
            values.append(tuple(sorted(chosen, key=list(known(edition, word)).index)))
            words = []
        elif hint is str:  # the rest: a special way of doing it, where there are such ways
            values.append(" ".join(words) if ways else "")
            words = [] if ways else words
        elif not words:
            raise CannotRead(f"{text!r} lacks its {name}")
        elif hint is Payment:
            cards = () if ways and words[0] == MONEY else parse_cards(edition, words.pop(0))
            values.append(Payment.of(edition.pack, cards))
        else:
            values.append(check(edition, get_args(hint)[1], words.pop(0)))
    if words:
        raise CannotRead(f"{text!r} has words too many: {' '.join(words)}")
    build: Any = kind
    made: Move = build(*values)
    return made


def find_move(state: State, text: str, seat: int | None = None) -> Move:
    """The legal move that a person means: its end may be left out where only one fits.

    Raises CannotRead, NotLegal or Ambiguous.
    """
    try:
        move = parse_move(state.edition, text)
    except CannotRead:
        moves = {format_move(move): move for move in legal(state, seat)}
        words = text.split()
        fitting = [name for name in moves if words and name.split()[: len(words)] == words]
        if len(fitting) == 1:
            return moves[fitting[0]]
        if fitting:
            raise Ambiguous(text, fitting) from None
        raise
    refusal = why_not(state, move, seat)
    if refusal is not None:
        raise NotLegal(refusal, state.edition)
    return move

"""Cards: kinds named by their colour, bags that count them, and payments made of them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from operator import add, ge, sub
from typing import Annotated

from whistlestop.core.spelled import spelled

Card = Annotated[str, "card"]
Colour = Annotated[str, "colour"]
"""The colour of cards and routes: what faces of a colour have in common."""
WILD: Card = "wild"

Bag = Annotated[tuple[int, ...], "bag"]
"""How many of each kind of card, in the order of the edition's pack. A deck is a bag: it has no
order until a card is drawn, so nothing can leak what comes next."""


def colour_of(card: Card) -> Card:
    """The colour of a card, whatever symbol it shows: `red` of `red^pick`."""
    return card.partition("^")[0]


def symbol_of(card: Card) -> str:
    """The symbol a card shows: `pick` of `red^pick`, nothing of a plain card."""
    return card.partition("^")[2]


@dataclass(frozen=True, eq=False)
class Pack:
    """The train cards of an edition: how many of each kind, wild last.

    Cards of a colour may have several faces (`red`, `red^pick`). Those of `news` are in nobody's
    hand and pay for nothing: they happen when they come off the deck.
    """

    counts: Mapping[Card, int]
    news: Card | None = None

    @cached_property
    def kinds(self) -> tuple[Card, ...]:
        """Every kind of card, in the order bags use."""
        return tuple(self.counts)

    @cached_property
    def index(self) -> Mapping[Card, int]:
        """The place of each kind in a bag."""
        return {card: place for place, card in enumerate(self.counts)}

    @cached_property
    def colours(self) -> tuple[Card, ...]:
        """The colours: those of all cards but the wild one."""
        return tuple(self.faces)

    @cached_property
    def faces(self) -> Mapping[Card, tuple[Card, ...]]:
        """For each colour its kinds of card."""
        found: dict[Card, tuple[Card, ...]] = {}
        for card in self.counts:
            if card not in (WILD, self.news):
                found[colour_of(card)] = (*found.get(colour_of(card), ()), card)
        return found

    @cached_property
    def plain(self) -> bool:
        """Has every colour one kind of card only?"""
        return all(len(faces) == 1 for faces in self.faces.values())

    @cached_property
    def holdable(self) -> Bag:
        """1 for each kind of card that can be in a hand or in the row, else 0."""
        return tuple(int(card != self.news) for card in self.counts)

    @cached_property
    def wild(self) -> int:
        """The place of the wild card in a bag."""
        return self.index[WILD]

    @cached_property
    def all(self) -> Bag:
        """The whole pack."""
        return tuple(self.counts.values())

    @cached_property
    def none(self) -> Bag:
        """The empty bag."""
        return (0,) * len(self.counts)

    @cached_property
    def _bags(self) -> dict[tuple[Card, ...], Bag]:
        return {}

    def bag(self, cards: tuple[Card, ...]) -> Bag:
        """Those cards, counted. Remembered, since the same few payments come again and again."""
        known = self._bags.get(cards)
        if known is None:
            known = self._bags[cards] = tuple(cards.count(kind) for kind in self.counts)
        return known

    def cards(self, bag: Bag) -> tuple[Card, ...]:
        """The cards of a bag one by one, in the order of the pack."""
        return tuple(card for card, n in zip(self.counts, bag, strict=True) for _ in range(n))

    def sorted(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Those cards in the order of the pack, wild cards last."""
        return tuple(sorted(cards, key=self.index.__getitem__))


def plus_one(bag: Bag, at: int) -> Bag:
    """The bag with one card more."""
    return bag[:at] + (bag[at] + 1,) + bag[at + 1 :]


def minus_one(bag: Bag, at: int) -> Bag:
    """The bag with one card less."""
    return bag[:at] + (bag[at] - 1,) + bag[at + 1 :]


def plus(bag: Bag, more: Bag) -> Bag:
    """Both bags together."""
    return tuple(map(add, bag, more))


def minus(bag: Bag, less: Bag) -> Bag:
    """The bag without the cards of another that it holds."""
    return tuple(map(sub, bag, less))


def at_least_none(bag: Bag, less: Bag) -> Bag:
    """The bag without as many cards of another as it holds: never below zero."""
    return tuple([a - b if a > b else 0 for a, b in zip(bag, less, strict=True)])


def holds(bag: Bag, wanted: Bag) -> bool:
    """Does the bag hold all of those cards?"""
    return all(map(ge, bag, wanted))


@dataclass(frozen=True, slots=True)
class Payment:
    """Cards laid down, and the colour they claim to be: None when they are of several colours."""

    cards: tuple[Card, ...]
    colour: Card | None

    __repr__ = spelled

    @classmethod
    def of(cls, pack: Pack, cards: Iterable[Card]) -> "Payment":
        """A payment of those cards, in the order of the pack, with the colour they show."""
        laid = pack.sorted(cards)
        colours = {colour_of(card) for card in laid if card != WILD}
        if len(colours) > 1:
            return cls(laid, None)
        return cls(laid, colours.pop() if colours else WILD)

    def shows(self, symbol: str) -> int:
        """How many of the cards show a symbol (C-09)."""
        return sum(symbol_of(card) == symbol for card in self.cards)

    @property
    def wilds(self) -> int:
        """How many of the cards are wild."""
        return self.cards.count(WILD)

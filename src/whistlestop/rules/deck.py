"""The deck, the discards and the row of face-up cards (E-11, E-13 to E-16; L-26)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from whistlestop.core.cards import WILD, Card, minus_one, plus, plus_one
from whistlestop.core.event import Event
from whistlestop.core.phase import Phase
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.work import Task

ROW = 5
SWEEP_AT = 3


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a card blind: only that seat knows which (E-13)."""

    secret = ("card",)
    seat: int
    card: Card | None

    def apply(self, state: State) -> State:
        """From the deck to the hand."""
        assert self.card is not None
        at = state.edition.pack.index[self.card]
        player = state.players[self.seat]
        player = player.with_hand(plus_one(player.hand, at), player.known)
        return state.with_deck(minus_one(state.deck, at)).with_player(self.seat, player)


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """A card was turned up into the row, at that place."""

    card: Card
    place: int

    def apply(self, state: State) -> State:
        """From the deck to the row."""
        row = state.row[: self.place] + (self.card,) + state.row[self.place :]
        at = state.edition.pack.index[self.card]
        return state.with_deck(minus_one(state.deck, at)).with_row(row)


@dataclass(frozen=True, slots=True)
class RowSwept(Event):
    """Too many wild cards lay face up: the whole row is discarded (E-15)."""

    def apply(self, state: State) -> State:
        """From the row to the discards."""
        swept = state.edition.pack.bag(state.row)
        return state._replace(row=(), discards=plus(state.discards, swept))


@dataclass(frozen=True, slots=True)
class DeckShuffled(Event):
    """The deck was empty: the discards are the new deck (E-14)."""

    def apply(self, state: State) -> State:
        """From the discards to the deck."""
        return state._replace(deck=state.discards, discards=state.edition.pack.none)


@dataclass(frozen=True, slots=True)
class BlindCard(Task):
    """A card comes off the deck for a seat, if there is one."""

    seat: int

    def do(self, table: Table) -> Iterable[Phase]:
        """Into the hand; a card that is taken over (a newspaper) is replaced by another (L-26)."""
        card = next_card(table)
        if card is None:
            return ()
        work = taken_over(table, card)
        if work is not None:
            return (*work, self)
        table.emit(CardDrawn(self.seat, card))
        shuffle_if_empty(table)
        return ()


@dataclass(frozen=True, slots=True)
class FillRow(Task):
    """Turn up cards until the row is full (E-11, E-16), and sweep it while it must be (E-15).

    The first new card lies where one was just taken (`gap`), any other at the end. A deck that
    ran out is made anew when the next card is due, so that a row just swept is shuffled in too:
    two rows full of wild cards could otherwise take turns for ever.
    """

    gap: int | None

    def do(self, table: Table) -> Iterable[Phase]:
        """One card after the other."""
        gap = self.gap
        while True:
            while len(table.state.row) < ROW and (card := next_card(table)) is not None:
                work = taken_over(table, card)
                if work is not None:
                    return (*work, FillRow(gap))
                table.emit(CardTurned(card, len(table.state.row) if gap is None else gap))
                gap = None
            if not must_sweep(table.state):
                shuffle_if_empty(table)
                return ()
            table.emit(RowSwept())


@cache
def blind_card(seat: int) -> BlindCard:
    """The task of drawing a card blind."""
    return BlindCard(seat)


@cache
def fill_row(gap: int | None = None) -> FillRow:
    """The task of filling the row."""
    return FillRow(gap)


def can_draw(state: State) -> bool:
    """Is there any card to draw blind?"""
    if state.edition.pack.news is None:
        return any(state.deck) or any(state.discards)
    return drawable(state) > 0


def drawable(state: State) -> int:
    """How many cards of deck and discards can come into a hand: newspapers cannot (L-26)."""
    pack = state.edition.pack
    aside = 0 if pack.news is None else pack.index[pack.news]
    news = 0 if pack.news is None else state.deck[aside] + state.discards[aside]
    return sum(state.deck) + sum(state.discards) - news


def next_card(table: Table) -> Card | None:
    """The card that comes off the deck now, not yet moved anywhere; None if there is none."""
    state = table.state
    kinds = state.edition.pack.kinds
    if state.edition.pack.news is not None and not drawable(state):
        return None  # newspapers alone would turn each other up for ever
    if not any(state.deck):
        shuffle_if_empty(table)
        state = table.state
    return table.pick(kinds, state.deck) if any(state.deck) else None


def taken_over(table: Table, card: Card) -> Iterable[Phase] | None:
    """What is to be done if a rule takes over a card that comes off the deck."""
    for off_deck in table.state.edition.hooks.off_deck:
        work: Iterable[Phase] | None = off_deck(table, card)
        if work is not None:
            return work
    return None


def shuffle_if_empty(table: Table) -> None:
    """An empty deck is made anew from the discards at once (E-14)."""
    if not any(table.state.deck) and any(table.state.discards):
        table.emit(DeckShuffled())


def short(state: State) -> bool:
    """Does the row lack a card that could be turned up (E-16)?"""
    return len(state.row) < ROW and can_draw(state)


def must_sweep(state: State) -> bool:
    """Three wild cards in the row, and enough others in reach that a new row may hold fewer."""
    if state.row.count(WILD) < SWEEP_AT:
        return False
    pack = state.edition.pack
    wilds = state.deck[pack.wild] + state.discards[pack.wild]
    others = drawable(state) - wilds + len(state.row) - state.row.count(WILD)
    return others + min(wilds + state.row.count(WILD), SWEEP_AT - 1) >= ROW

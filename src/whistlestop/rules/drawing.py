"""Drawing train cards from the row or the deck (E-04, E-11 to E-16; N-03, N-11, N-12)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Self

from whistlestop.core.cards import WILD, Card, minus_one, plus, plus_one
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Rule
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.rules.turns import end_turn

ROW = 5
SWEEP_AT = 3


@dataclass(frozen=True, slots=True)
class SecondCard(Phase):
    """The seat has one card and must take another (E-11)."""

    seat: int

    @property
    def seats(self) -> tuple[int, ...]:
        """The seat that is drawing."""
        return (self.seat,)

    def moves(self, state: State, seat: int) -> list[Move]:
        """The deck, and every card of the row but a wild one (E-12)."""
        return _draws(state, wild=False)

    def misplaced(self, state: State, move: Move) -> Reason | None:
        """Nothing but the second card: it is compulsory (E-11)."""
        return None if type(move) in (DrawCard, TakeCard) else Reason("second-card-due")


@dataclass(frozen=True, slots=True)
class DrawCard(Move):
    """Draw blind from the deck."""

    verb = "draw"
    action = True

    def refused(self, state: State, seat: int) -> Reason | None:
        """There must be a card to draw (E-16)."""
        return None if can_draw(state) else Reason("no-cards")

    def perform(self, table: Table, seat: int) -> None:
        """A card that nobody else sees (E-13)."""
        draw_blind(table, seat)
        _after_card(table, seat)


@dataclass(frozen=True, slots=True)
class TakeCard(Move):
    """Take a card from the row."""

    verb = "take"
    action = True
    card: Card

    def refused(self, state: State, seat: int) -> Reason | None:
        """It must lie there, and may not be a wild second card (E-12)."""
        if not state.row and not can_draw(state):
            return Reason("no-cards")
        if self.card not in state.row:
            return Reason("not-in-row", {"colour": self.card})
        if self.card == WILD and type(state.phases[-1]) is SecondCard:
            return Reason("wild-second")
        return None

    def perform(self, table: Table, seat: int) -> None:
        """The card is replaced at once (E-11); a wild one is the only card of the turn (E-12)."""
        place = table.state.row.index(self.card)
        table.emit(CardTaken(seat, self.card, place))
        fill_row(table, place)
        if self.card == WILD:
            end_turn(table, seat)
        else:
            _after_card(table, seat)


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew a card blind: only that seat knows which (E-13)."""

    seat: int
    card: Card | None

    def apply(self, state: State) -> State:
        """From the deck to the hand."""
        assert self.card is not None
        at = state.edition.pack.index[self.card]
        player = state.players[self.seat]
        player = player.with_hand(plus_one(player.hand, at), player.known)
        return state.with_deck(minus_one(state.deck, at)).with_player(self.seat, player)

    def seen_by(self, seat: int | None) -> Self:
        """Others see that a card was drawn."""
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat took a card from the row, for all to see."""

    seat: int
    card: Card
    place: int

    def apply(self, state: State) -> State:
        """From the row to the hand."""
        at = state.edition.pack.index[self.card]
        player = state.players[self.seat]
        player = player.with_hand(plus_one(player.hand, at), plus_one(player.known, at))
        row = state.row[: self.place] + state.row[self.place + 1 :]
        return state.with_row(row).with_player(self.seat, player)


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
class SecondCardDue(Event):
    """The first card is in hand, the second is to come."""

    seat: int

    def apply(self, state: State) -> State:
        """The seat must take another."""
        return state.with_phases((*state.phases, SecondCard(self.seat)))


def can_draw(state: State) -> bool:
    """Is there any card to draw blind?"""
    return any(state.deck) or any(state.discards)


def next_card(table: Table) -> Card | None:
    """The card that comes off the deck now, not yet moved anywhere; None if there is none."""
    if not any(table.state.deck):
        shuffle_if_empty(table)
    state = table.state
    return table.pick(state.edition.pack.kinds, state.deck) if any(state.deck) else None


def shuffle_if_empty(table: Table) -> None:
    """An empty deck is made anew from the discards at once (E-14)."""
    if not any(table.state.deck) and any(table.state.discards):
        table.emit(DeckShuffled())


def draw_blind(table: Table, seat: int) -> None:
    """One card from the deck for a seat, if there is one."""
    card = next_card(table)
    if card is not None:
        table.emit(CardDrawn(seat, card))
        shuffle_if_empty(table)


def fill_row(table: Table, gap: int | None = None) -> None:
    """Turn up cards until the row is full (E-11, E-16), and sweep it while it must be (E-15).

    The first new card lies where one was just taken (`gap`), any other at the end. A deck that
    ran out is made anew when the next card is due, so that a row just swept is shuffled in too:
    two rows full of wild cards could otherwise take turns for ever.
    """
    while True:
        while len(table.state.row) < ROW and (card := next_card(table)) is not None:
            table.emit(CardTurned(card, len(table.state.row) if gap is None else gap))
            gap = None
        if not _must_sweep(table.state):
            return shuffle_if_empty(table)
        table.emit(RowSwept())


def _must_sweep(state: State) -> bool:
    """Three wild cards in the row, and enough others in reach that a new row may hold fewer."""
    if state.row.count(WILD) < SWEEP_AT:
        return False
    pack = state.edition.pack
    reach = plus(plus(state.deck, state.discards), pack.bag(state.row))
    others = sum(reach) - reach[pack.wild]
    return others + min(reach[pack.wild], SWEEP_AT - 1) >= ROW


def _after_card(table: Table, seat: int) -> None:
    """After a first card a second is due, where one may be taken; else the turn is over (E-16)."""
    state = table.state
    first = type(state.phases[-1]) is not SecondCard
    if first and (can_draw(state) or any(card != WILD for card in state.row)):
        table.emit(SecondCardDue(seat))
    else:
        end_turn(table, seat)


DRAW = DrawCard()


@cache
def _take(card: Card) -> TakeCard:
    return TakeCard(card)


def _draws(state: State, *, wild: bool) -> list[Move]:
    """The deck, then each kind of card in the row once."""
    found: list[Move] = [DRAW] if can_draw(state) else []
    found += [_take(card) for card in dict.fromkeys(state.row) if wild or card != WILD]
    return found


class Drawing(Rule):
    """The draw action, and the care of deck, discards and row."""

    verbs = (DrawCard, TakeCard)
    facts = (CardDrawn, CardTaken, CardTurned, RowSwept, DeckShuffled, SecondCardDue)
    phases = (SecondCard,)

    def __init__(self, *, hand: int) -> None:
        self.hand = hand

    def setup(self, table: Table) -> None:
        """Deal the first hands, then turn up the row (E-04, N-03)."""
        for seat in range(len(table.state.players)):
            for _ in range(self.hand):
                draw_blind(table, seat)
        fill_row(table)

    def offers(self, state: State, seat: int) -> Iterable[Move]:
        """The deck and every card of the row."""
        return _draws(state, wild=True)

    def turn_ends(self, table: Table, seat: int) -> None:
        """Cards just discarded may make a new deck, fill a short row (E-16), or free a stuck one.

        A row full of wild cards that stood because too few others were in reach is swept as soon
        as there are enough (E-15).
        """
        state = table.state
        if (not any(state.deck) and any(state.discards)) or _must_sweep(state):
            fill_row(table)

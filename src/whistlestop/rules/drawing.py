"""The draw action: cards from the row or the deck (E-04, E-11, E-12, E-16; N-03, N-11, L-23)."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from whistlestop.core.cards import WILD, Card, plus_one
from whistlestop.core.event import Event, added_later
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.rule import Rule
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.work import Answer, Answered, Task
from whistlestop.rules.deck import (
    BlindCard,
    CardDrawn,
    CardTurned,
    DeckShuffled,
    FillRow,
    RowSwept,
    blind_card,
    can_draw,
    fill_row,
    must_sweep,
    short,
)
from whistlestop.rules.turns import end_turn


@dataclass(frozen=True, slots=True)
class SecondCard(Answer):
    """The seat has a card and must take another (E-11).

    `left` is how many draws it has left, `seen` and `wilds` how many cards, and how many wild
    ones, it took from the row so far.
    """

    left: int = added_later(1)
    seen: int = added_later(0)
    wilds: int = added_later(0)

    def moves(self, state: State, seat: int) -> list[Move]:
        """The deck, and every card of the row but a wild one (E-12)."""
        return _draws(state, seat, wild=_wild_is_a_card(state, seat))

    def misplaced(self, state: State, move: Move) -> Reason | None:
        """Nothing but the second card: it is compulsory (E-11)."""
        return None if isinstance(move, DrawCard | TakeCard) else Reason("second-card-due")


@dataclass(frozen=True, slots=True)
class FreePick(Answer):
    """A seat takes one card of the row, outside its draw action."""

    def moves(self, state: State, seat: int) -> list[Move]:
        """Each kind of card in the row."""
        return [_take(card) for card in dict.fromkeys(state.row)]


@dataclass(frozen=True, slots=True)
class DrawCard(Move):
    """Draw blind from the deck."""

    verb = "draw"
    action = True

    def refused(self, state: State, seat: int) -> Reason | None:
        """There must be a card to draw (E-16), and enough for the action (L-23)."""
        return _too_few(state) or (None if can_draw(state) else Reason("no-cards"))

    def perform(self, table: Table, seat: int) -> Iterable[Phase]:
        """A card that nobody else sees (E-13)."""
        return blind_card(seat), after_card(seat, 0, wild=False)


@dataclass(frozen=True, slots=True)
class TakeCard(Move):
    """Take a card from the row."""

    verb = "take"
    action = True
    card: Card

    def refused(self, state: State, seat: int) -> Reason | None:
        """It must lie there, and may not be a wild second card (E-12)."""
        if few := _too_few(state):
            return few
        if not state.row and not can_draw(state):
            return Reason("no-cards")
        if self.card not in state.row:
            return Reason("not-in-row", {"colour": self.card})
        second = type(state.phases[-1]) is SecondCard
        if self.card == WILD and second and not _wild_is_a_card(state, seat):
            return Reason("wild-second")
        return None

    def perform(self, table: Table, seat: int) -> Iterable[Phase]:
        """The card is replaced at once (E-11); a wild one is the only card of the turn (E-12)."""
        state = table.state
        place = state.row.index(self.card)
        if type(state.phases[-1]) is FreePick:
            table.emit(Answered())
            table.emit(CardTaken(seat, self.card, place))
            return (fill_row(place),)
        dear = self.card == WILD and not _wild_is_a_card(state, seat)
        table.emit(CardTaken(seat, self.card, place))
        return fill_row(place), after_card(seat, 1, self.card == WILD, 2 if dear else 1)


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
class SecondCardDue(Event):
    """A card is in hand, another is to come."""

    seat: int
    left: int = added_later(1)
    seen: int = added_later(0)
    wilds: int = added_later(0)

    def apply(self, state: State) -> State:
        """The seat must take another."""
        phases = state.phases[:-1] if type(state.phases[-1]) is SecondCard else state.phases
        return state.with_phases((*phases, SecondCard(self.seat, self.left, self.seen, self.wilds)))


@dataclass(frozen=True, slots=True)
class AfterCard(Task):
    """A card of the draw action was taken: so many draws used, so many cards seen by all."""

    seat: int
    seen: int
    wild: bool
    used: int

    def do(self, table: Table) -> Iterable[Phase]:
        """Another is due, where one may be taken (E-11); else the action is complete (E-16)."""
        state, seat = table.state, self.seat
        if short(state):
            return (fill_row(), self)
        phase = state.phases[-1]
        if isinstance(phase, SecondCard):
            left, seen, wilds = phase.left, phase.seen + self.seen, phase.wilds + self.wild
        else:
            left, seen, wilds = _draws_of(state, seat), self.seen, int(self.wild)
        left -= self.used
        if not state.edition.hooks.draw_ends:
            seen = 0  # nobody asks
        if not state.edition.hooks.wild_is_a_card:
            wilds = 0
        if left > 0 and (can_draw(state) or any(card != WILD for card in state.row)):
            table.emit(SecondCardDue(seat, left, seen, wilds))
            return ()
        work = [w for ends in state.edition.hooks.draw_ends for w in ends(table, seat, seen)]
        return (*work, *end_turn(seat))


def _draws_of(state: State, seat: int) -> int:
    """How many draws the action has for a seat."""
    draws = state.edition.rule(Drawing).draws
    for amend in state.edition.hooks.draw_count:
        draws = amend(state, seat, draws)
    return draws


@dataclass(frozen=True, slots=True)
class OfferRow(Task):
    """A seat may take a card of the row, if there is one."""

    seat: int

    def do(self, table: Table) -> Iterable[Phase]:
        """Ask for it."""
        return (FreePick(self.seat),) if table.state.row else ()


@cache
def after_card(seat: int, seen: int, wild: bool, used: int = 1) -> AfterCard:
    """What follows a card of the draw action."""
    return AfterCard(seat, seen, wild, used)


def _too_few(state: State) -> Reason | None:
    """May the draw action not be chosen, because too few cards are left (L-23)?"""
    reserve = state.edition.rule(Drawing).reserve
    if not reserve or type(state.phases[-1]) in (SecondCard, FreePick):
        return None
    left = sum(state.deck) + sum(state.discards)
    return Reason("few-cards", {"left": left, "reserve": reserve}) if left <= reserve else None


def _wild_is_a_card(state: State, seat: int) -> bool:
    """May the seat take a face-up wild card like any other now?"""
    return any(plain(state, seat) for plain in state.edition.hooks.wild_is_a_card)


DRAW = DrawCard()


@cache
def _take(card: Card) -> TakeCard:
    return TakeCard(card)


def _draws(state: State, seat: int, *, wild: bool) -> list[Move]:
    """The deck, in every way there is to draw from it, then each kind of card in the row once."""
    found: list[Move] = []
    if can_draw(state):
        found.append(DRAW)
        for more in state.edition.hooks.blind_draws:
            found += more(state, seat)
    found += [_take(card) for card in dict.fromkeys(state.row) if wild or card != WILD]
    return found


class Drawing(Rule):
    """The draw action, and the care of deck, discards and row.

    `hand` cards are dealt at the start, `draws` may be taken in the action; with no more than
    `reserve` cards in deck and discards it may not be chosen (L-23).
    """

    verbs = (DrawCard, TakeCard)
    facts = (CardDrawn, CardTaken, CardTurned, RowSwept, DeckShuffled, SecondCardDue)
    phases = (SecondCard, FreePick, BlindCard, FillRow, AfterCard, OfferRow)
    setup_step = 9
    hand: int
    draws: int = 2
    reserve: int = 0

    def setup(self, table: Table) -> Iterable[Phase]:
        """Deal the first hands, then turn up the row (E-04, N-03, L-11, L-12)."""
        state = table.state
        work: list[Phase] = []
        for seat in range(len(state.players)):
            cards = self.hand
            for more in state.edition.hooks.first_hand:
                cards = more(state, seat, cards)
            work += [blind_card(seat)] * cards
        return (*work, fill_row())

    def offers(self, state: State, seat: int) -> Iterable[Move]:
        """The deck and every card of the row."""
        return () if _too_few(state) else _draws(state, seat, wild=True)

    def turn_ends(self, table: Table, seat: int) -> Iterable[Phase]:
        """Cards just discarded may make a new deck, fill a short row (E-16), or free a stuck one.

        A row full of wild cards that stood because too few others were in reach is swept as soon
        as there are enough (E-15).
        """
        state = table.state
        due = (not any(state.deck) and any(state.discards)) or must_sweep(state) or short(state)
        return (fill_row(),) if due else ()

"""Somebody who draws two cards and keeps the better one (EM-05)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self

from whistlestop.campaign.stickers.asked import Asked, Due
from whistlestop.campaign.stickers.hiring_hall import EmployeeUsed, Helper, employee
from whistlestop.core.cards import Card, minus_one, plus
from whistlestop.core.edition import ThingId
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.rules.deck import next_card, shuffle_if_empty, taken_over
from whistlestop.rules.discarding import CardsDiscarded
from whistlestop.rules.drawing import DrawCard, after_card


@dataclass(frozen=True, slots=True)
class Looking(Asked):
    """A seat looks at cards off the deck: one it keeps, the other it discards."""

    due = "prefer-due"
    looked: tuple[Card | None, ...]

    def moves(self, state: State, seat: int) -> list[Move]:
        """Each of the cards."""
        return [Prefer(card) for card in dict.fromkeys(self.cards())]

    def cards(self) -> Iterable[Card]:
        """Those that are known."""
        return [card for card in self.looked if card]

    def seen_by(self, seat: int | None) -> Self:
        """Others see how many."""
        return self if seat == self.seat else replace(self, looked=(None,) * len(self.looked))

    def hidden_cards(self) -> int:
        """Those that are not known."""
        return self.looked.count(None)

    def with_cards(self, cards: Iterable[Card]) -> Self:
        """Any cards in their place."""
        return replace(self, looked=tuple(cards))


@dataclass(frozen=True, slots=True)
class LookAtCard(Due):
    """A card comes off the deck for a seat to look at, if there is one; and then another."""

    def do(self, table: Table) -> Iterable[Phase]:
        """A newspaper among them is a newspaper (L-26, C-07); one card alone is kept."""
        second = isinstance(table.state.phases[-1], Looking)
        card = next_card(table)
        if card is None:
            if second:
                table.emit(CardPreferred(self.seat, *table.state.asked(Looking).looked))
            return (after_card(self.seat, 0, wild=False),)
        work = taken_over(table, card)
        if work is not None:
            return (*work, self)
        table.emit(CardLookedAt(self.seat, self.thing, card))
        shuffle_if_empty(table)
        return () if second else (self,)


@dataclass(frozen=True, slots=True)
class Look(DrawCard):
    """Draw blind, in the way of the employee."""

    verb = "look"

    def refused(self, state: State, seat: int) -> Reason | None:
        """Whoever has the employee, so often a game; and there must be cards as for any draw."""
        rule = employee(state, seat, LookAtTwo)
        if rule is None:
            return Reason("not-employed")
        if not rule.left(state, seat):
            return Reason("employee-used", {"uses": rule.uses}, about=rule.id)
        return DrawCard.refused(self, state, seat)

    def perform(self, table: Table, seat: int) -> Iterable[Phase]:
        """It counts as a card drawn blind."""
        rule = employee(table.state, seat, LookAtTwo)
        assert rule is not None
        table.emit(EmployeeUsed(seat, rule.id))
        return (LookAtCard(seat, rule.id),)


@dataclass(frozen=True, slots=True)
class Prefer(Move):
    """Keep that card of the two."""

    verb = "prefer"
    out_of_place = "nothing-to-prefer"
    card: Card

    def refused(self, state: State, seat: int) -> Reason | None:
        """One of those looked at."""
        found = state.asked(Looking)
        if self.card in found.looked:
            return None
        return Reason("not-looked-at", {"colour": self.card}, about=found.thing)

    def perform(self, table: Table, seat: int) -> Iterable[Phase]:
        """The other one is discarded; the draw action goes on."""
        found = table.state.asked(Looking)
        other = [*found.cards()]
        other.remove(self.card)
        table.emit(CardPreferred(seat, self.card))
        table.emit(CardsDiscarded(seat, tuple(other), found.thing))
        shuffle_if_empty(table)
        return (after_card(seat, 0, wild=False),)


@dataclass(frozen=True, slots=True)
class CardLookedAt(Event):
    """A seat looks at a card off the deck: nobody else does."""

    secret = ("card",)
    seat: int
    thing: ThingId
    card: Card | None

    def apply(self, state: State) -> State:
        """Off the deck, before the seat."""
        assert self.card is not None
        deck = minus_one(state.deck, state.edition.pack.index[self.card])
        top, phases = state.phases[-1], state.phases
        now = Looking(self.seat, self.thing, (self.card,))
        if isinstance(top, Looking):
            now, phases = replace(top, looked=(*top.looked, self.card)), phases[:-1]
        return state.with_deck(deck).with_phases((*phases, now))


@dataclass(frozen=True, slots=True)
class CardPreferred(Event):
    """A seat keeps a card it looked at, in secret; it has both in hand until it discards one."""

    secret = ("card",)
    seat: int
    card: Card | None

    def apply(self, state: State) -> State:
        """What was looked at is in the hand."""
        player = state.players[self.seat]
        looked = state.edition.pack.bag(tuple(state.asked(Looking).cards()))
        player = player.with_hand(plus(player.hand, looked), player.known)
        return state.with_phases(state.phases[:-1]).with_player(self.seat, player)


class LookAtTwo(Helper):
    """In the draw action: draw two cards blind, keep one; so often a game."""

    effect = "look-at-two"
    verbs = (Look, Prefer)
    facts = (CardLookedAt, CardPreferred, CardsDiscarded)
    phases = (Looking, LookAtCard)
    refusals = {
        "not-employed": "",
        "employee-used": "",
        "prefer-due": "",
        "nothing-to-prefer": "",
        "not-looked-at": "",
    }

    def blind_draws(self, state: State, seat: int) -> Iterable[Move]:
        """The look, while it is not used up."""
        return (Look(),) if self.left(state, seat) else ()

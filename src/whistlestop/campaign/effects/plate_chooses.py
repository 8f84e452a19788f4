"""A plate that turns up cards, of which its holder takes one (PL-08)."""

from collections.abc import Iterable
from dataclasses import dataclass

from whistlestop.campaign.effects.plates import Plate, own_routes
from whistlestop.campaign.stickers.asked import Asked, Due, Reply, ask
from whistlestop.core.board import Route
from whistlestop.core.cards import Bag, Card, Pack, minus_one, plus, plus_one
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.state import Aside, State
from whistlestop.core.table import Table
from whistlestop.rules.deck import next_card, shuffle_if_empty, taken_over


@dataclass(frozen=True, slots=True)
class TurnedUp(Aside):
    """Cards off the deck that lie open, for somebody to take one of them."""

    cards: Bag

    def in_play(self, pack: Pack) -> "TurnedUp":
        """They stay where they are."""
        return self


@dataclass(frozen=True, slots=True)
class CardTurnedUp(Event):
    """A card was turned up for a seat, for all to see."""

    seat: int
    card: Card

    def apply(self, state: State) -> State:
        """From the deck to the others that lie open."""
        at = state.edition.pack.index[self.card]
        open_ = plus_one(state.part(TurnedUp).cards, at)
        return state.with_deck(minus_one(state.deck, at)).with_part(TurnedUp(open_))


@dataclass(frozen=True, slots=True)
class TurnedUpTaken(Event):
    """A seat took one of the cards that lie open; the others are discarded."""

    seat: int
    card: Card

    def apply(self, state: State) -> State:
        """Into the hand, for all to see."""
        pack, player = state.edition.pack, state.players[self.seat]
        at = pack.index[self.card]
        rest = minus_one(state.part(TurnedUp).cards, at)
        player = player.with_hand(plus_one(player.hand, at), plus_one(player.known, at))
        return (
            state._replace(discards=plus(state.discards, rest))
            .with_part(TurnedUp(pack.none))
            .with_player(self.seat, player)
        )


@dataclass(frozen=True, slots=True)
class PickCard(Reply):
    """Take that card of those turned up."""

    verb = "pick"
    out_of_place = "nothing-to-pick"
    card: Card

    def refused(self, state: State, seat: int) -> Reason | None:
        """One that lies there."""
        if state.part(TurnedUp).cards[state.edition.pack.index[self.card]]:
            return None
        return Reason("not-turned-up", {"colour": self.card})

    def do(self, table: Table, seat: int, asked: "Picking") -> None:
        """It is taken, the others are discarded."""
        table.emit(TurnedUpTaken(seat, self.card))


@dataclass(frozen=True, slots=True)
class Picking(Asked):
    """A seat takes one of the cards turned up."""

    due = "pick-due"

    def moves(self, state: State, seat: int) -> list[Move]:
        """Each kind of card that lies there."""
        return [PickCard(card) for card in open_kinds(state)]


@dataclass(frozen=True, slots=True)
class TurnUp(Due):
    """So many more cards are turned up for a seat."""

    more: int

    def do(self, table: Table) -> Iterable[Phase]:
        """One after the other; a newspaper among them is a newspaper (L-26, C-07)."""
        card = next_card(table) if self.more else None
        if card is None:
            return self.choose(table)
        work = taken_over(table, card)
        if work is not None:
            return (*work, self)
        table.emit(CardTurnedUp(self.seat, card))
        shuffle_if_empty(table)
        return (TurnUp(self.seat, self.thing, self.more - 1),)

    def choose(self, table: Table) -> Iterable[Phase]:
        """Which one? With one kind only there is no question."""
        kinds = open_kinds(table.state)
        if len(kinds) > 1:
            return ask(table, Picking(self.seat, self.thing))
        for card in kinds:
            table.emit(TurnedUpTaken(self.seat, card))
            shuffle_if_empty(table)
        return ()


def open_kinds(state: State) -> list[Card]:
    """The kinds of card that lie open."""
    lying = state.part(TurnedUp).cards
    return [card for card, n in zip(state.edition.pack.kinds, lying, strict=True) if n]


class PlateChooses(Plate):
    """Turn up so many cards, take one, discard the others; the first so many `times` of a game."""

    effect = "plate-chooses"
    verbs = (PickCard,)
    facts = (CardTurnedUp, TurnedUpTaken)
    phases = (Picking, TurnUp)
    parts = (TurnedUp,)
    refusals = {"pick-due": "", "nothing-to-pick": "", "not-turned-up": ""}
    cards: int
    times: int

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """Nothing lies open."""
        return [TurnedUp(edition.pack.none)]

    def work(self, table: Table, seat: int, route: Route) -> Iterable[Phase]:
        """One card after the other."""
        due = own_routes(table.state, seat) <= self.times
        return (TurnUp(seat, self.id, self.cards),) if due else ()

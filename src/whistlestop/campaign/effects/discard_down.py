"""An event at which full hands are emptied, one card after the other (EV-16)."""

from collections.abc import Iterable
from dataclasses import dataclass

from whistlestop.campaign.stickers.asked import Asked, Due, Reply, ask
from whistlestop.core.cards import Card
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.rules.discarding import CardsDiscarded
from whistlestop.rules.newspapers import Headline


@dataclass(frozen=True, slots=True)
class Discard(Reply):
    """Discard a card."""

    verb = "discard"
    out_of_place = "no-discard-due"
    card: Card

    def refused(self, state: State, seat: int) -> Reason | None:
        """One that is in the hand."""
        if state.players[seat].hand[state.edition.pack.index[self.card]]:
            return None
        return Reason(
            "discard-not-held", {"colour": self.card}, about=state.asked(Discarding).thing
        )

    def do(self, table: Table, seat: int, asked: "Discarding") -> Iterable[Phase]:
        """It goes; perhaps another one must."""
        table.emit(CardsDiscarded(seat, (self.card,), asked.thing))
        return (LightenHand(seat, asked.thing, asked.keep),)


@dataclass(frozen=True, slots=True)
class Discarding(Asked):
    """A seat has more cards than it may `keep`: one of them must go."""

    due = "discard-due"
    keep: int

    def moves(self, state: State, seat: int) -> list[Move]:
        """Each kind of card in the hand."""
        hand = state.players[seat].hand
        return [Discard(card) for card, n in zip(state.edition.pack.kinds, hand, strict=True) if n]


@dataclass(frozen=True, slots=True)
class LightenHand(Due):
    """A seat's hand is looked at."""

    keep: int

    def do(self, table: Table) -> Iterable[Phase]:
        """If there are too many cards, the seat chooses one to discard."""
        if sum(table.state.players[self.seat].hand) <= self.keep:
            return ()
        return ask(table, Discarding(self.seat, self.thing, self.keep))


class DiscardDown(Headline):
    """Everybody with more than so many `cards` discards down to them, of their choice."""

    effect = "discard-down"
    lightning = True
    verbs = (Discard,)
    facts = (CardsDiscarded,)
    phases = (Discarding, LightenHand)
    refusals = {"discard-due": "", "no-discard-due": "", "discard-not-held": ""}
    cards: int

    def strike(self, table: Table, seat: int) -> Iterable[Phase]:
        """Everybody in turn, beginning with the active player (C-07)."""
        seats = len(table.state.players)
        return [LightenHand((seat + n) % seats, self.id, self.cards) for n in range(seats)]

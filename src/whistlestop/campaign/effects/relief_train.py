"""An event at which everybody may give cards for money (EV-11)."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from whistlestop.campaign.stickers.asked import NOTHING_ASKED, Asked, Done, Due, Reply, ask
from whistlestop.core.cards import Payment, holds
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.rules.discarding import CardsDiscarded
from whistlestop.rules.effects import rule_of
from whistlestop.rules.money import take
from whistlestop.rules.newspapers import Headline


@dataclass(frozen=True, slots=True)
class Relief(Reply):
    """Give cards of any kind."""

    verb = "relief"
    out_of_place = "no-relief"
    payment: Payment

    def refused(self, state: State, seat: int) -> Reason | None:
        """Not too many, and cards that one has."""
        given, rule = len(self.payment.cards), _asking(state)
        if given > rule.cards:
            return Reason("relief-many", {"most": rule.cards, "given": given}, about=rule.id)
        if not holds(state.players[seat].hand, state.edition.pack.bag(self.payment.cards)):
            return Reason("not-held", {"payment": self.payment})
        return None

    def do(self, table: Table, seat: int, asked: "Relieving") -> None:
        """The cards go, the money comes."""
        rule = rule_of(table.state, ReliefTrain, asked.thing)
        table.emit(CardsDiscarded(seat, self.payment.cards, rule.id))
        take(table, seat, rule.dollars * len(self.payment.cards), rule.id)


@dataclass(frozen=True, slots=True)
class Relieving(Asked):
    """A seat may give some cards."""

    due = "relief-due"

    def moves(self, state: State, seat: int) -> list[Move]:
        """Every handful of cards, or none."""
        pack, most = state.edition.pack, _asking(state).cards
        hand = pack.cards(state.players[seat].hand)
        sets = [s for count in range(1, most + 1) for s in {*combinations(hand, count)}]
        return [*(Relief(Payment.of(pack, cards)) for cards in sorted(sets)), Done()]


@dataclass(frozen=True, slots=True)
class AskForRelief(Due):
    """A seat's turn to give has come."""

    def do(self, table: Table) -> Iterable[Phase]:
        """If it has anything."""
        some = any(table.state.players[self.seat].hand)
        return ask(table, Relieving(self.seat, self.thing)) if some else ()


def _asking(state: State) -> "ReliefTrain":
    """The event that asks now."""
    return rule_of(state, ReliefTrain, state.asked(Relieving).thing)


class ReliefTrain(Headline):
    """Up to so many cards, and so many dollars for each."""

    effect = "relief-train"
    lightning = True
    verbs = (Relief, Done)
    facts = (CardsDiscarded,)
    phases = (Relieving, AskForRelief)
    refusals = {"relief-due": "", "no-relief": "", "relief-many": "", **NOTHING_ASKED}
    cards: int
    dollars: int

    def strike(self, table: Table, seat: int) -> Iterable[Phase]:
        """Everybody in turn, beginning with the active player (C-07)."""
        seats = len(table.state.players)
        return [AskForRelief((seat + n) % seats, self.id) for n in range(seats)]

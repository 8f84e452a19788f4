"""The Lantern Line: the finale that the marks of the campaign have chosen (E.1 to E.4)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.campaign.stickers.finales import Hands, Lantern, Ledger, naming
from whistlestop.campaign.stickers.partners import (
    WORDS,
    NamePartner,
    Naming,
    NextToName,
    OceansLinked,
    PartnerNamed,
    Partners,
)
from whistlestop.core.board import Route
from whistlestop.core.edition import Edition
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Price, Rule, Trip
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.rules.effects import Effect

NONE = Rule()
"""Where no finale was chosen, nothing happens."""


class LanternLine(Effect):
    """One of three finales: its rule card and its parts were dealt by the story (E.1)."""

    effect = "lantern-line"
    verbs = (NamePartner,)
    facts = (PartnerNamed, OceansLinked)
    phases = (Naming, NextToName)
    parts = (Partners,)
    words = WORDS
    refusals = {
        "partner-due": ".3",
        "no-partner-due": "",
        "partner-absent": ".3",
        "partner-self": ".3",
    }

    def __init__(
        self,
        id: str,  # noqa: A002
        *,
        lantern: Mapping[str, Any],
        hands: Mapping[str, Any],
        ledger: Mapping[str, Any],
    ) -> None:
        super().__init__(id)
        self.finales = {
            "lantern": Lantern(**lantern),
            "hands": Hands(**hands),
            "ledger": Ledger(**ledger),
        }

    def now(self, state: State | View) -> Rule:
        """The finale of this game (C-59)."""
        return self.finales.get(recipe_of(state).finale or "", NONE)

    def points_out(self, edition: Edition) -> Sequence[str]:
        """The waypoints, where they count (E.2)."""
        finale = self.finales.get(recipe_of(edition).finale or "")
        return finale.waypoints if isinstance(finale, Lantern) else ()

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """Nobody named, nothing linked."""
        return [Partners((None,) * seats)]

    def fare(self, state: State | View, seat: int, route: Route, price: Price) -> Price:
        """White routes may be paid like grey ones (E.4)."""
        return self.now(state).fare(state, seat, route, price)

    def travelled(self, table: Table, trip: Trip) -> None:
        """The first to link the two ends takes the rule card (E.2)."""
        state, finale = table.state, self.now(table.state)
        raced = isinstance(finale, Lantern) and finale.linked(state, trip.seat)
        if raced and state.part(Partners).first is None:
            table.emit(OceansLinked(trip.seat, f"{self.id}.2"))

    def game_ends(self, table: Table) -> Iterable[Phase]:
        """Partners are named when all turns are played (E.3)."""
        hands = isinstance(self.now(table.state), Hands)
        return naming(table.state, self.id) if hands else ()

    def lends(self, state: State | View, seat: int) -> Sequence[Sequence[str]]:
        """The partner's routes (E.3)."""
        return self.now(state).lends(state, seat)

    def score(self, state: State) -> Sequence[ScoreLine]:
        """What the finale pays."""
        return self.now(state).score(state)

    def lasting(self, state: State) -> Mapping[str, Any]:
        """Who takes the rule card."""
        return self.now(state).lasting(state)

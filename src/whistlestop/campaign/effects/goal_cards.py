"""Postcards with a condition: when it is met they are shown, and give something (PC.2, C-43).

A prize lies open: the first to meet its condition has it (PC.6).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.campaign.content.pack import find_pack
from whistlestop.campaign.content.postcards import MOST_PRIZES, story_prizes
from whistlestop.campaign.effects.goal_words import read_goals
from whistlestop.campaign.effects.goals import (
    ANY_TRAVEL,
    END,
    NEWS,
    RANKING,
    TRAVEL,
    TURN,
    TURN_END,
)
from whistlestop.campaign.effects.mail import PREFIX, Mailbag, Postcard, PostcardFulfilled, PrizeWon
from whistlestop.campaign.stickers.asked import Due
from whistlestop.core.edition import Edition
from whistlestop.core.errors import CannotRead
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Trip
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.rules.claiming import Paid
from whistlestop.rules.deck import blind_card
from whistlestop.rules.effects import rule_of
from whistlestop.rules.money import take
from whistlestop.rules.newspapers import Reader

NOW, NEXT, EVERY = "", "next-set-up", "every-set-up"
"""When a card gives its dollars: at once, in the next game, in every later one."""


@dataclass(frozen=True, slots=True)
class LookAtGoal(Due):
    """A seat looks at a postcard: is the condition met?"""

    def do(self, table: Table) -> Iterable[Phase]:
        """If so it is shown at once, and gives what it gives."""
        return rule_of(table.state, GoalCard, self.thing).fulfilled(table, self.seat)


class GoalCard(Postcard, Reader):
    """A goal in the words of `goals`; it `gives` dollars, or cards off the deck."""

    effect = "postcard-goal"
    facts = (PostcardFulfilled, PrizeWon)
    phases = (LookAtGoal,)
    parts = (Mailbag, Paid)

    def __init__(
        self,
        id: str,  # noqa: A002
        *,
        goal: Mapping[str, Any],
        gives: Mapping[str, Any],
    ) -> None:
        super().__init__(id)
        self.goals = read_goals(goal)
        self.moment = self.goals[0].when
        self.dollars: int = gives.get("dollars", 0)
        self.cards: int = gives.get("cards", 0)
        self.when: str = gives.get("when", NOW)
        if not gives.keys() <= {"dollars", "cards", "when"}:
            raise CannotRead(f"a postcard gives dollars or cards, not {', '.join(gives)}")
        if self.when not in (NOW, NEXT, EVERY):
            raise CannotRead(f"a postcard gives now, {NEXT} or {EVERY}, not {self.when!r}")

    @property
    def at_once(self) -> int:
        """The dollars that it gives now, or in end step 1."""
        return self.dollars if self.when == NOW else 0

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """The cards, and what routes were paid with."""
        return [*Postcard.memory(self, edition, seats), Paid({})]

    def open(self, state: State) -> bool:
        """Is it a prize that nobody has won yet (PC.6)?"""
        won = any(card.thing == self.id for card in state.part(Mailbag).cards)
        return not won and self.id.removeprefix(PREFIX) in recipe_of(state).prizes

    def may(self, state: State, seat: int) -> bool:
        """Does a seat hold it, or may win it?"""
        if state.part(Mailbag).held(self.id, seat) is not None:
            return True
        recipe = recipe_of(state)
        most = MOST_PRIZES[len(recipe.companies) + len(recipe.absent)]
        return self.open(state) and prizes_of(state, seat, self.id) < most

    def met(self, state: State, seat: int) -> bool:
        """Does a seat that may fulfil it meet its condition?"""
        return self.may(state, seat) and all(goal.met(state, seat) for goal in self.goals)

    def fulfilled(self, table: Table, seat: int) -> Iterable[Phase]:
        """Show it and take the gain, if the condition is met (PC.2, PC.6)."""
        state = table.state
        if not self.met(state, seat):
            return ()
        table.emit((PrizeWon if self.open(state) else PostcardFulfilled)(seat, self.id))
        take(table, seat, self.at_once, self.id)
        return (blind_card(seat),) * self.cards

    def travelled(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """What is about the own network is looked at after step 12 of own travels (C-43)."""
        seats = {TRAVEL: (trip.seat,), ANY_TRAVEL: range(len(table.state.players))}
        asked = seats.get(self.moment, ())
        return [LookAtGoal(seat, self.id) for seat in asked if self.may(table.state, seat)]

    def turn_begins(self, table: Table, seat: int) -> Iterable[Phase]:
        """What is about the beginning of a turn is looked at then."""
        return self.fulfilled(table, seat) if self.moment == TURN else ()

    def turn_ends(self, table: Table, seat: int) -> Iterable[Phase]:
        """What is about its end, at the end."""
        return self.fulfilled(table, seat) if self.moment == TURN_END else ()

    def proof(self, table: Table, seat: int) -> Iterable[Phase]:
        """What is about the news, when an event is turned up, before it works."""
        seats = range(len(table.state.players)) if self.moment == NEWS else ()
        return [work for other in seats for work in self.fulfilled(table, other)]

    def met_at_end(self, state: State, seat: int) -> bool:
        """What is about the end of a game is looked at in end step 1; a prize by all together."""
        if self.moment not in (END, RANKING):
            return False
        return won_at_end(state).get(self.id) == seat if self.open(state) else self.met(state, seat)

    def score(self, state: State) -> Sequence[ScoreLine]:
        """What is met at the end pays as a line of the slip; the first card speaks for all."""
        cards = [rule for rule in state.edition.rules if isinstance(rule, GoalCard)]
        if cards[0] is not self:
            return ()
        found = []
        for seat in range(len(state.players)):
            items = [
                (card.id, card.at_once)
                for card in cards
                if card.moment == END and card.met_at_end(state, seat)
            ]
            found.append(ScoreLine("postcards", sum(n for _, n in items), items=tuple(items)))
        return found

    def lasting(self, state: State) -> Mapping[str, Any]:
        """What became of the card; a prize won at the end; and a gift for the next game."""
        found = dict(Postcard.lasting(self, state))
        seats = range(len(state.players))
        if self.open(state):
            won = {"no": self.id.removeprefix(PREFIX), "used": 0, "done": True}
            found["postcards"] = [[won] if self.met_at_end(state, seat) else [] for seat in seats]
        if self.when == NEXT:
            done = [any(card["done"] for card in cards) for cards in found["postcards"]]
            found["gifts"] = [{"dollars": self.dollars} if yes else None for yes in done]
        return found


def prizes_of(state: State, seat: int, thing: str) -> int:
    """How many prizes of the story a seat has, if that card is one; those of boxes are free (PC.7).

    Prizes of earlier games count, and those won in this one.
    """
    recipe = recipe_of(state)
    every = {PREFIX + no for no in story_prizes(find_pack(recipe.pack), recipe.game)}
    if thing not in every:
        return 0
    before = recipe.won[seat] if recipe.won else 0
    cards = state.part(Mailbag).cards
    return before + sum(card.seat == seat and card.thing in every for card in cards)


def won_at_end(state: State) -> Mapping[str, int]:
    """The open prizes won in end step 1, each by one seat: of several the lowest total (PC.6)."""
    found: dict[str, int] = {}
    cards = [rule for rule in state.edition.rules if isinstance(rule, GoalCard)]
    for card in sorted(cards, key=lambda card: card.id):
        for seat in recipe_of(state).standing:
            if card.moment not in (END, RANKING) or card.id in found or not card.open(state):
                continue
            if card.met(state, seat):
                found[card.id] = seat
                bag = state.part(Mailbag)
                state = state.with_part(bag.won(card.id, seat))
    return found

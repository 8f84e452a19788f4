"""Postcards in a game: who holds which, how often it was used, and whether it is fulfilled.

The number of a card is public; its secret side is known to the rule alone.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.campaign.content.pack import find_pack
from whistlestop.core.edition import Edition, ThingId
from whistlestop.core.errors import CannotRead
from whistlestop.core.event import Event
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.notation.codec import expect
from whistlestop.notation.position import per_seat
from whistlestop.rules.effects import Effect

PREFIX = "PC-"
Number = Annotated[str, "postcard"]
"""The number on a postcard: its id without the prefix."""


@dataclass(frozen=True, slots=True)
class Mail:
    """A postcard and its holder; a tool has `uses`, of which some are `used`, some of them `now`.

    `done` is a goal that is fulfilled, or a tool that is used up (PC.2, PC.3).
    """

    thing: ThingId
    seat: int
    uses: int | None
    used: int
    now: int = 0
    done: bool = False

    @property
    def no(self) -> str:
        """The number on the card."""
        return self.thing.removeprefix(PREFIX)


@dataclass(frozen=True, slots=True)
class Mailbag:
    """Every postcard that somebody holds."""

    cards: tuple[Mail, ...]

    def held(self, thing: str, seat: int) -> Mail | None:
        """A card that a seat holds and may still fulfil or use."""
        found = (card for card in self.cards if card.thing == thing and card.seat == seat)
        return next((card for card in found if not card.done), None)

    def changed(self, new: Mail) -> "Mailbag":
        """With one card as it is now."""
        return Mailbag(tuple(new if card.thing == new.thing else card for card in self.cards))

    def won(self, thing: str, seat: int) -> "Mailbag":
        """With a prize that a seat has won."""
        return Mailbag((*self.cards, Mail(thing, seat, None, 0, done=True)))

    def card(self, thing: str) -> Mail:
        """A card by its id."""
        return next(card for card in self.cards if card.thing == thing)


@dataclass(frozen=True, slots=True)
class PostcardFulfilled(Event):
    """A seat met the condition of a postcard, and shows it (PC.2)."""

    seat: int
    thing: ThingId

    def apply(self, state: State) -> State:
        """It will go into the vault."""
        bag = state.part(Mailbag)
        return state.with_part(bag.changed(replace(bag.card(self.thing), done=True)))


@dataclass(frozen=True, slots=True)
class PrizeWon(Event):
    """A seat was the first to meet the condition of a card that lies open (PC.6)."""

    seat: int
    thing: ThingId

    def apply(self, state: State) -> State:
        """It is its own, and fulfilled."""
        return state.with_part(state.part(Mailbag).won(self.thing, self.seat))


@dataclass(frozen=True, slots=True)
class PostcardUsed(Event):
    """A seat used a postcard; with its last use it will go into the vault (PC.3)."""

    seat: int
    thing: ThingId

    def apply(self, state: State) -> State:
        """Once more."""
        bag = state.part(Mailbag)
        card = bag.card(self.thing)
        used = card.used + 1
        card = replace(card, used=used, now=card.now + 1, done=used == card.uses)
        return state.with_part(bag.changed(card))


def from_offices(edition: Edition) -> Mailbag:
    """The cards that the companies bring to the game; tools with as many uses as are printed."""
    recipe = recipe_of(edition)
    pack, found = find_pack(recipe.pack), []
    for seat, cards in enumerate(recipe.postcards):
        for held in cards:
            printed = pack.postcard(held.no)
            uses = printed.tool.uses if printed and printed.tool else None
            found.append(Mail(PREFIX + held.no, seat, uses, held.used))
    return Mailbag(tuple(found))


class Postcard(Effect):
    """A postcard that somebody may hold."""

    parts: ClassVar[tuple[type[Any], ...]] = (Mailbag,)

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """Every card as the companies' offices have it: the same for each of these rules."""
        return [from_offices(edition)]

    def lasting(self, state: State) -> Mapping[str, Any]:
        """What became of the card."""
        found: list[list[dict[str, Any]]] = [[] for _ in state.players]
        for card in state.part(Mailbag).cards:
            if card.thing == self.id:
                done = card.done or self.met_at_end(state, card.seat)
                found[card.seat].append({"no": card.no, "used": card.used, "done": done})
        return {"postcards": found}

    def met_at_end(self, state: State, seat: int) -> bool:
        """Is it fulfilled by the end of the game (C-43)?"""
        return False

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """The numbers of everybody's cards."""
        found: list[list[str]] = [[] for _ in state.players]
        for card in state.part(Mailbag).cards:
            found[card.seat].append(card.no)
        return {"postcards": found}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """The cards as a position deals them out; those it does not name are not in this game."""
        rows = per_seat(position, "postcards", len(state.players))
        if rows is None:
            return state
        known = {card.no: card for card in from_offices(state.edition).cards}
        dealt: dict[str, Mail] = {}
        for seat, row in enumerate(rows):
            for no in expect(row, list, "a list of numbers", f"postcards[{seat}]"):
                if no not in known or no in dealt:
                    raise CannotRead(
                        f"{no!r} is no other postcard of this game; there are {', '.join(known)}",
                        f"postcards[{seat}]",
                    )
                dealt[no] = replace(known[no], seat=seat)
        return state.with_part(Mailbag(tuple(dealt.values())))

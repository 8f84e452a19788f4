"""What the stickers of the frontier boxes share: their memory, their places, their handfuls."""

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Any, ClassVar

from whistlestop.campaign.chapter.recipe import recipe_of
from whistlestop.core.cards import Payment, holds
from whistlestop.core.edition import Edition
from whistlestop.core.refusal import Reason
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.notation.codec import expect, from_json, to_json
from whistlestop.rules.effects import Effect


class BoxSticker(Effect):
    """A sticker whose memory is one part of the state, told in positions under one key.

    What it `keeps` comes back in the next game of the box.
    """

    key: ClassVar[str]
    part: ClassVar[type[Any]]

    def kept(self, edition: Edition) -> Mapping[str, Any]:
        """What the last game of the box left; nothing in its first one."""
        found = recipe_of(edition).module.get(self.id)
        return found if isinstance(found, Mapping) else {}

    def tell(self, state: State | View) -> Mapping[str, Any]:
        """The memory, entry by entry."""
        return {self.key: to_json(state.edition, self.part, state.part(self.part))}

    def place(self, state: State, position: Mapping[str, Any]) -> State:
        """The memory with what a position says of it."""
        given = expect(position.get(self.key, {}), dict, "an object", self.key)
        told = {**self.tell(state)[self.key], **given}
        return state.with_part(from_json(state.edition, self.part, told, self.key))


def on_piece(state: State | View, cities: Iterable[str], *pieces: str) -> list[str]:
    """Those of the cities that lie on one of these pieces of the board."""
    known = state.edition.board.cities
    return [city for city in cities if known[city].piece in pieces]


def ends_of(state: State | View, route: str) -> tuple[str, str]:
    """The cities that a route touches."""
    return state.edition.board.routes[route].ends


def handfuls(state: State, seat: int, count: int) -> list[Payment]:
    """Every set of so many cards of a hand, of any kind."""
    pack = state.edition.pack
    hand = pack.cards(state.players[seat].hand)
    return [Payment.of(pack, cards) for cards in sorted({*combinations(hand, count)})]


def wrong_handful(state: State, seat: int, count: int, payment: Payment) -> Reason | None:
    """Why these are not so many cards of the hand."""
    given = len(payment.cards)
    if given != count:
        return Reason("pay-count", {"need": count, "given": given})
    if not holds(state.players[seat].hand, state.edition.pack.bag(payment.cards)):
        return Reason("not-held", {"payment": payment})
    return None

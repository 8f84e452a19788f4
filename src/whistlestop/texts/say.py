"""Moves, events, refusals and cards in plain sentences."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from whistlestop.core.cards import WILD, Payment, colour_of, symbol_of
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.refusal import Reason, Refusal
from whistlestop.notation.codec import hints
from whistlestop.picture.palette import COMPANIES
from whistlestop.texts import Texts

_HIDING = ("card", "city", "nugget", "tickets", "kept")
"""Facts of events that are not everybody's."""
_TOLD = {"seat": "player", "first": "player", "to": "other", "card": "colour", "why": "thing"}
_TOLD |= {"nugget": "amount", "kept": "text"}
_TOLD |= dict.fromkeys(("cards", "tickets", "routes", "crates", "things"), "text")
"""What texts call the facts of events that they do not call by their own name."""


class Speaker:
    """Says things about a game in one language, with the players' names."""

    def __init__(self, edition: Edition, lang: str, names: Sequence[str] = ()) -> None:
        self.edition = edition
        self.texts = Texts(lang, edition)
        self.names = names

    @property
    def lang(self) -> str:
        """The language spoken."""
        return self.texts.lang

    def player(self, seat: int) -> str:
        """A player's name: the given one, or that of the colour."""
        if seat < len(self.names):
            return self.names[seat]
        return self.texts(f"player-{list(COMPANIES).index(self.edition.colours[seat])}")

    def city(self, city: str) -> str:
        """A city's name."""
        return self.edition.board.cities[city].name[self.lang]

    def journey(self, ends: tuple[str, str]) -> str:
        """Two cities: "München – Wien"."""
        return f"{self.city(ends[0])} – {self.city(ends[1])}"

    def route(self, route: str) -> str:
        """A route by its ends; of one that leads off the board only the near one is known."""
        board = self.edition.board
        found = board.routes.get(route) or board.beyond[route]
        return " – ".join(self.city(city) for city in found.ends if city in board.cities)

    def ticket(self, ticket: str) -> str:
        """A ticket by its ends and points."""
        found = self.edition.board.tickets[ticket]
        return f"{self.journey(found.ends)} ({found.points})"

    def card(self, card: str | None) -> str:
        """A card's or a colour's name, and the symbol it shows; None is grey."""
        if card is None:
            return self.texts("colour-any")
        name = self.texts(f"card-{colour_of(card)}")
        symbol = symbol_of(card)
        return self.texts("face", colour=name, symbol=self.symbol(symbol)) if symbol else name

    def symbol(self, symbol: str) -> str:
        """A symbol on cards."""
        return self.texts(f"symbol-{symbol}")

    def thing(self, thing: str) -> str:
        """Something that has a name: an event, a step, a person; a rule by its sticker ("G.2")."""
        things = self.edition.things
        found = things.get(thing) or things.get(thing.partition(".")[0])
        return found.name[self.lang] if found else thing

    def crate(self, crate: str) -> str:
        """A kind of fruit."""
        return self.texts(f"crate-{crate}")

    def listed(self, parts: Iterable[str]) -> str:
        """Several things in one breath."""
        text = ""
        for part in parts:
            text = self.texts("list-pair", first=text, next=part) if text else part
        return text

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards, counted: "2 red, 1 locomotive"."""
        counted = Counter(cards)
        if not counted:
            return self.texts("cards-none")
        return self.listed(
            self.texts("cards-wild", count=n)
            if card == WILD
            else self.texts("cards-some", count=n, colour=self.card(card))
            for card, n in counted.items()
        )

    def event(self, event: Event) -> str:
        """An event as a line of the journal; empty for one that need not be told."""
        facts = {name: getattr(event, name) for name in hints(type(event))}
        key = "event-" + re.sub(r"(?<!^)(?=[A-Z])", "-", type(event).__name__).lower()
        if "held" in facts:
            key = key.replace("ended", "held" if facts.pop("held") else "declined")
        spoken = self._facts(facts)
        if facts.get("to", 0) is None:
            key += "-bank"
        if spoken.pop("hidden", False) and self.texts.has(f"{key}-hidden"):
            key += "-hidden"
        return self.texts(key, **spoken) if self.texts.has(key) else ""

    def _facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        spoken: dict[str, Any] = {}
        for name, value in facts.items():
            if name in _HIDING:
                spoken["hidden"] = value is None or (isinstance(value, tuple) and None in value)
            if name in _KINDS and isinstance(value, tuple):
                spoken["count"] = len(value)
            if name in _KINDS or isinstance(value, int):
                told = _TOLD.get(name, name)
                spoken[told] = None if value is None else self.said(name, value)
        return spoken

    def said(self, name: str, value: Any) -> Any:
        """A fact of that name as it is spoken of; what needs no words, as a number, is itself."""
        return _KINDS[name](self, value) if name in _KINDS else value

    def way(self, how: str) -> str:
        """A special way to pay, in words: "by night, with Josiah Penn"; empty for the usual one."""
        words = iter(how.split())
        return self.listed(
            self.texts(key)
            if self.texts.has(key := f"way-{kind}-{word}")
            else self.texts(f"way-{kind}", name=self._named(word))
            for kind, word in zip(words, words, strict=True)
        )

    def _named(self, word: str) -> str:
        """What a word of a move names: a thing, a postcard by its number; or itself."""
        return self.thing(f"PC-{word}" if f"PC-{word}" in self.edition.things else word)

    def choice(self, move: Move) -> str:
        """An answer to what a thing asks, in words; empty where its verb has none."""
        key = f"move-{move.verb}"
        if not self.texts.has(key):
            return ""
        facts = {name: getattr(move, name) for name in hints(type(move))}
        payment = facts.pop("payment", None)
        text = self.cards(payment.cards) if isinstance(payment, Payment) else ""
        name = self.listed(self.said(kind, value) for kind, value in facts.items())
        return self.texts(key, name=name or text, text=text or name)

    def partner(self, colour: str) -> str:
        """A company that may be named as a partner, or nobody."""
        companies = self.edition.colours
        if colour not in companies:
            return self.texts("partner-none")
        return self.player(companies.index(colour))

    def reason(self, reason: Reason) -> str:
        """Why not, in one sentence."""
        spoken = {name: self.said(name, value) for name, value in reason.facts.items()}
        if "ticket" in spoken:  # the word for tickets stays the edition's own
            spoken["route"] = spoken.pop("ticket")
        if "payment" in spoken:
            spoken["text"] = spoken.pop("payment")
        return self.texts(f"why-{reason.key}", **spoken)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and the rule that says so with its text."""
        return f"{self.reason(refusal.reason)} [{refusal.rule}] {self.rule(refusal.rule)}"

    def rule(self, rule: str) -> str:
        """The text of a rule: of the rulebook, or of the thing that brought it ("A.2", "EM-05")."""
        found = None if self.texts.has(rule) else self.edition.things.get(rule)
        return self.texts(rule) if found is None else found.text[self.lang]


def _several(one: Callable[..., str]) -> Callable[[Speaker, Iterable[Any]], str]:
    return lambda speaker, things: speaker.listed(one(speaker, each) for each in things if each)


_KINDS: Mapping[str, Callable[..., str]] = {
    **dict.fromkeys(("player", "seat", "first", "to"), Speaker.player),
    **dict.fromkeys(("card", "colour"), Speaker.card),
    **dict.fromkeys(("thing", "why"), Speaker.thing),
    **dict.fromkeys(("tickets", "kept"), _several(Speaker.ticket)),
    "things": _several(Speaker.thing),
    "ticket": Speaker.ticket,
    "route": Speaker.route,
    "routes": _several(Speaker.route),
    "city": Speaker.city,
    "crate": Speaker.crate,
    "crates": _several(Speaker.crate),
    "cards": Speaker.cards,
    "payment": lambda speaker, payment: speaker.cards(payment.cards),
    "no": lambda speaker, number: speaker.thing(f"PC-{number}"),
    "partner": Speaker.partner,
    "symbol": Speaker.symbol,
    "token": lambda speaker, token: speaker.texts(f"token-{token}"),
}
"""How things are spoken of, by the names that facts and the fields of moves have."""

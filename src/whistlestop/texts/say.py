"""Moves, events, refusals and cards in plain sentences."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from whistlestop.core.cards import WILD, Payment, colour_of, symbol_of
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.refusal import Reason, Refusal
from whistlestop.notation.codec import hints
from whistlestop.picture.palette import COMPANIES
from whistlestop.texts import Texts


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
        if not symbol:
            return name
        return self.texts("face", colour=name, symbol=self.texts(f"symbol-{symbol}"))

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
            if name in ("seat", "first"):
                spoken["player"] = self.player(value)
            elif name == "card":
                spoken["hidden"] = value is None
                spoken["colour"] = value and self.card(value)
            elif name in ("tickets", "kept"):
                spoken["hidden"] = None in value
                spoken["count"] = len(value)
                spoken["text"] = self.listed(self.ticket(t) for t in value if t)
            elif name == "route":
                spoken["route"] = self.route(value)
            elif name == "routes":
                spoken["text"] = self.listed(map(self.route, value))
            elif name == "city":
                spoken["hidden"] = value is None
                spoken["city"] = value and self.city(value)
            elif name == "crate":
                spoken["crate"] = self.crate(value)
            elif name == "crates":
                spoken["text"] = self.listed(map(self.crate, value))
            elif name == "token":
                spoken["token"] = self.texts(f"token-{value}")
            elif name == "nugget":
                spoken["hidden"] = value is None
                spoken["amount"] = value
            elif name == "colour":
                spoken["colour"] = self.card(value)
            elif name in ("why", "thing"):
                spoken["thing"] = self.thing(value)
            elif name == "things":
                spoken["text"] = self.listed(map(self.thing, value))
            elif name == "to":
                spoken["other"] = "" if value is None else self.player(value)
            elif name == "cards":
                spoken["count"] = len(value)
                spoken["text"] = self.cards(value)
            elif isinstance(value, Payment):
                spoken["payment"] = self.cards(value.cards)
            elif isinstance(value, int):
                spoken[name] = value
        return spoken

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
        name = self.listed(self._word(kind, value) for kind, value in facts.items())
        return self.texts(key, name=name or text, text=text or name)

    def _word(self, kind: str, value: Any) -> str:
        """What a field of a move stands for."""
        if kind == "no":
            return self.thing(f"PC-{value}")
        if kind == "partner":
            companies = self.edition.colours
            return (
                self.player(companies.index(value))
                if value in companies
                else self.texts("partner-none")
            )
        if kind == "tickets":
            return self.listed(map(self.ticket, value))
        said = {"thing": self.thing, "city": self.city, "crate": self.crate}
        return said.get(kind, self.card)(value)

    def reason(self, reason: Reason) -> str:
        """Why not, in one sentence."""
        spoken = dict(reason.facts)
        for name, value in reason.facts.items():
            if name == "player":
                spoken["player"] = self.player(value)  # type: ignore[arg-type]
            elif name == "colour":
                spoken["colour"] = self.card(str(value))
            elif name == "route":
                spoken["route"] = self.route(str(value))
            elif name == "city":
                spoken["city"] = self.city(str(value))
            elif name == "thing":
                spoken["thing"] = self.thing(str(value))
            elif name == "crate":
                spoken["crate"] = self.crate(str(value))
            elif name == "symbol":
                spoken["symbol"] = self.texts(f"symbol-{value}")
            elif name == "ticket":
                # The word for tickets stays the edition's own.
                spoken["route"] = self.ticket(str(spoken.pop("ticket")))
            elif isinstance(value, Payment):
                spoken["text"] = self.cards(value.cards)
                del spoken[name]
        return self.texts(f"why-{reason.key}", **spoken)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and the rule that says so with its text."""
        return f"{self.reason(refusal.reason)} [{refusal.rule}] {self.rule(refusal.rule)}"

    def rule(self, rule: str) -> str:
        """The text of a rule: of the rulebook, or of the thing that brought it ("A.2", "EM-05")."""
        found = None if self.texts.has(rule) else self.edition.things.get(rule)
        return self.texts(rule) if found is None else found.text[self.lang]

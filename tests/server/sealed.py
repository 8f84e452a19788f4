"""What is sealed in a campaign pack, read from its files; and what has been opened by when."""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from whistlestop.campaign.content.pack import BUILT_IN
from whistlestop.editions import load

LONG = 12
"""Shorter texts may also be ordinary words: they are looked for as whole texts only."""


def strings(value: Any) -> Iterator[str]:
    """Every text of a JSON value, keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def _texts(value: Any) -> set[str]:
    """The texts in every language, wherever they are in a value."""
    if isinstance(value, dict):
        if value.keys() >= {"en", "zh-Hans", "zh-Hant"}:
            return set(value.values())
        return {text for inner in value.values() for text in _texts(inner)}
    if isinstance(value, list):
        return {text for inner in value for text in _texts(inner)}
    return set()


class Pack:
    """The sealed things of a pack: what kind and id, and the texts that nobody may read yet."""

    def __init__(self, name: str) -> None:
        folder = BUILT_IN / name
        self.public = _texts(json.loads((folder / "pack.json").read_text("utf-8")))
        self.things: dict[tuple[str, str], set[str]] = {}
        self.choices: dict[str, str] = {}
        self.postcards: dict[str, dict[str, Any]] = {}
        for path in sorted((folder / "chapters").iterdir()):
            self._chapter(json.loads(path.read_text("utf-8")))
        for path in sorted((folder / "boxes").iterdir()):
            self._box(json.loads(path.read_text("utf-8")))
        for path in sorted((folder / "postcards").iterdir()):
            card = json.loads(path.read_text("utf-8"))
            self.postcards[card["no"]] = card

    def _box(self, box: dict[str, Any]) -> None:
        """A box holds the same things as a chapter, and is as sealed."""
        self._chapter(
            {
                "cards": [box["arrival"], box["farewell"]],
                "stickers": [box["sticker"]],
                "events": box["events"],
                "employees": [box["employee"]] if box["employee"] else [],
                "rules": box.get("rules", []),
            }
        )

    def _chapter(self, chapter: dict[str, Any]) -> None:
        kinds = {"stickers": "letter", "events": "id", "employees": "id", "rules": "id"}
        for card in chapter["cards"]:
            self.things["card", card["id"]] = {card["id"]} | _texts([card["title"], card["text"]])
            for make in card.get("makes", ()):
                if "choice" in make:
                    self.choices[make["choice"]] = card["id"]
        for group, key in kinds.items():
            for thing in chapter.get(group, ()):
                name = thing[key]
                self.things[group, name] = _texts(thing) | ({name} if len(name) > 3 else set())
        for choice in chapter.get("choices", ()):
            self.things["choice", choice["id"]] = _texts(choice)

    def sealed(self, facts: Iterable[dict[str, Any]], companies: Iterable[int]) -> set[str]:
        """What these companies (none: a spectator) may not read after those facts."""
        secret, known = self._texts_of(facts, companies)
        return secret - known

    def leaks(
        self, told: set[str], facts: Iterable[dict[str, Any]], companies: Iterable[int]
    ) -> set[str]:
        """The secrets that some texts tell; a name that the story has told already is none."""
        secret, known = self._texts_of(facts, companies)
        found = found_in(told, secret - known)
        whole = "\n".join(known) if found else ""
        return {text for text in found if text not in whole}

    def _texts_of(
        self, facts: Iterable[dict[str, Any]], companies: Iterable[int]
    ) -> tuple[set[str], set[str]]:
        """The texts that are secret after those facts, and those that are known."""
        opened: set[tuple[str, str]] = set()
        held: dict[str, set[int]] = {}
        open_cards: set[str] = set()
        for fact in facts:
            match fact:
                case {"type": "CardRead", "card": card}:
                    opened.add(("card", card))
                    opened |= {("choice", c) for c, by in self.choices.items() if by == card}
                case {"type": "StickerCame", "letter": letter}:
                    opened.add(("stickers", letter))
                case {"type": "EventCame", "event": event}:
                    opened.add(("events", event))
                case {"type": "EmployeeCame", "employee": employee}:
                    opened.add(("employees", employee))
                case {"type": "RulesRead", "rules": rules}:
                    opened |= {("rules", rule) for rule in rules}
                case {"type": "PostcardDrawn", "no": no, "company": company}:
                    held.setdefault(no, set()).add(company)
                case {"type": "PrizeOffered", "no": no}:
                    held.setdefault(no, set())
                case {"type": "PostcardFulfilled", "no": no}:
                    open_cards.add(no)
        known = set(self.public)
        secret: set[str] = set()
        for thing, texts in self.things.items():
            if thing in opened:
                known |= texts
            else:
                secret |= texts
        for no, card in self.postcards.items():
            mine = held.get(no, set()) & set(companies)
            hidden = _texts(card) | {f"PC-{no}"}
            if mine or no in open_cards:
                hidden = set()
            elif no in held:
                hidden = _hidden(card)
            secret |= hidden
            known |= (_texts(card) | {f"PC-{no}"}) - hidden
        return secret, known


def _hidden(card: dict[str, Any]) -> set[str]:
    """The secret side of a postcard that somebody else holds (PC.1)."""
    if card["side"] == "G":
        return set() if "tool" in card else _texts(card["condition"])
    return _texts(card["gain"]) | (_texts(card["condition"]) if card["side"] == "S" else set())


def beyond(facts: Iterable[dict[str, Any]]) -> set[str]:
    """Cities and routes of the boards that are closed after those facts."""
    board = load.read("legends", "board.json")
    there = {piece["id"] for piece in board["pieces"] if piece["start"]}
    there |= {fact["box"] for fact in facts if fact["type"] == "BoxOpened"}
    cities = {city["id"] for city in board["cities"] if city["piece"] not in there}
    return cities | {r["id"] for r in board["routes"] if cities & {r["from"], r["to"]}}


def told_in(answer: str) -> set[str]:
    """Every text of an answer, which may be lines of JSON."""
    return set(strings([json.loads(line) for line in answer.splitlines() if line.strip()]))


def found_in(told: set[str], secret: set[str]) -> set[str]:
    """The secrets that some texts tell."""
    whole = "\n".join(told)
    return (told & secret) | {text for text in secret if len(text) >= LONG and text in whole}


def facts_of(folder: Path, campaign: str) -> list[list[dict[str, Any]]]:
    """The facts of each step, as only the shelf knows them."""
    base = sqlite3.connect(folder / "campaigns.db")
    query = "SELECT facts FROM steps WHERE campaign = ? ORDER BY number"
    rows = base.execute(query, (campaign,)).fetchall()
    base.close()
    return [json.loads(facts) for (facts,) in rows]

"""Every text of a pack in the order in which a campaign is read, for whoever proof-reads it."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from whistlestop.campaign.content.form import (
    Box,
    ChapterFile,
    Choice,
    PackFile,
    Postcard,
    RuleText,
    kind_of,
)
from whistlestop.campaign.content.pack import first_events

GROUPS = (
    "frame",
    "story",
    "stickers",
    "rules",
    "events",
    "employees",
    "plates",
    "choices",
    "postcards",
)
"""The kinds of texts, as the command knows them."""


class Passage(NamedTuple):
    """One text: where it stands, whose it is, and what it says in each language."""

    file: str
    group: str
    id: str
    part: str
    text: Mapping[str, str]


class Pages:
    """A pack turned over page by page: what a card brings stands after the card."""

    def __init__(
        self,
        frame: PackFile | None,
        chapters: Mapping[str, ChapterFile],
        boxes: Mapping[str, Box],
        postcards: Mapping[str, Postcard],
    ) -> None:
        self.frame, self.chapters = frame, chapters
        self.boxes, self.postcards = boxes, postcards

    def __iter__(self) -> Iterator[Passage]:
        if self.frame is not None:
            yield from self._frame(self.frame)
        for name, chapter in self.chapters.items():
            yield from self._chapter(f"chapters/{name}.json", chapter)
        for name, box in self.boxes.items():
            yield from self._box(f"boxes/{name}.json", box)
        for name, card in self.postcards.items():
            yield from self._postcard(f"postcards/{name}.json", card)

    def _frame(self, frame: PackFile) -> Iterator[Passage]:
        file = "pack.json"
        yield Passage(file, "frame", frame.id, "title", frame.title)
        yield Passage(file, "frame", frame.id, "about", frame.about)
        for company in frame.companies:
            yield Passage(file, "frame", company.colour, "name", company.name)
        yield from _rules(file, frame.rules)
        for event in first_events(frame.edition):
            yield from _thing(f"{frame.edition}/things.json", "events", event.id, event)

    def _chapter(self, file: str, chapter: ChapterFile) -> Iterator[Passage]:
        things = {name: (f"{kind_of(one)}s", one) for name, one in chapter.things.items()}
        choices = {choice.id: choice for choice in chapter.choices}
        rules = {rule.id: rule for rule in chapter.rules}
        yield Passage(file, "story", str(chapter.year), "title", chapter.title)
        for card in chapter.cards:
            yield Passage(file, "story", card.id, "title", card.title)
            yield Passage(file, "story", card.id, "text", card.text)
            for make in card.makes:
                brought = (make.sticker, make.event, make.employee, *(make.plates or ()))
                for name in (name for name in brought if name in things):
                    group, thing = things.pop(str(name))
                    yield from _thing(file, group, str(name), thing)
                if make.choice in choices:
                    yield from _choice(file, choices.pop(str(make.choice)))
                told = [rules.pop(rule) for rule in make.rules or () if rule in rules]
                yield from _rules(file, told)
        for name, (group, thing) in things.items():  # what no card brings is an error elsewhere
            yield from _thing(file, group, name, thing)
        for choice in choices.values():
            yield from _choice(file, choice)
        yield from _rules(file, rules.values())

    def _box(self, file: str, box: Box) -> Iterator[Passage]:
        yield Passage(file, "story", box.arrival.id, "title", box.arrival.title)
        yield Passage(file, "story", box.arrival.id, "text", box.arrival.text)
        yield from _thing(file, "stickers", box.sticker.letter, box.sticker)
        yield from _rules(file, box.rules)
        for event in box.events:
            yield from _thing(file, "events", event.id, event)
        if box.employee is not None:
            yield from _thing(file, "employees", box.employee.id, box.employee)
        yield Passage(file, "story", box.farewell.id, "title", box.farewell.title)
        yield Passage(file, "story", box.farewell.id, "text", box.farewell.text)

    def _postcard(self, file: str, card: Postcard) -> Iterator[Passage]:
        for part in ("name", "story", "condition", "gain"):
            yield Passage(file, "postcards", f"PC-{card.no}", part, getattr(card, part))


def _thing(file: str, group: str, name: str, thing: Any) -> Iterator[Passage]:
    """A sticker with its rules, an event, a person, a plate."""
    yield Passage(file, group, name, "name", thing.name)
    if hasattr(thing, "trade"):
        yield Passage(file, group, name, "trade", thing.trade)
    yield Passage(file, group, name, "text", thing.text)
    yield from _rules(file, getattr(thing, "rules", ()))


def _rules(file: str, rules: Any) -> Iterator[Passage]:
    told: RuleText
    for told in rules:
        yield Passage(file, "rules", told.id, "text", told.text)


def _choice(file: str, choice: Choice) -> Iterator[Passage]:
    yield Passage(file, "choices", f"choice {choice.id}", "text", choice.text)
    for option in choice.options:
        yield Passage(file, "choices", f"choice {choice.id}", option.mark, option.text)

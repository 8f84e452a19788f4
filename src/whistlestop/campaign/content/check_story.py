"""The checker of packs, second half: do the story's cards bring what there is, and only that?"""

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from whistlestop.campaign.between.telling import PAUSE, STOP
from whistlestop.campaign.content.form import Box, ChapterFile, Make, PackFile

if TYPE_CHECKING:
    from whistlestop.campaign.content.check import Checker, Report


def keys_of(make: Make) -> list[str]:
    """What a make of a story card says, by its keys; `to` and `if` belong to another."""
    told = [f.name for f in fields(make) if getattr(make, f.name) is not None]
    return [name for name in told if name not in ("to", "if_")]


class StoryCheck:
    """Goes through the chapters in their order, as a campaign would."""

    def __init__(
        self,
        report: "Report",
        frame: PackFile,
        chapters: Mapping[str, ChapterFile],
        boxes: Mapping[str, Box],
        checker: "Checker",
    ) -> None:
        self.report, self.frame, self.checker = report, frame, checker
        self.chapters, self.boxes = chapters, boxes
        self.postcards: dict[str, str] = {}
        """Postcards that cards and boxes ask for, each with the file that does."""
        self.stickers: dict[str, str] = {}
        self.named: dict[str, str] = {}
        self.marks = {
            o.mark for c in chapters.values() for ch in c.choices or () for o in ch.options
        }

    def run(self) -> None:
        """Chapter by chapter."""
        years = [str(year) for year in self.frame.years]
        missing = [year for year in years if year not in self.chapters]
        if missing:
            self.report.unprinted.append(f"chapters {', '.join(missing)}")
        for name, chapter in self.chapters.items():
            file = f"chapters/{name}.json"
            if name not in years:
                self.report.wrong(file, "year", f"{name} is no year of this campaign")
            elif any(year in missing for year in years[: years.index(name)]):
                self.report.wrong(file, "", "cannot be reached: an earlier year is not printed")
            if str(chapter.year) != name:
                self.report.wrong(file, "year", f"is {chapter.year}, but the file is {name}.json")
            game = years.index(name) + 1 if name in years else 0
            self._chapter(file, game, chapter)
        for name, box in self.boxes.items():
            self._box(f"boxes/{name}.json", box)

    def _chapter(self, file: str, game: int, chapter: ChapterFile) -> None:
        self._order(file, chapter)
        self._things(file, chapter)
        told = {rule.id for rule in (*self.frame.rules, *chapter.rules)}
        brought: set[str] = set()
        before = True
        for i, card in enumerate(chapter.cards):
            place = f"cards[{i}]"
            self._name(file, f"{place}.id", card.id)
            if card.if_ is not None and card.if_ not in self.marks:
                self.report.wrong(file, f"{place}.if", f"no choice gives the mark {card.if_!r}")
            for j, make in enumerate(card.makes or ()):
                at = f"{place}.makes[{j}]"
                self._make(file, at, make, chapter, told, game + (not before))
                brought |= {str(v) for k in keys_of(make) for v in _listed(getattr(make, k))}
            before = before and card.kind != PAUSE
        self._unused(file, chapter, brought)
        has = any(make.choice is not None for card in chapter.cards for make in card.makes or ())
        if game in self.frame.mark_games and not has:
            self.report.wrong(file, "cards", "the frame promises a choice after this game")
        if has and game not in self.frame.mark_games:
            self.report.wrong(file, "cards", "there is a choice, but not in the frame's mark_games")

    def _order(self, file: str, chapter: ChapterFile) -> None:
        """One PAUSE, then one STOP at the end."""
        kinds: list[str] = [card.kind for card in chapter.cards]
        if kinds.count(PAUSE) != 1 or kinds.count(STOP) != 1 or kinds[-1] != STOP:
            self.report.wrong(file, "cards", "need one PAUSE, and one STOP as the last card")

    def _things(self, file: str, chapter: ChapterFile) -> None:
        """Stickers, events, people and plates: their names and what they do."""
        for i, sticker in enumerate(chapter.stickers or ()):
            self._name(file, f"stickers[{i}].letter", sticker.letter)
            self.checker.effect(file, f"stickers[{i}]", sticker.letter, sticker)
            self.stickers[sticker.letter] = file
        groups: list[tuple[str, Any]] = [
            ("events", chapter.events),
            ("employees", chapter.employees),
            ("plates", chapter.plates),
        ]
        for group, things in groups:
            for i, thing in enumerate(things or ()):
                self._name(file, f"{group}[{i}].id", thing.id)
                self.checker.effect(file, f"{group}[{i}]", thing.id, thing)
        for i, choice in enumerate(chapter.choices or ()):
            marks = [option.mark for option in choice.options]
            if len(set(marks)) < max(2, len(marks)):
                self.report.wrong(
                    file, f"choices[{i}]", "needs at least two options, all different"
                )
        for i, event in enumerate(chapter.events or ()):
            if event.bound is not None and event.bound not in self.stickers:
                problem = f"there is no sticker {event.bound!r} by then"
                self.report.wrong(file, f"events[{i}].bound", problem)

    def _make(
        self, file: str, place: str, make: Make, chapter: ChapterFile, told: set[str], game: int
    ) -> None:
        keys = keys_of(make)
        if len(keys) != 1:
            self.report.wrong(file, place, "should make one thing happen")
        if make.if_ is not None and make.if_ not in self.marks:
            self.report.wrong(file, f"{place}.if", f"no choice gives the mark {make.if_!r}")
        if (make.to is None) != (make.postcard is None):
            self.report.wrong(file, place, "`to` and `postcard` go together")
        known: dict[str, set[str]] = {
            "sticker": {s.letter for s in chapter.stickers or ()},
            "out": set(self.stickers),
            "event": {e.id for e in chapter.events or ()},
            "employee": {e.id for e in chapter.employees or ()},
            "choice": {c.id for c in chapter.choices or ()},
            "plates": {p.id for p in chapter.plates or ()},
            "rules": told,
        }
        for key in keys:
            for name in _listed(getattr(make, key)):
                if key in known and name not in known[key]:
                    self.report.wrong(file, f"{place}.{key}", f"there is no {name!r}")
                if key in ("postcard", "prize", "parts"):
                    self.postcards[str(name)] = file
        sticker = next((s for s in chapter.stickers or () if s.letter == make.sticker), None)
        if sticker is not None and sticker.games is not None:
            first, last = sticker.games
            if first != game or not first <= last <= len(self.frame.years):
                problem = f"{sticker.letter} is in force from game {game} on, not {first} to {last}"
                self.report.wrong(file, place, problem)

    def _unused(self, file: str, chapter: ChapterFile, brought: set[str]) -> None:
        """Everything that is printed is brought by a card."""
        there: list[tuple[str, list[str]]] = [
            ("stickers", [s.letter for s in chapter.stickers or ()]),
            ("events", [e.id for e in chapter.events or ()]),
            ("employees", [e.id for e in chapter.employees or ()]),
            ("plates", [p.id for p in chapter.plates or ()]),
            ("choices", [c.id for c in chapter.choices or ()]),
            ("rules", [r.id for r in chapter.rules or ()]),
        ]
        for place, names in there:
            for name in names:
                if name not in brought:
                    self.report.wrong(file, place, f"no card brings {name!r}")

    def _box(self, file: str, box: Box) -> None:
        self._name(file, "sticker.letter", box.sticker.letter)
        self._name(file, "arrival.id", box.arrival.id)
        self._name(file, "farewell.id", box.farewell.id)
        for i, event in enumerate(box.events or ()):
            self._name(file, f"events[{i}].id", event.id)
            if event.bound not in (None, box.sticker.letter):
                self.report.wrong(file, f"events[{i}].bound", "can only be bound to the box's own")
        if box.employee is not None:
            self._name(file, "employee.id", box.employee.id)
        if box.postcard is not None:
            self.postcards[box.postcard] = file

    def _name(self, file: str, place: str, name: str) -> None:
        """A name is given once in a pack."""
        if name in self.named:
            self.report.wrong(file, place, f"{name!r} is named in {self.named[name]} already")
        self.named.setdefault(name, file)


def _listed(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, tuple | list) else (value,)

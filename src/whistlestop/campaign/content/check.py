"""The checker of packs: lists everything that is wrong with one, all at once."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from whistlestop.campaign import registry
from whistlestop.campaign.balance import bands
from whistlestop.campaign.balance.kept import BANDS
from whistlestop.campaign.chapter.atlas import Atlas, atlas
from whistlestop.campaign.content.check_story import StoryCheck
from whistlestop.campaign.content.form import FORMAT, Box, ChapterFile, PackFile, Postcard
from whistlestop.campaign.content.pack import Pack, first_events
from whistlestop.campaign.content.reading import Problem, try_file
from whistlestop.campaign.content.reading_order import Pages
from whistlestop.core.errors import BadInput, CannotRead
from whistlestop.core.rule import Rule
from whistlestop.editions import edition as find_edition
from whistlestop.texts import languages

T = TypeVar("T")
WORDS = 70
"""The most English words of a text: it can be read aloud in one breath."""
GOAL = "postcard-goal"


@dataclass
class Report:
    """What the checker found."""

    problems: list[Problem] = field(default_factory=list)
    unprinted: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)

    def wrong(self, file: str, place: str, text: str) -> None:
        """Something is wrong there."""
        self.problems.append(Problem(file, place, text))


class Checker:
    """Goes through the folder of a pack, file by file, then through what joins them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.report = Report()
        self.frame = self._read("pack.json", PackFile)
        self.chapters = self._group("chapters", ChapterFile)
        self.postcards = self._group("postcards", Postcard)
        self.boxes = self._group("boxes", Box)
        self.atlas: Atlas | None = None

    def _read(self, file: str, kind: type[T]) -> T | None:
        found, problems = try_file(self.folder / file, file, kind, languages())
        self.report.problems += problems
        return None if any(not p.text.startswith("has ") for p in problems) else found

    def _group(self, name: str, kind: type[T]) -> dict[str, T]:
        found: dict[str, T] = {}
        folder = self.folder / name
        for path in sorted(folder.iterdir()) if folder.is_dir() else ():
            file = f"{name}/{path.name}"
            if path.suffix != ".json":
                self.report.wrong(file, "", "is no file of a pack")
                continue
            one = self._read(file, kind)
            if one is not None:
                found[path.stem] = one
        return found

    def run(self) -> Report:
        """Everything that is wrong."""
        for path in sorted(self.folder.iterdir()):
            if path.name not in (
                "pack.json",
                "chapters",
                "postcards",
                "boxes",
                "bands.json",
                "README.md",
            ):
                self.report.wrong(path.name, "", "is no file of a pack")
        if self.frame is not None:
            self._check_bands()
            self._check_frame(self.frame)
            if self.atlas is not None:
                story = StoryCheck(self.report, self.frame, self.chapters, self.boxes, self)
                story.run()
                self._check_boxes(self.frame, self.atlas)
                self._check_postcards(self.frame, self.atlas, story.postcards)
                self._check_lengths()
        self._count()
        return self.report

    def _check_bands(self) -> None:
        """Acceptance bands are only for those who simulate the pack."""
        try:
            bands.read(Pack(self.folder))
        except CannotRead as problem:
            self.report.wrong(BANDS, "", problem.problem)

    def _check_frame(self, frame: PackFile) -> None:
        def wrong(place: str, text: str) -> None:
            self.report.wrong("pack.json", place, text)

        games = len(frame.years)
        if frame.format != FORMAT:
            wrong("format", f"is {frame.format}; this Whistlestop reads {FORMAT}")
        if frame.id != self.folder.resolve().name:
            wrong("id", f"is {frame.id!r}, but the folder is called {self.folder.resolve().name!r}")
        try:
            base = find_edition(frame.edition)
            self.atlas = atlas(frame.edition)
            first_events(frame.edition)
        except (CannotRead, ValueError, KeyError, OSError) as problem:
            wrong("edition", str(problem))
            return
        if not games or list(frame.years) != sorted(set(frame.years)):
            wrong("years", "should be one year for each game, each later than the one before")
        for name in ("cars", "reward"):
            if len(getattr(frame, name)) != games:
                wrong(name, f"should have {games} entries, one for each game")
        colours = [company.colour for company in frame.companies]
        known = base.colours
        for colour in sorted(set(colours) - set(known)):
            wrong("companies", f"{colour!r} is no company of {frame.edition}: {', '.join(known)}")
        if len(set(colours)) < max(2, len(colours)):
            wrong("companies", "should be at least two, each of a colour of its own")
        for name in ("frontier_games", "stamp_games"):
            span = getattr(frame, name)
            if span is not None and not 1 <= span[0] <= span[1] <= games:
                wrong(name, f"should be two games from 1 to {games}, the earlier first")
        if frame.frontier_games is not None and frame.frontier_games[1] >= games:
            wrong("frontier_games", "should end before the last game: a box needs a game to play")
        for game in frame.mark_games:
            if not 1 <= game <= games:
                wrong("mark_games", f"there is no game {game}")
        for frontier in frame.frontiers or ():
            piece = self.atlas.pieces.get(frontier)
            if piece is None or piece.start:
                wrong("frontiers", f"{frontier!r} is no frontier of {frame.edition}")
        if frame.patient_bank is not None and frame.patient_bank.per < 1:
            wrong("patient_bank.per", "should be at least 1")
        self.once("pack.json", "rules", [rule.id for rule in frame.rules])

    def _check_boxes(self, frame: PackFile, whole: Atlas) -> None:
        frontiers = frame.frontiers or whole.frontiers
        for name, box in self.boxes.items():
            file = f"boxes/{name}.json"
            if box.id != name:
                self.report.wrong(file, "id", f"is {box.id!r}, but the file is called {name}.json")
            if name not in frontiers:
                self.report.wrong(file, "id", f"{name!r} is no frontier of this campaign")
            self.effect(file, "sticker", box.sticker.letter, box.sticker)
            for i, event in enumerate(box.events):
                self.effect(file, f"events[{i}]", event.id, event)
            if box.employee is not None:
                self.effect(file, "employee", box.employee.id, box.employee)
        missing = [name for name in frontiers if name not in self.boxes]
        if missing and frame.frontier_games is not None:
            self.report.unprinted.append(f"boxes {', '.join(missing)}")

    def _check_postcards(self, frame: PackFile, whole: Atlas, asked: Mapping[str, str]) -> None:
        """Each card can be reached, and each card that is asked for is there."""
        tickets = {t.postcard for t in whole.tickets.values() if t.postcard}
        firsts = {box.postcard for box in self.boxes.values() if box.postcard}
        for name, card in self.postcards.items():
            file = f"postcards/{name}.json"
            if card.no != name:
                self.report.wrong(file, "no", f"is {card.no!r}, but the file is called {name}.json")
            if name not in tickets | firsts | set(asked):
                self.report.wrong(file, "no", "nothing leads to this card: no ticket, card or box")
            if (card.goal is None) == (card.tool is None):
                self.report.wrong(file, "", "needs either a goal or a tool")
            if card.goal is not None:
                numbers = {"goal": card.goal, "gives": card.gives or {}}
                self._make(file, "goal", GOAL, f"PC-{name}", numbers)
                self._cities(file, card.goal, whole)
            if card.tool is not None:
                self._make(file, "tool", card.tool.effect, f"PC-{name}", card.tool.with_)
        for no, place in asked.items():
            if no not in self.postcards:
                self.report.wrong(place, no, "there is no postcard of that number")
        missing = sorted((tickets | firsts) - set(self.postcards))
        if missing:
            self.report.unprinted.append(f"postcards {', '.join(missing)}")

    def _cities(self, file: str, goal: Mapping[str, Any], whole: Atlas) -> None:
        """Cities that a goal lists are on the map."""
        for verb in ("link", "touch"):
            named = goal.get(verb)
            rows = named.get("of") if isinstance(named, dict) else named
            for city in rows if isinstance(rows, list) else ():
                if city not in whole.cities:
                    self.report.wrong(file, f"goal.{verb}", f"there is no city {city!r}")

    @property
    def pages(self) -> Pages:
        """All its texts, in reading order."""
        return Pages(self.frame, self.chapters, self.boxes, self.postcards)

    def _check_lengths(self) -> None:
        """Can each text be read aloud in one breath?"""
        for passage in self.pages:
            words = len(passage.text.get("en", "").split())
            if words > WORDS:
                place = f"{passage.id}.{passage.part}"
                problem = f"has {words} English words; at most {WORDS}"
                self.report.wrong(passage.file, place, problem)

    # Asked by the parts of the check

    def effect(self, file: str, place: str, name: str, thing: Any) -> None:
        """Is there a rule for what a thing does, and does it take its numbers?"""
        self._make(file, f"{place}.effect", thing.effect, name, thing.with_)

    def _make(
        self, file: str, place: str, effect: str, name: str, numbers: Mapping[str, Any]
    ) -> Rule | None:
        try:
            return registry.make(effect, name, numbers)
        except LookupError as problem:
            self.report.wrong(file, place, str(problem))
        except (TypeError, ValueError) as problem:
            self.report.wrong(file, place, f"{effect!r} cannot be made of that: {problem}")
        return None

    def once(self, file: str, place: str, names: Iterable[str]) -> None:
        """Does every name stand there only once?"""
        for name, count in Counter(names).items():
            if count > 1:
                self.report.wrong(file, place, f"{name!r} stands there {count} times")

    def _count(self) -> None:
        counts = self.report.counts
        counts["games"] = len(self.frame.years) if self.frame else 0
        counts["chapters"] = len(self.chapters)
        counts["boxes"] = len(self.boxes)
        counts["story cards"] = 2 * len(self.boxes)
        for chapter in self.chapters.values():
            counts["story cards"] += len(chapter.cards)
            for name in ("stickers", "events", "employees", "plates", "choices", "rules"):
                counts[name] += len(getattr(chapter, name))
        stickers = [s for chapter in self.chapters.values() for s in chapter.stickers]
        for box in self.boxes.values():
            stickers.append(box.sticker)
            counts["stickers"] += 1
            counts["events"] += len(box.events)
            counts["employees"] += box.employee is not None
            counts["rules"] += len(box.rules)
        counts["rules"] += sum(len(sticker.rules) for sticker in stickers)
        counts["postcards"] = len(self.postcards)
        if self.frame is not None and self.atlas is not None:
            pieces = self.frame.frontiers or self.atlas.frontiers
            counts["rules"] += len(self.frame.rules)
            counts["events"] += len(first_events(self.frame.edition))
            counts["frontiers"] = len(pieces)
            counts["tickets"] = len(self.atlas.tickets_of(pieces))
        counts["finales"] = len(self._finales())

    def _finales(self) -> set[str]:
        """The ways in which the story may end: its last cards differ by them."""
        cards = [card for chapter in self.chapters.values() for card in chapter.cards]
        told = {make.if_ for card in cards for make in card.makes} | {card.if_ for card in cards}
        return {finale for finale in told if finale is not None}


def check(folder: Path) -> Report:
    """Everything that is wrong with a pack, and what it holds."""
    if not folder.is_dir():
        raise BadInput("no-folder", path=str(folder))
    return Checker(folder).run()

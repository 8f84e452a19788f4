"""The cards of a pack, by what they are: whatever a simulated campaign can see or miss."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from whistlestop.campaign.content.form import (
    Box,
    ChapterFile,
    Employee,
    EventPrinted,
    Make,
    Plate,
    Printed,
    Sticker,
)
from whistlestop.campaign.content.pack import Pack


@dataclass(frozen=True)
class Cards:
    """Everything printed, sealed or not: only for those who study campaigns, never for players."""

    pack: Pack

    @cached_property
    def chapters(self) -> tuple[ChapterFile, ...]:
        """All chapters."""
        found = map(self.pack.chapter, self.pack.frame.years)
        return tuple(chapter for chapter in found if chapter is not None)

    @cached_property
    def boxes(self) -> tuple[Box, ...]:
        """All boxes."""
        atlas = self.pack.atlas
        found = (self.pack.box(piece) for piece in atlas.pieces if piece not in atlas.start)
        return tuple(box for box in found if box is not None)

    @cached_property
    def printed_events(self) -> tuple[EventPrinted, ...]:
        """Events of the edition, the story and the boxes."""
        story = (event for chapter in self.chapters for event in chapter.events)
        boxes = (event for box in self.boxes for event in box.events)
        return (*self.pack.first_events, *story, *boxes)

    @property
    def events(self) -> list[str]:
        """Every event."""
        return sorted(event.id for event in self.printed_events)

    @cached_property
    def things(self) -> dict[str, Printed]:
        """Whatever stories and boxes bring, by name."""
        parts: tuple[ChapterFile | Box, ...] = (*self.chapters, *self.boxes)
        return {name: thing for part in parts for name, thing in part.things.items()}

    def _named(self, kind: type[Printed]) -> list[str]:
        return sorted(name for name, thing in self.things.items() if isinstance(thing, kind))

    @property
    def employees(self) -> list[str]:
        """Everybody who can be hired."""
        return self._named(Employee)

    @property
    def plates(self) -> list[str]:
        """Every plate."""
        return self._named(Plate)

    @property
    def letters(self) -> list[str]:
        """Every sticker."""
        return self._named(Sticker)

    def letter_of(self, effect: str) -> str | None:
        """The sticker with an effect."""
        found = (name for name in self.letters if self.things[name].effect == effect)
        return next(found, None)

    @property
    def by_tickets(self) -> list[str]:
        """Postcards that come with tickets (TB-3)."""
        return sorted(t.postcard for t in self.pack.atlas.tickets.values() if t.postcard)

    @property
    def firsts(self) -> list[str]:
        """The first cards of the frontiers."""
        return sorted(box.postcard for box in self.boxes if box.postcard)

    @property
    def prizes(self) -> list[str]:
        """The prizes of the story; those of a finale have their own rules."""
        return sorted(make.prize for make in self._makes() if make.prize and not make.if_)

    @property
    def parts(self) -> list[str]:
        """The parts of the finales (E.1)."""
        return sorted(no for make in self._makes() for no in make.parts or ())

    @property
    def finales(self) -> list[str]:
        """The kinds of finale: the marks of the story's choices (C-59)."""
        options = (o for part in self.chapters for choice in part.choices for o in choice.options)
        return sorted({option.mark for option in options})

    def _makes(self) -> Iterable[Make]:
        for chapter in self.chapters:
            for card in chapter.cards:
                yield from card.makes

"""The cards of a pack, by what they are: whatever a simulated campaign can see or miss."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from whistlestop.campaign.content.form import Box, ChapterFile, EventPrinted, Make, Sticker
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

    @property
    def employees(self) -> list[str]:
        """Everybody who can be hired."""
        story = [person.id for chapter in self.chapters for person in chapter.employees]
        return sorted([*story, *(box.employee.id for box in self.boxes if box.employee)])

    @property
    def plates(self) -> list[str]:
        """Every plate."""
        return sorted(plate.id for chapter in self.chapters for plate in chapter.plates)

    @property
    def letters(self) -> list[str]:
        """Every sticker."""
        return sorted(sticker.letter for sticker in self._stickers())

    def letter_of(self, effect: str) -> str | None:
        """The sticker with an effect."""
        found = (sticker.letter for sticker in self._stickers() if sticker.effect == effect)
        return next(found, None)

    def _stickers(self) -> Iterable[Sticker]:
        for chapter in self.chapters:
            yield from chapter.stickers
        for box in self.boxes:
            yield box.sticker

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

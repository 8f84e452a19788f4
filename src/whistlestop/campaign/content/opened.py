"""What has been opened of a pack: the words of cards read and of things that have come."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.content.form import Box, ChapterFile, Printed, kind_of
from whistlestop.campaign.keepsakes import Read
from whistlestop.campaign.seen.view import CardSeen, RuleSeen, ThingSeen


class Opened:
    """The opened part of a campaign's pack. Nothing else is ever looked up for a view."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign, self.pack = campaign, campaign.pack

    @cached_property
    def chapters(self) -> tuple[ChapterFile, ...]:
        """The chapters of which a card was read."""
        games = dict.fromkeys(read.game for read in self.campaign.read)
        years = (self.pack.year(game) for game in games)
        found = (self.pack.chapter(year) for year in years if year is not None)
        return tuple(chapter for chapter in found if chapter is not None)

    @cached_property
    def boxes(self) -> tuple[Box, ...]:
        """The boxes that were opened, and whose card was read."""
        known = {read.card for read in self.campaign.read}
        found = (self.pack.box(frontier) for frontier in self.campaign.opened)
        return tuple(box for box in found if box is not None and box.arrival.id in known)

    @cached_property
    def things(self) -> dict[str, ThingSeen]:
        """Name and text of everything that has come into the campaign, and of nothing else."""
        campaign = self.campaign
        named: dict[str, Printed] = {event.id: event for event in self.pack.first_events}
        parts: tuple[ChapterFile | Box, ...] = (*self.chapters, *self.boxes)
        for part in parts:
            named |= part.things
        came = {thing for read in campaign.read for thing in read.came}
        came |= {event.id for event in self.pack.first_events}
        found = {
            name: ThingSeen(name, kind_of(thing), thing.name, thing.text)
            for name, thing in named.items()
            if name in came
        }
        next_ones = campaign.available if "new-ground" in campaign.steps else ()
        for frontier in (*campaign.opened, *next_ones):
            piece = self.pack.atlas.pieces[frontier]
            found[frontier] = ThingSeen(frontier, "box", piece.name, piece.name)
        return found

    def card(self, read: Read) -> Iterable[CardSeen]:
        """A card that was read, if the pack still has it."""
        card, kind = self._find_card(read.card)
        if card is not None:
            year = self.pack.year(read.game)
            yield CardSeen(
                card.id, read.game, year, kind, card.title, card.text, read.came, read.went
            )

    def _find_card(self, name: str) -> tuple[Any, str]:
        for part in self.chapters:
            for card in part.cards:
                if card.id == name:
                    return card, card.kind
        for frontier in self.campaign.opened:
            box = self.pack.box(frontier)
            if box is not None and name in (box.arrival.id, box.farewell.id):
                if name == box.arrival.id:
                    return box.arrival, "arrival"
                return box.farewell, "farewell"
        return None, ""

    def rules(self) -> Iterable[RuleSeen]:
        """The frame, what was read aloud, and the lines of the stickers in force."""
        texts = {rule.id: rule.text for rule in self.pack.frame.rules}
        for rule in self.pack.frame.rules:
            yield RuleSeen(rule.id, rule.text, "frame")
        told = {rule.id: rule.text for part in self.chapters for rule in part.rules}
        told |= {rule.id: rule.text for box in self.boxes for rule in box.rules}
        for name, by in self.campaign.rules:
            if name in told and name not in texts:
                yield RuleSeen(name, told[name], by)
        known = {s.letter: s for part in self.chapters for s in part.stickers}
        known |= {box.sticker.letter: box.sticker for box in self.boxes}
        for stuck in sorted(self.campaign.stickers, key=lambda stuck: stuck.letter):
            for rule in known[stuck.letter].rules if stuck.letter in known else ():
                if rule.if_ in (None, self.campaign.finale):
                    yield RuleSeen(rule.id, rule.text, stuck.letter)

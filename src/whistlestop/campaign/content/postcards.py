"""The sides of a postcard: what everybody may read, and what only its holder may (PC.1)."""

from typing import NamedTuple

from whistlestop.campaign.content.form import Postcard, Text
from whistlestop.campaign.content.pack import Pack

MOST_PRIZES = {2: 4, 3: 3, 4: 2, 5: 2}
"""The prizes of the story that one company may hold, by the number of companies (PC.7)."""


class Sides(NamedTuple):
    """The texts of a postcard that somebody may read; None for those they may not."""

    story: Text | None
    condition: Text | None
    gain: Text | None
    vault: int | None


def whole(card: Postcard) -> Sides:
    """All of it: for its holder, and for everybody once it is fulfilled."""
    return Sides(card.story, card.condition, card.gain, card.vault)


def public(card: Postcard) -> Sides:
    """S: only its story. C: the condition too. G: the gain too; a tool in full (PC.1)."""
    if card.side == "G" and card.tool is not None:
        return whole(card)
    return Sides(
        story=card.story,
        condition=card.condition if card.side == "C" else None,
        gain=card.gain if card.side == "G" else None,
        vault=None,
    )


def public_text(card: Postcard) -> Text:
    """What everybody may read, in one text: what the card asks or gives, else its story."""
    seen = public(card)
    if seen.condition is not None and seen.gain is not None:
        return {lang: f"{seen.condition[lang]} {seen.gain[lang]}" for lang in seen.condition}
    return seen.condition or seen.gain or card.story


def story_prizes(pack: Pack, game: int) -> frozenset[str]:
    """The prizes that the story has laid open by that game; those of boxes are not among them."""
    chapters = (pack.chapter(year) for year in pack.frame.years[:game])
    cards = (card for chapter in chapters if chapter for card in chapter.cards)
    return frozenset(make.prize for card in cards for make in card.makes if make.prize)

"""Campaign games with frontier boxes to try rules at."""

from typing import Any

from tests.campaign.effects.tables import FIRST, CampaignTrial, recipe
from whistlestop.campaign.pack import find_pack
from whistlestop.campaign.recipe import Held, Recipe

BOXES = {
    "H": "florida",
    "I": "great_plains",
    "J": "open_range",
    "K": "badlands",
    "L": "haunted_wastes",
    "M": "sierra_madre",
    "N": "california",
    "O": "cascadia",
}
"""The boxes by their stickers."""
EVENTS = tuple(f"EV-{n}" for n in range(21, 41))
PEOPLE = ("EM-09", *(f"EM-{n}" for n in range(10, 17)))
MAIL = tuple(str(n) for n in range(113, 143))
PRIZES = tuple(str(n) for n in range(143, 159))
PARTS = tuple(f"{finale}0{n}" for finale in "234" for n in range(2, 7))


def frontier(seats: int = 2, stickers: str = "", **changes: Any) -> Recipe:
    """A game of the tenth year on the whole continent, with these stickers of boxes."""
    atlas = find_pack("lantern_line").atlas
    known = {
        "game": 10,
        "cars": 42,
        "pieces": (*atlas.start, *BOXES.values()),
        "tickets": atlas.tickets_of(tuple(BOXES.values())),
        "stickers": tuple(stickers),
    }
    return recipe(seats, **{**known, **changes})


def at(stickers: str, draws: str = "", seats: int = 2, **position: Any) -> CampaignTrial:
    """A position of such a game."""
    return CampaignTrial(frontier(seats, stickers), draws, **position)


def news(event: str, stickers: str = "", draws: str = "", **position: Any) -> CampaignTrial:
    """A position in which that event is current."""
    found = frontier(2, stickers, events=(*FIRST[:2], event))
    return CampaignTrial(found, draws, event=event, **position)


def struck(event: str, stickers: str = "", seats: int = 2, **position: Any) -> CampaignTrial:
    """A position after which seat 0 has drawn a newspaper: that event was turned up."""
    found = frontier(seats, stickers, events=(*FIRST[:2], event))
    draws = position.pop("draws", "newspaper red")
    trial = CampaignTrial(found, draws, event_deck=[event, *FIRST[:2]], **position)
    return trial.play("draw")


def hired(person: str, stickers: str = "", draws: str = "", **position: Any) -> CampaignTrial:
    """A position in which seat 0 has hired somebody."""
    changes = position.pop("changes", {})
    found = frontier(2, "A" + stickers, hall=(person, "EM-01"), **changes)
    return CampaignTrial(found, draws, staff=[person, None], **position)


def held(no: str, stickers: str = "", draws: str = "", **position: Any) -> CampaignTrial:
    """A position in which seat 0 holds a postcard."""
    changes = position.pop("changes", {})
    found = frontier(2, stickers, **{"postcards": ((Held(no),), ()), **changes})
    return CampaignTrial(found, draws, **position)


def prize(no: str, stickers: str = "", draws: str = "", **position: Any) -> CampaignTrial:
    """A position in which a prize lies open."""
    changes = position.pop("changes", {})
    found = frontier(2, stickers, **{"prizes": (no,), **changes})
    return CampaignTrial(found, draws, **position)

"""Campaign games with frontier boxes to try rules at."""

from random import Random
from typing import Any

from tests.campaign.effects.tables import FIRST, CampaignTrial, recipe
from whistlestop.campaign.chapter.chapter import Chapter, chapter
from whistlestop.campaign.chapter.recipe import Held, Recipe
from whistlestop.campaign.content.pack import find_pack
from whistlestop.core.state import State

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


TOOLS = ("117", "126", "132", "138")
BOUND = {
    "H": EVENTS[:2],
    "I": EVENTS[2:5],
    "J": EVENTS[5:8],
    "K": EVENTS[8:10],
    "L": EVENTS[10:12],
    "M": EVENTS[12:14],
    "N": EVENTS[14:17],
    "O": EVENTS[17:],
}
"""The events of each box."""


def short(seats: int, stickers: str = "", **changes: Any) -> Chapter:
    """A short game on the start board and the boards of these stickers."""
    atlas = find_pack("lantern_line").atlas
    opened = tuple(BOXES[letter] for letter in stickers if letter in BOXES)
    known = {"pieces": (*atlas.start, *opened), "tickets": atlas.tickets_of(opened), "cars": 14}
    return chapter(frontier(seats, stickers, **{**known, **changes}))


def each_box_alone() -> dict[str, Chapter]:
    """Each thing of the boxes by itself, with the sticker that it belongs to."""
    found = {letter: short(3, letter) for letter in BOXES}
    for letter, events in BOUND.items():
        found |= {new: short(3, letter, events=(*FIRST[:2], new)) for new in events}
    found |= {
        person: short(2, f"A{letter}", hall=(person, "EM-01"))
        for person, letter in zip(PEOPLE, BOXES, strict=True)
    }
    found |= {f"PC-{no}": short(2, "O", postcards=((Held(no),), ())) for no in TOOLS}
    goals = tuple(no for no in MAIL if no not in TOOLS)
    found["goals"] = short(2, "HO", postcards=(tuple(map(Held, goals)), ()))
    found["parts"] = short(2, "HO", postcards=(tuple(map(Held, PARTS)), ()))
    found["prizes"] = short(2, "HIN", prizes=PRIZES)
    return found


def all_boxes(seats: int) -> Chapter:
    """All boxes at once, on the whole continent, with everything they bring."""
    cards = tuple(tuple(map(Held, MAIL[seat::seats])) for seat in range(seats))
    kept = {"J": {"city": "dallas", "loot": 3}, "N": {"baja-phoenix-1": "red"}}
    found = frontier(
        seats,
        "AFGHIJKLMNO",
        cars=22,
        events=(*FIRST[:3], *EVENTS),
        hall=PEOPLE,
        postcards=cards,
        prizes=PRIZES,
        depots={"dallas": "black"},
        last_of=("K", "N"),
        module=kept,
        absent=("red",),
    )
    return chapter(found)


def box_candidates(state: State, luck: Random) -> list[str]:
    """Answers to what boxes ask, right or wrong."""
    found = state.edition
    cities, kinds = list(found.board.cities), found.pack.kinds
    verbs = {verb.verb for verb in found.moves}
    texts = ["deliver", "yield", "timber", "fall", "steamer"]
    for _ in range(6):
        city, card, other = luck.choice(cities), luck.choice(kinds), luck.choice(kinds)
        crate = luck.choice(("lime", "lemon", "orange"))
        texts += [f"load {crate} {city}", f"drop {crate}"]
        texts += [f"{verb} {city}" for verb in ("settle", "gang", "peek", "stake", "show")]
        texts += [f"{verb} {card}" for verb in ("stand", "lose", "iron", "save")]
        texts += [f"{verb} {card}+{other}" for verb in ("stand", "lose", "iron", "save")]
        texts += [f"elevator {card}+{other}+{luck.choice(kinds)}"]
        texts.append(f"bond {luck.choice(found.pack.colours)}")
        way = luck.choice(("by night", "with 126", "with EM-13", "by night with EM-10"))
        if found.hooks.ways:
            texts.append(f"claim {luck.choice(list(found.board.routes))} {card}*2 {way}")
    return [text for text in texts if text.split()[0] in verbs]

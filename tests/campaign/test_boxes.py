"""The eight frontier boxes as they are printed: what joins, for how long, and what stays (C-55)."""

from collections.abc import Sequence

from tests.campaign.telling import Tale
from whistlestop.campaign import find_pack

PACK = find_pack("lantern_line")


def way_to(frontier: str) -> list[str]:
    """The frontiers to open one after the other until that one is open."""
    ways: list[list[str]] = [[]]
    while True:
        way = ways.pop(0)
        if frontier in way:
            return way
        ways += [[*way, piece] for piece in PACK.atlas.available(way)]


def opened(frontier: str) -> Tale:
    """A campaign up to the game in which that box is in force for the first time."""
    tale = Tale(3, PACK)
    for piece in (None, None, *way_to(frontier)):
        tale.end(30, 20, 10)
        if piece is not None:
            tale.ask("name")
            tale.say(min(m for m in tale.moves() if piece in m.split()))
            tale.say(f"open {piece}")
        tale.until("between")
    return tale.until("play")


def box(
    frontier: str, letter: str, events: Sequence[str], free: Sequence[str], *more: str, tickets: int
) -> None:
    """Everything of the box joins, is in force for three games, and leaves as it should."""
    person, first, mark, arrival, farewell = more
    tale = opened(frontier)
    campaign = tale.campaign
    mine = next(b for b in campaign.boxes if b.id == frontier)
    assert mine.games == tuple(campaign.game + n for n in range(3)), "for three games"
    assert campaign.recipe is not None
    assert letter in campaign.recipe.stickers
    assert {*events, *free} <= set(campaign.recipe.events)
    assert person in campaign.hall
    assert first in campaign.prizes
    own = [t for t in campaign.tickets if PACK.atlas.tickets[t].piece == frontier]
    assert len(own) == tickets
    assert PACK.atlas.pieces[frontier].mark == mark
    raised = [city for city in campaign.large if PACK.atlas.cities[city].piece == frontier]
    assert len(raised) == 1
    assert {read.card for read in campaign.read} >= {arrival}
    for _ in range(3):
        assert tale.campaign.recipe is not None
        assert letter in tale.campaign.recipe.stickers
        tale.game(30, 20, 10).until("play")
    after = tale.campaign
    assert after.recipe is not None
    assert letter not in after.recipe.stickers
    assert set(events) <= set(after.retired["events"])
    assert not set(free) & set(after.retired["events"]), "not bound"
    assert first in after.retired["postcards"], "nobody won it (PC.6)"
    assert farewell in {read.card for read in after.read}
    assert frontier in after.recipe.pieces, "the board stays"
    assert person in after.hall


def test_box_florida_brings_the_fruit_express() -> None:
    box("florida", "H", ("EV-21", "EV-22"), (), "EM-09", "143", "miami", "FL-1", "FL-2", tickets=7)


def test_box_great_plains_brings_boom_towns() -> None:
    bound, free = ("EV-23", "EV-24"), ("EV-25",)
    box("great_plains", "I", bound, free, "EM-10", "144", "duluth", "GP-1", "GP-2", tickets=14)


def test_box_open_range_brings_the_gilts() -> None:
    bound, free = ("EV-26", "EV-27"), ("EV-28",)
    box("open_range", "J", bound, free, "EM-11", "145", "san_antonio", "OR-1", "OR-2", tickets=15)


def test_box_badlands_brings_the_exchange() -> None:
    bound = ("EV-29", "EV-30")
    box("badlands", "K", bound, (), "EM-12", "146", "regina", "BL-1", "BL-2", tickets=10)


def test_box_haunted_wastes_brings_night_trains() -> None:
    bound = ("EV-31", "EV-32")
    box("haunted_wastes", "L", bound, (), "EM-13", "147", "santa_fe", "HW-1", "HW-2", tickets=12)


def test_box_sierra_madre_brings_the_four_veins() -> None:
    bound, free = ("EV-33",), ("EV-34",)
    box("sierra_madre", "M", bound, free, "EM-14", "148", "chihuahua", "SM-1", "SM-2", tickets=9)


def test_box_california_brings_iron_bridges() -> None:
    bound, free = ("EV-35", "EV-36"), ("EV-37",)
    more = ("EM-15", "149", "pacific_haven", "CA-1", "CA-2")
    box("california", "N", bound, free, *more, tickets=15)


def test_box_cascadia_brings_the_diggings() -> None:
    bound, free = ("EV-39", "EV-40"), ("EV-38",)
    box("cascadia", "O", bound, free, "EM-16", "150", "calgary", "CS-1", "CS-2", tickets=14)

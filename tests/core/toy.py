"""An edition small enough to see through: four cities, a triple route, few cards."""

from collections.abc import Mapping

from whistlestop.core.board import Board, City, Route, Ticket
from whistlestop.core.cards import Pack
from whistlestop.core.edition import Edition
from whistlestop.core.rule import Rule
from whistlestop.editions import edition
from whistlestop.rules.claiming import Claiming
from whistlestop.rules.drawing import Drawing
from whistlestop.rules.groups import Groups
from whistlestop.rules.tickets import Tickets
from whistlestop.rules.turns import Turns

CITIES = ("ayr", "bath", "cork", "deal")


def toy(
    pack: Mapping[str, int],
    *more: Rule,
    hand: int = 2,
    closed_up_to: int = 2,
    deals: Mapping[str, int] | None = None,
) -> Edition:
    """Two to four players; three tracks from Ayr to Bath; four tickets, and a rare one."""
    return Edition(
        id="toy",
        board=Board.of(
            (City(city, {"en": city.title()}) for city in CITIES),
            (
                *(Route(f"ayr-bath-{n}", ("ayr", "bath"), 1, None, "ayr-bath") for n in (1, 2, 3)),
                Route("bath-cork", ("bath", "cork"), 2, "red"),
                Route("cork-deal", ("cork", "deal"), 3, "blue"),
            ),
            (
                Ticket("ayr-bath", ("ayr", "bath"), 1),
                Ticket("ayr-cork", ("ayr", "cork"), 3),
                Ticket("ayr-deal", ("ayr", "deal"), 6),
                Ticket("bath-deal", ("bath", "deal"), 5),
                Ticket("deal-ayr", ("deal", "ayr"), 9, "rare"),
            ),
        ),
        pack=Pack(pack),
        seats=range(2, 5),
        trains=6,
        rules=(
            Turns(ends_at=1),
            Drawing(hand=hand),
            Claiming(points={1: 1, 2: 2, 3: 4}),
            Groups(closed_up_to=closed_up_to),
            Tickets(draw=2, keep=1, keep_first=1, box_first=True),
            *more,
        ),
        reasons=edition("new_york").reasons,
        deals={"": 1} if deals is None else deals,
    )

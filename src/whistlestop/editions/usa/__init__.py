"""USA: the classic board, from coast to coast, for two to five players."""

from whistlestop.core.cards import Pack
from whistlestop.core.edition import Edition
from whistlestop.editions import load
from whistlestop.rules.claiming import Claiming
from whistlestop.rules.drawing import Drawing
from whistlestop.rules.groups import Groups
from whistlestop.rules.longest_path import LongestPath
from whistlestop.rules.tickets import Tickets
from whistlestop.rules.turns import Turns

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")

EDITION = Edition(
    id="usa",
    board=load.board("usa"),
    pack=Pack({**dict.fromkeys(COLOURS, 12), "wild": 14}),  # U-02
    seats=range(2, 6),  # U-01
    trains=45,  # U-01
    deals={"": 3},  # U-05
    rules=(
        Turns(ends_at=2),  # U-10, U-40
        Drawing(hand=4),  # U-04, U-11 to U-16
        Claiming(points={1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}),  # U-20 to U-23
        Groups(closed_up_to=3),  # U-24, U-25
        Tickets(draw=3, keep=1, keep_first=2, box_first=False),  # U-05, U-06, U-30 to U-32
        LongestPath(bonus=10),  # U-42
    ),
    reasons=load.reasons(
        {
            "U-06": ("keep-few first", "keep-not-offered first", "keep-due first", "already-kept"),
            "U-10": ("not-your-turn", "pass-not-needed"),
            "U-11": ("second-card-due", "not-in-row"),
            "U-12": ("wild-second",),
            "U-16": ("no-cards",),
            "U-20": ("pay-count", "pay-colour", "pay-mixed", "not-held"),
            "U-21": ("few-cars",),
            "U-22": ("route-taken",),
            "U-24": ("twin-own",),
            "U-25": ("twin-closed",),
            "U-30": ("no-tickets", "keep-few", "keep-not-offered", "keep-due"),
            "U-31": ("no-keep-due",),
            "U-40": ("game-over",),
            "U-45": ("not-in-edition",),
        }
    ),
    picture=load.Picture("car"),
)

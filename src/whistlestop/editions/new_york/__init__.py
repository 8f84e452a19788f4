"""New York: taxis and tourist attractions, for two to four players."""

from whistlestop.core.cards import Pack
from whistlestop.core.edition import Edition
from whistlestop.editions import load
from whistlestop.rules.attractions import Attractions
from whistlestop.rules.claiming import Claiming
from whistlestop.rules.drawing import Drawing
from whistlestop.rules.groups import Groups
from whistlestop.rules.tickets import Tickets
from whistlestop.rules.turns import Turns

COLOURS = ("blue", "green", "black", "pink", "red", "orange")

EDITION = Edition(
    id="new_york",
    board=load.board("new_york"),
    pack=Pack({**dict.fromkeys(COLOURS, 6), "wild": 8}),  # N-02
    seats=range(2, 5),  # N-01
    trains=15,  # N-01
    colours=("blue", "red", "green", "yellow"),  # N-06
    deals={"": 2},  # N-04
    rules=(
        Turns(ends_at=2),  # N-10, N-40
        Drawing(hand=2),  # N-03, N-11, N-12
        Claiming(points={1: 1, 2: 2, 3: 4, 4: 7}),  # N-20, N-21, N-41
        Groups(closed_up_to=2),  # N-22
        Tickets(draw=2, keep=1, keep_first=1, box_first=False),  # N-04, N-30, N-31
        Attractions(worth=1),  # N-41
    ),
    reasons=load.reasons(
        {
            "N-04": ("keep-few first", "keep-not-offered first", "keep-due first", "already-kept"),
            "N-10": ("not-your-turn", "pass-not-needed"),
            "N-11": ("second-card-due", "not-in-row", "wild-second"),
            "N-12": ("no-cards",),
            "N-20": ("route-taken", "pay-count", "pay-colour", "pay-mixed", "not-held"),
            "N-21": ("few-cars",),
            "N-22": ("twin-own", "twin-closed"),
            "N-30": ("no-tickets", "keep-few", "keep-not-offered", "keep-due"),
            "N-31": ("no-keep-due",),
            "N-40": ("game-over",),
            "N-43": ("not-in-edition",),
        }
    ),
    picture=load.Picture("taxi"),
)

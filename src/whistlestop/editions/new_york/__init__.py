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
    reasons={
        "not-your-turn": "N-10",
        "pass-not-needed": "N-10",
        "not-in-edition": "N-43",
        "game-over": "N-40",
        "second-card-due": "N-11",
        "not-in-row": "N-11",
        "wild-second": "N-11",
        "no-cards": "N-12",
        "route-taken": "N-20",
        "twin-own": "N-22",
        "twin-closed": "N-22",
        "few-cars": "N-21",
        "pay-count": "N-20",
        "pay-colour": "N-20",
        "pay-mixed": "N-20",
        "not-held": "N-20",
        "no-tickets": "N-30",
        "keep-few": "N-30",
        "keep-few first": "N-04",
        "keep-not-offered": "N-30",
        "keep-not-offered first": "N-04",
        "keep-due": "N-30",
        "keep-due first": "N-04",
        "already-kept": "N-04",
        "no-keep-due": "N-31",
    },
    picture=load.Picture("taxi"),
)

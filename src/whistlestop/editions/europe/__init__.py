"""Europe: tunnels, ferries, stations and the longest path, for two to five players."""

from whistlestop.core.cards import Pack
from whistlestop.core.edition import Edition
from whistlestop.editions import load
from whistlestop.rules.claiming import Claiming
from whistlestop.rules.drawing import Drawing
from whistlestop.rules.ferries import Ferries
from whistlestop.rules.groups import Groups
from whistlestop.rules.longest_path import LongestPath
from whistlestop.rules.stations import Stations
from whistlestop.rules.tickets import Tickets
from whistlestop.rules.tunnels import Tunnels
from whistlestop.rules.turns import Turns

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")

EDITION = Edition(
    id="europe",
    board=load.board("europe"),
    pack=Pack({**dict.fromkeys(COLOURS, 12), "wild": 14}),  # E-02
    seats=range(2, 6),  # E-01
    trains=45,  # E-01
    deals={"long": 1, "": 3},  # E-05
    rules=(
        Turns(ends_at=2),  # E-10, E-60
        Drawing(hand=4),  # E-04, E-11 to E-16
        Claiming(points={1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}),  # E-20 to E-23
        Groups(closed_up_to=3),  # E-24, E-25
        Ferries(),  # E-27
        Tunnels(),  # E-30 to E-35
        Tickets(draw=3, keep=1, keep_first=2, box_first=True),  # E-05, E-06, E-40 to E-42
        Stations(each=3, worth=4),  # E-50 to E-53
        LongestPath(bonus=10),  # E-62
    ),
    reasons={
        "not-your-turn": "E-10",
        "pass-not-needed": "E-10",
        "not-in-edition": "E-10",
        "game-over": "E-60",
        "second-card-due": "E-11",
        "not-in-row": "E-11",
        "wild-second": "E-12",
        "no-cards": "E-16",
        "route-taken": "E-22",
        "twin-own": "E-24",
        "twin-closed": "E-25",
        "few-cars": "E-21",
        "pay-count": "E-20",
        "pay-colour": "E-20",
        "pay-mixed": "E-20",
        "not-held": "E-20",
        "ferry-wilds": "E-27",
        "extra-count": "E-30",
        "extra-colour": "E-30",
        "not-held extra": "E-30",
        "extra-wild-only": "E-31",
        "tunnel-due": "E-32",
        "no-tunnel-due": "E-30",
        "no-tickets": "E-40",
        "keep-few": "E-40",
        "keep-few first": "E-06",
        "keep-not-offered": "E-40",
        "keep-not-offered first": "E-06",
        "keep-due": "E-40",
        "keep-due first": "E-06",
        "already-kept": "E-06",
        "no-keep-due": "E-41",
        "station-there": "E-50",
        "no-station-left": "E-50",
        "station-count": "E-51",
        "pay-mixed station": "E-51",
        "not-held station": "E-51",
    },
    picture=load.Picture("car"),
)

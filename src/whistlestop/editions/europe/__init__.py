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
    reasons=load.reasons(
        {
            "E-06": ("keep-few first", "keep-not-offered first", "keep-due first", "already-kept"),
            "E-10": ("not-your-turn", "pass-not-needed", "not-in-edition"),
            "E-11": ("second-card-due", "not-in-row"),
            "E-12": ("wild-second",),
            "E-16": ("no-cards",),
            "E-20": ("pay-count", "pay-colour", "pay-mixed", "not-held"),
            "E-21": ("few-cars",),
            "E-22": ("route-taken",),
            "E-24": ("twin-own",),
            "E-25": ("twin-closed",),
            "E-27": ("ferry-wilds",),
            "E-30": ("extra-count", "extra-colour", "not-held extra", "no-tunnel-due"),
            "E-31": ("extra-wild-only",),
            "E-32": ("tunnel-due",),
            "E-40": ("no-tickets", "keep-few", "keep-not-offered", "keep-due"),
            "E-41": ("no-keep-due",),
            "E-50": ("station-there", "no-station-left"),
            "E-51": ("station-count", "pay-mixed station", "not-held station"),
            "E-60": ("game-over",),
        }
    ),
    picture=load.Picture("car"),
)

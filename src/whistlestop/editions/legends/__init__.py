"""Legends of the West: money, newspapers and companies, for two to five players."""

from dataclasses import replace

from whistlestop.core.cards import Pack
from whistlestop.core.edition import Edition
from whistlestop.editions import load
from whistlestop.rules.bank_slip import BankSlip
from whistlestop.rules.claiming import Claiming
from whistlestop.rules.companies import CompanyRoutes
from whistlestop.rules.drawing import Drawing
from whistlestop.rules.groups import Groups
from whistlestop.rules.large_cities import LargeCities
from whistlestop.rules.money import Money
from whistlestop.rules.newspapers import Newspapers
from whistlestop.rules.tickets import Tickets
from whistlestop.rules.travel import Travel
from whistlestop.rules.turns import Turns

COLOURS = ("black", "blue", "white", "green", "yellow", "red")
FACES = {"": 6, "^pick": 3, "^skull": 3}  # C-09
COMPANIES = ("black", "blue", "green", "yellow", "red")  # L-01
CARS_LEFT = {0: 16, 1: 12, 2: 9, 3: 7, 4: 6, **dict.fromkeys((5, 6, 7), 4)}  # L-51
CARS_LEFT |= dict.fromkeys((8, 9, 10), 2)
PAPERS = {2: 6, 3: 6, 4: 5, 5: 4}  # L-13

EDITION = Edition(
    id="legends",
    board=load.board("legends"),
    pack=Pack(  # L-02
        {
            **{colour + face: n for colour in COLOURS for face, n in FACES.items()},
            "newspaper": 6,
            "wild": 12,
        },
        news="newspaper",
    ),
    seats=range(2, 6),  # L-01
    colours=COMPANIES,  # L-16
    trains=20,  # L-10
    deals={"": 4},  # L-11
    floor=0,  # L-51
    law=2,
    things=load.things("legends"),
    rules=(
        Turns(ends_at=2),  # L-20, L-50
        Drawing(hand=4, reserve=8),  # L-11, L-12, L-21 to L-25
        Claiming(points={}),  # L-30, L-31, L-34
        Groups(closed_up_to=3, triples_stay_open=True),  # L-33
        Travel(),  # L-35
        CompanyRoutes(reward=2),  # L-36
        LargeCities(),  # L-37
        Newspapers(used=PAPERS),  # L-13, L-14, L-26 to L-28
        Money(start=5),  # L-04, L-11
        BankSlip(cars_left=CARS_LEFT),  # L-51, L-52
        Tickets(draw=3, keep=1, keep_first=2, box_first=False),  # L-11, L-40, L-41
        *load.headlines("legends"),  # L-03, L-27
    ),
    reasons=load.reasons(
        {
            "L-11": ("keep-few first", "keep-not-offered first", "keep-due first", "already-kept"),
            "L-20": ("not-your-turn", "pass-not-needed", "not-in-edition"),
            "L-21": ("second-card-due", "not-in-row"),
            "L-22": ("wild-second",),
            "L-23": ("few-cards", "no-cards"),
            "L-27": ("answer-due",),
            "L-30": ("pay-count", "pay-colour", "pay-mixed", "not-held"),
            "L-31": ("route-taken", "few-cars"),
            "L-32": ("off-the-board",),
            "L-33": ("twin-own", "twin-closed"),
            "L-40": ("no-tickets", "keep-few", "keep-not-offered", "keep-due", "no-keep-due"),
            "L-50": ("game-over",),
            "C-15": ("no-such-action", "action-used"),
        }
    ),
    picture=load.Picture("car"),
)

OLDER = {  # 1: a newspaper was discarded before its event happened (L-26)
    1: replace(
        EDITION,
        law=1,
        rules=tuple(
            Newspapers(used=PAPERS, read=False) if isinstance(rule, Newspapers) else rule
            for rule in EDITION.rules
        ),
    )
}

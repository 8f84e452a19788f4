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
    reasons={
        "not-your-turn": "L-20",
        "pass-not-needed": "L-20",
        "not-in-edition": "L-20",
        "game-over": "L-50",
        "answer-due": "L-27",
        "second-card-due": "L-21",
        "not-in-row": "L-21",
        "wild-second": "L-22",
        "few-cards": "L-23",
        "no-cards": "L-23",
        "off-the-board": "L-32",
        "route-taken": "L-31",
        "few-cars": "L-31",
        "twin-own": "L-33",
        "twin-closed": "L-33",
        "pay-count": "L-30",
        "pay-colour": "L-30",
        "pay-mixed": "L-30",
        "not-held": "L-30",
        "no-such-action": "C-15",
        "action-used": "C-15",
        "no-tickets": "L-40",
        "keep-few": "L-40",
        "keep-few first": "L-11",
        "keep-not-offered": "L-40",
        "keep-not-offered first": "L-11",
        "keep-due": "L-40",
        "keep-due first": "L-11",
        "already-kept": "L-11",
        "no-keep-due": "L-40",
    },
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

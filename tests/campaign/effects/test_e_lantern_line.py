"""Sticker E, The Lantern Line: E.1 to E.4, the three finales; X-12."""

from typing import Any

import pytest

from tests.campaign.effects.story import pieces, stuck
from tests.campaign.effects.tables import ROW, CampaignTrial
from whistlestop.campaign.chapter.chapter import outcome_of
from whistlestop.campaign.stickers.partners import OceansLinked, PartnerNamed, Partners
from whistlestop.rules.turns import GameEnded

EAST = ["albany-boston", "albany-buffalo", "buffalo-detroit-1", "chicago-detroit-1"]
MIDDLE = ["chicago-davenport", "davenport-omaha", "denver-omaha-1"]
WEST = [
    "denver-salt_lake_city-1",
    "cemetery_city-salt_lake_city-1",
    "cemetery_city-sacramento-1",
    "sacramento-san_francisco-1",
]
LINE = [*EAST, *MIDDLE, *WEST]
"""From ocean to ocean along all seven waypoints."""


def finale(kind: str | None, seats: int = 2, draws: str = "", **position: Any) -> CampaignTrial:
    changes = {"pieces": pieces(), "cars": 45, **position.pop("changes", {})}
    return CampaignTrial(stuck("E", seats, finale=kind, **changes), draws, **position)


def rule_card(trial: CampaignTrial) -> list[list[str]]:
    """Who would take the rule card, seat by seat."""
    fates = outcome_of(trial.over()).lasting["postcards"]
    assert isinstance(fates, list)
    return [[fate["no"] for fate in fates[seat] if fate["done"]] for seat in range(len(fates))]


def held(*lines: list[str]) -> dict[str, int]:
    return {route: seat for seat, line in enumerate(lines) for route in line}


# E.1


def test_e_1_without_a_finale_nothing_happens() -> None:
    """The rule card and the parts are dealt by the story, before the game."""
    trial = finale(None, routes=held(LINE), turns_left=1, hands=[{"white": 2}, {}])
    assert trial.points("finale") == [0, 0]
    assert "finale" not in {line.name for line in trial.finish().lines[0]}
    assert "postcards" not in outcome_of(trial.over()).lasting
    trial.play("draw", "draw")
    assert trial.state.over


# E.2


def test_e_2_waypoints_in_one_group_and_stamps() -> None:
    """5 waypoints in one group, 2 in another, 6 stamps: count 7, $32."""
    routes = held([*EAST, *MIDDLE, *WEST[2:]])
    five = finale("lantern", routes=routes, changes={"stamps": (6, 0)})
    assert five.points("finale") == [32, 0]
    assert finale("lantern", routes=routes).points("finale") == [14, 0], "without stamps"
    one = finale("lantern", routes=routes, changes={"stamps": (5, 8)})
    assert one.points("finale") == [22, 0], "3 stamps each; stamps alone are 2"
    assert one.finish().line(0, "finale").items == (("waypoints", 6),)


@pytest.mark.parametrize(
    ("routes", "dollars"),
    [
        (LINE, 32),
        ([*EAST, *MIDDLE, *WEST[:1]], 22),
        ([*EAST, *MIDDLE], 14),
        ([*EAST, *MIDDLE[:2]], 8),
        (EAST, 4),
        (EAST[:3], 0),
        ([], 0),
    ],
)
def test_e_2_what_counts_pay(routes: list[str], dollars: int) -> None:
    assert finale("lantern", routes=held(routes)).points("finale") == [dollars, 0]


def test_e_2_seven_is_the_highest_count() -> None:
    trial = finale("lantern", routes=held(LINE), changes={"stamps": (8, 0)})
    assert trial.points("finale") == [32, 0]


def test_e_2_the_first_to_link_the_oceans_takes_the_card() -> None:
    routes = held(LINE[1:], ["bangor-boston-1"])
    trial = finale("lantern", routes=routes, hands=[{"green": 1}, {}])
    assert trial.state.part(Partners).first is None
    trial.play("claim albany-boston green")
    assert trial.seen(OceansLinked) == [OceansLinked(0, "E.2")]
    assert rule_card(trial) == [["201"], []]


def test_e_2_only_the_first_counts() -> None:
    routes = held(LINE)
    trial = finale("lantern", routes=routes, hands=[{"black": 2}, {}])
    trial.play("claim albany-new_york black", "draw", "draw", "claim montreal-quebec-1 black")
    assert trial.seen(OceansLinked) == [], "it was linked before"
    assert trial.state.part(Partners).first == 0


def test_e_2_if_nobody_links_them_the_highest_count_takes_it() -> None:
    trial = finale("lantern", routes=held(EAST[:1], [*EAST[1:], *MIDDLE]))
    assert rule_card(trial) == [[], ["201"]]
    tied = {"standing": (1, 0)}
    assert rule_card(finale("lantern", changes=tied)) == [[], ["201"]], "the lower total"


# E.3

TICKETS: dict[str, Any] = {"tickets": [["cincinnati-boston"], ["albany-bangor"]]}
LAST: dict[str, Any] = {"turn": 1, "turns_left": 1, "row": ROW}
HALVES = held(["albany-boston"], ["albany-buffalo", "buffalo-detroit-1", "cincinnati-detroit"])


def hands(seats: int = 2, **position: Any) -> CampaignTrial:
    return finale("hands", seats, **{**TICKETS, **LAST, "routes": HALVES, **position})


def test_e_3_a_partners_routes_count_for_ones_tickets() -> None:
    """The partner's route completes a ticket, the partner takes $6."""
    trial = hands(money=[4, 5])
    assert trial.points("tickets")[0] == -7
    trial.play("draw", "draw")
    assert not trial.state.over
    assert trial.moves() == {"partner blue", "partner none"}
    trial.play("partner blue")
    assert trial.seen(PartnerNamed) == [PartnerNamed(0, 1)]
    assert trial.state.turn == 1
    trial.play("partner none")
    assert trial.state.over
    assert trial.seen(GameEnded) == [GameEnded()]
    assert trial.points("tickets") == [7, -3]
    assert trial.points("finale") == [0, 6]
    assert rule_card(trial) == [[], ["301"]]


def test_e_3_fewest_coins_first_and_of_equals_the_later_in_turn_order() -> None:
    trial = hands(3, tickets=[[], [], []], money=[5, 5, 3], first=1)
    trial.play("draw", "draw")
    order = []
    while not trial.state.over:
        order.append(trial.state.turn)
        trial.play("partner none")
    assert order == [2, 0, 1], "seat 1 began, so seat 0 is the later"
    assert trial.points("finale") == [0, 0, 0]
    assert rule_card(trial) == [["301"], [], []], "nobody named: the lowest total"


def test_e_3_one_other_company_of_this_game() -> None:
    trial = hands(money=[4, 5])
    assert trial.rule("partner blue") == "E", "not before the end"
    trial.play("draw", "draw")
    assert trial.rule("partner black") == "E.3", "oneself"
    assert trial.rule("partner red") == "E.3", "nobody plays it"
    assert trial.rule("draw") == "E.3"


def test_e_3_the_most_often_named_takes_the_card() -> None:
    trial = hands(3, tickets=[[], [], []], money=[1, 2, 3]).play("draw", "draw")
    trial.play("partner green", "partner green", "partner black")
    assert trial.points("finale") == [6, 0, 12]
    assert rule_card(trial) == [[], [], ["301"]]
    tie = hands(changes={"standing": (1, 0)}, money=[4, 5]).play("draw", "draw")
    tie.play("partner blue", "partner black")
    assert rule_card(tie) == [[], ["301"]]


def test_x_12_nothing_is_punched_for_a_partners_help() -> None:
    own = {**TICKETS, "tickets": [["cincinnati-boston", "new_york-boston"], []]}
    routes = {**HALVES, "boston-new_york-1": 0}
    trial = hands(money=[4, 5], **{**own, "routes": routes})
    trial.play("draw", "draw", "partner blue", "partner none")
    assert trial.points("tickets")[0] == 8
    assert outcome_of(trial.state).completed == (("new_york-boston",), ())


# E.4


def test_e_4_white_routes_are_paid_like_grey_ones() -> None:
    trial = finale("ledger", hands=[{"red": 2, "wild": 1}, {}])
    assert trial.moves("claim charlotte-knoxville") == {
        "claim charlotte-knoxville red*2",
        "claim charlotte-knoxville red+wild",
    }
    assert trial.rule("claim knoxville-lewisburg red*2") == "L-30", "black is black"
    assert finale("hands", hands=[{"red": 2}, {}]).rule("claim charlotte-knoxville red*2")


def test_e_4_tied_companies_share_the_prizes() -> None:
    """White spaces 5, 5, 2 (4p): 12, 12, 4; a company without any gets nothing."""
    routes = held(
        ["charlotte-knoxville", "bangor-boston-2", "boston-new_york-1"],
        ["mobile-savannah-1", "charleston-charlotte"],
        ["cincinnati-detroit"],
        ["albany-boston"],
    )
    trial = finale("ledger", 4, routes=routes)
    assert trial.points("finale") == [12, 12, 4, 0]
    assert rule_card(trial) == [["401"], [], [], []]
    other = finale("ledger", 4, routes=routes, changes={"standing": (1, 0, 2, 3)})
    assert rule_card(other) == [[], ["401"], [], []], "the lower campaign total"


PRIZES = [(2, [10, 0]), (3, [12, 6, 0]), (5, [15, 9, 4, 0, 0])]


@pytest.mark.parametrize(("seats", "prizes"), PRIZES)
def test_e_4_prizes_by_the_number_of_companies(seats: int, prizes: list[int]) -> None:
    lines = [["mobile-savannah-1"], ["charlotte-knoxville"], ["boston-new_york-1"], [], []]
    if seats == 3:
        lines[2] = []
    assert finale("ledger", seats, routes=held(*lines[:seats])).points("finale") == prizes


def test_e_4_a_bed_laid_white_is_white() -> None:
    changes = {"colours": {"chicago-davenport": "white"}}
    trial = finale("ledger", routes={"chicago-davenport": 1}, changes=changes)
    assert trial.points("finale") == [0, 10]
    paid = finale("ledger", changes=changes, hands=[{"red": 2}, {}])
    assert paid.rule("claim chicago-davenport red*2") is None


def test_e_4_if_nobody_has_any_the_lowest_total_takes_the_card() -> None:
    trial = finale("ledger", 3, changes={"standing": (2, 0, 1)})
    assert trial.points("finale") == [0, 0, 0]
    assert rule_card(trial) == [[], [], ["401"]]

"""Postcards with a condition: PC-113 to PC-142, and the parts of the finales."""

from collections import deque
from typing import Any

import pytest

from tests.campaign.effects.frontier import held
from tests.campaign.effects.tables import ROW, CampaignTrial, fate
from whistlestop.campaign.effects.end_goals import ByRule, Kept
from whistlestop.campaign.effects.goal_cards import GoalCard
from whistlestop.campaign.effects.mail import PostcardFulfilled
from whistlestop.core.board import Board
from whistlestop.rules.money import MoneyTaken

BOARD = held("113").edition.board


def way(board: Board, one: str, other: str) -> list[str]:
    """The routes of a shortest way between two cities."""
    came: dict[str, tuple[str, str]] = {one: ("", "")}
    queue = deque([one])
    while other not in came:
        city = queue.popleft()
        for route in board.routes_at[city]:
            there = route.ends[city == route.ends[0]]
            if there not in came:
                came[there] = (route.id, city)
                queue.append(there)
    found, city = [], other
    while came[city][0]:
        found.append(came[city][0])
        city = came[city][1]
    return found


def paying(route: str) -> tuple[dict[str, int], str]:
    """A hand that pays for a route, and the claim."""
    found = BOARD.routes[route]
    colour = found.colour or "yellow"
    return {colour: found.length}, f"claim {route} {colour}*{found.length}".replace("*1", "")


def claimed(no: str, before: list[str], last: str, **position: Any) -> CampaignTrial:
    """Seat 0 holds a card and some routes, and travels another one."""
    hand, claim = paying(last)
    position = {"trains": [9, 42], "row": ROW, **position}
    return held(no, hands=[hand, {}], routes=dict.fromkeys(before, 0), **position).play(claim)


def done(trial: CampaignTrial, no: str, dollars: int) -> bool:
    """Was the card fulfilled just now, and did it pay?"""
    shown = [e for e in trial.events if e == PostcardFulfilled(0, f"PC-{no}")]
    paid = [e.amount for e in trial.events if isinstance(e, MoneyTaken) and e.why == f"PC-{no}"]
    assert not shown or paid == ([dollars] if dollars else [])
    assert not shown or fate(trial) == [{"no": no, "used": 0, "done": True}]
    return bool(shown)


def linked(no: str, one: str, other: str, dollars: int) -> None:
    """The whole way fulfils the card, all but one route does not."""
    last, *rest = way(BOARD, one, other)
    assert done(claimed(no, rest, last), no, dollars)
    assert not done(claimed(no, rest[1:], last), no, dollars)


def touched(no: str, routes: list[str], last: str, dollars: int) -> None:
    """The last route fulfils the card; with one route fewer it does not."""
    assert done(claimed(no, routes, last), no, dollars)
    assert not done(claimed(no, routes[1:], last), no, dollars)


def test_pc_114_link_st_paul_mobile() -> None:
    linked("114", "st_paul", "mobile", 5)


def test_pc_118_link_san_antonio_savannah() -> None:
    linked("118", "san_antonio", "savannah", 5)


def test_pc_121_link_miami_chicago() -> None:
    linked("121", "miami", "chicago", 5)


def test_pc_123_link_tampa_boston() -> None:
    linked("123", "tampa", "boston", 6)


def test_pc_125_link_winnipeg_nashville() -> None:
    linked("125", "winnipeg", "nashville", 5)


def test_pc_131_link_hermosillo_st_louis() -> None:
    linked("131", "hermosillo", "st_louis", 6)


def test_pc_135_link_calgary_omaha() -> None:
    linked("135", "calgary", "omaha", 6)


def test_pc_142_link_san_francisco_boston() -> None:
    linked("142", "san_francisco", "boston", 8)


def test_pc_202_link_boston_vancouver() -> None:
    linked("202", "boston", "vancouver", 0)


def test_pc_204_link_duluth_avalon() -> None:
    linked("204", "duluth", "pacific_haven", 0)


def test_pc_206_link_ensenada_quebec() -> None:
    linked("206", "baja", "quebec", 0)


def test_pc_405_link_new_york_vancouver() -> None:
    linked("405", "new_york", "vancouver", 0)


def test_pc_113_touch_five_of_the_plains() -> None:
    touched("113", ["duluth-st_paul", "davenport-omaha"], "kansas_city-st_louis-1", 4)


def test_pc_128_touch_four_of_the_wastes() -> None:
    touched("128", ["cheyenne-denver"], "phoenix-santa_fe", 6)


def test_pc_137_touch_four_on_the_way_west() -> None:
    touched("137", ["helena-spokane-1"], "fargo-miles_city-1", 5)


def test_pc_140_touch_three_of_the_west_coast() -> None:
    touched("140", ["seattle-vancouver-1"], "sacramento-san_francisco-1", 4)


def test_pc_203_touch_four_marks() -> None:
    routes = ["calgary-helena", "jacksonville-miami-1", "chihuahua-el_paso"]
    touched("203", routes, "denver-santa_fe", 0)
    asked = ["duluth-fargo", *routes[1:]]
    assert not done(claimed("203", asked, "denver-santa_fe"), "203", 0), "Duluth is not on her list"


def many_cities(count: int) -> list[str]:
    """Routes far from each other that touch just so many cities."""
    found: list[str] = []
    cities: set[str] = set()
    for route in BOARD.routes.values():
        if not cities.intersection(route.ends) and len(cities) < count:
            found.append(route.id)
            cities.update(route.ends)
    return found


def test_pc_134_touch_twenty_cities() -> None:
    last, *rest = many_cities(20)
    touched("134", rest, last, 5)


def test_pc_306_touch_twenty_two_cities() -> None:
    last, *rest = many_cities(22)
    touched("306", rest, last, 0)


def test_pc_115_paid_at_your_depots_three_times() -> None:
    changes = {"depots": {"miami": "black", "tampa": "black"}}
    position: dict[str, Any] = {"hands": [{}, {"red": 2}], "turn": 1, "row": ROW}
    trial = held("115", "G", changes=changes, **position).play("claim miami-tampa-1 red")
    assert not done(trial, "115", 3), "each depot paid is one time: two"
    trial.play("draw", "draw", "claim jacksonville-tampa red")
    assert done(trial, "115", 3), "in the travel of another"
    asleep = held("115", "", **position).play("claim miami-tampa-1 red")
    assert not done(asleep, "115", 3), "without depots nobody is paid"


def test_pc_116_hold_four_routes_of_four_or_more_spaces() -> None:
    long = ["denver-phoenix", "phoenix-salt_lake_city", "cheyenne-fargo"]
    trial = claimed("116", long, "dodge_city-santa_fe")
    assert done(trial, "116", 0)
    assert sum(trial.hand().values()) == 2, "+2 cards"
    assert not done(claimed("116", [*long[1:], "denver-santa_fe"], "dodge_city-santa_fe"), "116", 0)


def test_pc_205_hold_three_long_routes() -> None:
    long = ["denver-phoenix", "phoenix-salt_lake_city"]
    touched("205", long, "dodge_city-santa_fe", 0)


def test_pc_119_alone_the_poorest_when_an_event_is_turned_up() -> None:
    def turned(*money: int, **more: Any) -> CampaignTrial:
        events = {"event_deck": ["EV-03"], "money": [*money], "row": ROW}
        return held("119", "", "newspaper red", **events, **more).play("draw")

    assert done(turned(3, 5), "119", 4)
    assert turned(3, 5).coins == [3 + 4 + 1, 5 + 2], "before the event works"
    assert not done(turned(5, 5), "119", 4), "not alone"
    assert not done(turned(6, 5), "119", 4)
    assert done(turned(3, 5, turn=1), "119", 4), "in anybody's turn"


SIX = {
    "black": "knoxville-lewisburg",
    "blue": "cincinnati-knoxville",
    "green": "albany-boston",
    "yellow": "atlanta-charlotte",
    "red": "albany-montreal",
    "white": "charleston-charlotte",
}
TWELVE = {
    "black": "chicago-detroit-2",
    "blue": "bangor-montreal",
    "green": "atlanta-savannah",
    "yellow": "buffalo-pittsburgh",
    "red": "philadelphia-pittsburgh",
}


def test_pc_120_routes_of_all_six_colours() -> None:
    last, *rest = SIX.values()
    touched("120", rest, last, 3)


def test_pc_403_two_routes_of_each_of_five_colours() -> None:
    last, *rest = [*[*SIX.values()][:5], *TWELVE.values()]
    touched("403", rest, last, 0)
    grey = [*rest[1:], "boston-montreal-1", "cincinnati-lewisburg"]
    assert not done(claimed("403", grey, last), "403", 0), "grey is no colour"


def test_pc_122_no_card_in_hand_at_the_end_of_your_turn() -> None:
    trial = held("122", "", "red blue green", hands=[{"red": 1}, {"red": 1}], row=ROW)
    trial.play("claim jacksonville-tampa red")
    assert done(trial, "122", 0)
    assert trial.hand() == {"red": 1, "blue": 1, "green": 1}
    other = held("122", hands=[{}, {"red": 1}], turn=1, row=ROW)
    assert not done(other.play("claim jacksonville-tampa red"), "122", 0), "your own turn"
    some = held("122", hands=[{"red": 2}, {}], row=ROW)
    assert not done(some.play("claim jacksonville-tampa red"), "122", 0)


def test_pc_124_hold_three_yellow_routes() -> None:
    routes = ["atlanta-charlotte", "albany-buffalo"]
    touched("124", routes, "detroit-pittsburgh", 3)
    changes = {"companies": ("yellow", "blue")}
    trial = claimed("124", routes, "detroit-pittsburgh", changes=changes)
    assert not done(trial, "124", 3), "one's own: white instead"


def test_pc_402_hold_three_white_routes() -> None:
    touched("402", ["charleston-charlotte", "charlotte-knoxville"], "cincinnati-detroit", 0)


def test_pc_127_pay_two_skulls() -> None:
    paid_with("127", "skull")


def test_pc_130_pay_two_picks() -> None:
    paid_with("130", "pick")


def paid_with(no: str, symbol: str) -> None:
    hand = {"red": 2, f"red^{symbol}": 3}
    trial = held(no, hands=[hand, {}], row=ROW)
    trial.play(f"claim jacksonville-miami-1 red+red^{symbol}")
    assert not done(trial, no, 4)
    trial.play("draw", "draw", f"claim duluth-fargo red^{symbol}*2")
    assert done(trial, no, 4)


def test_pc_129_finish_in_last_place() -> None:
    trial = held("129", money=[3, 9])
    assert fate(trial) == [{"no": "129", "used": 0, "done": True}]
    assert trial.lasting("gifts") == [{"dollars": 5}, None], "$5 at the next set-up"
    assert trial.finish().totals == (3, 9), "and nothing now"
    first = held("129", money=[9, 3])
    assert fate(first) == [{"no": "129", "used": 0, "done": False}]
    assert first.lasting("gifts") == [None, None]


def test_pc_133_hold_four_routes_of_cascadia() -> None:
    routes = ["portland-seattle-1", "seattle-vancouver-1", "calgary-miles_city"]
    touched("133", routes, "seattle-spokane", 4)


def test_pc_302_hold_twelve_routes_that_touch_a_frontier() -> None:
    routes = [r.id for r in BOARD.routes.values() if r.needs and not r.group][:11]
    touched("302", routes, "calgary-helena", 0)
    assert not done(claimed("302", [*routes[1:], "albany-boston"], "calgary-helena"), "302", 0)


def test_pc_305_hold_fourteen_routes_of_one_or_two_spaces() -> None:
    short = [r.id for r in BOARD.routes.values() if r.length < 3 and not r.group][:14]
    touched("305", short[1:], short[0], 0)
    assert not done(claimed("305", [*short[2:], "denver-phoenix"], short[0]), "305", 0)


def test_pc_136_two_long_routes_paid_without_a_locomotive() -> None:
    hands = [{"white": 4, "blue": 4, "yellow": 3, "wild": 1}, {}]
    trial = held("136", hands=hands, row=ROW)
    trial.play("claim mobile-savannah-1 white*4")
    assert not done(trial, "136", 3)
    trial.play("draw", "draw", "claim nashville-new_orleans-2 yellow*3+wild")
    assert not done(trial, "136", 3), "with one"
    trial.play("draw", "draw", "claim cheyenne-omaha blue*4")
    assert done(trial, "136", 3)


def test_pc_139_hold_four_grey_routes() -> None:
    grey = ["boston-montreal-1", "cincinnati-lewisburg", "miami-tampa-2"]
    touched("139", grey, "buffalo-new_york", 3)
    assert not done(claimed("139", [*grey[1:], "duluth-fargo"], "buffalo-new_york"), "139", 3)


def journeys(count: int, missed: bool = False) -> dict[str, Any]:
    """Tickets of which so many are completed."""
    routes = dict.fromkeys((r for r in BOARD.routes if not BOARD.routes[r].needs), 0)
    whole = {end for route in routes for end in BOARD.routes[route].ends}
    tickets = [t.id for t in BOARD.tickets.values() if {*t.ends} <= whole][:count]
    if missed:
        tickets.append(next(t.id for t in BOARD.tickets.values() if not {*t.ends} & whole))
    return {"routes": routes, "tickets": [tickets, []]}


def met(no: str, *, cars: int = 9, **position: Any) -> bool:
    """Is a card of the end fulfilled?"""
    return bool(fate(held(no, **{"trains": [cars, 42], **position}))[0]["done"])


def test_pc_141_at_least_four_tickets_all_completed() -> None:
    assert met("141", **journeys(4))
    assert not met("141", **journeys(3))
    assert not met("141", **journeys(4, missed=True))
    assert held("141", trains=[9, 42], **journeys(4)).points("postcards") == [5, 0]


def test_pc_304_complete_six_tickets() -> None:
    assert met("304", **journeys(6, missed=True))
    assert not met("304", **journeys(5))


def test_pc_404_end_with_45_in_coins() -> None:
    assert met("404", money=[45, 5])
    assert not met("404", money=[44, 99])


def test_pc_406_two_cars_left_and_three_tickets() -> None:
    assert met("406", cars=2, **journeys(3))
    assert not met("406", cars=3, **journeys(3))
    assert not met("406", cars=2, **journeys(2))


def test_pc_303_touch_nine_ports() -> None:
    two_each = ["norfolk-philadelphia", "charleston-savannah-1", "mobile-new_orleans-1"]
    touched("303", ["miami-tampa-1", *two_each], "seattle-spokane", 0)
    assert not done(claimed("303", ["jacksonville-mobile", *two_each], "seattle-spokane"), "303", 0)


def test_pc_8_rule_cards_are_not_won_by_themselves() -> None:
    for no in ("201", "301", "401"):
        by_rule(no)


def by_rule(no: str) -> None:
    """Never met by itself: sticker E gives the card away (PC.8)."""
    assert not met(no)
    assert not ByRule("E.2").met(held(no).state, 0)
    assert not Kept(1).met(held(no).state, 0)


def test_pc_201_is_given_away_by_e_2() -> None:
    by_rule("201")


def test_pc_301_is_given_away_by_e_3() -> None:
    by_rule("301")


def test_pc_401_is_given_away_by_e_4() -> None:
    by_rule("401")


@pytest.mark.parametrize(
    ("goal", "gives", "told"),
    [
        ({"finish": {"place": "first"}}, {}, "in place last, not 'first'"),
        ({"hold": {"spaces_to": "2"}}, {}, "spaces_to should be a whole number"),
        ({"complete": 4}, {"dollars": 1, "when": "soon"}, "gives now, next-set-up or every-set-up"),
    ],
)
def test_pc_5_more_conditions_that_cannot_be_read(goal: Any, gives: Any, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        GoalCard("PC-999", goal=goal, gives=gives)

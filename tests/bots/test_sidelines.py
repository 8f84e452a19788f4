"""What the greedy bot sees beside tickets: what a campaign pays on the way, and its postcards."""

from tests.campaign.effects.frontier import at
from tests.campaign.effects.story import late
from tests.campaign.effects.tables import ROW, CampaignTrial
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.outlook import Outlook
from whistlestop.campaign.chapter.recipe import Held
from whistlestop.core.view import observe
from whistlestop.insight.atlas import atlas_of
from whistlestop.notation import format_move


def outlook(trial: CampaignTrial, seat: int = 0) -> Outlook:
    view = observe(trial.state, seat)
    return Outlook(view, atlas_of(view.edition))


def worth(trial: CampaignTrial, route: str) -> float:
    seen = outlook(trial)
    return seen.sidelines.worth(seen.atlas.route_of[route])


def test_crates_are_worth_a_visit_and_new_kinds_more() -> None:
    old = at("H", crates={"at": {"tampa": ["lime"]}, "held": [["lime"], []]})
    new = at("H", crates={"at": {"tampa": ["lime", "lemon"]}, "held": [["lime"], []]})
    assert 0 < worth(old, "jacksonville-tampa") < worth(new, "jacksonville-tampa")


def test_a_town_about_to_grow() -> None:
    assert worth(at("I", settlers={"at": {"omaha": 2}}), "davenport-omaha") == 5
    assert worth(at("I", settlers={"at": {"omaha": 1}}), "davenport-omaha") == 0


def test_the_gang_is_a_purse_for_whoever_has_a_wild_card() -> None:
    gang = {"city": "dallas", "loot": 9}
    assert worth(at("J", gang=gang), "dallas-oklahoma_city-1") == -2
    assert worth(at("J", gang=gang, hands=[{"wild": 1}, {}]), "dallas-oklahoma_city-1") == 9


def test_bridges_pay_and_those_of_others_cost() -> None:
    route = "nuevos_angeles-san_francisco-1"
    assert worth(at("N"), route) == 3
    assert worth(at("N", bridges={"plates": {route: "black"}}), route) == 3
    assert worth(at("N", bridges={"plates": {route: "blue"}}), route) == -6


def test_mountains_pay_once() -> None:
    assert worth(at("O"), "calgary-vancouver") == 7
    assert worth(at("O", tunnels={"bored": ["calgary-vancouver"]}), "calgary-vancouver") == 0


def test_depots_of_others_cost() -> None:
    found = late(2, stickers=("G",), depots={"lewisburg": "blue", "norfolk": "black"})
    trial = CampaignTrial(found, row=ROW)
    seen = outlook(trial)
    cities = seen.sidelines.cities
    assert cities == {"lewisburg": -2}


def test_a_postcard_that_asks_for_a_connection_is_planned_like_a_ticket() -> None:
    found = late(2, postcards=((Held("101"),), (Held("106"),)))
    trial = CampaignTrial(found, row=ROW, hands=[{"red": 4}, {}])
    seen = outlook(trial)
    assert set(seen.wishes) == {"PC-101"}, "never those of others"
    assert seen.journeys["PC-101"][2] == 5, "half of $4 and a vault of 6"
    move = format_move(GreedyBot(seed="x").think(seen.view))
    assert move
    assert outlook(trial, 1).wishes.keys() == {"PC-106"}


def test_cities_that_a_postcard_still_asks_for() -> None:
    found = late(2, postcards=((Held("103"),), ()))
    none = CampaignTrial(found, row=ROW)
    assert set(outlook(none).sidelines.cities) == {"norfolk", "charleston", "savannah"}
    done = CampaignTrial(found, row=ROW, routes={"charleston-savannah-1": 0})
    assert set(outlook(done).sidelines.cities) == {"norfolk"}


def test_nothing_of_it_where_there_is_no_campaign() -> None:
    trial = CampaignTrial(late(2), row=ROW)
    seen = outlook(trial)
    assert not seen.sidelines.cities
    assert not seen.sidelines.routes
    assert not seen.wishes
    assert seen.journeys is seen.atlas.tickets

"""What the greedy bot answers to the questions of the story (12.3)."""

from collections import Counter
from typing import Any

import pytest

from tests.campaign.effects.story import employed, late, pieces, struck, stuck
from tests.campaign.effects.tables import CampaignTrial
from whistlestop.bots.claims import best_payment, by_route
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.outlook import Outlook
from whistlestop.core.view import observe
from whistlestop.insight.atlas import atlas_of
from whistlestop.notation import format_move

ROW = ["red", "blue", "green", "white", "yellow"]
ONE = "claim albany-new_york black"
READY: dict[str, Any] = {
    "tickets": [["albany-bangor"], []],
    "hands": [{"black": 2, "white": 2}, {}],
}
"""By New York and Boston, in the own colour: all of it can be paid."""


def answer(trial: CampaignTrial) -> str:
    turn = trial.state.turn
    assert turn is not None
    return format_move(GreedyBot(seed="x").think(observe(trial.state, turn)))


def test_an_extra_turn_as_soon_as_two_wanted_routes_can_be_paid() -> None:
    ready = CampaignTrial(stuck("D"), row=ROW, **READY).play("take white", "take red")
    assert answer(ready) == "noon"
    poor = CampaignTrial(stuck("D"), row=ROW, tickets=READY["tickets"]).play(
        "take red", "take blue"
    )
    assert answer(poor) == "done"
    driver = employed("EM-18", row=ROW, **READY).play("take white", "take red")
    assert answer(driver) == "again"


@pytest.mark.parametrize(
    ("notes", "said"), [([0, 0], "note"), ([1, 1], "note"), ([1, 0], "done"), ([2, 3], "note")]
)
def test_a_note_while_another_has_as_many(notes: list[int], said: str) -> None:
    trial = CampaignTrial(stuck("P"), hands=[{"white": 1}, {}], notes=notes)
    assert answer(trial.play("claim charleston-charlotte white")) == said


def test_a_pledge_always() -> None:
    trial = CampaignTrial(stuck("Q"), hands=[{"green": 1}, {}]).play("claim albany-boston green")
    assert answer(trial) == "pledge boston"


def test_the_partner_who_completes_most_or_nobody() -> None:
    made = stuck("E", 3, finale="hands", pieces=pieces())
    routes = {"albany-boston": 0, "albany-buffalo": 2, "buffalo-detroit-1": 2}
    position: dict[str, Any] = {"turn": 2, "turns_left": 1, "row": ROW, "money": [1, 5, 5]}
    tickets = [["cincinnati-boston"], [], []]
    helped = CampaignTrial(
        made, routes={**routes, "cincinnati-detroit": 2}, tickets=tickets, **position
    )
    assert answer(helped.play("draw", "draw")) == "partner green"
    alone = CampaignTrial(made, routes=routes, tickets=tickets, **position)
    assert answer(alone.play("draw", "draw")) == "partner none"


def test_a_ticket_that_is_worth_it() -> None:
    routes = {"albany-boston": 0, "bangor-boston-1": 0}
    near = struck("EV-18", row=ROW, ticket_deck=["albany-bangor"], routes=routes)
    assert answer(near) == "keep albany-bangor"
    far = struck("EV-18", row=ROW, ticket_deck=["mobile-boston"], trains=[4, 4])
    assert answer(far) == "under"


def test_the_card_that_is_missed_least_goes() -> None:
    hand = {"black": 2, "white": 2, "wild": 2, "red": 5}
    trial = struck("EV-16", "blue", row=ROW, hands=[hand, {}], tickets=READY["tickets"])
    assert answer(trial) == "discard red"


def test_the_card_turned_up_that_helps_most() -> None:
    found = late(plates=(("PL-08",), ()))
    trial = CampaignTrial(found, "white wild", row=ROW, hands=[{"black": 1}, {}])
    assert answer(trial.play(ONE)) == "pick wild"


def test_money_for_a_route_only_where_cards_are_dearer() -> None:
    route = "cincinnati-pittsburgh-1"
    position: dict[str, Any] = {"marked": [route], "money": [9, 9], "row": ROW}
    tickets = [["detroit-philadelphia"], []]
    rich = CampaignTrial(stuck("V"), hands=[{"black": 3}, {}], tickets=tickets, **position)
    assert not answer(rich).endswith("for $3"), "cards that nothing needs cost nothing"
    last = CampaignTrial(stuck("V"), turns_left=2, trains=[3, 9], **position)
    assert answer(last) == f"claim {route} for $3", "the last cars are worth more"
    dear = CampaignTrial(stuck("V"), turns_left=1, turn=1, trains=[9, 12], **position)
    assert "for $6" not in answer(dear)


def test_the_more_useful_person_is_hired_more_often_but_tastes_differ() -> None:
    trial = CampaignTrial(
        late(2, stickers=("A",), hall=("EM-03", "EM-08", "EM-17", "EM-01")), fresh=True
    )
    turn = trial.state.turn
    assert turn is not None
    view = observe(trial.state, turn)
    hired = Counter(format_move(GreedyBot(seed=str(n)).think(view)) for n in range(80))
    assert set(hired) == {"hire EM-03", "hire EM-08", "hire EM-17", "hire EM-01"}
    assert hired["hire EM-17"] > hired["hire EM-01"] > hired["hire EM-03"]
    assert format_move(GreedyBot(seed="7").think(view)) == format_move(
        GreedyBot(seed="7").think(view)
    )


BEDS = ("davenport-omaha", "duluth-st_paul", "omaha-st_paul-1")


def on_the_plains(*gone: str, **position: Any) -> CampaignTrial:
    """Red's turn beside open beds; earlier games laid these colours."""
    colours = dict(zip(BEDS, gone, strict=True))
    plains = stuck("F", pieces=pieces("great_plains"), companies=("red", "blue"), colours=colours)
    return CampaignTrial(plains, row=ROW, **position)


def test_rails_of_the_own_colour_or_of_the_one_most_are_left_of() -> None:
    bed = "claim chicago-davenport wild*2"
    first = on_the_plains("red", "red", "red", hands=[{"wild": 2}, {}])
    assert answer(first.play(bed)) == "lay red"
    mine = {"davenport-st_louis": "red", "chicago-duluth": "red"}
    twice: dict[str, Any] = {"laid": mine, "routes": dict.fromkeys(mine, 0)}
    other = on_the_plains("black", "blue", "white", hands=[{"wild": 2}, {}], **twice)
    assert answer(other.play(bed)) == "lay green", "the own colour only twice a game (F.4)"


@pytest.mark.parametrize(
    ("gone", "colour"),
    [(("blue", "white", "blue"), "yellow"), (("yellow", "yellow", "white"), "blue")],
)
def test_of_like_payments_the_colour_most_are_left_of(
    gone: tuple[str, str, str], colour: str
) -> None:
    trial = on_the_plains(*gone, hands=[{"blue": 2, "white": 2, "yellow": 2}, {}])
    view = observe(trial.state, 0)
    outlook = Outlook(view, atlas_of(view.edition))
    ways = by_route(outlook)[outlook.atlas.route_of["chicago-davenport"]]
    assert best_payment(outlook, ways, []).move.payment.colour == colour
